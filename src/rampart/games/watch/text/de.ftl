# Die Nachtwache: ihre Wörter, dann was der Tisch fragt, anbietet, ablehnt und erzählt.

game-title = A Game of Thrones Catan: Die Bruderschaft der Nachtwache
game-help = Du besiedelst die Schenkung, das Land südlich der Mauer. Würfeln, handeln, bauen: Straßen, Siedlungen und Befestigungen bringen Rohstoffe und Punkte, und zehn Punkte gewinnen. Doch alles, was du baust, lockt im Norden Wildlinge an. Ein dritter Würfel treibt sie zur Mauer, und nur die Wächter aller zusammen halten sie. Wird die Mauer zum dritten Mal durchbrochen oder stehen acht Wildlinge in der Schenkung, endet das Spiel, und wer die meisten Wächter auf der Mauer hat, gewinnt.

## Rohstoffe, Landschaft, Erträge

resource-lumber = Holz
resource-brick = Lehm
resource-wool = Wolle
resource-grain = Getreide
resource-ore = Erz
resource-none = nichts

terrain-forest = Wald
terrain-hills = Hügelland
terrain-pasture = Weide
terrain-fields = Ackerland
terrain-mountains = Gebirge
terrain-ice = Eisfeld
terrain-desert = Wüste

yield-forest = Holz
yield-hills = Lehm
yield-pasture = Wolle
yield-fields = Getreide
yield-mountains = Erz
yield-ice = Eis
yield-desert = Wüste

place-nth = { $n }. von Norden

compass-n = Norden
compass-ne = Nordosten
compass-e = Osten
compass-se = Südosten
compass-s = Süden
compass-sw = Südwesten
compass-w = Westen
compass-nw = Nordwesten

## Wildlinge und Clans

type-regular = Wildling
    .nom = ein Wildling
    .acc = einen Wildling
type-climber = Kletterer
    .nom = ein Kletterer
    .acc = einen Kletterer
type-giant = Riese
    .nom = ein Riese
    .acc = einen Riesen
type-mammoth = Mammut
    .nom = ein Mammut
    .acc = ein Mammut

clan-ice = Eisfluss
clan-cave = Höhlenmenschen
clan-horn = Hornfüße
clan-rattle = Klapperknochen
clan-heart = Herzbaum

## Karten und Helden

card-patrol = Grenzpatrouille
    .acc = Grenzpatrouille
card-winter = Der Winter naht
    .acc = die Karte „Der Winter naht“
card-road_building = Straßenbau
    .acc = Straßenbau
card-new_guard = Neuer Wächter
    .acc = Neuen Wächter
card-monopoly = Monopol
    .acc = Monopol
card-vp_card = Siegpunkt
    .acc = Siegpunkt

card_effect-patrol = versetze Tormund und raube eine Karte, oder schicke einen Wildling aus der Schenkung in die Frostfänge
card_effect-winter = nimm 2 beliebige Rohstoffe
card_effect-road_building = baue 2 Straßen kostenlos
card_effect-new_guard = stelle kostenlos einen Wächter auf die Mauer
card_effect-monopoly = nimm allen anderen alle Karten eines Rohstoffs ab
card_effect-vp_card = ein Punkt, bleibt geheim

hero-mormont = { "Jeor Mormont" }
hero-marsh = { "Bowen Marsch" }
hero-tarly = { "Samwell Tarly" }
hero-yarwyck = { "Othell Yarwyck" }
hero-thorne = { "Alliser Thorne" }
hero-melisandre = { "Melisandre" }
hero-rayder = { "Manke Rayder" }
hero-benjen = { "Benjen Stark" }
hero-ygritte = { "Ygritte" }
hero-yoren = { "Yoren" }
hero-qhorin = { "Qhorin Halbhand" }
hero-aemon = { "Aemon Targaryen" }
hero-jon_snow = { "Jon Schnee" }
hero-gilly = { "Goldy" }
hero-osha = { "Osha" }

hero_effect-mormont = 1 oder 2 andere geben dir einen Rohstoff, den du nennst, und bekommen eine beliebige Karte
hero_effect-marsh = tausche eine Karte mit dem Vorrat
hero_effect-tarly = bringt dir ein Wurf nichts, nimm einen Rohstoff
hero_effect-yarwyck = versetze 1 deiner Straßen mit freiem Ende
hero_effect-thorne = baue einen Wächter und ersetze 1 Rohstoff durch einen anderen
hero_effect-melisandre = kaufe eine Entwicklungskarte und wähle 1 von 3
hero_effect-rayder = nimm eine Karte deiner Wahl von jemandem, der mehr Punkte hat
hero_effect-benjen = schicke einen Wildling aus Lager oder Lichtung in die Frostfänge, dann kommt ein neuer
hero_effect-ygritte = schicke einen Wildling aus der Schenkung in die Frostfänge
hero_effect-yoren = mache aus einer ausgespielten Patrouille einen Wächter
hero_effect-qhorin = schicke Tormund ins Lager und nimm, was sein Feld bringt
hero_effect-aemon = gib bei einer 7 keine Karten ab
hero_effect-jon_snow = schicke einen Wildling von einer Lichtung, die du bewachst, in die Frostfänge
hero_effect-gilly = baue eine Siedlung, die keinen Wildling bringt
hero_effect-osha = versetze einen Wildling in der Schenkung auf ein anderes Feld

side-a = A
side-b = B

## Woher Punkte kommen

source-settlements = Siedlungen
source-keeps = Befestigungen
source-longest_road = Längste Handelsstraße
source-largest_patrol = Stärkste Grenzpatrouille
source-guards = Wächter
source-vp_cards = Siegpunktkarten

## Anzahlen

count-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
count-guard = { $n } Wächter
count-wildling = { $n ->
    [one] { $n } Wildling
   *[other] { $n } Wildlinge
 }
count-building = { $n ->
    [one] { $n } Gebäude von dir
   *[other] { $n } Gebäude von dir
 }
count-road = { $n ->
    [one] { $n } Straße
   *[other] { $n } Straßen
 }
count-player = { $n ->
    [one] { $n } Mitspieler
   *[other] { $n } Mitspieler
 }
count-vp_card = { $n ->
    [one] { $n } Siegpunktkarte
   *[other] { $n } Siegpunktkarten
 }
count-lumber = { $n } Holz
count-brick = { $n } Lehm
count-wool = { $n } Wolle
count-grain = { $n } Getreide
count-ore = { $n } Erz
count-breach = { $n ->
    [one] { $n } Durchbruch
   *[other] { $n } Durchbrüche
 }

## Was gefragt wird

place_settlement = { $round ->
    [1] Setze deine erste Siedlung. Die Felder um sie herum bringen Rohstoffe, wenn ihre Zahl fällt.
   *[other] Setze deine zweite Siedlung. Du bekommst sofort 1 Karte von jedem Feld daneben.
 }
place_road = Setze eine Straße neben die Siedlung. Von dort baust du weiter.
place_guard = Stelle deinen ersten Wächter auf die Mauer. Die Wächter aller halten einen Abschnitt gemeinsam.
before_roll = Würfle, oder { $heroes ->
    [0] spiele erst eine Karte aus
   *[other] nutze erst eine Karte oder deinen Helden
 }. Du hast { COUNT($points, kind: "point") } und { COUNT($cards, kind: "card") }{ $breaches ->
    [2] , und noch ein Durchbruch beendet das Spiel.
   *[other] .
 }
trade = Handle, dann geh zum Bauen über. Du hast { COUNT($points, kind: "point") } und { COUNT($cards, kind: "card") }{ $breaches ->
    [2] , und noch ein Durchbruch beendet das Spiel.
   *[other] .
 }
build = Baue und kaufe, dann beende deinen Zug. Du hast { COUNT($points, kind: "point") } und { COUNT($cards, kind: "card") }{ $breaches ->
    [2] , und noch ein Durchbruch beendet das Spiel.
   *[other] .
 }
trade_and_build = Handle und baue, dann beende deinen Zug. Du hast { COUNT($points, kind: "point") } und { COUNT($cards, kind: "card") }{ $breaches ->
    [2] , und noch ein Durchbruch beendet das Spiel.
   *[other] .
 }
special_build = Zwischen den Zügen darfst du bauen. Du hast { COUNT($points, kind: "point") } und { COUNT($cards, kind: "card") }{ $breaches ->
    [2] , und noch ein Durchbruch beendet das Spiel.
   *[other] .
 }
remove_hero = Drei gleiche Würfel! Wähle einen Helden der Auslage, der das Spiel verlässt.
moment-offer = Ein Angebot, das du erfüllen kannst
moment-offer_unmet = Ein Angebot, das du nicht erfüllen kannst
moment-special_build = Bauen zwischen den Zügen
moment-take_as_tarly = Ein Wurf brachte dir nichts: Samwell Tarly
take_as_tarly = Der Wurf hat dir nichts gebracht. Nimmst du einen Rohstoff ({ hero-tarly })?
discard = Es fiel eine 7, und du hältst { COUNT($cards, kind: "card") }: Gib { $half } ab. { $left ->
    [one] Noch eine zu wählen.
   *[other] Noch { $left } zu wählen.
 }
spare_hand = Es fiel eine 7. Behältst du alle Karten ({ hero-aemon })?
move_tormund = Wähle ein Feld für Tormund. Solange er dort steht, bringt es nichts.
steal = Tormund geht hierhin: { PLACE($nth, $hexes, kind: "terrain") }. Wähle, wem du eine Karte raubst.
address_offer = Wähle, für wen das Angebot ist.
give = { $gives ->
    [none] Wähle, was du gibst.
   *[other] Du gibst: { PILE($gives, kind: "resource") }. Füge etwas hinzu oder schließe ab.
 }
want = { $wants ->
    [none] Du gibst: { PILE($gives, kind: "resource") }. Wähle, was du dafür willst.
   *[other] Du gibst { PILE($gives, kind: "resource") } und willst { PILE($wants, kind: "resource") }. Füge etwas hinzu oder sende das Angebot.
 }
answer_offer = { $seat } bietet { PILE($gives, kind: "resource") } und will { PILE($wants, kind: "resource") }. Nimm an, lehne ab oder mache ein Gegenangebot.
conclude = Alle haben geantwortet. Wähle, mit wem du handelst.
send_patrol = Versetze Tormund und raube eine Karte, oder schicke einen Wildling in die Frostfänge.
take_resource = { $left ->
    [1] Nimm 1 Karte aus dem Vorrat.
   *[other] Nimm { COUNT($left, kind: "card") } aus dem Vorrat. Wähle die erste.
 }
take_pair = Wähle 2 Karten aus dem Vorrat.
build_free_road = { $left ->
    [1] Setze eine Straße kostenlos.
   *[other] Setze { COUNT($left, kind: "road") } kostenlos, eine nach der anderen.
 }
post_guard = Wähle einen Abschnitt für deinen Wächter. 3 Wächter bringen 1 Punkt, 5 bringen 2.
name_monopoly = Nenne einen Rohstoff. Alle anderen geben dir alle Karten davon.
change_hero = { $side ->
    [a] Du hast { WORD($hero, kind: "hero") } genutzt. Drehe die Karte um und nutze sie später noch einmal, oder nimm einen anderen Helden.
   *[b] Du hast { WORD($hero, kind: "hero") } zweimal genutzt. Wähle deinen nächsten Helden.
 }
name_givers = { hero-mormont }: Wähle, wer dir eine Karte gibt. Dafür gibst du eine beliebige zurück.
name_resource = { hero-mormont }: Nenne den Rohstoff, den du willst. Wer ihn nicht hat, gibt nichts.
give_in_return = Wähle eine Karte, die { $seat } dafür bekommt.
exchange = { hero-marsh }: Wähle eine Karte, die du mit dem Vorrat tauschst.
remove_road = { hero-yarwyck }: Wähle eine Straße, die du versetzt. Du baust sie anderswo kostenlos.
rebuild_road = Wähle den neuen Ort der Straße.
pay_guard = { hero-thorne }: Wähle, welchen Rohstoff du ersetzt und wodurch.
pay_card = { hero-melisandre }: Wähle, wie du die Karte bezahlst.
keep_card = Wähle die Karte, die du behältst. Die anderen kommen zurück in den Stapel.
choose_leader = { hero-rayder }: Wähle, wessen Hand du ansiehst. Dann nimmst du 1 Karte.
take_from_hand = Wähle eine Karte, die { $seat } verliert.
send_home = { hero-benjen }: Wähle einen Wildling, der in die Frostfänge zurückgeht.
drive_out = { hero-ygritte }: Wähle einen Wildling der Schenkung, der in die Frostfänge zurückgeht.
hold_clearing = { hero-jon_snow }: Wähle eine Lichtung. Ein Wildling dort geht in die Frostfänge zurück.
settle_quietly = { hero-gilly }: Wähle einen Ort. Diese Siedlung bringt keinen Wildling.
lead_wildling = { hero-osha }: Wähle einen Wildling, den du versetzt.
lead_to = Wähle, wohin er geht. Dieses Feld bringt dann nichts.

## Worauf die anderen warten

waiting-place_settlement = { $seat } setzt eine Siedlung
waiting-place_road = { $seat } setzt eine Straße
waiting-place_guard = { $seat } stellt einen Wächter auf
waiting-before_roll = { $seat } würfelt gleich
waiting-trade = { $seat } handelt
waiting-build = { $seat } baut
waiting-trade_and_build = { $seat } handelt und baut
waiting-special_build = { $seat } baut zwischen den Zügen
waiting-remove_hero = { $seat } entfernt einen Helden
waiting-take_as_tarly = { $seat } überlegt, Samwell Tarly zu nutzen
waiting-discard = { $seat } gibt Karten ab
waiting-spare_hand = { $seat } behält oder gibt Karten ab
waiting-move_tormund = { $seat } versetzt Tormund
waiting-steal = { $seat } wählt, wem eine Karte geraubt wird
waiting-address_offer = { $seat } macht ein Angebot
waiting-give = { $seat } macht ein Angebot
waiting-want = { $seat } macht ein Angebot
waiting-answer_offer = { $seat } beantwortet das Angebot
waiting-conclude = { $seat } schließt den Handel ab
waiting-send_patrol = { $seat } schickt eine Patrouille aus
waiting-take_resource = { $seat } nimmt Rohstoffe
waiting-take_pair = { $seat } nimmt Rohstoffe
waiting-build_free_road = { $seat } setzt eine Straße
waiting-post_guard = { $seat } stellt einen Wächter auf
waiting-name_monopoly = { $seat } nennt einen Rohstoff
waiting-change_hero = { $seat } dreht oder tauscht einen Helden
waiting-name_givers = { $seat } bittet um Karten
waiting-name_resource = { $seat } nennt einen Rohstoff
waiting-give_in_return = { $seat } gibt dafür eine Karte
waiting-exchange = { $seat } tauscht eine Karte
waiting-remove_road = { $seat } versetzt eine Straße
waiting-rebuild_road = { $seat } versetzt eine Straße
waiting-pay_guard = { $seat } bezahlt einen Wächter
waiting-pay_card = { $seat } bezahlt eine Karte
waiting-keep_card = { $seat } wählt eine Karte
waiting-choose_leader = { $seat } sieht sich eine Hand an
waiting-take_from_hand = { $seat } nimmt eine Karte
waiting-send_home = { $seat } schickt einen Wildling zurück
waiting-drive_out = { $seat } schickt einen Wildling zurück
waiting-hold_clearing = { $seat } schickt einen Wildling zurück
waiting-settle_quietly = { $seat } baut eine Siedlung
waiting-lead_wildling = { $seat } versetzt einen Wildling
waiting-lead_to = { $seat } versetzt einen Wildling

## Was gewählt werden kann

option-roll = Würfeln
option-build = Zum Bauen übergehen
option-end = Zug beenden
option-no_more = Nichts mehr bauen
option-offer = Einen Handel anbieten
option-hero = { WORD($hero, kind: "hero") } nutzen, Seite { WORD($side, kind: "side") }
option-buy_card = Eine Entwicklungskarte kaufen
option-play = { START(WORD($card, kind: "card", case: "acc")) } ausspielen
option-bank = { $n } { WORD($give, kind: "resource") } für 1 { WORD($take, kind: "resource") }
option-road = Straße bei { PLACE($nth, $hexes, kind: "yield") }
option-settlement = Siedlung bei { PLACE($nth, $hexes, kind: "yield") }
option-keep = Befestigung bei { PLACE($nth, $hexes, kind: "yield") }
option-guard = Wächter auf Abschnitt { $section }, Platz { $space }
option-discard = { START(WORD($resource, kind: "resource")) }
option-tormund = { START(PLACE($nth, $hexes, kind: "terrain")) }
option-steal = { $seat }
option-address = { $n ->
    [1] { $p1_seat }
    [2] { $p1_seat }, { $p2_seat }
    [3] { $p1_seat }, { $p2_seat }, { $p3_seat }
    [4] { $p1_seat }, { $p2_seat }, { $p3_seat }, { $p4_seat }
   *[5] { $p1_seat }, { $p2_seat }, { $p3_seat }, { $p4_seat }, { $p5_seat }
 }
option-give = { START(WORD($resource, kind: "resource")) }
option-want = { START(WORD($resource, kind: "resource")) }
option-done = Fertig
option-send = Angebot senden
option-accept = Das Angebot von { $seat } annehmen
option-decline = Das Angebot von { $seat } ablehnen
option-counter = { $seat } ein Gegenangebot machen
option-confirm = Mit { $seat } handeln
option-take_counter = Das Gegenangebot von { $seat } annehmen
option-withdraw = Mit niemandem handeln
option-patrol_tormund = Tormund versetzen
option-wildling = { WORD($kind, kind: "type") }: { PLACE($nth, $hexes, kind: "terrain") }
option-take = { START(WORD($resource, kind: "resource")) }
option-take_pair = { START(PILE($cards, kind: "resource")) }
option-monopoly = { START(WORD($resource, kind: "resource")) }
option-flip = { $side ->
    [a] { WORD($hero, kind: "hero") } auf Seite B drehen
   *[b] { WORD($hero, kind: "hero") } auf Seite A drehen
 }
option-take_hero = { WORD($hero, kind: "hero") } nehmen
option-remove_hero = { WORD($hero, kind: "hero") } entfernen
option-ask = { $n ->
    [1] { $seat }
   *[2] { $seat } und { $other_seat }
 }
option-name = { START(WORD($resource, kind: "resource")) }
option-pass = Nein, weiter
option-spare = Alle { COUNT($cards, kind: "card") } behalten
option-lift_road = Straße bei { PLACE($nth, $hexes, kind: "yield") }
option-usual_cost = Der übliche Preis
option-replace = { WORD($paid, kind: "resource") } statt { WORD($replaced, kind: "resource") }
option-keep_card = { WORD($card, kind: "card") }
option-look = { $seat }
option-from_camp = { WORD($kind, kind: "type") }, { WORD($clan, kind: "clan") }, Lager { $camp }
option-from_clearing = { WORD($kind, kind: "type") } auf Lichtung { $section }
option-lead_to = { START(PLACE($nth, $hexes, kind: "terrain")) }

## Folgen

effect-starting_cards = bringt { PILE($cards, kind: "resource") }
effect-cost = zahle { PILE($cost, kind: "resource") }, { $left ->
    [0] dir bleibt keine Karte
    [one] dir bleibt { COUNT($left, kind: "card") }
   *[other] dir bleiben { COUNT($left, kind: "card") }
 }
effect-guard = dann { COUNT($guards, kind: "guard") } gegen { COUNT($wildlings, kind: "wildling") }, du hast { $own ->
    [3] 3: das bringt 1 Punkt
    [5] 5: das bringt noch 1 Punkt
   *[other] { $own }
 }
effect-left = { $left ->
    [0] deine letzte davon
    [one] dir bleibt { $left }
   *[other] dir bleiben { $left }
 }
effect-have = dann hast du { $have } { WORD($resource, kind: "resource") }
effect-card = { WORD($card, kind: "card_effect") }
effect-patrol_alone = versetze Tormund und raube eine Karte
effect-hero = { WORD($hero, kind: "hero_effect") }
effect-tormund = { $victims ->
    [0] du kannst niemanden berauben
   [1] du beraubst 1 Mitspieler
   *[other] du beraubst 1 von { $victims } Mitspielern
 }{ $own ->
    [0] { "" }
   *[other] , er blockiert { COUNT($own, kind: "building") }
 }
effect-steal = hält { COUNT($cards, kind: "card") }
effect-accept = du gibst { PILE($wants, kind: "resource") } und bekommst { PILE($gives, kind: "resource") }
effect-trade = du gibst { PILE($gives, kind: "resource") } und bekommst { PILE($gets, kind: "resource") }
effect-patrol_tormund = und eine Karte rauben
effect-take = du nimmst 1 { WORD($resource, kind: "resource") }
effect-take_nothing = nicht mehr im Vorrat: { WORD($resource, kind: "resource") }
effect-token_follows = dann kommt ein neuer Wildling

## Was nicht geht, und warum

refused-settlement = Siedlung
refused-keep = Befestigung
refused-road = Straße
refused-guard = Wächter
refused-buy_card = Entwicklungskarte
why-distance = Zu nah: Auf der benachbarten Kreuzung steht eine Siedlung oder Befestigung. Lass 1 Kreuzung dazwischen frei.
why-cost = Dir fehlt: { PILE($cost, kind: "resource") }.
why-no_place_for_settlement = Keine deiner Straßen führt zu einer freien Kreuzung. Baue erst Straßen.
why-no_place_for_keep = Du hast keine Siedlung zum Ausbauen. Baue erst eine.
why-no_place_for_road = Kein freier Weg berührt deine Straßen oder Gebäude. Baue etwas anderes.
why-no_place_for_guard = Auf der Mauer ist kein Platz frei. Baue etwas anderes.
why-no_settlement_left = Alle deine Siedlungen sind auf dem Plan. Baue eine zur Befestigung aus, dann bekommst du sie zurück.
why-no_keep_left = Alle deine Befestigungen sind auf dem Plan. Baue etwas anderes.
why-no_road_left = Alle deine Straßen sind auf dem Plan. Baue etwas anderes.
why-no_guard_left = Alle deine Wächter stehen auf der Mauer. Baue etwas anderes.
why-no_cards = Die Entwicklungskarten sind aufgebraucht. Baue etwas anderes.
why-tormund_stays = Tormund steht schon hier. Wähle ein anderes Feld.
why-no_number = Dieses Feld hat keine Zahl, Tormund blockiert dort nichts. Wähle ein anderes.
why-both_sides = Diesen Rohstoff gibst du. Du kannst ihn nicht zugleich verlangen.
why-wants = Dir fehlt: { PILE($wants, kind: "resource") }.
why-second_use = Du hast diesen Helden zweimal genutzt. Nimm einen anderen.

## Was geschah

log-placed = { $seat } setzt eine Siedlung bei { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-starting_cards = { $seat } beginnt mit { GOODS($lumber, $brick, $wool, $grain, $ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-turn = Zug { $turn }: { $seat }
log-rolled = { $seat } würfelt { $sum } ({ $one } und { $two }){ $wildling ->
    [0] { "" }
   *[other] , Wildlingswürfel { $wildling }
 }
log-produced-piece = { $n } { WORD($resource, kind: "resource") }
log-produced-together = { $seat } bekommt { $pieces }
log-shortage = Im Vorrat ist zu wenig { WORD($resource, kind: "resource") }: niemand bekommt etwas davon
log-discarded = { $seat } gibt { GOODS($lumber, $brick, $wool, $grain, $ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } ab
log-tormund = { $seat } versetzt Tormund: { PLACE($nth, $land, kind: "terrain") }
log-stolen = { $resource ->
    [hidden] { $seat } raubt { $victim_seat } eine Karte
   *[other] { $seat } raubt { $victim_seat } 1 { WORD($resource, kind: "resource") }
 }
log-taken_unseen = { $resource ->
    [hidden] { $seat } nimmt { $victim_seat } eine Karte weg
   *[other] { $seat } nimmt { $victim_seat } 1 { WORD($resource, kind: "resource") } weg
 }
log-took = { $seat } nimmt 1 { WORD($resource, kind: "resource") } aus dem Vorrat
log-no_move = Wildlingswürfel { $die }: niemand bewegt sich
log-advance = Wildlingswürfel { $die }: { WORD($kind, kind: "type", case: "nom") } ({ WORD($clan, kind: "clan") }) kommt zu Abschnitt { $section }
log-stayed = Abschnitt { $section } hält: { COUNT($wildlings, kind: "wildling") } gegen { COUNT($guards, kind: "guard") }
log-revealed = { $seat } deckt { WORD($kind, kind: "type", case: "acc") } auf ({ WORD($clan, kind: "clan") })
log-deployed = { START(WORD($kind, kind: "type", case: "nom")) } ({ WORD($clan, kind: "clan") }) besetzt Lager { $camp }
log-no_figure = Keine Figur mehr da: { WORD($kind, kind: "type") } ({ WORD($clan, kind: "clan") })
log-rush = Ansturm ({ WORD($clan, kind: "clan") }): die vordersten 2 stürmen zur Mauer
log-guard_lost = { $seat } verliert einen Wächter auf Abschnitt { $section }
log-giant_home = Der Riese geht von Abschnitt { $section } zurück in die Frostfänge
log-breach = Abschnitt { $section } ist durchbrochen: bisher { COUNT($breaches, kind: "breach") }
log-invaded = { START(WORD($kind, kind: "type", case: "nom")) } kommt über Abschnitt { $section } in die Schenkung: { PLACE($nth, $land, kind: "terrain") }
log-scattered = { $seat }: ein Wächter flieht von Abschnitt { $section } auf Abschnitt { $other }
log-recycled = Alle { $n } offenen Plättchen werden neu gemischt
log-hidden_token = { $seat } legt ein neues Plättchen unter die Siedlung
log-driven_out = { $seat } schickt { WORD($kind, kind: "type", case: "acc") } zurück in die Frostfänge: { PLACE($nth, $land, kind: "terrain") }
log-sent_home = { $seat } schickt { WORD($kind, kind: "type", case: "acc") } zurück in die Frostfänge
log-led = { $seat } versetzt { WORD($kind, kind: "type", case: "acc") }: { PLACE($nth, $land, kind: "terrain") }
log-bank_trade = { $seat } gibt dem Vorrat { $n } { WORD($give, kind: "resource") } für 1 { WORD($take, kind: "resource") }
log-offer = { $seat } bietet { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } für { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-declined = { $seat } lehnt ab
log-accepted = { $seat } nimmt an
log-countered = { $seat } würde { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } für { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } geben
log-traded = { $seat } gibt { $partner_seat } { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } für { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-withdrawn = { $seat } handelt mit niemandem
log-road = { $seat } baut eine Straße bei { PLACE($nth, $one, $two, $way, kind: "yield") }
log-settlement = { $seat } baut eine Siedlung bei { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-keep = { $seat } baut eine Befestigung bei { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-guard = { $seat } stellt einen Wächter auf Abschnitt { $section }, Platz { $space }
log-guard_point = { $seat } hat { COUNT($guards, kind: "guard") } auf der Mauer und erhält 1 Punkt
log-guard_point_lost = { $seat } hat { COUNT($guards, kind: "guard") } auf der Mauer und verliert 1 Punkt
log-card_bought = { $card ->
    [hidden] { $seat } kauft eine Entwicklungskarte
   *[other] { $seat } kauft eine Entwicklungskarte: { WORD($card, kind: "card") }
 }
log-special_build = { $seat } baut zwischen den Zügen
log-longest_road = { $seat } nimmt die Längste Handelsstraße mit Länge { $length }
log-road_set_aside = Niemand hat jetzt die Längste Handelsstraße
log-largest_patrol = { $seat } nimmt die Stärkste Grenzpatrouille mit { $patrols } Patrouillen
log-patrol_set_aside = Niemand hat jetzt die Stärkste Grenzpatrouille
log-card_played = { $seat } spielt { WORD($card, kind: "card", case: "acc") } aus
log-monopoly = { $seat } nimmt allen anderen alle Karten ab: { WORD($resource, kind: "resource") }
log-gave_all = { $seat } gibt { $n } { WORD($resource, kind: "resource") }
log-hero_used = { $seat } nutzt { WORD($hero, kind: "hero") }, Seite { WORD($side, kind: "side") }
log-hero_flipped = { $seat } dreht { WORD($hero, kind: "hero") } auf Seite { WORD($side, kind: "side") }
log-hero_swapped = { $seat } legt { WORD($old, kind: "hero") } zurück und nimmt { WORD($new, kind: "hero") }
log-hero_removed = { $seat } entfernt { WORD($hero, kind: "hero") } aus dem Spiel
log-gave = { $seat } gibt { $to_seat } 1 { WORD($resource, kind: "resource") }
log-has_none = { $seat } hat keine solche Karte: { WORD($resource, kind: "resource") }
log-road_removed = { $seat } entfernt die Straße bei { PLACE($nth, $one, $two, $way, kind: "yield") }
log-looked_at_deck = { $seat } sieht sich { $n ->
    [one] die oberste Karte
   *[other] die obersten { COUNT($n, kind: "card") }
 } des Stapels an
log-looked_at_hand = { $seat } sieht sich die Hand von { $victim_seat } an
log-tormund_home = { $seat } schickt Tormund zurück in sein Lager (vorher: { PLACE($nth, $land, kind: "terrain") })
log-spared = { $seat } behält alle { COUNT($cards, kind: "card") }
log-quiet = { $seat } baut eine Siedlung bei { PLACE($nth, $one, $two, $three, $way, kind: "yield") } und deckt keinen Wildling auf
log-patrol_left = { $seat } gibt eine Patrouille auf, { $patrols ->
    [one] es bleibt { $patrols }
   *[other] es bleiben { $patrols }
 }
log-revealed_points = { $seat } zeigt { COUNT($n, kind: "vp_card") }
log-glory = { $seat } gewinnt mit { COUNT($points, kind: "point", case: "dat") }
log-tragedy = { $seat } erringt einen tragischen Sieg: { COUNT($guards, kind: "guard") }, { COUNT($points, kind: "point") }, { COUNT($cards, kind: "card") } auf der Hand
log-no_winner = Niemand gewinnt

## Optionen des Tisches

table-option-mode = Spiel
table-meaning-mode = Das volle Spiel mit der Mauer, das Grundspiel ohne sie oder die schlichte klassische Insel. Zu fünft und sechst spielt man das volle Spiel auf einem breiteren Plan.
table-value-mode-watch = Bruderschaft der Nachtwache (zu dritt oder viert)
table-value-mode-base = Grundspiel (zu dritt oder viert)
table-value-mode-watch56 = Die Nachtwache (zu fünft oder sechst)
table-value-mode-classic = Klassische Insel (zu zweit bis viert)
table-option-setup = Plan
table-meaning-setup = Der feste Plan, oder gemischte Felder und Handelsstationen.
table-value-setup-standard = Standard
table-value-setup-variable = variabel
table-option-classic_numbers = Zahlen der klassischen Insel
table-meaning-classic_numbers = Auf einer gemischten klassischen Insel liegen die Zahlen in einer Spirale von der Küste her oder beliebig.
table-value-classic_numbers-spiral = in einer Spirale
table-value-classic_numbers-random = beliebig
table-option-combined_trade_build = Handeln und Bauen
table-meaning-combined_trade_build = Erst handeln und dann bauen, oder beides nach Belieben. Auf der klassischen Insel ist beides gemischt, sofern nicht anders eingestellt.
table-value-combined_trade_build-by_mode = wie im Spiel üblich
table-value-combined_trade_build-separate = erst handeln
table-value-combined_trade_build-combined = nach Belieben
table-option-hero_tragedy = Tragödie der Helden
table-meaning-hero_tragedy = Drei gleiche Würfel nehmen einen Helden der Auslage aus dem Spiel.
table-value-hero_tragedy-false = nein
table-value-hero_tragedy-true = ja
table-option-max_offers_per_turn = Angebote je Zug
table-meaning-max_offers_per_turn = Wie oft man den anderen in einem Zug einen Handel anbieten darf.
table-value-max_offers_per_turn-10 = 10
table-value-max_offers_per_turn-0 = kein Handel untereinander
table-value-max_offers_per_turn-1 = 1
table-value-max_offers_per_turn-2 = 2
table-value-max_offers_per_turn-5 = 5
table-option-compat_catanatron = Catanatron-Regeln
table-meaning-compat_catanatron = Nur auf der klassischen Insel: dem Programm catanatron folgen, wo dessen Regeln abweichen.
table-value-compat_catanatron-false = nein
table-value-compat_catanatron-true = ja
table-option-turn_cap = Höchstzahl der Züge
table-meaning-turn_cap = Nach so vielen Zügen endet das Spiel ohne Sieger.
table-value-turn_cap-500 = 500
table-value-turn_cap-20 = 20
table-value-turn_cap-50 = 50
table-value-turn_cap-100 = 100
table-value-turn_cap-1000 = 1000
table-option-first_player = Startspieler
table-meaning-first_player = Wer beginnt.
table-value-first_player-random = ausgelost
table-values-first_player = { WORD($value, kind: "seat") }
table-option-sealed = Verdeckte Reaktionen
table-meaning-sealed = Auch fragen, wer nichts zu wählen hat, damit das Übergehen nichts über die Karten verrät.
table-value-sealed-false = nein
table-value-sealed-true = ja

## Das Ende

ending-glorious = Ein glorreicher Sieg.
ending-third_breach = Die Mauer ist gefallen: ein tragisches Ende.
ending-invasion = Die Schenkung ist überrannt: ein tragisches Ende.
ending-turn_cap = Die Höchstzahl der Züge ist erreicht.
ending-ten_points = Zehn Punkte sind erreicht.
ranking = { $ending ->
    [third_breach] { ranking-tragic }
    [invasion] { ranking-tragic }
    [turn_cap] Wenn die Züge ausgehen, gewinnt niemand.
   *[other] Wer im eigenen Zug zuerst genug Punkte hat, gewinnt; die anderen folgen nach Punkten.
 }
ranking-tragic = Nach einem tragischen Ende entscheiden die Wächter auf der Mauer, dann die Punkte, dann die Rohstoffkarten auf der Hand; ist alles gleich, gewinnt niemand.
