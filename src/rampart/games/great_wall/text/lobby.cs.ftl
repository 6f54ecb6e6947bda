# The game in the lobby

lobby-line = Jedna Zeď pro všechny, sláva pro jednoho
lobby-minutes = 120 minut
