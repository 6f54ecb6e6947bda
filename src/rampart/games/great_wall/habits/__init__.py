"""How anyone plays without thinking, and what modules add to it."""
