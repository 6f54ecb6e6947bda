# The game in the lobby

lobby-line = Five thrones, one land, and every promise has a price
lobby-minutes = 150 min
