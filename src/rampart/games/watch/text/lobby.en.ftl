# The game in the lobby

lobby-line = Settle the land behind the Wall, and hold it
lobby-minutes = 75 min
