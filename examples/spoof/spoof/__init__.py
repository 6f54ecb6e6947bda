"""Spoof: hide up to three pebbles in your fist, then guess how many all fists hold."""
