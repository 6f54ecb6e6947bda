"""The packages as others install them."""
