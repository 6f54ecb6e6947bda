# Crescent Moon: its words, then what the table asks, offers, refuses and tells.

game-title = Im Schein des Sichelmonds
game-help = Fünf Rollen ringen um ein Land, und jede spielt nach eigenen Regeln: Der Kriegsherr plündert, der Scheich verbreitet Einfluss, der Sultan baut Städte, der Kalif hält Felder, der Nomade verkauft Schwerter. Ein Jahr hat vier Runden mit je einer Aktion, dann werten alle. Kontrolle hast du durch Truppen und Festungen, Einfluss durch einen Marker, Präsenz durch irgendetwas. Absprachen mit Nomade, Sultan und Scheich binden, alles andere ist Gerede. Punkte sind geheim. Nach drei oder vier Jahren gewinnt, wer die meisten Punkte hat.

## Rollen

character-warlord = Kriegsherr
    .from = vom Kriegsherrn
    .the = der Kriegsherr
    .dat = dem Kriegsherrn
    .acc = den Kriegsherrn
    .gen = des Kriegsherrn
character-murshid = Scheich
    .from = vom Scheich
    .the = der Scheich
    .dat = dem Scheich
    .acc = den Scheich
    .gen = des Scheichs
character-sultan = Sultan
    .from = vom Sultan
    .the = der Sultan
    .dat = dem Sultan
    .acc = den Sultan
    .gen = des Sultans
character-caliph = Kalif
    .from = vom Kalifen
    .the = der Kalif
    .dat = dem Kalifen
    .acc = den Kalifen
    .gen = des Kalifen
character-nomad = Nomade
    .from = vom Nomaden
    .the = der Nomade
    .dat = dem Nomaden
    .acc = den Nomaden
    .gen = des Nomaden

## What the seats are called at the table

role-0 = { character-warlord }
role-1 = { character-murshid }
role-2 = { character-sultan }
role-3 = { character-caliph }
role-4 = { character-nomad }

## Machtkarten

card-campaign = Kriegsführung
card-assassination = Attentat
card-imam = Imam
card-bribery = Bestechung
card-rebellion = Rebellion
card-preacher = Prediger
card-informer = Spitzel
card-missionary = Missionar
card-sabotage = Sabotage
card-destroyer = Zerstörer
card-raiders = Plünderer
card-coercion = Nötigung
card-horse_archers = Reiterschützen
card-lightning_raid = Blitzüberfall
card-forced_march = Eilmarsch
card-terror = Schrecken
card-guard = Wache
card-infantry = Fußvolk
card-general = General
card-siege_engines = Belagerungsgerät
card-vizier = Wesir
card-ships = Schiffe
card-corvee = Frondienst
card-scorched_earth = Verbrannte Erde
card-elder = Ältester
card-camel_cavalry = Kamelreiter
card-caravan = Karawane
card-ambush = Hinterhalt
card-guides = Wegkundige
card-unpaid_wages = Offener Sold
card-sheikh = Stammesfürst

card_text-campaign = Kampf: Lege die Hälfte deiner Truppen (abgerundet) auf die Karte, je +1. Steht der Sieger fest, gehen sie in den Vorrat. Die Karte kommt zurück auf die Hand.
card_text-assassination = Kampf oder Wettstreit: Lege einen hier gespielten Charakter ab; er wirkt nicht.
card_text-imam = Wettstreit: +2.
card_text-bribery = Kampf: Dein Gegner hat 1 weniger. Wettstreit: Die Seite eines anderen hat 1 weniger. Wen es trifft, nimmt die Karte auf die Hand.
card_text-rebellion = Kampf oder Wettstreit: +1 im Feld mit einem Dorf, +2 mit einer Stadt.
card_text-preacher = Wettstreit: +1, mit deinem Einfluss in einem benachbarten Feld +2.
card_text-informer = Jederzeit: Sieh dir die ganze Hand eines anderen an.
card_text-missionary = Aktion: Bewege 1 deiner Einflussmarker in ein benachbartes Feld ohne Marker, ohne Wettstreit.
card_text-sabotage = Aktion: In einem Feld mit deiner Präsenz oder daneben wird ein fremder Stützpunkt entfernt oder eine fremde Burg zum Stützpunkt.
card_text-destroyer = Kampf: Eine deiner Truppen aus einem benachbarten Feld kommt auf die Karte. Kampf: Eine reguläre Truppe aus der Reserve kommt auf die Karte.
card_text-raiders = Kampf: Lege bis zu 3 deiner Truppen auf die Karte; jede mindert deine Verluste um 1.
card_text-coercion = Wettstreit: +2.
card_text-horse_archers = Kampf: +1 im Angriff. Kampf: Lege eine deiner Truppen auf die Karte für +1.
card_text-lightning_raid = Aktion: Ziehe einmal; danach darfst du aus dem betretenen Feld stürmen. Oder stürme ohne Zug aus einem beliebigen Feld.
card_text-forced_march = Jederzeit: Ziehe einmal in deinem eigenen Zug, vor oder nach deiner Aktion.
card_text-terror = Kampf: Dein Gegner hat 1 weniger. Wettstreit: +1, mit einer Truppe im Feld +2.
card_text-guard = Kampf: +1 in der Abwehr. Kampf: Lege eine deiner Truppen auf die Karte für +1.
card_text-infantry = Kampf: Lege eine deiner Truppen auf die Karte für +1. Kampf: Deine Verluste sind um 1 geringer.
card_text-general = Kampf: +1. Kampf: Bis zu 2 deiner Truppen ziehen in benachbarte Felder ab, die kein anderer kontrolliert.
card_text-siege_engines = Kampf: Im Angriff lege eine Truppe auf die Karte; Stützpunkt oder Burg hat Stärke 0. Kampf: In der Abwehr mit Stützpunkt oder Burg +1.
card_text-vizier = Wettstreit: +1, mit Kontrolle über das Feld +2.
card_text-ships = Jederzeit: Bis zum Ende der Aktion trennen Flüsse keine Felder.
card_text-corvee = Aktion: Baue, und jedes Gebäude kostet 1 Münze weniger.
card_text-scorched_earth = Kampf: In der Abwehr verhinderst du jedes Plündern in diesem Kampf.
card_text-elder = Kampf: Ein Söldner eines beliebigen Spielers, von hier oder nebenan, geht in dessen Vorrat. Ein Söldner aus deinem Vorrat kommt auf die Karte.
card_text-camel_cavalry = Kampf: +1 in der Wüste. Kampf: Lege eine deiner Truppen auf die Karte für +1.
card_text-caravan = Aktion: Nimm 5 Münzen.
card_text-ambush = Kampf: +1, in Wildnis und Bergen +2.
card_text-guides = Jederzeit: Ziehe in deiner Aktion Ziehen bis zu 2-mal mehr.
card_text-unpaid_wages = Kampf: Bis zu 2 Söldner deines Gegners haben Stärke 0.
card_text-sheikh = Wettstreit: +1, in Wildnis, Bergen und Wüste +2.
# in few words, for the faces of cards and for short options
draw-brief-campaign = halbe Truppen +1, danach weg
draw-brief-assassination = hebt Charakter auf
draw-brief-imam = Einfluss +2
draw-brief-bribery = Gegner −1, nimmt Karte
draw-brief-rebellion = Dorf +1, Stadt +2
draw-brief-preacher = +1, neben deinem Marker +2
draw-brief-informer = Blick in eine Hand
draw-brief-missionary = Marker ziehen ohne Streit
draw-brief-sabotage = nahen Stützpunkt schleifen
draw-brief-destroyer = 1 kommt, 1 aus Reserve
draw-brief-raiders = bis 3 mindern Verluste
draw-brief-coercion = Einfluss +2
draw-brief-horse_archers = Angriff +1, Truppe +1
draw-brief-lightning_raid = ziehen, dann Sturm
draw-brief-forced_march = 1 Bewegung mehr
draw-brief-terror = Gegner −1; Einfluss +1/+2
draw-brief-guard = Abwehr +1, Truppe +1
draw-brief-infantry = Truppe +1, Verlust −1
draw-brief-general = +1, 2 Truppen abziehen
draw-brief-siege_engines = Burg zählt 0; darin +1
draw-brief-vizier = +1, mit Kontrolle +2
draw-brief-ships = Flüsse trennen nicht
draw-brief-corvee = Bauen 1 billiger
draw-brief-scorched_earth = Abwehr: kein Plündern
draw-brief-elder = ein Söldner geht, deiner kommt
draw-brief-camel_cavalry = Wüste +1, Truppe +1
draw-brief-caravan = nimm 5 Münzen
draw-brief-ambush = +1, Wildnis und Berge +2
draw-brief-guides = 2 Bewegungen mehr
draw-brief-unpaid_wages = 2 Söldner zählen 0
draw-brief-sheikh = +1, wildes Land +2

type-event = Ereignis
type-personage = Charakter
type-battalion = Kompanie
type-strategy = Strategie

## Das Land

terrain-fertile = fruchtbares Land
terrain-wilderness = Wildnis
terrain-mountain = Berge
terrain-quarry = Steinbruch
terrain-desert = Wüste

## Ziele

goal-units = Die meisten Truppen
goal-strongholds = Festungen
goal-sacred_control = Heilige Stätte halten
goal-sacks = Geplünderte Gebäude
goal-first_sacks = Erstes Jahr: Plündern
goal-network = Einflussmarker
goal-terrains = Geländearten mit Einfluss
goal-sacred_influence = Einfluss an der heiligen Stätte
goal-first_tokens = Erstes Jahr: Marker
goal-cities = Städte
goal-free_cities = Unabhängige Städte
goal-towns = Dörfer
goal-treasury = Schatzkammer
goal-sacred_settlement = Siedlung an der Stätte
goal-first_cities = Erstes Jahr: Städte
goal-order = Kontrollierte Felder
goal-most_hexes = Die meisten Felder
goal-ford = Furt halten
goal-quarries = Steinbrüche
goal-palace = Palast steht
goal-shielded = Geschützte Siedlungen
goal-first_ford = Erstes Jahr: die Furt
goal-prosperity = Münzen zum Tauschen
goal-mercenaries = Söldner auf der Karte
goal-wild_tokens = Marker in wildem Land
goal-sacred_any = Heilige Stätte

## Gebäude, Felder, Aktionen, Quellen der Punkte

building-fort = Stützpunkt
    .acc = den Stützpunkt
    .a = einen Stützpunkt
building-castle = Burg
    .acc = die Burg
    .a = eine Burg
building-palace = Palast
    .acc = den Palast
    .a = einen Palast
building-town = Dorf
    .acc = das Dorf
    .a = ein Dorf
building-city = Stadt
    .acc = die Stadt
    .a = eine Stadt

tile-ford = Furt
tile-river = Fluss
tile-plain = Ebene
tile-wilderness = Wildnis
tile-mountain = Berge
tile-quarry = Steinbruch
tile-desert = Wüste
tile-sacred_site = Heilige Stätte

unit-ordinary = eine reguläre Truppe
unit-mercenary = ein Söldner

group-warlord_1 = eine reguläre Truppe und ein Einflussmarker
group-warlord_2 = ein Einflussmarker
group-murshid_1 = ein Stützpunkt
group-murshid_2 = ein Einflussmarker
group-sultan_1 = eine Stadt
group-sultan_2 = ein Dorf, ein Stützpunkt und ein Söldner
group-caliph_1 = eine Burg und eine reguläre Truppe
group-caliph_2 = eine Burg
group-nomad_1 = ein Söldner und ein Einflussmarker
group-nomad_2 = ein Einflussmarker

market-far = ferner Markt
market-middle = mittlerer Markt
market-near = naher Markt
market-sultan = Markt des Sultans

action-pass = Passen
action-influence = Einfluss verbreiten
action-build = Bauen
action-move = Ziehen
action-assault = Stürmen
action-recruit = Rekrutieren
action-hire = Söldner anwerben
action-bribe = Söldner bestechen
action-buy = Machtkarten kaufen
action-play = Machtkarte spielen
action-levy = Abgabe
action-muster = Aufgebot
action-uprising = Aufstand
action-scheme = Intrige
action-conspire = Ränke
action-move_palace = Palast verlegen
action-desertion = Fahnenflucht

source-start = Zu Beginn
    .for = zu Beginn
source-primary = Hauptziel
    .for = für das Hauptziel
source-secondary = Nebenziel
    .for = für das Nebenziel
source-sacred_site = Heilige Stätte
    .for = für die heilige Stätte
source-first_year = Erstes Jahr
    .for = für das Ziel des ersten Jahres
source-deals = Absprachen mit dem Scheich
    .for = aus einer Absprache

bank-0 = im Osten und Nordosten
bank-1 = im Nordosten und Nordwesten
bank-2 = im Nordwesten und Westen
bank-3 = im Westen und Südwesten
bank-4 = im Südwesten und Südosten
bank-5 = im Südosten und Osten
way-0 = östlich
way-1 = nordöstlich
way-2 = nordwestlich
way-3 = westlich
way-4 = südwestlich
way-5 = südöstlich

## Anzahlen

count-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
 }
count-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
count-unit = { $n ->
    [one] { $n } Truppe
   *[other] { $n } Truppen
 }
count-ordinary = { $n ->
    [one] { $n } reguläre Truppe
   *[other] { $n } reguläre Truppen
 }
count-mercenary = { $n } Söldner
count-move = { $n ->
    [one] { $n } Bewegung
   *[other] { $n } Bewegungen
 }
count-building = { $n } Gebäude

named-card = { $copy ->
    [0] { WORD($card, kind: "card") }
   *[other] { WORD($card, kind: "card") } Nr. { $copy }
 }
played-card = { $added_by ->
    [nobody] { WORD($card, kind: "card") }
   *[other] { WORD($card, kind: "card") } { WORD($added_by, kind: "character", case: "gen") }
 }
units-of-both-kinds = { $ordinary ->
    [0] { COUNT($mercenaries, kind: "mercenary") }
   *[other] { $mercenaries ->
        [0] { COUNT($ordinary, kind: "ordinary") }
       *[other] { COUNT($ordinary, kind: "ordinary") } und { COUNT($mercenaries, kind: "mercenary") }
     }
 }

## Fragen

choose_tile = Wähle eines deiner Felder. Es wird Teil der Karte.
place_tile = { WORD($tile, kind: "tile") }: Wähle, wohin dieses Feld kommt. Truppen ziehen zwischen benachbarten Feldern.
place_group = Wähle eine deiner Startgruppen und ein Feld dafür.
place_palace = Wähle ein Feld für den Palast. Er punktet für den Kalifen.
choose_action = Wähle 1 Aktion (Runde { $round } von 4, Jahr { $year }).
play_card = Wähle eine Karte, die du als Aktion spielst.
missionary_move = { card-missionary }: Wähle einen Marker und sein Ziel.
sabotage_hex = { card-sabotage }: Wähle einen Stützpunkt zum Entfernen oder eine Burg, die zum Stützpunkt wird.
remove_excess = Zu viele Truppen in { $hex }. Wähle, welche gehen: { COUNT($n, kind: "unit") }.
play_anytime = { $window ->
    [start] { START(WORD($character, kind: "character", case: "the")) } beginnt einen Zug. Spielst du eine Jederzeit-Karte?
    [declared] { START(WORD($character, kind: "character", case: "the")) } hat eine Aktion angesagt. Spielst du eine Jederzeit-Karte?
   *[end] Dein Zug endet. Spielst du eine Jederzeit-Karte?
 }
moment-anytime_start = Jederzeit-Karten, wenn ein Zug beginnt
moment-anytime_declared = Jederzeit-Karten, wenn eine Aktion angesagt wird
moment-anytime_end = Jederzeit-Karten, wenn ein Zug endet
look_at_hand = Spitzel: Wähle, wessen Hand du ansiehst.
discard_down = Du hast zu viele Karten: Lege { COUNT($n, kind: "card") } ab.
influence_hex = Wähle ein Feld für deinen Einflussmarker. Widersprechen andere, legst du ihn nur nach gewonnenem Wettstreit.
declare_side = { START(WORD($character, kind: "character", case: "the")) } will Einfluss in { $hex }. Wähle eine Seite: Ein Sieg ersetzt jeden Marker dort, eine Niederlage ändert nichts.
build = Wähle Gebäude und Feld. Du kannst noch { COUNT($left, kind: "building") } bauen und hast { COUNT($coins, kind: "coin") }.
move = { $march ->
    [forced_march] Eilmarsch: Wähle 1 Bewegung.
    [raid] Blitzüberfall: Wähle 1 Bewegung.
   *[other] Wähle eine Bewegung. Noch { COUNT($left, kind: "move") }.
 }
move_ordinary = { $march ->
    [assault] Sturm von { $from } auf { $to }: Wähle, wie viele reguläre Truppen gehen.
    [raid_assault] Sturm von { $from } auf { $to }: Wähle, wie viele reguläre Truppen gehen.
   *[other] Von { $from } nach { $to }: Wähle, wie viele reguläre Truppen gehen.
 }
move_mercenaries = { $march ->
    [assault] Sturm von { $from } auf { $to }: Wähle, wie viele Söldner gehen.
    [raid_assault] Sturm von { $from } auf { $to }: Wähle, wie viele Söldner gehen.
   *[other] Von { $from } nach { $to }: Wähle, wie viele Söldner gehen.
 }
assault = Wähle ein Ziel für den Sturm und das Feld, aus dem du stürmst. Du siehst die Stärken vor Karten.
raid_assault = Stürmst du auch? Wähle ein Ziel oder höre auf.
follow_up = Deine neuen Söldner dürfen sofort ziehen oder stürmen. Wähle, wohin.
recruit = Wähle ein Feld für eine Truppe. Noch { COUNT($left, kind: "unit") }.
hire_at_bank = Wähle, wie viele Söldner du anwirbst.
place_hired = Wähle ein Feld für einen Söldner.
bribe_hex = Wähle ein Feld, in dem du die Söldner des Nomaden bestichst. Stimmt er zu, gehören sie dir.
propose_units = Wähle, wie viele Söldner du willst.
propose_price = { $over ->
    [hire] { COUNT($units, kind: "mercenary") } von der Reservekarte des Nomaden: Nenne einen Preis.
    [bribe] { COUNT($units, kind: "mercenary") } des Nomaden in { $hex }: Nenne einen Preis.
   *[card] Die Karte { WORD($card, kind: "card") } vom Markt des Sultans: Nenne einen Preis.
 }
answer_proposal = { $over ->
    [hire] { START(WORD($character, kind: "character", case: "the")) } will { COUNT($units, kind: "mercenary") } für { COUNT($price, kind: "coin") } anwerben. Bist du einverstanden?
    [bribe] { START(WORD($character, kind: "character", case: "the")) } will { COUNT($units, kind: "mercenary") } in { $hex } für { COUNT($price, kind: "coin") } bestechen. Bist du einverstanden?
   *[card] { START(WORD($character, kind: "character", case: "the")) } will die Karte { WORD($card, kind: "card") } für { COUNT($price, kind: "coin") } kaufen. Bist du einverstanden?
 }
buy = Wähle eine Karte zum Kaufen. Du hast { COUNT($coins, kind: "coin") }.
take_schemed = { $n ->
    [2] Wähle 2 dieser Karten. Du behältst sie.
   *[other] Wähle 1 dieser Karten. Du behältst sie.
 }
conspire = Wähle eine Karte, die du offen auf deinen Markt legst. Andere können sie dir abkaufen.
muster = Aufgebot: Wähle ein Feld und die Zahl der Truppen.
uprising_hex = Wähle ein Feld für den Aufstand. Dein Marker dort greift an.
palace_hex = Wähle, wohin der Palast kommt. Er punktet für den Kalifen.
desertion_hex = Wähle ein Feld, in dem Söldner desertieren.
desert_units = Wähle, wie viele desertieren.
ask_promise = Wähle, wie viele Punkte du { WORD($character, kind: "character", case: "from") } für deine Hilfe verlangst. Gezahlt wird nur bei einem Sieg.
offer_promise = { $asked ->
    [0] Bietest du dem Scheich Punkte für Hilfe? Du zahlst nur, wenn du gewinnst.
   *[other] Der Scheich verlangt { COUNT($asked, kind: "point") }. Wähle, wie viele du versprichst, du zahlst nur bei einem Sieg.
 }
weigh_offers = Nimm ein Angebot an oder verlange mehr. Gezahlt wird nur, wenn diese Seite gewinnt.
answer_counter = Der Scheich will { COUNT($points, kind: "point") } für einen Sieg. Bist du einverstanden?
settle_offers = Nimm ein anderes Angebot an oder keines.
choose_cards = { $clash ->
    [combat] Kampf in { $hex }: Wähle geheim Karten (vor Karten { $attack } gegen { $defence }).
   *[contest] Wettstreit um { $hex }: Wähle geheim Karten (vor Karten { $attack } gegen { $defence }, wenn alle dagegen sind).
 } Charaktere kommen nächstes Jahr zurück, Ereignisse werden abgelegt.
meddle = Wähle, wem deine Karten helfen.
next_card = Wähle die Karte, die als Nächstes wirkt.
use_entry = { WORD($card, kind: "card") }: Nutzt du diese Wirkung?
assassinate = { card-assassination }: Wähle einen Charakter, der abgelegt wird.
campaign = { card-campaign }: Wähle Truppen für die Karte.
assign = { WORD($card, kind: "card") }: Wähle Truppen für die Karte.
call_unit = { card-destroyer }: Wähle eine Truppe, die dazukommt.
withdraw = { card-general }: Wähle eine Truppe, die den Kampf verlässt.
withdraw_to = Wähle, wohin die Truppe geht.
elder = { card-elder }: Wähle einen Söldner, der zu seinem Besitzer zurückkehrt.
unpaid_wages = { card-unpaid_wages }: Wähle, wie viele Söldner deines Gegners Stärke 0 haben.
bribery = { card-bribery }: Wähle, wessen Seite 1 weniger hat.
decide_tie = Gleichstand in { $hex }, { $strength } gegen { $strength }: Du entscheidest, wer gewinnt.
give_up_units = Deine Verluste: { COUNT($n, kind: "unit") }. Wähle, welche.
capture = Du kontrollierst { $hex }. Eroberst du die Festung, sodass sie dir gehört?
sack_settlement = Du kontrollierst { $hex }. Plünderst du die Siedlung für Münzen und Punkte?
convert_coins = Wähle, wie viele Münzen du in Punkte tauschst.

## Worauf gewartet wird

waiting-choose_tile = { $seat } wählt ein Feld
waiting-place_tile = { $seat } legt ein Feld
waiting-place_group = { $seat } stellt eine Startgruppe auf
waiting-place_palace = { $seat } stellt den Palast auf
waiting-choose_action = { $seat } wählt eine Aktion
waiting-play_card = { $seat } spielt eine Karte
waiting-missionary_move = { $seat } schickt einen Missionar
waiting-sabotage_hex = { $seat } verübt Sabotage
waiting-remove_excess = { $seat } entfernt Truppen
waiting-play_anytime = { $seat } überlegt
waiting-look_at_hand = { $seat } sieht sich eine Hand an
waiting-discard_down = { $seat } legt Karten ab
waiting-influence_hex = { $seat } verbreitet Einfluss
waiting-declare_side = { $seat } wählt eine Seite
waiting-build = { $seat } baut
waiting-move = { $seat } bewegt Truppen
waiting-move_ordinary = { $seat } wählt Truppen
waiting-move_mercenaries = { $seat } wählt Söldner
waiting-assault = { $seat } wählt ein Ziel für den Sturm
waiting-raid_assault = { $seat } entscheidet über einen Sturm
waiting-follow_up = { $seat } schickt bestochene Söldner los
waiting-recruit = { $seat } rekrutiert
waiting-hire_at_bank = { $seat } wirbt Söldner an
waiting-place_hired = { $seat } stellt Söldner auf
waiting-bribe_hex = { $seat } wählt, wer bestochen wird
waiting-propose_units = { $seat } macht ein Angebot
waiting-propose_price = { $seat } nennt einen Preis
waiting-answer_proposal = { $seat } antwortet auf ein Angebot
waiting-buy = { $seat } kauft Karten
waiting-take_schemed = { $seat } intrigiert
waiting-conspire = { $seat } schmiedet Ränke
waiting-muster = { $seat } ruft das Aufgebot
waiting-uprising_hex = { $seat } ruft zum Aufstand
waiting-palace_hex = { $seat } verlegt den Palast
waiting-desertion_hex = { $seat } lässt Söldner desertieren
waiting-desert_units = { $seat } wählt, wie viele desertieren
waiting-ask_promise = { $seat } nennt einen Preis für Hilfe
waiting-offer_promise = { $seat } erwägt ein Versprechen
waiting-weigh_offers = { $seat } wägt Angebote ab
waiting-answer_counter = { $seat } antwortet dem Scheich
waiting-settle_offers = { $seat } entscheidet über ein Angebot
waiting-choose_cards = { $seat } wählt Karten
waiting-meddle = { $seat } wählt eine Seite
waiting-next_card = { $seat } wertet Karten aus
waiting-use_entry = { $seat } nutzt eine Karte
waiting-assassinate = { $seat } wählt einen Charakter
waiting-campaign = { $seat } teilt Truppen zu
waiting-assign = { $seat } legt Truppen auf eine Karte
waiting-call_unit = { $seat } ruft eine Truppe
waiting-withdraw = { $seat } zieht Truppen ab
waiting-withdraw_to = { $seat } zieht Truppen ab
waiting-elder = { $seat } schickt einen Söldner zurück
waiting-unpaid_wages = { $seat } wählt Söldner ohne Sold
waiting-bribery = { $seat } wählt, wer bestochen wird
waiting-decide_tie = { $seat } entscheidet den Gleichstand
waiting-give_up_units = { $seat } wählt Verluste
waiting-capture = { $seat } entscheidet über die Eroberung
waiting-sack_settlement = { $seat } entscheidet über die Plünderung
waiting-convert_coins = { $seat } tauscht Münzen

## Möglichkeiten

option-tile = { WORD($tile, kind: "tile") }
option-place-tile = { $more ->
    [0] { $steps } { WORD($way, kind: "way") } der Furt
   *[other] { $steps } { WORD($way, kind: "way") } und { $more } { WORD($then, kind: "way") } der Furt
 }
option-place-river = { $more ->
    [0] { $steps } { WORD($way, kind: "way") } der Furt, Fluss { WORD($turn, kind: "bank") }
   *[other] { $steps } { WORD($way, kind: "way") } und { $more } { WORD($then, kind: "way") } der Furt, Fluss { WORD($turn, kind: "bank") }
 }
option-group = In { $hex }: { WORD($group, kind: "group") }
option-place_palace = Palast in { $hex }
option-action = { WORD($action, kind: "action") }
option-talk = Den Sultan um die Karte { named-card } bitten
option-missionary_move = Von { $from } nach { $to }
option-sabotage_hex = Sabotage verüben in { $hex }
option-leave = { START(units-of-both-kinds) }
option-stop = Fertig
option-no-card = Keine Karte
option-play = Karte { WORD($card, kind: "card") } spielen
option-look = { WORD($character, kind: "character") }, { COUNT($cards, kind: "card") }
option-discard = Karte { WORD($card, kind: "card") } ablegen
option-influence_hex = Einfluss in { $hex }
option-supporter = Den Angriff unterstützen
option-defender = Die Abwehr unterstützen
option-build = { START(WORD($building, kind: "building")) } in { $hex }
option-move = Von { $from } nach { $to }
option-no-move = Nicht ziehen, gleich stürmen
option-ordinary = { COUNT($n, kind: "ordinary") }
option-mercenaries = { COUNT($n, kind: "mercenary") }
option-assault = Sturm von { $from } auf { $to }
option-raid_assault = Sturm von { $from } auf { $to }
option-follow-move = Bewegung nach { $hex }
option-follow-assault = Sturm auf { $hex }
option-recruit = Eine Truppe in { $hex }
option-hire = { COUNT($n, kind: "mercenary") } für { COUNT($coins, kind: "coin") }
option-place_hired = Ein Söldner in { $hex }
option-bribe_hex = Die Söldner in { $hex }
option-units = { COUNT($n, kind: "mercenary") }
option-price = { COUNT($coins, kind: "coin") }
option-accept = Annehmen
option-refuse = Ablehnen
option-counter = Gegenangebot machen
option-buy = { named-card }, { WORD($market, kind: "market") }
option-take = Karte { WORD($card, kind: "card") } nehmen
option-take-two = Karten { WORD($card, kind: "card") } und { WORD($other, kind: "card") } nehmen
option-show = Karte { WORD($card, kind: "card") } auslegen
option-muster = { COUNT($n, kind: "unit") } in { $hex }
option-uprising_hex = Aufstand in { $hex }
option-palace_hex = Palast nach { $hex } verlegen
option-desertion_hex = Fahnenflucht in { $hex }
option-desert = { COUNT($n, kind: "mercenary") }
option-ask = { $points ->
    [0] Nichts verlangen
   *[other] { COUNT($points, kind: "point") } verlangen
 }
option-offer = { $points ->
    [0] Nichts versprechen
   *[other] { COUNT($points, kind: "point") } versprechen
 }
option-accept-deal = { COUNT($points, kind: "point") } { WORD($character, kind: "character", case: "from") } annehmen
option-counter-deal = { COUNT($points, kind: "point") } { WORD($character, kind: "character", case: "from") } verlangen
option-no-deal = Keine Absprache
option-add-card = Karte { WORD($card, kind: "card") } dazulegen
option-cards-done = Diese Karten spielen
option-cards-none = Keine Karten spielen
option-meddle = { START(WORD($character, kind: "character", case: "dat")) } helfen
option-resolve = { WORD($card, kind: "card") }
option-resolve-of = { WORD($card, kind: "card") } { WORD($character, kind: "character", case: "gen") }
option-use = Nutzen
option-decline = Verzichten
option-assassinate = { WORD($card, kind: "card") } { WORD($character, kind: "character", case: "gen") }
option-assign = { units-of-both-kinds } darauflegen
option-call-unit = { START(WORD($kind, kind: "unit")) } aus { $hex }
option-withdraw = { START(WORD($kind, kind: "unit")) }
option-withdraw-card = { START(WORD($kind, kind: "unit")) } von der Karte { played-card }
option-withdraw_to = Nach { $hex }
option-elder = Ein Söldner { WORD($character, kind: "character", case: "gen") } in { $hex }
option-elder-card = Ein Söldner { WORD($character, kind: "character", case: "gen") } auf der Karte { played-card }
option-elder-nobody = Niemanden entfernen, eigenen Söldner hinzufügen
option-unpaid = { COUNT($n, kind: "mercenary") }
option-bribery = Die Seite { WORD($character, kind: "character", case: "gen") }
option-tie = { $side ->
    [attacker] Der Angriff gewinnt
   *[defender] Die Abwehr gewinnt
 }
option-lose = { units-of-both-kinds } verlieren
option-capture = { START(WORD($building, kind: "building", case: "acc")) } erobern
option-no-capture = { START(WORD($building, kind: "building", case: "acc")) } nicht erobern
option-sack = { START(WORD($settlement, kind: "building", case: "acc")) } plündern
option-spare = { START(WORD($settlement, kind: "building", case: "acc")) } verschonen
option-convert = { $coins ->
    [0] Alle Münzen behalten
   *[other] { COUNT($coins, kind: "coin") } für { COUNT($points, kind: "point") }
 }
aside-anytime = Jederzeit: { WORD($what, kind: "card") }
aside_effect-anytime = { WORD($what, kind: "draw-brief") }

## Folgen

effect-action = { $action ->
    [pass] in dieser Runde nichts tun
    [influence] Marker legen oder um ein Feld streiten
    [build] 1 oder mehr Gebäude bauen
    [move] Truppen in Nachbarfelder ziehen
    [assault] angreifen oder plündern, was niemand bewacht
    [recruit] Truppen aus der Reserve holen
    [hire] Söldner bezahlen
    [bribe] Söldner des Nomaden abwerben
    [buy] 1 Karte von jedem Markt kaufen
    [play] eine Karte mit Aktion nutzen
    [levy] 1 Münze nehmen
    [muster] Truppen für Marker erhalten
    [uprising] ein Marker wird zum Angriff
    [scheme] nach eigenen Karten suchen
    [conspire] deinen Markt auffüllen
    [move_palace] den Palast versetzen
   *[desertion] andere verlieren Söldner
 }
effect-talk = einen Preis aushandeln, dann kaufen: { WORD($card, kind: "draw-brief") }
effect-sabotage = { WORD($building, kind: "building") } { WORD($character, kind: "character", case: "gen") }
effect-card = { WORD($card, kind: "card_text") }
effect-card-brief = { WORD($card, kind: "draw-brief") }
effect-entry = { $verb ->
    [strengthen] +{ $n } für deine Seite
    [weaken] −{ $n } für deinen Gegner
    [spare] Verluste um { $n } geringer
    [call_reserve] eine Truppe aus deiner Reserve kommt
   *[scorch] in diesem Kampf wird nichts geplündert
 }
effect-free = niemand kann widersprechen, du legst deinen Marker
effect-contest = { $n ->
    [one] { $n } anderer Spieler kann widersprechen, vor Karten { $attack } gegen { $defence }
   *[other] { $n } andere Spieler können widersprechen, zusammen vor Karten { $attack } gegen { $defence }
 }
effect-side = { $attack } gegen { $defence } vor Karten nach den bisherigen Seiten
effect-bare = { $attack } gegen { $defence }, wenn niemand eine Karte spielt{ $clash ->
    [combat] { "" }
   *[contest] { " " }und alle dagegen sind
 }: { $result ->
    [attacker] der Angriff gewinnt
    [tie] der Scheich entscheidet
   *[defender] die Abwehr gewinnt
 }
effect-buy = { $coins ->
    [0] kostenlos
   *[other] kostet { COUNT($coins, kind: "coin") }
 }: { WORD($card, kind: "draw-brief") }
effect-two-cards = { WORD($card, kind: "draw-brief") } und dazu { WORD($other, kind: "draw-brief") }
effect-price = kostet { COUNT($coins, kind: "coin") }
effect-attack = vor Karten Stärke { $attack } gegen { WORD($character, kind: "character", case: "acc") } mit { $defence }
effect-odds = { $result ->
    [won] { $attack } gegen { $defence } vor Karten: du siegst, { COUNT($left, kind: "unit") } übrig
    [tie] { $attack } gegen { $defence } vor Karten: der Scheich entscheidet
   *[lost] { $attack } gegen { $defence } vor Karten: du unterliegst
 }
effect-assign = { $verb ->
    [campaign] +{ $n } für deine Seite, dann zurück in den Vorrat
    [shelter] Verluste um { $n } geringer
    [breach] Stützpunkt oder Burg hat Stärke 0
   *[post] +{ $n } für deine Seite
 }
effect-another-action = { START(WORD($character, kind: "character", case: "the")) } wählt eine andere Aktion
effect-proposal = Vorschlag { $n } von { $most }
effect-sack = plündere { WORD($settlement, kind: "building", case: "acc") } ohne Kampf
effect-bribable = { COUNT($n, kind: "mercenary") } des Nomaden
effect-token-stays = dein Marker bleibt
effect-token-goes = dein Marker kommt in deinen Vorrat zurück
effect-deserters = { COUNT($n, kind: "mercenary") } { WORD($character, kind: "character", case: "gen") }
effect-plunder = du erhältst { COUNT($coins, kind: "coin") }{ $points ->
    [0] { "" }
   *[other] { " " }und { COUNT($points, kind: "point") }
 }
effect-razed = wird entfernt, du bekommst keine Münzen
effect-coins-left = du behältst { COUNT($coins, kind: "coin") }
effect-coins-then = dann hast du { COUNT($coins, kind: "coin") }

## Warum nicht

why-no-river-end = Der Fluss lässt sich dort nicht verlängern, aber ein anderes deiner Felder passt.
why-no-influence = Kein anderes Feld ist in deiner Reichweite. Wähle eine andere Aktion.
why-no-token = Du hast keine Einflussmarker mehr. Wähle eine andere Aktion.
why-reserve-empty = Deine Reservekarte ist leer. Wähle eine andere Aktion.
why-no-supply = Du hast keine Truppen mehr im Vorrat. Wähle eine andere Aktion.
why-nomad-reserve = Die Reservekarte des Nomaden ist leer. Wähle eine andere Aktion.
why-talked = Darüber wurde in diesem Zug schon verhandelt. Versuche es im nächsten.
why-no-nomad = Der Nomade spielt nicht mit. Wähle eine andere Aktion.
why-no-deck = Es sind keine Karten zum Ziehen mehr da. Wähle eine andere Aktion.
why-no-build = Es gibt nichts, was du bauen und bezahlen kannst. Wähle eine andere Aktion.
why-no-move = Keine deiner Truppen kann ziehen. Wähle eine andere Aktion.
why-no-assault = Kein Ziel ist in Reichweite deiner Truppen. Ziehe sie erst näher heran.
why-no-recruit = Kein Feld ist für deine Truppen offen. Wähle eine andere Aktion.
why-no-hire = Kein Feld ist für deine Söldner offen. Wähle eine andere Aktion.
why-no-bribe = Der Nomade hat keine Söldner auf der Karte. Wähle eine andere Aktion.
why-no-buy = Du kannst keine Karte bezahlen. Beschaffe erst Münzen.
why-no-play = Keine deiner Karten bewirkt jetzt etwas als Aktion. Wähle eine andere Aktion.
why-no-muster = Keiner deiner Marker liegt in einem Feld, das dir offensteht. Verbreite erst dort Einfluss.
why-no-uprising = Keiner deiner Marker liegt im Feld eines anderen. Verbreite erst dort Einfluss.
why-no-conspire = Dein Markt hat keinen freien Platz. Warte, bis jemand eine Karte kauft.
why-no-move-palace = Kein anderes Feld ist für den Palast offen. Wähle eine andere Aktion.
why-no-desertion = Niemand sonst hat Söldner auf der Karte. Wähle eine andere Aktion.
why-no-use = Diese Karte bewirkt jetzt nichts. Wähle eine andere Karte.
why-campaign-stays = Die Kriegsführung kommt immer auf deine Hand zurück. Wähle eine andere Karte.
why-own-token = Dort liegt schon dein Marker. Wähle ein anderes Feld.
why-river = Ein Fluss trennt diese Felder. Nur mit Schiffen kommst du hinüber.
why-controlled = { START(WORD($character, kind: "character", case: "the")) } kontrolliert dieses Feld. Hinein kommst du nur mit einem Sturm.
why-nothing-to-take = Niemand kontrolliert dieses Feld, und es gibt nichts zu plündern. Wähle ein anderes.
why-no-entry = { $clash ->
    [combat] Diese Karte bewirkt nichts in einem Kampf. Wähle eine andere Karte.
   *[contest] Diese Karte bewirkt nichts in einem Wettstreit. Wähle eine andere Karte.
 }
why-coins = Das kostet { COUNT($price, kind: "coin") }, du hast { $coins }.
why-points = Du hast nur { COUNT($points, kind: "point") }. Wähle eine kleinere Zahl.
why-no-piece = Dieses Gebäude hast du nicht mehr. Wähle ein anderes.
why-other-controls = Ein anderer kontrolliert dieses Feld. Wähle ein anderes.
why-built-here = Dort hast du in dieser Aktion schon gebaut. Wähle ein anderes Feld.
why-market-used = Von diesem Markt kommt in einer Aktion nur 1 Karte. Wähle einen anderen.

## Optionen des Tisches

table-option-map = Karte
table-meaning-map = Eine fertige Karte für eure Spielerzahl oder eine variable, die ihr zusammen legt.
table-value-map-divided = Geteiltes Land
table-value-map-thaw = Tauwetter
table-value-map-open = Offene Ebenen
table-value-map-valley = Fruchtbares Tal
table-value-map-meeting = Treffpunkt
table-value-map-variable = variable Karte
table-option-years = Jahre
table-meaning-years = Drei Jahre oder vier für ein langes Spiel.
table-value-years-3 = drei
table-value-years-4 = vier
table-option-sealed = Verdeckte Reaktionen
table-meaning-sealed = In jeder Pause für Jederzeit-Karten werden alle gefragt, die Karten haben, auch wer nur passen könnte. So sieht niemand, wer hätte spielen können.
table-value-sealed-false = nein, nur wer eine Karte spielen kann
table-value-sealed-true = ja
table-option-mirrored = Gespiegelter Markt
table-meaning-mirrored = Die Karten im Markt rücken nach links. Am Spiel ändert das nichts.
table-value-mirrored-false = nein
table-value-mirrored-true = ja

## Was geschah

log-year = Jahr { $year }
log-income = { $seat } erhält als Einkommen { COUNT($coins, kind: "coin") }
log-reserves = { $seat } legt { COUNT($n, kind: "unit") } auf die Reservekarte
log-cards_back = { $seat } nimmt { COUNT($n, kind: "card") } zurück auf die Hand
log-market_cleared-piece = { WORD($card, kind: "card") }
log-market_cleared-together = Vom nahen Markt entfernt: { $pieces }
log-market_filled-piece = { WORD($card, kind: "card") }
log-market_filled-together = Neu auf dem Markt: { $pieces }
log-turn = Jahr { $year }, Runde { $round }: { $seat }
log-action = { $seat } wählt: { WORD($action, kind: "action") }
log-coins = { SIGN($coins) ->
    [minus] { $seat } zahlt { COUNT($coins, kind: "coin") }
   *[plus] { $seat } erhält { COUNT($coins, kind: "coin") }
 }
log-paid = { $seat } zahlt { COUNT($coins, kind: "coin") } an { $to_seat }
log-points = { SIGN($points) ->
    [minus] { $seat } verliert { COUNT($points, kind: "point") } { WORD($source, kind: "source", case: "for") }
   *[plus] { $seat } erhält { COUNT($points, kind: "point") } { WORD($source, kind: "source", case: "for") }
 }
log-moved = { $seat } bewegt { units-of-both-kinds } von { $from } nach { $to }
log-placed_units = { $seat } stellt { units-of-both-kinds } in { $hex } auf
log-removed_units = { $seat } nimmt { units-of-both-kinds } aus { $hex } in den Vorrat
log-retreated = { $seat } zieht { units-of-both-kinds } aus { $hex } ab
log-built = { $seat } baut { WORD($building, kind: "building", case: "a") } in { $hex }
log-token_placed = { $seat } gewinnt Einfluss in { $hex }
log-token_removed = { $seat } verliert den Einfluss in { $hex }
log-sacked = { $seat } plündert { WORD($building, kind: "building", case: "acc") } in { $hex } für { COUNT($coins, kind: "coin") }
log-captured = { $seat } erobert { WORD($building, kind: "building", case: "acc") } in { $hex }
log-razed = { $seat } schleift { WORD($building, kind: "building", case: "acc") } in { $hex }
log-palace = { $seat } stellt den Palast in { $hex } auf
log-bought = { $seat } nimmt die Karte { WORD($card, kind: "card") } ({ WORD($market, kind: "market") }) für { COUNT($price, kind: "coin") }
log-discarded = { $seat } legt die Karte { WORD($card, kind: "card") } ab
log-played = { $seat } spielt die Karte { WORD($card, kind: "card") }
log-looked = { $card_1 ->
    [hidden] { $seat } sieht sich die Hand von { $at_seat } an
    [none] { $seat } sieht sich die Hand von { $at_seat } an, sie ist leer
   *[other] { $seat } sieht sich die Hand von { $at_seat } an: { WORD($card_1, kind: "card") }{ next-card-2 }{ next-card-3 }{ next-card-4 }{ next-card-5 }{ next-card-6 }{ next-card-7 }{ next-card-8 }
 }
next-card-2 = { $card_2 ->
    [none] { "" }
   *[other] , { WORD($card_2, kind: "card") }
 }
next-card-3 = { $card_3 ->
    [none] { "" }
   *[other] , { WORD($card_3, kind: "card") }
 }
next-card-4 = { $card_4 ->
    [none] { "" }
   *[other] , { WORD($card_4, kind: "card") }
 }
next-card-5 = { $card_5 ->
    [none] { "" }
   *[other] , { WORD($card_5, kind: "card") }
 }
next-card-6 = { $card_6 ->
    [none] { "" }
   *[other] , { WORD($card_6, kind: "card") }
 }
next-card-7 = { $card_7 ->
    [none] { "" }
   *[other] , { WORD($card_7, kind: "card") }
 }
next-card-8 = { $card_8 ->
    [none] { "" }
   *[other] , { WORD($card_8, kind: "card") }
 }
log-schemed = { $seat } spinnt eine Intrige und nimmt { COUNT($taken, kind: "card") }{ $card_1 ->
    [hidden] { "" }
    [none] { "" }
   *[other] : { WORD($card_1, kind: "card") }{ next-card-2 }
 }{ $missing ->
    [0] { "" }
   *[other] ; { $missing ->
        [one] es fehlt
       *[other] es fehlen
     } { COUNT($missing, kind: "card") }
 }
log-conspired = { $seat } legt die Karte { WORD($card, kind: "card") } auf den Markt des Sultans
log-proposed = { $over ->
    [hire] { $seat } schlägt vor: { COUNT($units, kind: "mercenary") } für { COUNT($price, kind: "coin") }
    [bribe] { $seat } schlägt vor: { COUNT($units, kind: "mercenary") } in { $hex } für { COUNT($price, kind: "coin") }
   *[card] { $seat } schlägt vor: { WORD($card, kind: "card") } für { COUNT($price, kind: "coin") }
 }
log-agreed = { $seat } stimmt zu: { $units ->
    [0] { COUNT($price, kind: "coin") }
   *[other] { COUNT($units, kind: "mercenary") } für { COUNT($price, kind: "coin") }
 }
log-refused = { $seat } lehnt ab
log-combat = { $seat } greift { $to_seat } in { $hex } an: { $attack } gegen { $defence }
log-contest = { $seat } streitet um den Einfluss in { $hex }
log-asked = { $seat } verlangt { COUNT($points, kind: "point") } von { $to_seat }
log-offered = { $seat } verspricht { COUNT($points, kind: "point") } für einen Sieg
log-countered = { $seat } will { COUNT($points, kind: "point") } von { $to_seat }
log-deal = { $seat } trifft eine Absprache mit dem Scheich: { COUNT($points, kind: "point") } für einen Sieg
log-no_deal = { $seat } trifft keine Absprache
log-deal_paid = { $seat } zahlt dem Scheich { COUNT($points, kind: "point") }
log-meddled = { $seat } hilft { $to_seat }
log-declared = { $side ->
    [attacker] { $seat } unterstützt den Angriff
   *[defender] { $seat } unterstützt die Abwehr
 }
log-revealed = { $seat } deckt die Karte { WORD($card, kind: "card") } auf
log-effect = { $verb ->
    [strengthen] { $seat }: Die Karte { WORD($card, kind: "card") } gibt +{ $n }
    [weaken] { $seat }: Die Karte { WORD($card, kind: "card") } kostet den Gegner { $n }
    [spare] { $seat }: Die Karte { WORD($card, kind: "card") } mindert die Verluste um { $n }
    [unpaid] { $seat }: Die Karte { WORD($card, kind: "card") } nimmt { $n ->
        [one] { $n } Söldner
       *[other] { $n } Söldnern
     } die Stärke
    [scorch] { $seat }: Die Karte { WORD($card, kind: "card") } verhindert das Plündern
   *[other] { $seat } nutzt { WORD($card, kind: "card") }
 }
log-declined = { $seat } verzichtet auf eine Wirkung von { WORD($card, kind: "card") }
log-assassinated = { $seat } spielt Attentat und legt die Karte { WORD($card, kind: "card") } von { $of_seat } ab
log-assigned = { $seat } legt { units-of-both-kinds } auf { WORD($card, kind: "card") }
log-strengths = Stärke: { $attack } gegen { $defence }
log-tie = { $side ->
    [attacker] { $seat } entscheidet den Gleichstand für den Angriff
   *[defender] { $seat } entscheidet den Gleichstand für die Abwehr
 }
log-won = { $side ->
    [attacker] { $seat } gewinnt im Angriff
   *[defender] { $seat } gewinnt in der Abwehr
 }
log-settled = { $side ->
    [attacker] { $seat } gewinnt den Wettstreit
   *[defender] { $seat } verliert den Wettstreit
 }
log-losses = { $seat } verliert { units-of-both-kinds }
log-tile = { $seat } legt ein Feld: { WORD($tile, kind: "tile") }
log-group = { $seat } stellt in { $hex } auf: { WORD($group, kind: "group") }
log-scored = { $seat } sagt { COUNT($points, kind: "point") } für dieses Jahr an
log-taken_back = { $seat } nimmt die Karte { WORD($card, kind: "card") } auf die Hand
log-reshuffled = Der Ablagestapel wird zum neuen Stapel: { COUNT($n, kind: "card") }

## Das Ende

ending-end = Das letzte Jahr ist vorbei.
ranking = Bei gleichen Punkten entscheiden die Münzen, dann die Zugreihenfolge.

## Offers

goods-coin = Münzen
goods-mercenary = Söldner
