"""Crescent Moon: five characters, one land, and no two of them play the same game."""
