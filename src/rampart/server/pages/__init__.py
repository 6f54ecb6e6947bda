"""Pages: plain functions that return markup from what the site knows; `routes` lists where each of them is found."""
