# Gra w lobby

lobby-line = Zasiedl Dar i obroń Mur
lobby-minutes = 75 minut
