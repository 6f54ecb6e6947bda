"""The Iron Dragon: clerks stoke it together, and when it is full it burns a horde (7.2)."""
