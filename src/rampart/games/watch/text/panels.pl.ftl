# Wokół planszy: Nocna Straż

panel-turn = ma ruch
panel-afford = Na co cię stać
panel-can = Możesz to zbudować.
panel-cannot = Nie stać cię na to albo nie masz już elementu.
panel-threat = Co grozi
