"""What is done at tables by people, bots and the clock, and which process leads them."""
