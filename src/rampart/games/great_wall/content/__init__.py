"""The cards of The Great Wall as data, one module a deck."""
