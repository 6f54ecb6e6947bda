"""The site: tables, people and pages on top of the games."""
