"""The content of the box as data: the power cards, the land and its preset maps."""
