"""Modes and expansions: each has a folder of its own, and the registry puts together those in play."""
