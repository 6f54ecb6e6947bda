# Kolem desky: Ve svitu půlměsíce

panel-goals = Tvé cíle, kdyby rok končil teď
panel-of = { $have } { $need ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
    [12] ze
    [13] ze
    [14] ze
    [16] ze
   *[other] z
 } { $need }
panel-left-coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
 }
panel-left-reserve = { $n ->
    [one] { $n } jednotka na tvé kartě záloh
    [few] { $n } jednotky na tvé kartě záloh
   *[other] { $n } jednotek na tvé kartě záloh
 }
panel-left-units = { $n ->
    [one] { $n } jednotka v tvé zásobě
    [few] { $n } jednotky v tvé zásobě
   *[other] { $n } jednotek v tvé zásobě
 }
panel-left-forts = { $n ->
    [one] { $n } tvrz v tvé zásobě
    [few] { $n } tvrze v tvé zásobě
   *[other] { $n } tvrzí v tvé zásobě
 }
panel-left-castles = { $n ->
    [one] { $n } pevnost v tvé zásobě
    [few] { $n } pevnosti v tvé zásobě
   *[other] { $n } pevností v tvé zásobě
 }
panel-left-tokens = { $n ->
    [one] { $n } žeton vlivu v tvé zásobě
    [few] { $n } žetony vlivu v tvé zásobě
   *[other] { $n } žetonů vlivu v tvé zásobě
 }
panel-reserve = Karta záloh
panel-memory = Pro paměť: ohlášené body

## Události, které ukončí plán pasovat

await-year = Začíná nový rok
await-turn = Začíná nový tah
await-combat = Někdo útočí
await-contest = Někdo začíná soupeření o vliv
await-palace = Na desku přichází palác
await-played = Někdo hraje kartu
await-built = Někdo staví
