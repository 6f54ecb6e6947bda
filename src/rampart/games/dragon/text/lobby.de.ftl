# The game in the lobby

lobby-line = Zwölf Monate, sechs Plagen, ein Hof
lobby-minutes = 60 Minuten
