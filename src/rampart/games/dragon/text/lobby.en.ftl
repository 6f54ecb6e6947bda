# The game in the lobby

lobby-line = Twelve months, six disasters, one court
lobby-minutes = 60 min
