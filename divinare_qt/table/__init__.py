"""The table as it is drawn: items that select and draw, pure geometry, and a director that animates events."""
