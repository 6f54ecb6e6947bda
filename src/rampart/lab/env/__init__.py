"""Environments of other libraries on the same engine: PettingZoo, Gymnasium and OpenSpiel."""
