"""The public API, `/api/v1`: the site for programs, with tokens instead of cookies."""
