"""Toy games that prove what the kernel promises, mechanism by mechanism."""
