# Kolem desky: Noční hlídka

panel-turn = na tahu
panel-afford = Na co máš
panel-can = Tohle můžeš postavit.
panel-cannot-pay = Na tohle nemáš suroviny.
panel-none-left = Takovou figurku už nemáš.
panel-threat = Co hrozí

## Události, které ukončí plán pasovat

await-turn = Začíná nový tah
await-offer = Někdo nabízí obchod
await-card_played = Někdo hraje akční kartu
await-settlement = Někdo staví osadu
await-keep = Někdo staví tvrz
await-rush = Divocí útočí na Zeď
await-breach = Některý úsek je prolomen
