# Rysunek gry Crescent Moon.

draw-title = Crescent Moon
draw-year = Rok { $year } z { $years }
draw-setup = Przygotowanie
draw-over = Koniec gry
draw-round = Akcja { $round } z 4
draw-phase-income = Dochód
draw-phase-reserves = Rezerwy
draw-phase-maintenance = Utrzymanie
draw-phase-actions = Akcje
draw-phase-scoring = Punktacja
draw-you-decide = Decydujesz ty
draw-decides = Decyduje { $name }

## Kraina

draw-hex = { $name }: { WORD($terrain, kind: "terrain") }
draw-feature-river = rzeka
draw-feature-ford = bród
draw-feature-sacred = święte miejsce
draw-controlled = kontroluje { $name }, siła { $n }
draw-influenced = wpływ ma { $name }
draw-strength = Siła { $n }
draw-legend-control = kontrola
draw-legend-control-sign = gruba krawędź
draw-legend-influence = wpływ
draw-legend-influence-sign = żeton z gwiazdą
draw-legend-presence = obecność
draw-legend-presence-sign = cokolwiek

## Rynki i karty

draw-market = Rynek kart mocy
draw-market-far = Daleki rynek
draw-market-middle = Średni rynek
draw-market-near = Bliski rynek
draw-market-sultan = Rynek Sułtana
draw-own-price = własna { $n }
draw-by-agreement = cena według umowy
draw-deck = { $deck } w talii, { $discarded } odrzuconych
draw-card-kind = { WORD($type, kind: "type") }, { WORD($character, kind: "character") }

## Rok

draw-today = gdyby rok kończył się teraz
draw-player = { $character }: { $name }
draw-did-pass = Pas
draw-did-influence = Wpływ
draw-did-build = Budowa
draw-did-move = Ruch
draw-did-assault = Szturm
draw-did-recruit = Pobór
draw-did-hire = Najem
draw-did-bribe = Przekupstwo
draw-did-buy = Zakup
draw-did-play = Karta
draw-did-levy = Danina
draw-did-muster = Zwołanie
draw-did-uprising = Powstanie
draw-did-scheme = Intryga
draw-did-conspire = Spisek
draw-did-move_palace = Pałac
draw-did-desertion = Dezercja

## Walka i spór

draw-combat = Walka w { $hex }
draw-contest = Spór o { $hex }
draw-assault = Szturm na { $hex }
draw-with-all = ze wszystkimi
draw-attacker = Atak
draw-defender = Obrona
draw-won = wygrywa
draw-before-cards = przed kartami
draw-losses = straty { $n }
draw-face-down = Karty wybrane zakryte; nikt nie widzi ile
draw-undeclared = Bez wyboru:
draw-deal = { $name } po wygranej płaci Murszidowi { COUNT($n, kind: "point") }

## Gracze

draw-has-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
 }
draw-has-cards = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
 }
draw-has-tokens = { $n ->
    [one] { $n } żeton wpływu na mapie
    [few] { $n } żetony wpływu na mapie
   *[other] { $n } żetonów wpływu na mapie
 }
draw-has-reserve = { $n ->
    [one] { $n } oddział w rezerwie
    [few] { $n } oddziały w rezerwie
   *[other] { $n } oddziałów w rezerwie
 }
draw-resting = Odpoczywa:
draw-hand = { $n ->
    [0] Twoja ręka jest pusta
    [one] Twoja ręka: { $n } karta
    [few] Twoja ręka: { $n } karty
   *[other] Twoja ręka: { $n } kart
 }
draw-actions = Twoje akcje
draw-tiles = Twoje heksy
draw-looked-at = Te karty widzisz tylko ty
draw-offer-hire = wynająć { COUNT($n, kind: "mercenary", case: "acc") }
draw-offer-bribe = przekupić { COUNT($n, kind: "mercenary", case: "acc") } w { $hex }
draw-offer-card = { WORD($card, kind: "card") } z rynku Sułtana

## Scenes

scene-attack = Atakujący
scene-defense = Obrońca

# The parts of the board, where the whole has no room
pane-map = Mapa
pane-market = Rynek i rok
scene-attacker-wins = { $n ->
    [0] Remis
   *[other] Przewaga atakującego: { $n }
}
scene-defender-wins = Przewaga obrońcy: { $n }
scene-pieces = Elementy w heksie
scene-more = Oddziały na kartach
