"""The boards of the game: their shapes and their standard layouts."""
