# Wokół planszy: Nocna Straż

panel-turn = ma ruch
panel-afford = Na co cię stać
panel-can = Możesz to zbudować.
panel-cannot-pay = Nie stać cię na to.
panel-none-left = Nie masz już takiego elementu.
panel-threat = Co grozi

## Zdarzenia, które kończą plan pasowania

await-turn = Zaczyna się nowa tura
await-offer = Ktoś proponuje wymianę
await-card_played = Ktoś zagrywa kartę rozwoju
await-settlement = Ktoś buduje osadę
await-keep = Ktoś buduje twierdzę
await-rush = Dzicy szturmują Mur
await-breach = W Murze powstaje wyłom
