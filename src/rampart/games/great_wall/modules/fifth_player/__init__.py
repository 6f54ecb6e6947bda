"""The fifth player: cards for the Panda clan and a full table (GWX-5P)."""
