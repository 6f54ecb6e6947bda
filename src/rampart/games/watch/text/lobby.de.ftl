# Das Spiel in der Lobby

lobby-line = Besiedle das Land hinter der Mauer und halte sie
lobby-minutes = 75 Minuten
