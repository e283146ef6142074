"""What a seat can conclude and decide from its view alone."""
