"""The Rat: it pays gold where it sits, and moves after every turn of fall (7.6)."""
