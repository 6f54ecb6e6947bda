"""What every part of the site builds on: plain values, refusals, limits, names, logs."""
