"""The Great Wall: generals who share one wall, its locations and its hordes."""
