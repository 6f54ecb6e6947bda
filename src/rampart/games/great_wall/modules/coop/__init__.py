"""Co-operative play: imperial demands, events, and all win or lose together (4.4, 8)."""
