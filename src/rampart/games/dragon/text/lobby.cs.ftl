# The game in the lobby

lobby-line = Dvanáct měsíců, šest pohrom, jeden dvůr
lobby-minutes = 60 minut
