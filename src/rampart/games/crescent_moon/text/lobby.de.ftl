# The game in the lobby

lobby-line = Fünf Throne, ein Land, und jedes Versprechen hat seinen Preis
lobby-minutes = 150 Minuten
