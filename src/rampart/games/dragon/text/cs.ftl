# In the Year of the Dragon: its words, then what the table asks, offers, refuses and tells.

game-title = V roce draka
game-help = Celý rok máš před očima: dvanáct měsíců, každý s jednou událostí a většina z nich je zlá. Každý měsíc provedeš jednu akci nebo pasuješ, kartou přivedeš ke dvoru jednu osobu, čelíš události a získáš body za paláce, dvorní dámy a výsady. Kdo je na stupnici osob nejdál, je na řadě první. Skupina akcí s drakem stojí 3 jüany. Prázdné paláce chátrají. Na konci přinesou body ještě osoby, mniši a peníze; vítězí nejvyšší počet bodů.

## Persons

tile-craftsman = řemeslník
    .acc = řemeslníka
tile-court_lady = dvorní dáma
    .acc = dvorní dámu
tile-tax_collector = výběrčí daní
    .acc = výběrčího daní
tile-pyrotechnist_young = mladší ohňostrůjce
    .acc = mladšího ohňostrůjce
tile-warrior_young = mladší válečník
    .acc = mladšího válečníka
tile-monk_young = mladší mnich
    .acc = mladšího mnicha
tile-healer_young = mladší léčitel
    .acc = mladšího léčitele
tile-farmer_young = mladší rolník
    .acc = mladšího rolníka
tile-scholar_young = mladší učenec
    .acc = mladšího učence
tile-pyrotechnist_old = starší ohňostrůjce
    .acc = staršího ohňostrůjce
tile-warrior_old = starší válečník
    .acc = staršího válečníka
tile-monk_old = starší mnich
    .acc = staršího mnicha
tile-healer_old = starší léčitel
    .acc = staršího léčitele
tile-farmer_old = starší rolník
    .acc = staršího rolníka
tile-scholar_old = starší učenec
    .acc = staršího učence

types-craftsman = řemeslníci
    .acc = řemeslníky
types-court_lady = dvorní dámy
    .acc = dvorní dámy
types-tax_collector = výběrčí daní
    .acc = výběrčí daní
types-pyrotechnist = ohňostrůjci
    .acc = ohňostrůjce
types-warrior = válečníci
    .acc = válečníky
types-monk = mniši
    .acc = mnichy
types-healer = léčitelé
    .acc = léčitele
types-farmer = rolníci
    .acc = rolníky
types-scholar = učenci
    .acc = učence

card-craftsman = karta řemeslníka
    .acc = kartu řemeslníka
card-court_lady = karta dvorní dámy
    .acc = kartu dvorní dámy
card-tax_collector = karta výběrčího daní
    .acc = kartu výběrčího daní
card-pyrotechnist = karta ohňostrůjce
    .acc = kartu ohňostrůjce
card-warrior = karta válečníka
    .acc = kartu válečníka
card-monk = karta mnicha
    .acc = kartu mnicha
card-healer = karta léčitele
    .acc = kartu léčitele
card-farmer = karta rolníka
    .acc = kartu rolníka
card-scholar = karta učence
    .acc = kartu učence
card-wild = žolík
    .acc = žolíka

## Actions, events, phases

action-taxes = Daně
action-build = Stavba
action-harvest = Sklizeň
action-fireworks = Ohňostroj
action-military = Vojenská přehlídka
action-research = Bádání
action-privilege = Výsada
action-build_wall = Stavba zdi

event-peace = Mír
event-tribute = Císařský tribut
event-drought = Sucho
event-festival = Dračí slavnost
event-mongols = Mongolský vpád
event-contagion = Nákaza

event_effect-peace = nic se neděje
event_effect-tribute = zaplať 4 jüany, za každý chybějící propusť 1 osobu
event_effect-drought = odevzdej 1 žeton rýže za každý obydlený palác, z každého nezásobeného propusť 1 osobu
event_effect-festival = nejvíc raket 6 bodů, druhé nejvíc 3; kdo boduje, polovinu vrátí
event_effect-mongols = 1 bod za každou přilbu; kdo jich má nejméně, propustí 1 osobu
event_effect-contagion = propusť 3 osoby, za každý hmoždíř o 1 méně

super-lantern = Slavnost lampionů
super-buddha = Buddha
super-earthquake = Zemětřesení
super-flood = Povodeň
super-eclipse = Zatmění slunce
super-volcano = Výbuch sopky
super-tornado = Tornádo
super-sunrise = Východ slunce
super-assassination = Pokus o atentát
super-edict = Neronův edikt

super_effect-lantern = 2 body za každou osobu v tvých palácích
super_effect-buddha = mniši bodují jako na konci hry
super_effect-earthquake = přijdeš o 2 patra paláců podle vlastní volby
super_effect-flood = vrátíš polovinu svých jüanů, rýže a raket
super_effect-eclipse = událost 7. měsíce přijde dvakrát
super_effect-volcano = všechny žetony osob se vrátí na 0, pořadí zůstává
super_effect-tornado = odhodíš 2 karty osob
super_effect-sunrise = vezmeš si mladší osobu bez karty
super_effect-assassination = všechny výsady propadají
super_effect-edict = jeden druh osob ti hned přinese svůj užitek

phase-setup = Příprava
phase-actions = Akce
phase-persons = Osoby
phase-event = Událost
phase-scoring = Bodování
phase-end = Konec hry

## Wall tiles, privileges, sources of points

wall-w_rice = 1 žeton rýže
wall-w_firework = 1 raketa
wall-w_floor = 1 patro paláce
wall-w_yuan = 2 jüany
wall-w_track = 3 kroky vpřed
wall-w_vp = 3 body

privilege-small = malá výsada
    .acc = malou výsadu
privilege-large = velká výsada
    .acc = velkou výsadu

source-palaces = Paláce
    .for = za paláce
source-court_ladies = Dvorní dámy
    .for = za dvorní dámy
source-privileges = Výsady
    .for = za výsady
source-research = Bádání
    .for = za bádání
source-festivals = Dračí slavnosti
    .for = za Dračí slavnost
source-invasions = Přilby proti Mongolům
    .for = za přilby
source-wall = Velká zeď
    .for = za zeď
source-super_event = Velká událost
    .for = za velkou událost
source-persons = Osoby
    .for = za osoby u dvora
source-monks = Mniši
    .for = za mnichy
source-money = Peníze
    .for = za jüany, rýži a rakety

## Numbers of things

count-yuan = { $n ->
    [one] { $n } jüan
    [few] { $n } jüany
   *[other] { $n } jüanů
 }
count-rice = { $n ->
    [one] { $n } žeton rýže
    [few] { $n } žetony rýže
   *[other] { $n } žetonů rýže
 }
    .acc = { $n ->
        [one] { $n } žeton rýže
        [few] { $n } žetony rýže
       *[other] { $n } žetonů rýže
     }
count-firework = { $n ->
    [one] { $n } raketa
    [few] { $n } rakety
   *[other] { $n } raket
 }
    .acc = { $n ->
        [one] { $n } raketu
        [few] { $n } rakety
       *[other] { $n } raket
     }
count-floor = { $n ->
    [one] { $n } patro
    [few] { $n } patra
   *[other] { $n } pater
 }
count-palace = { $n ->
    [one] { $n } palác
    [few] { $n } paláce
   *[other] { $n } paláců
 }
count-person = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
   *[other] { $n } osob
 }
    .acc = { $n ->
        [one] { $n } osobu
        [few] { $n } osoby
       *[other] { $n } osob
     }
count-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
 }
    .acc = { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
     }
count-step = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
 }
count-coin = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
 }
count-hammer = { $n ->
    [one] { $n } kladivo
    [few] { $n } kladiva
   *[other] { $n } kladiv
 }
count-sack = { $n ->
    [one] { $n } pytel
    [few] { $n } pytle
   *[other] { $n } pytlů
 }
count-rocket = { $n ->
    [one] { $n } raketa
    [few] { $n } rakety
   *[other] { $n } raket
 }
count-helmet = { $n ->
    [one] { $n } přilba
    [few] { $n } přilby
   *[other] { $n } přileb
 }
    .acc = { $n ->
        [one] { $n } přilbu
        [few] { $n } přilby
       *[other] { $n } přileb
     }
count-book = { $n ->
    [one] { $n } kniha
    [few] { $n } knihy
   *[other] { $n } knih
 }
count-mortar = { $n ->
    [one] { $n } hmoždíř
    [few] { $n } hmoždíře
   *[other] { $n } hmoždířů
 }

## Options of the table

table-option-wall = Velká zeď
table-meaning-wall = Každý má 6 dílů zdi a přibývá 1 akce. Při vpádu Mongolů a na konci hry dost dlouhá zeď odmění své stavitele; kvůli krátké přijde o osobu ten, kdo stavěl nejméně.
table-value-wall-false = bez zdi
table-value-wall-true = se zdí
table-option-super_event = Velká událost
table-meaning-super_event = V 7. měsíci udeří kromě běžné události ještě jedna velká.
table-value-super_event-none = žádná
table-value-super_event-random = vylosovaná
table-values-super_event = { WORD($value, kind: "super") }
table-option-choose_after_events = Velkou událost určí hráč
table-meaning-choose_after_events = Kdo si první vybírá osoby, určí velkou událost, jakmile je vidět celá řada událostí.
table-value-choose_after_events-false = ne
table-value-choose_after_events-true = ano
table-option-hidden_super_event = Skrytá velká událost
table-meaning-hidden_super_event = Náhodná velká událost se losuje až ve chvíli, kdy v 7. měsíci udeří.
table-value-hidden_super_event-false = ne, je od začátku známá
table-value-hidden_super_event-true = ano
table-option-large_price = Cena velké výsady
table-meaning-large_price = Kolik stojí velká výsada; v prvním vydání 6 jüanů.
table-value-large_price-7 = 7 jüanů
table-value-large_price-6 = 6 jüanů
table-option-random_wall_bonus = Náhodný bonus zdi
table-meaning-random_wall_bonus = Který ze svých dílů zdi postavíš a jaký bonus dostaneš, určí náhoda.
table-value-random_wall_bonus-false = ne, díl si vybíráš
table-value-random_wall_bonus-true = ano
table-option-starting_seat = Kdo vybírá první
table-meaning-starting_seat = Kdo si jako první vybírá osoby. Později to nemá žádný význam.
table-value-starting_seat-random = vylosuje se
table-values-starting_seat = { WORD($value, kind: "seat") }

## What is asked

month-ahead = { $event ->
    [tribute] Tento měsíc je Císařský tribut: zaplatíš { COUNT($due, kind: "yuan") }, máš { COUNT($have, kind: "yuan") }.
    [drought] Tento měsíc je Sucho: odevzdáš { COUNT($due, kind: "rice", case: "acc") }, máš { COUNT($have, kind: "rice", case: "acc") }.
    [festival] Tento měsíc je Dračí slavnost: máš { COUNT($have, kind: "firework", case: "acc") }, nejlepší soupeř { $due }.
    [mongols] Tento měsíc vpadnou Mongolové: máš { COUNT($have, kind: "helmet", case: "acc") }, nejslabší soupeř { $due }.
    [contagion] Tento měsíc je Nákaza: ohrožuje { COUNT($due, kind: "person", case: "acc") }, máš proti ní { COUNT($have, kind: "mortar") }.
   *[peace] Tento měsíc je Mír.
 }

name_super_event = Urči velkou událost 7. měsíce. Zasáhne všechny.
draft_pair = Vyber si 2 mladší osoby různých druhů. Začnou u tvého dvora.
place_person = Vyber palác pro { WORD($tile, kind: "tile", case: "acc") }. Prázdné paláce každý měsíc chátrají.
choose_action = Vyber akci, nebo pasuj. { month-ahead }
build_floor = { $left ->
    [1] Postav 1 patro: na některý palác, nebo jako nový palác.
   *[other] Postav { COUNT($left, kind: "floor") }. Vyber, kam přijde další.
 }
buy_privilege = Vyber výsadu. Boduje každý měsíc.
use_wall_tile = Vyber díl zdi. Jeho bonus dostaneš hned.
play_card = Zahraj kartu osoby. { month-ahead }
make_room = Tvé paláce jsou plné. Vyber, koho nahradí { WORD($tile, kind: "tile") }, nebo novou osobu odmítni.
release_person = { $cause ->
    [unsaid] Přicházíš o lidi
    [wall] Zeď je příliš krátká
   *[other] { WORD($cause, kind: "event") }
 }: propusť { COUNT($left, kind: "person", case: "acc") }.
starve_palace = { event-drought }: { $left ->
    [1] v 1 paláci chybí rýže. Vyber, kdo odejde.
   *[other] rýže chybí pro { COUNT($left, kind: "palace") }. Vyber, kdo odejde první.
 }
lose_floor = { super-earthquake }: { $left ->
    [1] přijdeš o 1 patro. Vyber palác.
   *[other] přijdeš o { COUNT($left, kind: "floor") }. Vyber první palác.
 }
leave_palace = Palác { $palace } je teď příliš malý. Vyber, kdo odejde.
flood_rice = { super-flood }: z jüanů, rýže a raket vrátíš celkem { $owed }. Vyber, kolik z toho je rýže.
flood_fireworks = { super-flood }: zbývá vrátit { $owed }. Vyber, kolik z toho jsou rakety, zbytek jsou jüany.
discard_card = { super-tornado }: odhoď { COUNT($left, kind: "card", case: "acc") }.
take_young = { super-sunrise }: vezmi si mladší osobu, karta není potřeba.
choose_type = { super-edict }: vyber druh osob. Jejich užitek dostaneš hned.

## What the others wait for

waiting-name_super_event = { $seat } určuje velkou událost
waiting-draft_pair = { $seat } vybírá 2 osoby
waiting-place_person = { $seat } umisťuje osobu
waiting-choose_action = { $seat } vybírá akci
waiting-build_floor = { $seat } staví patro
waiting-buy_privilege = { $seat } kupuje výsadu
waiting-use_wall_tile = { $seat } staví díl zdi
waiting-play_card = { $seat } hraje kartu osoby
waiting-make_room = { $seat } uvolňuje místo pro osobu
waiting-release_person = { $seat } propouští osobu
waiting-starve_palace = { $seat } propouští osobu kvůli suchu
waiting-lose_floor = { $seat } přichází o patro paláce
waiting-leave_palace = { $seat } rozhoduje, kdo opustí palác
waiting-flood_rice = { $seat } vrací zásoby kvůli povodni
waiting-flood_fireworks = { $seat } vrací zásoby kvůli povodni
waiting-discard_card = { $seat } odhazuje kartu
waiting-take_young = { $seat } si bere mladší osobu
waiting-choose_type = { $seat } volí druh osob

## What can be chosen

option-super = { WORD($super, kind: "super") }
option-draft = { START(WORD($first, kind: "tile")) } a { WORD($second, kind: "tile") }
option-palace = Palác { $palace }{ $people ->
    [none] , prázdný
   *[other] : { WORDS($people, kind: "tile") }
 }
option-pass = Pasovat
option-action = { WORD($action, kind: "action") }
option-found = Nový palác
option-privilege = { START(WORD($size, kind: "privilege")) }
option-wall = { START(WORD($tile, kind: "wall")) }
option-wall-random = Vylosovaný díl zdi
option-card = { START(WORD($tile, kind: "tile")) }
option-wild = { START(WORD($tile, kind: "tile")) }, žolíkem
option-card-empty = { START(WORD($card, kind: "card")) }, nikdo už nezbývá
option-turn-away = Odmítnout { WORD($tile, kind: "tile", case: "acc") }
option-replace = Vyměnit { WORD($tile, kind: "tile", case: "acc") }, palác { $palace }
option-release = { START(WORD($tile, kind: "tile")) }, palác { $palace }
option-rice = { COUNT($n, kind: "rice") }
option-fireworks = { COUNT($n, kind: "firework") }
option-discard = { START(WORD($card, kind: "card")) }
option-nobody = Nikdo
option-type = { START(WORD($type, kind: "types")) }

## What persons bring

benefit-craftsman = +1 patro za Stavbu
benefit-court_lady = 1 bod každý měsíc
benefit-tax_collector = +3 jüany za Daně
benefit-pyrotechnist_young = +1 raketa za Ohňostroj
benefit-warrior_young = 1 přilba proti Mongolům
benefit-monk_young = na konci 1 × počet pater jeho paláce
benefit-healer_young = 1 hmoždíř proti Nákaze
benefit-farmer_young = +1 žeton rýže za Sklizeň
benefit-scholar_young = +2 body za Bádání
benefit-pyrotechnist_old = +2 rakety za Ohňostroj
benefit-warrior_old = 2 přilby proti Mongolům
benefit-monk_old = na konci 2 × počet pater jeho paláce
benefit-healer_old = 2 hmoždíře proti Nákaze
benefit-farmer_old = +2 žetony rýže za Sklizeň
benefit-scholar_old = +3 body za Bádání

## Consequences

effect-super = { WORD($super, kind: "super_effect") }
effect-steps = { $steps ->
    [0] žeton osob zůstane stát
   *[other] { COUNT($steps, kind: "step") } vpřed
 }
effect-hire = { WORD($tile, kind: "benefit") }, { COUNT($steps, kind: "step") } vpřed
effect-hire-no-room = { WORD($tile, kind: "benefit") }, { COUNT($steps, kind: "step") } vpřed, když uvolníš místo
effect-draft = { WORD($first, kind: "benefit") }, { WORD($second, kind: "benefit") }, { COUNT($steps, kind: "step") } vpřed
effect-no-tile = žádná osoba, žádné kroky, karta propadne
effect-lives = obsazená patra: { $persons }/{ $floors }
effect-pass = { $gain ->
    [0] už máš 3 jüany nebo víc
   *[other] získáš { COUNT($gain, kind: "yuan") }
 }
effect-action = { $fee ->
    [0] { effect-gain }
   *[other] zaplatíš { COUNT($fee, kind: "yuan") } (zbytek { $left }), pak { effect-gain }
 }
effect-gain = { $action ->
    [taxes] { $symbols ->
        [0] získáš { COUNT($gain, kind: "yuan") }
       *[other] { $base } + { COUNT($symbols, kind: "coin") }, získáš { COUNT($gain, kind: "yuan") }
     }
    [build] { $symbols ->
        [0] postavíš { COUNT($gain, kind: "floor") }
       *[other] { $base } + { COUNT($symbols, kind: "hammer") }, postavíš { COUNT($gain, kind: "floor") }
     }
    [harvest] { $symbols ->
        [0] získáš { COUNT($gain, kind: "rice", case: "acc") }
       *[other] { $base } + { COUNT($symbols, kind: "sack") }, získáš { COUNT($gain, kind: "rice", case: "acc") }
     }
    [fireworks] { $symbols ->
        [0] získáš { COUNT($gain, kind: "firework", case: "acc") }
       *[other] { $base } + { COUNT($symbols, kind: "rocket") }, získáš { COUNT($gain, kind: "firework", case: "acc") }
     }
    [military] { $symbols ->
        [0] postoupíš o { COUNT($gain, kind: "step") }
       *[other] { $base } + { COUNT($symbols, kind: "helmet") }, postoupíš o { COUNT($gain, kind: "step") }
     }
    [research] { $symbols ->
        [0] získáš { COUNT($gain, kind: "point") }
       *[other] { $base } + { COUNT($symbols, kind: "book") }, získáš { COUNT($gain, kind: "point") }
     }
    [privilege] koupíš výsadu
   *[build_wall] postavíš díl zdi a dostaneš jeho bonus
 }
effect-floors = { $floors ->
    [1] 1 patro, bez obyvatele zanikne
   *[other] vyroste na { COUNT($floors, kind: "floor") }
 }
effect-price = zaplatíš { COUNT($price, kind: "yuan") } (zbytek { $left }), každý měsíc { COUNT($dragons, kind: "point") }
effect-wall = prodlouží zeď do { $month }. měsíce
effect-leaves = přijdeš o: { WORD($tile, kind: "benefit") }{ $empty ->
    [1] , palác zůstane prázdný
   *[other] { "" }
 }
effect-shrinks = { $floors ->
    [0] palác zanikne
    [one] zbude { COUNT($floors, kind: "floor") }
    [few] zbudou { COUNT($floors, kind: "floor") }
   *[other] zbude { COUNT($floors, kind: "floor") }
 }{ $leaving ->
    [0] { "" }
    [one] , odejde { COUNT($leaving, kind: "person") }
    [few] , odejdou { COUNT($leaving, kind: "person") }
   *[other] , odejde { COUNT($leaving, kind: "person") }
 }
effect-still-owed = { $n ->
    [0] nic dalšího nevracíš
   *[other] zbývá vrátit { $n }
 }
effect-yuan-rest = { $n ->
    [0] žádné jüany
   *[other] a k tomu { COUNT($n, kind: "yuan") }
 }
effect-type = { $type ->
    [craftsman] postavíš { COUNT($n, kind: "floor") }
    [tax_collector] získáš { COUNT($n, kind: "yuan") }
    [pyrotechnist] získáš { COUNT($n, kind: "firework", case: "acc") }
    [warrior] postoupíš o { COUNT($n, kind: "step") }
    [healer] nic
    [farmer] získáš { COUNT($n, kind: "rice", case: "acc") }
   *[other] získáš { COUNT($n, kind: "point") }
 }

## What is refused, and why

why-fee = Skupina je obsazená a stojí { COUNT($fee, kind: "yuan") }, ale máš { $yuan }. Vyber volnou skupinu, nebo pasuj.
why-privilege = Nejlevnější výsada stojí { COUNT($price, kind: "yuan") }, ale zbylo by ti { $left }. Nejdřív získej jüany.
why-wall-full = Zeď je dokončená. Vyber jinou akci.
why-no-wall-tile = Všechny tvé díly zdi už stojí. Vyber jinou akci.
why-pair-taken = Tuto dvojici už má { $seat }. Vyber jinou.

## What happened

log-super_named = { $seat } určuje velkou událost: { WORD($super, kind: "super") }
log-drafted = { $seat } si vybírá { WORD($first, kind: "tile", case: "acc") } a { WORD($second, kind: "tile", case: "acc") }
log-month = { $month }. měsíc: { WORD($event, kind: "event") }
log-groups = Počet skupin karet akcí: { $n }
log-action = { $seat } volí akci { WORD($action, kind: "action") }{ $fee ->
    [0] { "" }
   *[other] {" "}v obsazené skupině
 }
log-pass = { $seat } pasuje
log-yuan = { SIGN($n) ->
    [minus] { $seat } platí { COUNT($n, kind: "yuan") }
   *[plus] { $seat } dostává { COUNT($n, kind: "yuan") }
 }
log-rice = { SIGN($n) ->
    [minus] { $seat } vrací { COUNT($n, kind: "rice", case: "acc") }
   *[plus] { $seat } dostává { COUNT($n, kind: "rice", case: "acc") }
 }
log-fireworks = { SIGN($n) ->
    [minus] { $seat } vrací { COUNT($n, kind: "firework", case: "acc") }
   *[plus] { $seat } dostává { COUNT($n, kind: "firework", case: "acc") }
 }
log-moved = { $seat } postupuje o { COUNT($by, kind: "step") } na pole { $track }
log-points = { $seat } získává { COUNT($n, kind: "point") } { WORD($source, kind: "source", case: "for") }
log-floor = { $floors ->
    [1] { $seat } zakládá palác { NTH($palace) }
   *[other] { $seat } zvyšuje palác { NTH($palace) } na { COUNT($floors, kind: "floor") }
 }
log-privilege = { $seat } kupuje { WORD($size, kind: "privilege", case: "acc") }
log-card = { $tile ->
    [none] { $seat } hraje { WORD($card, kind: "card", case: "acc") }, ale nikdo už nezbývá
   *[other] { $seat } hraje { WORD($card, kind: "card", case: "acc") } a najímá { WORD($tile, kind: "tile", case: "acc") }
 }
log-placed = { $seat } umisťuje { WORD($tile, kind: "tile", case: "acc") } do paláce { NTH($palace) }
log-replaced = { $seat } propouští { WORD($leaving, kind: "tile", case: "acc") } a přijímá { WORD($tile, kind: "tile", case: "acc") }
log-turned_away = { $seat } odmítá { WORD($tile, kind: "tile", case: "acc") }
log-released = { $seat } propouští { WORD($tile, kind: "tile", case: "acc") } z paláce { NTH($palace) }
log-event = { WORD($event, kind: "event") }: { WORD($event, kind: "event_effect") }
log-decayed = { $floors ->
    [0] { $seat }: prázdný palác { NTH($palace) } zaniká
   *[other] { $seat }: prázdný palác { NTH($palace) } chátrá na { COUNT($floors, kind: "floor") }
 }
log-wall_built = { $seat } staví zeď až po { $month }. měsíc, bonus: { WORD($tile, kind: "wall") }
log-wall_checked = { $reached ->
    [1] Zeď sahá až po { $month }. měsíc a vydrží
   *[other] Zeď nesahá až po { $month }. měsíc: kdo stavěl nejméně, propustí 1 osobu
 }
log-super = Velká událost { WORD($super, kind: "super") }: { WORD($super, kind: "super_effect") }
log-discarded = { $seat } odhazuje { WORD($card, kind: "card", case: "acc") }
log-floor_lost = { $floors ->
    [0] { $seat } přichází o palác { NTH($palace) }
    [one] { $seat } přichází o patro paláce { NTH($palace) }, zbývá { $floors }
    [few] { $seat } přichází o patro paláce { NTH($palace) }, zbývají { $floors }
   *[other] { $seat } přichází o patro paláce { NTH($palace) }, zbývá { $floors }
 }
log-privileges_lost = { $seat } přichází o všechny výsady: malé { $small }, velké { $large }
log-track_reset = Všechny žetony osob se vracejí na pole 0, pořadí zůstává
log-type_chosen = { $seat } volí { WORD($type, kind: "types", case: "acc") }
log-nobody_left = { $seat } už nemá koho propustit

## The end

ending-end = Dvanáct měsíců uplynulo.
ranking = Při rovnosti bodů vyhrává, kdo je v pořadí tahů dřív.
