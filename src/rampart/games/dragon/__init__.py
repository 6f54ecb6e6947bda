"""In the Year of the Dragon: twelve months, twelve known events, and never enough actions."""
