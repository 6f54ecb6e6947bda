"""Encoders of observations, one module a game; made by `python tools/encoders.py`."""
