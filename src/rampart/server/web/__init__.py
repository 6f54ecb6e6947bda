"""HTTP and WebSockets, below the pages: addresses, assets, fragments, connections."""
