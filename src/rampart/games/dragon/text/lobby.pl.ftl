# The game in the lobby

lobby-line = Dwanaście miesięcy, sześć klęsk, jeden dwór
lobby-minutes = 60 minut
