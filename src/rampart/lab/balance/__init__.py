"""Balance: what many games of bots say about a game, as a page that a designer reads without the code."""
