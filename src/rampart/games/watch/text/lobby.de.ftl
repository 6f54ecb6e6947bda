# Das Spiel in der Lobby

lobby-line = Besiedle die Schenkung und halte die Mauer
lobby-minutes = 75 Minuten
