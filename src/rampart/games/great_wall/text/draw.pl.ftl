# The words of the drawing: The Great Wall

## Frame

draw-title = Wielki Mur
draw-over = Gra skończona
draw-year = Rok { $year } z { $years }
draw-season-spring = Wiosna
draw-season-summer = Lato
draw-season-fall = Jesień
draw-season-winter = Zima
draw-you-decide = Twoja decyzja
draw-decides = Decyduje { $name }
draw-you = Ty

## Columns

draw-time-about = Nowe hordy wiosną i śmiertelność
draw-artifacts = Artefakty
draw-artifact-heirloom_seal = Pieczęć
draw-artifact-heirloom_seal-gain = 3 za doradcę
draw-artifact-nine_tripods = Trójnogi
draw-artifact-nine_tripods-gain = 2 za poziom (+4)
draw-artifact-sword_of_goujian = Miecz Goujiana
draw-artifact-sword_of_goujian-gain = 4 za czystą hordę
draw-artifact-jade_disc = Jadeitowy dysk
draw-artifact-jade_disc-gain = 3 za żołnierza
draw-artifact-river_scroll = Zwój znad rzeki
draw-artifact-river_scroll-gain = zasoby i taktyki
draw-shame-bank = Żetony hańby
draw-shame-bank-about = { $n ->
    [0] Nie ma już żetonów hańby: jeśli żaden nie wróci, gra kończy się tej zimy
   *[other] Pozostałe żetony hańby: { $n }
 }
draw-of = { $n } z { $whole }
draw-horde-deck = Talia hord
draw-indicator = Rewers wierzchniej karty: { WORD($section, kind: "section") }. Jeśli żaden odcinek nie jest pusty, dobrana horda idzie tam, gdzie wskazuje rewers następnej karty.
draw-warehouse = Magazyn
draw-warehouse-about = Przekazane dary; to nimi najpierw płaci się za budowę
draw-command = Rozkazy
draw-tea = Herbata

## Field

draw-section = { START(WORD($section, kind: "section")) }
draw-blocked = Poza grą
draw-rest = { START(WORD($section, kind: "section")) }: strefa odpoczynku
draw-def = Obr
draw-atk = At
draw-holds = { $n ->
    [0] { START(WORD($section, kind: "section")) } ledwo się utrzyma
   *[other] { START(WORD($section, kind: "section")) } utrzyma się z zapasem { $n }
 }
draw-breaks = { START(WORD($section, kind: "section")) }: wyłom, brakuje { $n }
draw-level = Poziom { $level }
draw-archer = Łucznik na stanowisku strzeleckim
draw-resting-spearman = Odpoczywa { COUNT($n, kind: "spearman") }
draw-resting-archer = Odpoczywa { COUNT($n, kind: "archer") }
draw-resting-horseman = Odpoczywa { COUNT($n, kind: "horseman") }
draw-card-about = { $name }: { $text }

## Locations

draw-locked = zamknięte
draw-here = obecni: { $n }
draw-open = wolne
draw-place = { WORD($place, kind: "location") }: { COUNT($n, kind: "clerk") }
draw-price-lumber_mill = { $n } chi
draw-price-quarry = { $n } drewna
draw-price-gold_mine = { $n } kamienie
draw-price-temple = { $n } złota
draw-build-wall = Poziom muru
draw-build-barricade = Barykada
draw-tea_house = O 1 miejsce w górę,|bez rywali na szczyt
draw-headquarters = Przesuń żołnierzy z odcinka|na inny odcinek
draw-war_academy = Dobierz kartę taktyki|za każdego urzędnika
draw-tactic-deck = W talii: { COUNT($n, kind: "tactic") }

## Mats and dock

draw-honour = { COUNT($n, kind: "honour") }
draw-support = N { $n }
draw-general = { START(WORD($clan, kind: "clan")) } – { WORD($card, kind: "general") }: { WORD($card, kind: "general_text") }
draw-more = i jeszcze { $n }
draw-count-claimed = Zdobyte hordy: { $n }
draw-count-shame = { COUNT($n, kind: "shame") }
draw-count-tactics = Na ręce: { COUNT($n, kind: "tactic") }
draw-count-commands = Na ręce: { COUNT($n, kind: "command") }
draw-count-clerks = W puli: { COUNT($n, kind: "clerk") }
draw-count-spearman = W puli: { COUNT($n, kind: "spearman") }
draw-count-archer = W puli: { COUNT($n, kind: "archer") }
draw-count-horseman = W puli: { COUNT($n, kind: "horseman") }
draw-screen = Za twoją zasłoną
draw-supply = Twoja pula
draw-commands = Karty rozkazu
draw-tactics = Taktyki
draw-claimed = { WORD($horde, kind: "horde") }: { $shame ->
    [0] na koniec { COUNT($honour, kind: "honour") }
   *[other] bez wartości ({ COUNT($shame, kind: "shame") })
 }
draw-unhired = Urzędnicy do zatrudnienia: { $n }
draw-discards = { $n ->
    [0] Nie masz odrzuconych kart rozkazu
   *[other] Twoje odrzucone karty: { WORDS($cards, kind: "command") }
 }

## Scenes

scene-defense = Obrona
scene-attack = Atak

# The parts of the board, where the whole has no room
pane-wall = Mur
pane-places = Lokacje
scene-holds = Utrzymany, zapas { $n }
scene-breach = Wyłom: brakuje { $n }
scene-wall = Mur, poziom { $level }
scene-more = Barykady i karty
pane-extras = Rozszerzenia
