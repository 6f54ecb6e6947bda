"""Black Powder: towers, war machines, special soldiers and siege engines (GWX-BP)."""
