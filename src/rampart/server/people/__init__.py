"""Guests and accounts: who someone is, how they prove it, whom they know, what they have played and learned."""
