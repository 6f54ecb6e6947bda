# Hra v předsálí

lobby-line = Osidli Dar a ubraň Zeď
lobby-minutes = 75 minut
