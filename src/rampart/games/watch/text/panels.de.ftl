# Rund um den Plan: Die Wache

panel-turn = am Zug
panel-afford = Was du dir leisten kannst
panel-can = Das kannst du bauen.
panel-cannot = Das kannst du nicht bezahlen, oder dir fehlt die Figur.
panel-threat = Was droht
