"""Tables: entries replayed into a position, opened, stored, told as a story."""
