"""The site in a real browser, played by people and bots."""
