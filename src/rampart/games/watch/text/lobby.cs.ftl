# Hra v předsálí

lobby-line = Osidli zemi za Zdí a udrž ji
lobby-minutes = 75 minut
