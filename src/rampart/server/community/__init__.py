"""Ratings, quick match, tournaments and the deal of the week."""
