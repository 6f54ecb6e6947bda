"""Ancient Chronicles: scenarios with rules of their own, and cards among them artifacts that work all game."""
