"""The kernel: frames, steps, chance, records with declared secrecy, views, documents, journal and replay."""
