# The game in the lobby

lobby-line = Jeden mur dla wszystkich, chwała dla jednego
lobby-minutes = 120 minut
