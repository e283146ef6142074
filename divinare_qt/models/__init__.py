"""What the game is to a screen, with QtCore alone: the session that owns a match, and item models over it."""
