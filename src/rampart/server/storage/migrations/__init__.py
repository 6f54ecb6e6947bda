"""Migrations of the database, applied in order when the site starts."""
