"""Genghis Khan: his card and his skills, the emperor's award, bannermen."""
