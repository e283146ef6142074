"""What the game is to a screen, with QtCore alone: the session that owns a match, and item models over it."""

from divinare_qt.models.singletons import keep_singletons

keep_singletons()
