# The words of the drawing: The Great Wall

## Frame

draw-title = Velká čínská zeď
draw-over = Hra skončila
draw-year = Rok { $year } z { $years }
draw-season-spring = Jaro
draw-season-summer = Léto
draw-season-fall = Podzim
draw-season-winter = Zima
draw-you-decide = Rozhoduješ ty
draw-decides = Rozhoduje { $name }
draw-you = Ty

## Columns

draw-time-about = Nové hordy na jaře a ztráty
draw-artifacts = Artefakty
draw-artifact-heirloom_seal = Pečeť říše
draw-artifact-heirloom_seal-gain = 3 za rádce
draw-artifact-nine_tripods = Devět trojnožek
draw-artifact-nine_tripods-gain = 2 za úroveň (+4)
draw-artifact-sword_of_goujian = Kou-ťienův meč
draw-artifact-sword_of_goujian-gain = 4 za čistou hordu
draw-artifact-jade_disc = Nefritový disk
draw-artifact-jade_disc-gain = 3 za vojáka v poli
draw-artifact-river_scroll = Svitek od řeky
draw-artifact-river_scroll-gain = zdroje a taktiky
draw-shame-bank = Žetony hanby
draw-shame-bank-about = { $n ->
    [0] Žetony hanby došly: nevrátí-li se žádný, hra letos v zimě skončí
   *[other] Zbývající žetony hanby: { $n }
 }
draw-of = { $n } z { $whole }
draw-horde-deck = Balíček hord
draw-indicator = Rub vrchní karty: { WORD($section, kind: "section") }. Není-li žádný úsek prázdný, jde dobraná horda tam, kam ukazuje rub další karty.
draw-warehouse = Skladiště
draw-warehouse-about = Darované zdroje; na stavby se platí nejdřív jimi
draw-command = Velení
draw-tea = Čajové pořadí

## Field

draw-section = { START(WORD($section, kind: "section")) }
draw-blocked = Mimo hru
draw-rest = { START(WORD($section, kind: "section")) }: nástupní prostor
draw-def = Obr
draw-atk = Út
draw-holds = { $n ->
    [0] { START(WORD($section, kind: "section")) } se jen tak tak udrží
   *[other] { START(WORD($section, kind: "section")) } se udrží s rezervou { $n }
 }
draw-breaks = { START(WORD($section, kind: "section")) }: průlom, chybí { $n }
draw-level = Úroveň { $level }
draw-archer = Lučištník na střelecké pozici
draw-resting-spearman = V nástupním prostoru: { COUNT($n, kind: "spearman") }
draw-resting-archer = V nástupním prostoru: { COUNT($n, kind: "archer") }
draw-resting-horseman = V nástupním prostoru: { COUNT($n, kind: "horseman") }
draw-card-about = { $name }: { $text }

## Locations

draw-locked = zamčeno
draw-here = zde { $n }
draw-open = volno
draw-place = { WORD($place, kind: "location") }: { COUNT($n, kind: "clerk") }
draw-price-lumber_mill = { $n } či
draw-price-quarry = { $n } dřeva
draw-price-gold_mine = { $n } kameny
draw-price-temple = { $n } zlata
draw-build-wall = Úroveň Zdi
draw-build-barricade = Zátaras
draw-tea_house = Posuň se o jedno výš,|bez soupeřů až nahoru
draw-headquarters = Přesuň vojáky z jednoho úseku|do druhého
draw-war_academy = Dober kartu taktiky|za každého úředníka
draw-tactic-deck = V balíčku: { COUNT($n, kind: "tactic") }

## Mats and dock

draw-honour = { COUNT($n, kind: "honour") }
draw-support = N { $n }
draw-general = { START(WORD($clan, kind: "clan")) } – { WORD($card, kind: "general") }: { WORD($card, kind: "general_text") }
draw-more = a další { $n }
draw-count-claimed = Získané hordy: { $n }
draw-count-shame = { COUNT($n, kind: "shame") }
draw-count-tactics = V ruce: { COUNT($n, kind: "tactic") }
draw-count-commands = V ruce: { COUNT($n, kind: "command") }
draw-count-clerks = V zásobě: { COUNT($n, kind: "clerk") }
draw-count-spearman = V zásobě: { COUNT($n, kind: "spearman") }
draw-count-archer = V zásobě: { COUNT($n, kind: "archer") }
draw-count-horseman = V zásobě: { COUNT($n, kind: "horseman") }
draw-screen = Za tvou zástěnou
draw-supply = Tvoje zásoba
draw-commands = Karty velení
draw-tactics = Taktiky
draw-claimed = { WORD($horde, kind: "horde") }: { $shame ->
    [0] na konci { COUNT($honour, kind: "honour") }
   *[other] nemá cenu, leží na ní { COUNT($shame, kind: "shame") }
 }
draw-unhired = Nenajatí úředníci: { $n }
draw-discards = { $n ->
    [0] Nemáš odhozenou kartu velení
   *[other] Tvoje odhozené karty: { WORDS($cards, kind: "command") }
 }

## Scenes

scene-defense = Obrana
scene-attack = Útok

# The parts of the board, where the whole has no room
pane-wall = Zeď
pane-places = Lokace
scene-holds = Drží, rezerva { $n }
scene-breach = Prolomení: chybí { $n }
scene-wall = Zeď, úroveň { $level }
scene-more = Zátarasy a karty
pane-extras = Rozšíření
