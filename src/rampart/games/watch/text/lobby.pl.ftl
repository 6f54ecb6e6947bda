# Gra w lobby

lobby-line = Zasiedl ziemie za Murem i obroń je
lobby-minutes = 75 minut
