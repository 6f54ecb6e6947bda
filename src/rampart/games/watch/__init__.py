"""A Game of Thrones Catan: settling the Gift, and the Brotherhood of the Watch on the Wall."""
