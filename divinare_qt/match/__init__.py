"""The authority over a game: who may do what now, the record on disk, and tournaments."""
