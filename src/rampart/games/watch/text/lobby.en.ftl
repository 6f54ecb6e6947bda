# The game in the lobby

lobby-line = Settle the Gift and hold the Wall
lobby-minutes = 75 min
