"""The rules of Divinare: pure functions over frozen values. Nothing here reads a clock, a screen or a network."""
