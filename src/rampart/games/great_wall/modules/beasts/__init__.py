"""Ancient Beasts: four beasts with three ranks, relics, tactics and advisors (7.3)."""
