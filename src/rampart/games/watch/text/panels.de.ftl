# Rund um den Plan: Die Wache

panel-turn = am Zug
panel-afford = Was du dir leisten kannst
panel-can = Das kannst du bauen.
panel-cannot-pay = Das kannst du nicht bezahlen.
panel-none-left = Davon hast du nichts mehr übrig.
panel-threat = Was droht

## Ereignisse, die einen Plan zu passen beenden

await-turn = Ein neuer Zug beginnt
await-offer = Jemand bietet einen Handel an
await-card_played = Jemand spielt eine Entwicklungskarte
await-settlement = Jemand baut eine Siedlung
await-keep = Jemand baut eine Befestigung
await-rush = Wildlinge stürmen zur Mauer
await-breach = Ein Abschnitt wird durchbrochen
