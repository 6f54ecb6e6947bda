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
draw-brief-campaign = połowa oddziałów +1, potem giną
draw-brief-assassination = usuwa osobistość
draw-brief-imam = wpływ +2
draw-brief-bribery = rywal −1, bierze kartę
draw-brief-rebellion = wioska +1, miasto +2
draw-brief-preacher = +1, obok twego wpływu +2
draw-brief-informer = podgląd ręki
draw-brief-missionary = przesuń żeton bez sporu
draw-brief-sabotage = zburz bliski fort
draw-brief-destroyer = 1 dołącza, 1 z rezerwy
draw-brief-raiders = do 3 oddziałów chroni
draw-brief-coercion = wpływ +2
draw-brief-horse_archers = atak +1, oddział +1
draw-brief-lightning_raid = ruch, potem szturm
draw-brief-forced_march = dodatkowy ruch
draw-brief-terror = rywal −1; wpływ +1 lub +2
draw-brief-guard = obrona +1, oddział +1
draw-brief-infantry = oddział +1, o stratę mniej
draw-brief-general = +1, wycofaj 2 oddziały
draw-brief-siege_engines = fort liczy 0; w nim +1
draw-brief-vizier = +1, z kontrolą +2
draw-brief-ships = rzeki nie dzielą
draw-brief-corvee = budowa o 1 taniej
draw-brief-scorched_earth = obrona: bez łupienia
draw-brief-elder = najemnik odchodzi, twój dołącza
draw-brief-camel_cavalry = pustynia +1, oddział +1
draw-brief-caravan = weź 5 monet
draw-brief-ambush = +1, dzicz i góry +2
draw-brief-guides = 2 ruchy więcej
draw-brief-unpaid_wages = 2 najemników liczy 0
draw-brief-sheikh = +1, dziki teren +2

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
scene-pieces = Elementy na polu
scene-more = Oddziały na kartach
