# In the Year of the Dragon: its words, then what the table asks, offers, refuses and tells.

game-title = Im Jahr des Drachen
game-help = Das ganze Jahr liegt offen vor dir: zwölf Monate, jeder mit einem Ereignis, und die meisten sind schlimm. Jeden Monat führst du eine Aktion aus oder passt, holst mit einer Karte eine Person an deinen Hof, stehst das Ereignis durch und wertest Paläste, Hofdamen und Privilegien. Wer auf der Personenpunkteleiste vorn liegt, ist zuerst dran. Eine Aktionsgruppe mit Drache kostet 3 Yuan. Unbewohnte Paläste verfallen. Am Ende zählen Personen, Mönche und Geld noch einmal; die meisten Punkte gewinnen.

## Persons

tile-craftsman = Handwerker
    .a = einen Handwerker
    .the = den Handwerker
tile-court_lady = Hofdame
    .a = eine Hofdame
    .the = die Hofdame
tile-tax_collector = Steuereintreiber
    .a = einen Steuereintreiber
    .the = den Steuereintreiber
tile-pyrotechnist_young = jüngerer Feuerwerker
    .a = einen jüngeren Feuerwerker
    .the = den jüngeren Feuerwerker
tile-warrior_young = jüngerer Krieger
    .a = einen jüngeren Krieger
    .the = den jüngeren Krieger
tile-monk_young = jüngerer Mönch
    .a = einen jüngeren Mönch
    .the = den jüngeren Mönch
tile-healer_young = jüngerer Heiler
    .a = einen jüngeren Heiler
    .the = den jüngeren Heiler
tile-farmer_young = jüngerer Bauer
    .a = einen jüngeren Bauern
    .the = den jüngeren Bauern
tile-scholar_young = jüngerer Gelehrter
    .a = einen jüngeren Gelehrten
    .the = den jüngeren Gelehrten
tile-pyrotechnist_old = älterer Feuerwerker
    .a = einen älteren Feuerwerker
    .the = den älteren Feuerwerker
tile-warrior_old = älterer Krieger
    .a = einen älteren Krieger
    .the = den älteren Krieger
tile-monk_old = älterer Mönch
    .a = einen älteren Mönch
    .the = den älteren Mönch
tile-healer_old = älterer Heiler
    .a = einen älteren Heiler
    .the = den älteren Heiler
tile-farmer_old = älterer Bauer
    .a = einen älteren Bauern
    .the = den älteren Bauern
tile-scholar_old = älterer Gelehrter
    .a = einen älteren Gelehrten
    .the = den älteren Gelehrten

types-craftsman = Handwerker
    .the = die Handwerker
types-court_lady = Hofdamen
    .the = die Hofdamen
types-tax_collector = Steuereintreiber
    .the = die Steuereintreiber
types-pyrotechnist = Feuerwerker
    .the = die Feuerwerker
types-warrior = Krieger
    .the = die Krieger
types-monk = Mönche
    .the = die Mönche
types-healer = Heiler
    .the = die Heiler
types-farmer = Bauern
    .the = die Bauern
types-scholar = Gelehrte
    .the = die Gelehrten

card-craftsman = Karte „Handwerker“
    .the = die Karte „Handwerker“
card-court_lady = Karte „Hofdame“
    .the = die Karte „Hofdame“
card-tax_collector = Karte „Steuereintreiber“
    .the = die Karte „Steuereintreiber“
card-pyrotechnist = Karte „Feuerwerker“
    .the = die Karte „Feuerwerker“
card-warrior = Karte „Krieger“
    .the = die Karte „Krieger“
card-monk = Karte „Mönch“
    .the = die Karte „Mönch“
card-healer = Karte „Heiler“
    .the = die Karte „Heiler“
card-farmer = Karte „Bauer“
    .the = die Karte „Bauer“
card-scholar = Karte „Gelehrter“
    .the = die Karte „Gelehrter“
card-wild = Joker
    .the = einen Joker

## Actions, events, phases

action-taxes = Steuer
action-build = Palastbau
action-harvest = Ernte
action-fireworks = Feuerwerk
action-military = Heerschau
action-research = Studium
action-privilege = Privileg
action-build_wall = Mauerbau

event-peace = Ruhe
event-tribute = Kaisertribut
event-drought = Dürre
event-festival = Drachenfest
event-mongols = Mongolensturm
event-contagion = Krankheit

event_effect-peace = nichts geschieht
event_effect-tribute = zahle 4 Yuan, gib je fehlendem Yuan eine Person ab
event_effect-drought = zahle 1 Reissack je bewohntem Palast, gib aus jedem unversorgten eine Person ab
event_effect-festival = die meisten Raketen: 6 Punkte, die zweitmeisten: 3; wer punktet, gibt die Hälfte ab
event_effect-mongols = 1 Punkt je Helm; wer die wenigsten hat, gibt eine Person ab
event_effect-contagion = gib 3 Personen ab, je Mörser eine weniger

super-lantern = Laternenfest
super-buddha = Buddha
super-earthquake = Erdbeben
super-flood = Flut
super-eclipse = Sonnenfinsternis
super-volcano = Vulkanausbruch
super-tornado = Tornado
super-sunrise = Sonnenaufgang
super-assassination = Attentat
super-edict = Neros Edikt

super_effect-lantern = 2 Punkte je Person in deinen Palästen
super_effect-buddha = Mönche zählen wie am Spielende
super_effect-earthquake = du verlierst 2 Palastteile deiner Wahl
super_effect-flood = gib die Hälfte deiner Yuan, Reissäcke und Raketen ab
super_effect-eclipse = das Ereignis von Monat 7 kommt zweimal
super_effect-volcano = alle Personenscheiben zurück auf 0, Reihenfolge bleibt
super_effect-tornado = wirf 2 Personenkarten ab
super_effect-sunrise = nimm eine jüngere Person ohne Karte
super_effect-assassination = alle Privilegien gehen verloren
super_effect-edict = eine Personenart bringt dir sofort ihren Nutzen

phase-setup = Spielaufbau
phase-actions = Aktion
phase-persons = Person
phase-event = Ereignis
phase-scoring = Wertung
phase-end = Spielende

## Wall tiles, privileges, sources of points

wall-w_rice = 1 Reissack
wall-w_firework = 1 Rakete
wall-w_floor = 1 Palastteil
wall-w_yuan = 2 Yuan
wall-w_track = 3 Schritte vor
wall-w_vp = 3 Punkte

privilege-small = kleines Privileg
    .a = ein kleines Privileg
privilege-large = großes Privileg
    .a = ein großes Privileg

source-palaces = Paläste
    .for = für Paläste
source-court_ladies = Hofdamen
    .for = für Hofdamen
source-privileges = Privilegien
    .for = für Privilegien
source-research = Studium
    .for = im Studium
source-festivals = Drachenfeste
    .for = beim Drachenfest
source-invasions = Helme gegen die Mongolen
    .for = für Helme
source-wall = Chinesische Mauer
    .for = für die Mauer
source-super_event = Super-Ereignis
    .for = im Super-Ereignis
source-persons = Personen
    .for = für Personen am Hof
source-monks = Mönche
    .for = für Mönche
source-money = Geld
    .for = für Yuan, Reis und Raketen

## Numbers of things

count-yuan = { $n } Yuan
count-rice = { $n ->
    [one] { $n } Reissack
   *[other] { $n } Reissäcke
 }
count-firework = { $n ->
    [one] { $n } Rakete
   *[other] { $n } Raketen
 }
count-floor = { $n ->
    [one] { $n } Palastteil
   *[other] { $n } Palastteile
 }
count-palace = { $n ->
    [one] { $n } Palast
   *[other] { $n } Paläste
 }
count-person = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
 }
count-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
count-step = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
 }
count-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
 }
count-hammer = { $n ->
    [one] { $n } Hammer
   *[other] { $n } Hämmer
 }
count-sack = { $n ->
    [one] { $n } Sack
   *[other] { $n } Säcke
 }
count-rocket = { $n ->
    [one] { $n } Rakete
   *[other] { $n } Raketen
 }
count-helmet = { $n ->
    [one] { $n } Helm
   *[other] { $n } Helme
 }
count-book = { $n ->
    [one] { $n } Buch
   *[other] { $n } Bücher
 }
count-mortar = { $n ->
    [one] { $n } Mörser
   *[other] { $n } Mörser
 }

## Options of the table

table-option-wall = Die chinesische Mauer
table-meaning-wall = Alle bekommen 6 Mauerteile, und 1 Aktion kommt hinzu. Beim Mongolensturm und am Ende belohnt eine lange Mauer ihre Erbauer. Ist sie zu kurz, gibt 1 Person ab, wer am wenigsten gebaut hat.
table-value-wall-false = ohne Mauer
table-value-wall-true = mit Mauer
table-option-super_event = Super-Ereignis
table-meaning-super_event = In Monat 7 kommt zum gewöhnlichen Ereignis ein großes hinzu.
table-value-super_event-none = keines
table-value-super_event-random = zufällig gezogen
table-values-super_event = { WORD($value, kind: "super") }
table-option-choose_after_events = Super-Ereignis nach Wahl
table-meaning-choose_after_events = Wer zuerst Personen wählt, bestimmt das Super-Ereignis, sobald alle Ereignisse ausliegen.
table-value-choose_after_events-false = nein
table-value-choose_after_events-true = ja
table-option-hidden_super_event = Verdecktes Super-Ereignis
table-meaning-hidden_super_event = Ein zufälliges Super-Ereignis wird erst gezogen, wenn es in Monat 7 eintritt.
table-value-hidden_super_event-false = nein, es liegt von Anfang an offen
table-value-hidden_super_event-true = ja
table-option-large_price = Preis des großen Privilegs
table-meaning-large_price = Was ein großes Privileg kostet; in der ersten Auflage 6 Yuan.
table-value-large_price-7 = 7 Yuan
table-value-large_price-6 = 6 Yuan
table-option-random_wall_bonus = Zufälliger Mauerbonus
table-meaning-random_wall_bonus = Der Zufall bestimmt, welches deiner Mauerteile du baust und welchen Bonus du erhältst.
table-value-random_wall_bonus-false = nein, du wählst das Mauerteil
table-value-random_wall_bonus-true = ja
table-option-starting_seat = Wer zuerst wählt
table-meaning-starting_seat = Wer zuerst seine Personen wählt. Später hat das keine Bedeutung.
table-value-starting_seat-random = ausgelost
table-values-starting_seat = { WORD($value, kind: "seat") }

## What is asked

month-ahead = { $event ->
    [tribute] Kaisertribut in diesem Monat: Du schuldest { COUNT($due, kind: "yuan") }, du hast { COUNT($have, kind: "yuan") }.
    [drought] Dürre in diesem Monat: Du schuldest { COUNT($due, kind: "rice") }, du hast { COUNT($have, kind: "rice") }.
    [festival] Drachenfest in diesem Monat: Du hast { COUNT($have, kind: "firework") }, dein stärkster Rivale { $due }.
    [mongols] Mongolensturm in diesem Monat: Du hast { COUNT($have, kind: "helmet") }, dein schwächster Rivale { $due }.
    [contagion] Krankheit in diesem Monat: Sie trifft { COUNT($due, kind: "person") }, du hast { COUNT($have, kind: "mortar") } dagegen.
   *[peace] Diesen Monat herrscht Ruhe.
 }

name_super_event = Bestimme das Super-Ereignis für Monat 7. Es trifft alle.
draft_pair = Wähle 2 jüngere Personen verschiedener Art. Sie beginnen an deinem Hof.
place_person = Wähle einen Palast für { WORD($tile, kind: "tile", case: "the") }. Leere Paläste verfallen jeden Monat.
choose_action = Wähle eine Aktion oder passe. { month-ahead }
build_floor = { $left ->
    [1] Baue 1 Palastteil: auf einen Palast oder als neuen Palast.
   *[other] Baue { COUNT($left, kind: "floor") }. Wähle, wohin das nächste kommt.
 }
buy_privilege = Wähle ein Privileg. Es punktet jeden Monat.
use_wall_tile = Wähle ein Mauerteil. Seinen Bonus bekommst du sofort.
play_card = Spiele eine Personenkarte. { month-ahead }
make_room = Deine Paläste sind voll. Wähle, wer für { WORD($tile, kind: "tile", case: "the") } Platz macht, oder verzichte.
release_person = { $cause ->
    [unsaid] Du verlierst Leute
    [wall] Die Mauer ist zu kurz
   *[other] { WORD($cause, kind: "event") }
 }: Gib { COUNT($left, kind: "person") } ab.
starve_palace = { event-drought }: { $left ->
    [1] 1 Palast hat keinen Reis. Wähle, wer geht.
   *[other] { COUNT($left, kind: "palace") } haben keinen Reis. Wähle, wer zuerst geht.
 }
lose_floor = { super-earthquake }: { $left ->
    [1] Du verlierst 1 Palastteil. Wähle einen Palast.
   *[other] Du verlierst { COUNT($left, kind: "floor") }. Wähle den ersten Palast.
 }
leave_palace = Palast { $palace } ist jetzt zu klein. Wähle, wer geht.
flood_rice = { super-flood }: Gib { $owed } von deinen Yuan, Reissäcken und Raketen ab. Wähle, wie viele Reissäcke.
flood_fireworks = { super-flood }: Noch { $owed } abzugeben. Wähle, wie viele Raketen, der Rest sind Yuan.
discard_card = { super-tornado }: Wirf { COUNT($left, kind: "card") } ab.
take_young = { super-sunrise }: Nimm eine jüngere Person, ohne eine Karte zu spielen.
choose_type = { super-edict }: Wähle eine Personenart. Ihren Nutzen bekommst du sofort.

## What the others wait for

waiting-name_super_event = { $seat } bestimmt das Super-Ereignis
waiting-draft_pair = { $seat } wählt 2 Personen
waiting-place_person = { $seat } bringt eine Person unter
waiting-choose_action = { $seat } wählt eine Aktion
waiting-build_floor = { $seat } baut
waiting-buy_privilege = { $seat } kauft ein Privileg
waiting-use_wall_tile = { $seat } baut an der Mauer
waiting-play_card = { $seat } spielt eine Personenkarte
waiting-make_room = { $seat } schafft Platz für eine Person
waiting-release_person = { $seat } gibt eine Person ab
waiting-starve_palace = { $seat } gibt wegen der Dürre eine Person ab
waiting-lose_floor = { $seat } verliert ein Palastteil
waiting-leave_palace = { $seat } entscheidet, wer einen Palast verlässt
waiting-flood_rice = { $seat } gibt wegen der Flut Vorräte ab
waiting-flood_fireworks = { $seat } gibt wegen der Flut Vorräte ab
waiting-discard_card = { $seat } wirft eine Karte ab
waiting-take_young = { $seat } nimmt eine jüngere Person
waiting-choose_type = { $seat } wählt eine Personenart

## What can be chosen

option-super = { WORD($super, kind: "super") }
option-draft = { START(WORD($first, kind: "tile")) } und { WORD($second, kind: "tile") }
option-palace = Palast { $palace }{ $people ->
    [none] , unbewohnt
   *[other] : { WORDS($people, kind: "tile") }
 }
option-pass = Passen
option-action = { WORD($action, kind: "action") }
option-found = Neuer Palast
option-privilege = { START(WORD($size, kind: "privilege")) }
option-wall = { START(WORD($tile, kind: "wall")) }
option-wall-random = Ein zufälliges Mauerteil
option-card = { START(WORD($tile, kind: "tile")) }
option-wild = { START(WORD($tile, kind: "tile")) }, mit Joker
option-card-empty = { START(WORD($card, kind: "card")) }, niemand mehr da
option-turn-away = { START(WORD($tile, kind: "tile", case: "the")) } gleich abgeben
option-replace = { START(WORD($tile, kind: "tile", case: "the")) } ersetzen, Palast { $palace }
option-release = { START(WORD($tile, kind: "tile")) }, Palast { $palace }
option-rice = { COUNT($n, kind: "rice") }
option-fireworks = { COUNT($n, kind: "firework") }
option-discard = { START(WORD($card, kind: "card")) }
option-nobody = Niemand
option-type = { START(WORD($type, kind: "types")) }

## What persons bring

benefit-craftsman = +1 Palastteil je Palastbau
benefit-court_lady = monatlich 1 Punkt
benefit-tax_collector = +3 Yuan je Steuer
benefit-pyrotechnist_young = +1 Rakete je Feuerwerk
benefit-warrior_young = 1 Helm gegen die Mongolen
benefit-monk_young = am Ende 1 × die Teile seines Palasts
benefit-healer_young = 1 Mörser gegen die Krankheit
benefit-farmer_young = +1 Reissack je Ernte
benefit-scholar_young = +2 Punkte je Studium
benefit-pyrotechnist_old = +2 Raketen je Feuerwerk
benefit-warrior_old = 2 Helme gegen die Mongolen
benefit-monk_old = am Ende 2 × die Teile seines Palasts
benefit-healer_old = 2 Mörser gegen die Krankheit
benefit-farmer_old = +2 Reissäcke je Ernte
benefit-scholar_old = +3 Punkte je Studium

## Consequences

effect-super = { WORD($super, kind: "super_effect") }
effect-steps = { $steps ->
    [0] deine Personenscheibe bleibt stehen
   *[other] { COUNT($steps, kind: "step") } vor
 }
effect-hire = { WORD($tile, kind: "benefit") }, { COUNT($steps, kind: "step") } vor
effect-hire-no-room = { WORD($tile, kind: "benefit") }, { COUNT($steps, kind: "step") } vor, wenn du Platz machst
effect-draft = { WORD($first, kind: "benefit") }, { WORD($second, kind: "benefit") }, { COUNT($steps, kind: "step") } vor
effect-no-tile = keine Person, kein Schritt, die Karte ist verbraucht
effect-lives = dann { $persons } von { $floors } Teilen bewohnt
effect-pass = { $gain ->
    [0] du hast schon 3 Yuan oder mehr
   *[other] { COUNT($gain, kind: "yuan") } nehmen
 }
effect-action = { $fee ->
    [0] { effect-gain }
   *[other] { COUNT($fee, kind: "yuan") } zahlen (Rest { $left }), dann { effect-gain }
 }
effect-gain = { $action ->
    [taxes] { $symbols ->
        [0] { COUNT($gain, kind: "yuan") } nehmen
       *[other] { $base } + { COUNT($symbols, kind: "coin") }, { COUNT($gain, kind: "yuan") } nehmen
     }
    [build] { $symbols ->
        [0] { COUNT($gain, kind: "floor") } bauen
       *[other] { $base } + { COUNT($symbols, kind: "hammer") }, { COUNT($gain, kind: "floor") } bauen
     }
    [harvest] { $symbols ->
        [0] { COUNT($gain, kind: "rice") } nehmen
       *[other] { $base } + { COUNT($symbols, kind: "sack") }, { COUNT($gain, kind: "rice") } nehmen
     }
    [fireworks] { $symbols ->
        [0] { COUNT($gain, kind: "firework") } nehmen
       *[other] { $base } + { COUNT($symbols, kind: "rocket") }, { COUNT($gain, kind: "firework") } nehmen
     }
    [military] { $symbols ->
        [0] { COUNT($gain, kind: "step") } vorziehen
       *[other] { $base } + { COUNT($symbols, kind: "helmet") }, { COUNT($gain, kind: "step") } vorziehen
     }
    [research] { $symbols ->
        [0] { COUNT($gain, kind: "point") } erhalten
       *[other] { $base } + { COUNT($symbols, kind: "book") }, { COUNT($gain, kind: "point") } erhalten
     }
    [privilege] ein Privileg kaufen
   *[build_wall] ein Mauerteil bauen und seinen Bonus erhalten
 }
effect-floors = { $floors ->
    [1] 1 Palastteil, verfällt, wenn niemand einzieht
   *[other] wächst auf { COUNT($floors, kind: "floor") }
 }
effect-price = { COUNT($price, kind: "yuan") } zahlen (Rest { $left }), jeden Monat { COUNT($dragons, kind: "point") }
effect-wall = verlängert die Mauer bis Monat { $month }
effect-leaves = du verlierst: { WORD($tile, kind: "benefit") }{ $empty ->
    [1] , der Palast ist dann unbewohnt
   *[other] { "" }
 }
effect-shrinks = { $floors ->
    [0] der Palast geht verloren
    [one] es bleibt { COUNT($floors, kind: "floor") }
   *[other] es bleiben { COUNT($floors, kind: "floor") }
 }{ $leaving ->
    [0] { "" }
    [one] , { COUNT($leaving, kind: "person") } geht
   *[other] , { COUNT($leaving, kind: "person") } gehen
 }
effect-still-owed = { $n ->
    [0] das ist alles
   *[other] noch { $n } abzugeben
 }
effect-yuan-rest = { $n ->
    [0] keine Yuan
   *[other] und dazu { COUNT($n, kind: "yuan") }
 }
effect-type = { $type ->
    [craftsman] { COUNT($n, kind: "floor") } bauen
    [tax_collector] { COUNT($n, kind: "yuan") } nehmen
    [pyrotechnist] { COUNT($n, kind: "firework") } nehmen
    [warrior] { COUNT($n, kind: "step") } vorziehen
    [healer] nichts
    [farmer] { COUNT($n, kind: "rice") } nehmen
   *[other] { COUNT($n, kind: "point") } erhalten
 }

## What is refused, and why

why-fee = Die Gruppe ist besetzt und kostet { COUNT($fee, kind: "yuan") }, du hast { $yuan }. Wähle eine freie Gruppe oder passe.
why-privilege = Das günstigste Privileg kostet { COUNT($price, kind: "yuan") }, du hättest noch { $left }. Sammle erst Yuan.
why-wall-full = Die Mauer ist fertig. Wähle eine andere Aktion.
why-no-wall-tile = Alle deine Mauerteile sind verbaut. Wähle eine andere Aktion.
why-pair-taken = Dieses Paar hat schon { $seat }. Wähle ein anderes.

## What happened

log-super_named = { $seat } bestimmt das Super-Ereignis: { WORD($super, kind: "super") }
log-drafted = { $seat } wählt { WORD($first, kind: "tile", case: "a") } und { WORD($second, kind: "tile", case: "a") }
log-month = Monat { $month }: { WORD($event, kind: "event") }
log-groups = Die Aktionskarten liegen in { $n } Gruppen
log-action = { $seat } wählt { WORD($action, kind: "action") }{ $fee ->
    [0] { "" }
   *[other] {" "}in einer besetzten Gruppe
 }
log-pass = { $seat } passt
log-yuan = { SIGN($n) ->
    [minus] { $seat } zahlt { COUNT($n, kind: "yuan") }
   *[plus] { $seat } nimmt { COUNT($n, kind: "yuan") }
 }
log-rice = { SIGN($n) ->
    [minus] { $seat } gibt { COUNT($n, kind: "rice") } ab
   *[plus] { $seat } nimmt { COUNT($n, kind: "rice") }
 }
log-fireworks = { SIGN($n) ->
    [minus] { $seat } gibt { COUNT($n, kind: "firework") } ab
   *[plus] { $seat } nimmt { COUNT($n, kind: "firework") }
 }
log-moved = { $seat } zieht { COUNT($by, kind: "step") } vor auf Feld { $track }
log-points = { $seat } erhält { COUNT($n, kind: "point") } { WORD($source, kind: "source", case: "for") }
log-floor = { $floors ->
    [1] { $seat } gründet Palast { NTH($palace) }
   *[other] { $seat } erhöht Palast { NTH($palace) } auf { COUNT($floors, kind: "floor") }
 }
log-privilege = { $seat } kauft { WORD($size, kind: "privilege", case: "a") }
log-card = { $tile ->
    [none] { $seat } spielt { WORD($card, kind: "card", case: "the") }, doch niemand ist mehr da
   *[other] { $seat } spielt { WORD($card, kind: "card", case: "the") } und holt { WORD($tile, kind: "tile", case: "a") }
 }
log-placed = { $seat } bringt { WORD($tile, kind: "tile", case: "a") } in Palast { NTH($palace) } unter
log-replaced = { $seat } ersetzt { WORD($leaving, kind: "tile", case: "a") } durch { WORD($tile, kind: "tile", case: "a") }
log-turned_away = { $seat } gibt { WORD($tile, kind: "tile", case: "the") } gleich wieder ab
log-released = { $seat } gibt { WORD($tile, kind: "tile", case: "a") } aus Palast { NTH($palace) } ab
log-event = { WORD($event, kind: "event") }: { START(WORD($event, kind: "event_effect")) }
log-decayed = { $floors ->
    [0] { $seat }: Palast { NTH($palace) } ist unbewohnt und verfällt ganz
   *[other] { $seat }: Palast { NTH($palace) } ist unbewohnt und verfällt auf { COUNT($floors, kind: "floor") }
 }
log-wall_built = { $seat } baut die Mauer bis Monat { $month }, Bonus: { WORD($tile, kind: "wall") }
log-wall_checked = { $reached ->
    [1] Die Mauer reicht bis Monat { $month } und hält
   *[other] Die Mauer reicht nicht bis Monat { $month }: Wer am wenigsten gebaut hat, gibt eine Person ab
 }
log-super = Super-Ereignis { WORD($super, kind: "super") }: { START(WORD($super, kind: "super_effect")) }
log-discarded = { $seat } wirft { WORD($card, kind: "card", case: "the") } ab
log-floor_lost = { $floors ->
    [0] { $seat } verliert Palast { NTH($palace) }
    [one] { $seat } verliert ein Teil von Palast { NTH($palace) }, { $floors } bleibt
   *[other] { $seat } verliert ein Teil von Palast { NTH($palace) }, { $floors } bleiben
 }
log-privileges_lost = { $seat } verliert alle Privilegien: kleine { $small }, große { $large }
log-track_reset = Alle Personenscheiben gehen auf Feld 0 zurück, die Reihenfolge bleibt
log-type_chosen = { $seat } wählt { WORD($type, kind: "types", case: "the") }
log-nobody_left = { $seat } hat niemanden mehr abzugeben

## The end

ending-end = Zwölf Monate sind vorüber.
ranking = Bei Gleichstand gewinnt, wer in der Spielreihenfolge weiter vorn liegt.
