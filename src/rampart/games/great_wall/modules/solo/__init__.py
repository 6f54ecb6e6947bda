"""Solo play against Qin Jiushao."""
