# The game in the lobby

lobby-line = Eine Mauer für alle, Ruhm für einen
lobby-minutes = 120 Minuten
