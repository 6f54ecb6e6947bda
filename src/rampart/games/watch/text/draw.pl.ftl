# Rysunek Nocnej Straży

draw-title = Nocna Straż
draw-over = Koniec gry
draw-setup = Przygotowanie
draw-turn = Tura { $n }
draw-stage-roll = Rzut
draw-stage-trade = Handel
draw-stage-build = Budowa
draw-you-decide = Twoja decyzja
draw-decides = Decyduje { $name }

## Na północ od Muru

draw-frostfangs = Mroźne Kły
draw-figures-left = { $kind }: { $n } w Mroźnych Kłach
draw-tormunds-camp = { "Tormund" }
draw-tormund-away = odszedł
draw-tormund-home = w obozie
draw-clan-ice = Lodowa Rzeka
draw-clan-cave = Jaskiniowcy
draw-clan-horn = Rogostopi
draw-clan-rattle = Grzechoczące Kości
draw-clan-heart = Drzewo Serce
draw-type-regular = dziki
draw-type-climber = wspinacz
draw-type-giant = olbrzym
draw-type-mammoth = mamut
draw-camp = { $kind }, { $clan }, obóz { $camp }
draw-in-clearing = { $kind } na polanie { $section }
draw-breaches = Wyłomy
draw-breaches-end = { $n } kończą grę
draw-in-gift = W Darze
draw-in-gift-end = { $n }, koniec przy { $most }
draw-against = { $foes } na { $guards }
draw-guard = Strażnik ({ $name }), odcinek { $section }, pole { $space }

## W Darze

draw-road = Droga ({ $name })
draw-settlement = Osada ({ $name })
draw-keep = Twierdza ({ $name })
draw-tormund = { "Tormund" }
draw-in-the-gift = { $kind } w Darze: to pole nic nie daje

## Obok planszy

draw-head-roll = Ostatni rzut
draw-head-bank = { "Bank" }
draw-head-tokens = Wciąż zakryte
draw-head-heroes = Dostępni bohaterowie
draw-head-costs = Koszty
draw-no-roll = jeszcze bez rzutu
draw-trail = szlak { $n }
draw-no-trail = spokój
draw-rate = { $n } takie same za 1
draw-left-lumber = drewno: { $n }
draw-left-brick = cegła: { $n }
draw-left-wool = wełna: { $n }
draw-left-grain = zboże: { $n }
draw-left-ore = ruda: { $n }
draw-left-deck = { $n ->
    [one] { $n } karta rozwoju
    [few] { $n } karty rozwoju
   *[other] { $n } kart rozwoju
 }
draw-special-road = Najdłuższa droga
draw-special-patrol = Największy patrol
draw-holder = { $name }, { $n }
draw-no-holder = nikt, potrzeba { $n }
draw-points = { $n } PZ
draw-tokens-hint = żetony zakryte
draw-cost-road = Droga
draw-cost-settlement = Osada
draw-cost-keep = Twierdza
draw-cost-card = Karta
draw-cost-guard = Strażnik
draw-heroes-count = { $n }

## Co grozi

draw-calm = Mur trzyma
draw-calm-more = Następna kość dzikich go nie przełamie.
draw-weakest = Najsłabszy odcinek { $section }: { $foes } na { $guards }.
draw-danger-nothing = Odcinek { $section } ledwo trzyma
draw-danger-empty = Odcinek { $section } bez strażnika
draw-danger-giant = Odcinek { $section } zaraz pęknie
draw-danger-climber = Kolejny wspinacz kończy grę
draw-danger-odds = { $foes ->
    [one] { $foes } dziki
    [few] { $foes } dzicy
   *[other] { $foes } dzikich
 } przeciw { $guards ->
    [one] { $guards } strażnikowi.
    [few] { $guards } strażnikom.
   *[other] { $guards } strażnikom.
 }
draw-danger-faces = Przełamie go kość { $faces }: { $n } z { $all }.
draw-danger-climbs = Grę kończy kość { $faces }: { $n } z { $all }.
draw-danger-more = { $n ->
    [one] Zagrożony jeszcze { $n } odcinek.
    [few] Zagrożone jeszcze { $n } odcinki.
   *[other] Zagrożonych jeszcze { $n } odcinków.
 }
draw-heir = Jeśli to koniec, wygrywa { $name }: { $guards ->
    [one] { $guards } strażnik.
    [few] { $guards } strażnicy.
   *[other] { $guards } strażników.
 }
draw-heirs = Na razie remis { $n } graczy: { $guards ->
    [one] { $guards } strażnik.
    [few] { $guards } strażnicy.
   *[other] { $guards } strażników.
 }
draw-rush = { $clan }: o 1 od szturmu ({ $share } %).

## Bohaterowie

draw-hero-line = { $name }: { $does }
draw-hero-side = { $name }, strona { $side }
draw-hero-resting = { $name }, strona { $side }, odpoczywa
draw-hero-mormont = { "Mormont" }
draw-hero-mormont-short = karta od innych graczy
draw-hero-mormont-does = Wskaż surowiec oraz 1 lub 2 graczy: kto go ma, daje ci 1 i dostaje dowolną kartę.
draw-hero-marsh = { "Marsh" }
draw-hero-marsh-short = wymień 1 kartę z bankiem
draw-hero-marsh-does = Wymień z bankiem 1 kartę na 1 inny surowiec.
draw-hero-tarly = { "Tarly" }
draw-hero-tarly-short = 1 karta, gdy rzut nic nie da
draw-hero-tarly-does = Gdy rzut inny niż 7 nic ci nie da, weź dowolny surowiec.
draw-hero-yarwyck = { "Yarwyck" }
draw-hero-yarwyck-short = przesuń swoją końcową drogę
draw-hero-yarwyck-does = Zdejmij drogę z wolnym końcem i zbuduj ją za darmo gdzie indziej.
draw-hero-thorne = { "Thorne" }
draw-hero-thorne-short = strażnik za inny surowiec
draw-hero-thorne-does = Stawiając strażnika, zapłać dowolnym surowcem zamiast jednego z trzech.
draw-hero-melisandre = { "Melisandre" }
draw-hero-melisandre-short = wybierz 1 z 3 kart
draw-hero-melisandre-does = Kupując kartę rozwoju, obejrzyj 3 i zatrzymaj 1; 1 surowiec ceny możesz zastąpić.
draw-hero-rayder = { "Rayder" }
draw-hero-rayder-short = zabierz 1 kartę liderowi
draw-hero-rayder-does = Obejrzyj rękę kogoś, kto ma więcej jawnych punktów niż ty, i zabierz wybraną kartę.
draw-hero-benjen = { "Benjen" }
draw-hero-benjen-short = dziki znika z obozu lub polany
draw-hero-benjen-does = Odeślij 1 dzikiego z obozu lub polany w Mroźne Kły; potem przyjdzie nowy.
draw-hero-ygritte = { "Ygritte" }
draw-hero-ygritte-short = 1 dziki znika z Daru
draw-hero-ygritte-does = Odeślij 1 dzikiego z Daru w Mroźne Kły.
draw-hero-yoren = { "Yoren" }
draw-hero-yoren-short = patrol staje się strażnikiem
draw-hero-yoren-does = Usuń z gry 1 swój zagrany Patrol i postaw za darmo strażnika na Murze.
draw-hero-qhorin = { "Qhorin" }
draw-hero-qhorin-short = Tormund wraca do obozu
draw-hero-qhorin-does = Odeślij Tormunda do obozu i weź kartę tego, co daje jego pole.
draw-hero-aemon = { "Aemon" }
draw-hero-aemon-short = siódemka nic cię nie kosztuje
draw-hero-aemon-does = Gdy przy 7 musisz oddać karty, nie oddajesz żadnej.
draw-hero-jon_snow = { "Jon Snow" }
draw-hero-jon_snow-short = oczyść strzeżoną polanę
draw-hero-jon_snow-does = Odeślij w Mroźne Kły zwykłego dzikiego z polany, przy której odcinku masz strażnika.
draw-hero-gilly = { "Goździk" }
draw-hero-gilly-short = osada bez dzikiego
draw-hero-gilly-does = Gdy budujesz osadę, jej żeton wraca nieodkryty.
draw-hero-osha = { "Osha" }
draw-hero-osha-short = przesuń dzikiego w Darze
draw-hero-osha-does = Przesuń 1 dzikiego w Darze na inne pole bez dzikiego.

## Gracze i to, co twoje

draw-holds-cards = { $n ->
    [one] { $n } karta surowca
    [few] { $n } karty surowców
   *[other] { $n } kart surowców
 }
draw-holds-unplayed = { $n ->
    [one] { $n } karta rozwoju na ręce
    [few] { $n } karty rozwoju na ręce
   *[other] { $n } kart rozwoju na ręce
 }
draw-holds-guards = { $n ->
    [one] { $n } strażnik na Murze
    [few] { $n } strażnicy na Murze
   *[other] { $n } strażników na Murze
 }
draw-holds-road = droga długości { $n }
draw-holds-patrols = { $n ->
    [one] { $n } zagrany Patrol
    [few] { $n } zagrane Patrole
   *[other] { $n } zagranych Patroli
 }
draw-hand = Twoje surowce: { $n } (przy 7 limit { $most })
draw-left = Zostało: { $pieces }
draw-left-roads = { $n ->
    [one] { $n } droga
    [few] { $n } drogi
   *[other] { $n } dróg
 }
draw-left-settlements = { $n ->
    [one] { $n } osada
    [few] { $n } osady
   *[other] { $n } osad
 }
draw-left-keeps = { $n ->
    [one] { $n } twierdza
    [few] { $n } twierdze
   *[other] { $n } twierdz
 }
draw-left-guards = { $n ->
    [one] { $n } strażnik
    [few] { $n } strażnicy
   *[other] { $n } strażników
 }
draw-cards = Twoje karty rozwoju: { $n }
draw-card-patrol = { "Patrol" }
draw-card-patrol-short = Tormund albo dziki
draw-card-patrol-does = Przesuń Tormunda i ukradnij kartę. W pełnej grze możesz zamiast tego odesłać dzikiego z Daru w Mroźne Kły.
draw-card-winter = Zima
draw-card-winter-short = 2 surowce
draw-card-winter-does = Weź z banku 2 dowolne surowce.
draw-card-road_building = Drogi
draw-card-road_building-short = 2 drogi
draw-card-road_building-does = Zbuduj 2 drogi za darmo.
draw-card-new_guard = Nowy strażnik
draw-card-new_guard-short = 1 strażnik
draw-card-new_guard-does = Postaw strażnika na Murze za darmo.
draw-card-monopoly = Monopol
draw-card-monopoly-short = cały jeden surowiec
draw-card-monopoly-does = Wskaż surowiec: wszyscy oddają ci wszystkie jego karty.
draw-card-vp_card = Punkt
draw-card-vp_card-short = tajny
draw-card-vp_card-does = Jeden punkt zwycięstwa; pokazujesz go, gdy nim wygrasz, albo na końcu.
draw-card-new = kupiona w tej turze
draw-card-count = ×{ $n }
draw-your-hero = Twój bohater, strona { $side }
draw-your-hero-resting = Twój bohater, strona { $side }, odpoczywa
draw-to-victory = Do zwycięstwa
draw-of-ten = z { $n }
draw-source = { $source } { $n }

## Scenes

scene-guards = Strażnicy
scene-wildlings = Dzicy

# The parts of the board, where the whole has no room
pane-land = Plansza
pane-column = Przegląd
scene-holds = Utrzymany, zapas { $n }
scene-breaks = Pęka: brakuje { $n }
scene-more = Pozostali
