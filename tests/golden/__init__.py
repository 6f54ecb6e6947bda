"""Whole games, playthroughs and counts that are stored and compared; `python -m tests.golden` writes them again."""
