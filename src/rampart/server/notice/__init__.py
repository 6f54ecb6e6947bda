"""How people learn that something waits for them."""
