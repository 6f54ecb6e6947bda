# The game in the lobby

lobby-line = Pięć tronów, jedna kraina, a każda obietnica ma cenę
lobby-minutes = 150 minut
