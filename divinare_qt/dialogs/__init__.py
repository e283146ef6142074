"""Windows and pages beside the table: welcome, new game, layouts, preferences, statistics, score sheets, messages."""
