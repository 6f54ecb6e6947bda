"""The lab: simulation and measurement on top of the games."""
