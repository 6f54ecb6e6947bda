# Rund um den Plan: Die Wache

panel-turn = am Zug
panel-afford = Was du dir leisten kannst
panel-can = Das kannst du bauen.
panel-cannot-pay = Das kannst du nicht bezahlen.
panel-none-left = Davon hast du nichts mehr übrig.
panel-threat = Was droht
