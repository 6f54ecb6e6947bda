# Wokół planszy: Nocna Straż

panel-turn = ma ruch
panel-afford = Na co cię stać
panel-can = Możesz to zbudować.
panel-cannot-pay = Nie stać cię na to.
panel-none-left = Nie masz już takiego elementu.
panel-threat = Co grozi
