"""The rules in the order of play, one module a chapter."""
