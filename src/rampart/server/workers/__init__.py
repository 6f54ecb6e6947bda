"""Work away from the event loop: bots that think, and what strangers send."""
