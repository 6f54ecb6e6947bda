# The game in the lobby

lobby-line = Pět trůnů, jedna země a každý slib má svou cenu
lobby-minutes = 150 minut
