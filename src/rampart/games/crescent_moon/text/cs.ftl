# Crescent Moon: its words, then what the table asks, offers, refuses and tells.

game-title = Ve svitu půlměsíce
game-help = Pět postav zápasí o jednu zemi a každá hraje podle vlastních pravidel: Válečník plení, Muršid šíří vliv, Sultán staví města, Chalífa ovládá hexy, Nomád prodává meče. Rok má čtyři kola po jedné akci, pak všichni bodují. Hex ovládáš jednotkami a opevněními, vliv v něm máš díky žetonu a přítomen jsi čímkoli. Dohody s Nomádem, Sultánem a Muršidem zavazují, všechno ostatní jsou jen řeči. Body jsou tajné. Po třech nebo čtyřech letech vyhrává, kdo jich má nejvíc.

## Postavy

character-warlord = Válečník
    .gen = Válečníka
    .dat = Válečníkovi
character-murshid = Muršid
    .gen = Muršida
    .dat = Muršidovi
character-sultan = Sultán
    .gen = Sultána
    .dat = Sultánovi
character-caliph = Chalífa
    .gen = Chalífy
    .dat = Chalífovi
character-nomad = Nomád
    .gen = Nomáda
    .dat = Nomádovi

## What the seats are called at the table

role-0 = { character-warlord }
role-1 = { character-murshid }
role-2 = { character-sultan }
role-3 = { character-caliph }
role-4 = { character-nomad }

## Karty moci

card-campaign = Tažení
card-assassination = Atentát
card-imam = Imám
card-bribery = Podplacení
card-rebellion = Vzpoura
card-preacher = Kazatel
card-informer = Zvěd
card-missionary = Misionář
card-sabotage = Sabotáž
card-destroyer = Ničitel
card-raiders = Nájezdníci
card-coercion = Nátlak
card-horse_archers = Jízdní lučištníci
card-lightning_raid = Bleskový nájezd
card-forced_march = Rychlý přesun
card-terror = Hrůzovláda
card-guard = Stráž
card-infantry = Pěchota
card-general = Generál
card-siege_engines = Obléhací stroje
card-vizier = Vezír
card-ships = Lodě
card-corvee = Robota
card-scorched_earth = Spálená země
card-elder = Stařešina
card-camel_cavalry = Velbloudí jízda
card-caravan = Karavana
card-ambush = Přepadení
card-guides = Průvodci
card-unpaid_wages = Nevyplacený žold
card-sheikh = Šejch

card_text-campaign = Boj: polož na kartu polovinu svých jednotek (zaokrouhli dolů), za každou +1. Po určení vítěze se vrátí do zásoby. Karta se vrací do ruky.
card_text-assassination = Boj nebo soupeření: odhoď osobnost, kterou zde kdokoli zahrál; nemá žádný účinek.
card_text-imam = Soupeření: +2.
card_text-bribery = Boj: soupeř má o 1 méně. Soupeření: strana jiného hráče má o 1 méně. Ten hráč si kartu vezme do ruky.
card_text-rebellion = Boj nebo soupeření: v hexu s vesnicí +1, s městem +2.
card_text-preacher = Soupeření: +1, s tvým vlivem v sousedním hexu +2.
card_text-informer = Kdykoli: prohlédni si celou ruku jiného hráče.
card_text-missionary = Akce: přesuň 1 svůj žeton vlivu do sousedního hexu bez žetonu, bez soupeření.
card_text-sabotage = Akce: v hexu, kde máš cokoli svého, nebo vedle něj odstraň cizí tvrz, nebo nahraď cizí pevnost tvrzí.
card_text-destroyer = Boj: na kartu přijde 1 tvá jednotka ze sousedního hexu. Boj: na kartu přijde jednotka stálého vojska ze záloh.
card_text-raiders = Boj: polož na kartu až 3 své jednotky, každá snižuje tvé ztráty o 1.
card_text-coercion = Soupeření: +2.
card_text-horse_archers = Boj: útočník +1. Boj: polož na kartu 1 svou jednotku za +1.
card_text-lightning_raid = Akce: proveď 1 pohyb; pak smíš z nového hexu provést zteč. Nebo proveď zteč odkudkoli bez pohybu.
card_text-forced_march = Kdykoli: ve svém tahu, před akcí nebo po ní, proveď 1 pohyb.
card_text-terror = Boj: soupeř má o 1 méně. Soupeření: +1, s tvou jednotkou v hexu +2.
card_text-guard = Boj: obránce +1. Boj: polož na kartu 1 svou jednotku za +1.
card_text-infantry = Boj: polož na kartu 1 svou jednotku za +1. Boj: tvé ztráty jsou o 1 nižší.
card_text-general = Boj: +1. Boj: až 2 tvé jednotky odejdou do sousedních hexů, které neovládá jiný hráč.
card_text-siege_engines = Boj: útočník položí na kartu 1 jednotku a tvrz nebo pevnost má sílu 0. Boj: obránce s tvrzí nebo pevností +1.
card_text-vizier = Soupeření: +1, pokud hex ovládáš, +2.
card_text-ships = Kdykoli: do konce akce řeky neoddělují žádné hexy.
card_text-corvee = Akce: proveď Budování, každá stavba stojí o 1 minci méně.
card_text-scorched_earth = Boj: jako obránce zakážeš v tomto boji plenění.
card_text-elder = Boj: žoldnéř kteréhokoli hráče, zde nebo v sousedním hexu, se vrátí majiteli. Na kartu přijde žoldnéř z tvé zásoby.
card_text-camel_cavalry = Boj: v poušti +1. Boj: polož na kartu 1 svou jednotku za +1.
card_text-caravan = Akce: vezmi 5 mincí.
card_text-ambush = Boj: +1, v divočině a horách +2.
card_text-guides = Kdykoli: při své akci Pohyb smíš provést až 2 pohyby navíc.
card_text-unpaid_wages = Boj: až 2 žoldnéři soupeře mají sílu 0.
card_text-sheikh = Soupeření: +1, v divočině, horách a poušti +2.
# in few words, for the faces of cards and for short options
draw-brief-campaign = půlka jednotek +1, pak jsou pryč
draw-brief-assassination = ruší osobnost
draw-brief-imam = vliv +2
draw-brief-bribery = soupeř −1, bere kartu
draw-brief-rebellion = vesnice +1, město +2
draw-brief-preacher = +1, u tvého vlivu +2
draw-brief-informer = pohled do ruky
draw-brief-missionary = přesuň žeton bez soupeření
draw-brief-sabotage = zboř blízkou tvrz
draw-brief-destroyer = 1 přijde, 1 ze záloh
draw-brief-raiders = až 3 kryjí ztráty
draw-brief-coercion = vliv +2
draw-brief-horse_archers = útočník +1, jednotka +1
draw-brief-lightning_raid = pohyb, pak zteč
draw-brief-forced_march = pohyb navíc
draw-brief-terror = soupeř −1; vliv +1 nebo +2
draw-brief-guard = obránce +1, jednotka +1
draw-brief-infantry = jednotka +1, o ztrátu méně
draw-brief-general = +1, stáhni 2 jednotky
draw-brief-siege_engines = tvrz za 0; v ní +1
draw-brief-vizier = +1, při ovládání +2
draw-brief-ships = řeky teď nedělí
draw-brief-corvee = stavby o 1 levnější
draw-brief-scorched_earth = obránce: žádné plenění
draw-brief-elder = žoldnéř odejde, tvůj přijde
draw-brief-camel_cavalry = poušť +1, jednotka +1
draw-brief-caravan = vezmi 5 mincí
draw-brief-ambush = +1, divočina a hory +2
draw-brief-guides = 2 pohyby navíc
draw-brief-unpaid_wages = 2 žoldnéři za 0
draw-brief-sheikh = +1, pustina +2

type-event = událost
type-personage = osobnost
type-battalion = prapor
type-strategy = strategie

## Krajina

terrain-fertile = úrodná půda
terrain-wilderness = divočina
terrain-mountain = hory
terrain-quarry = kamenolom
terrain-desert = poušť

## Cíle

goal-units = Nejvíc jednotek
goal-strongholds = Opevnění
goal-sacred_control = Ovládat posvátné místo
goal-sacks = Vypleněné stavby
goal-first_sacks = První rok: plenění
goal-network = Žetony vlivu
goal-terrains = Krajiny s vlivem
goal-sacred_influence = Vliv v posvátném místě
goal-first_tokens = První rok: žetony
goal-cities = Města
goal-free_cities = Nezávislá města
goal-towns = Vesnice
goal-treasury = Pokladnice
goal-sacred_settlement = Osídlit posvátné místo
goal-first_cities = První rok: města
goal-order = Ovládané hexy
goal-most_hexes = Nejvíc hexů
goal-ford = Ovládat brod
goal-quarries = Kamenolomy
goal-palace = Palác stojí
goal-shielded = Chráněná sídla
goal-first_ford = První rok: brod
goal-prosperity = Mince k výměně
goal-mercenaries = Žoldnéři na mapě
goal-wild_tokens = Žetony v pustině
goal-sacred_any = Posvátné místo

## Stavby, hexy, akce, zdroje bodů

building-fort = tvrz
    .acc = tvrz
building-castle = pevnost
    .acc = pevnost
building-palace = palác
    .acc = palác
building-town = vesnice
    .acc = vesnici
building-city = město
    .acc = město

tile-ford = Brod
tile-river = Řeka
tile-plain = Pláň
tile-wilderness = Divočina
tile-mountain = Hory
tile-quarry = Kamenolom
tile-desert = Poušť
tile-sacred_site = Posvátné místo

unit-ordinary = jednotka stálého vojska
unit-mercenary = žoldnéř

group-warlord_1 = jednotka stálého vojska a žeton vlivu
group-warlord_2 = žeton vlivu
group-murshid_1 = tvrz
group-murshid_2 = žeton vlivu
group-sultan_1 = město
group-sultan_2 = vesnice, tvrz a žoldnéř
group-caliph_1 = pevnost a jednotka stálého vojska
group-caliph_2 = pevnost
group-nomad_1 = žoldnéř a žeton vlivu
group-nomad_2 = žeton vlivu

market-far = vzdálený trh
market-middle = nedaleký trh
market-near = místní trh
market-sultan = Sultánův trh

action-pass = Pasovat
action-influence = Šíření vlivu
action-build = Budování
action-move = Pohyb
action-assault = Zteč
action-recruit = Verbování
action-hire = Najmutí žoldnéřů
action-bribe = Podplacení žoldnéřů
action-buy = Nákup karet moci
action-play = Zahrání karty moci
action-levy = Sbírka
action-muster = Shromáždění sil
action-uprising = Povstání
action-scheme = Intrikování
action-conspire = Plánování
action-move_palace = Přesun paláce
action-desertion = Dezerce

source-start = Na začátku
    .for = na začátku
source-primary = Primární cíl
    .for = za primární cíl
source-secondary = Sekundární cíl
    .for = za sekundární cíl
source-sacred_site = Posvátné místo
    .for = za posvátné místo
source-first_year = První rok
    .for = za cíl prvního roku
source-deals = Dohody s Muršidem
    .for = z dohody

bank-0 = na východě a severovýchodě
bank-1 = na severovýchodě a severozápadě
bank-2 = na severozápadě a západě
bank-3 = na západě a jihozápadě
bank-4 = na jihozápadě a jihovýchodě
bank-5 = na jihovýchodě a východě
way-0 = na východ
way-1 = na severovýchod
way-2 = na severozápad
way-3 = na západ
way-4 = na jihozápad
way-5 = na jihovýchod

## Počty

count-coin = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
 }
    .acc = { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
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
count-unit = { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
 }
    .acc = { $n ->
        [one] { $n } jednotku
        [few] { $n } jednotky
       *[other] { $n } jednotek
     }
count-ordinary = { $n ->
    [one] { $n } jednotka stálého vojska
    [few] { $n } jednotky stálého vojska
   *[other] { $n } jednotek stálého vojska
 }
    .acc = { $n ->
        [one] { $n } jednotku stálého vojska
        [few] { $n } jednotky stálého vojska
       *[other] { $n } jednotek stálého vojska
     }
count-mercenary = { $n ->
    [one] { $n } žoldnéř
    [few] { $n } žoldnéři
   *[other] { $n } žoldnéřů
 }
    .acc = { $n ->
        [one] { $n } žoldnéře
        [few] { $n } žoldnéře
       *[other] { $n } žoldnéřů
     }
count-move = { $n ->
    [one] { $n } pohyb
    [few] { $n } pohyby
   *[other] { $n } pohybů
 }
count-building = { $n ->
    [one] { $n } stavba
    [few] { $n } stavby
   *[other] { $n } staveb
 }

named-card = { $copy ->
    [0] { WORD($card, kind: "card") }
   *[other] { WORD($card, kind: "card") } č. { $copy }
 }
played-card = { $added_by ->
    [nobody] { WORD($card, kind: "card") }
   *[other] { WORD($card, kind: "card") } od { WORD($added_by, kind: "character", case: "gen") }
 }
units-of-both-kinds = { $ordinary ->
    [0] { COUNT($mercenaries, kind: "mercenary", case: "acc") }
   *[other] { $mercenaries ->
        [0] { COUNT($ordinary, kind: "ordinary", case: "acc") }
       *[other] { COUNT($ordinary, kind: "ordinary", case: "acc") } a { COUNT($mercenaries, kind: "mercenary", case: "acc") }
     }
 }

## Otázky

choose_tile = Vyber 1 ze svých hexů. Stane se částí mapy.
place_tile = { WORD($tile, kind: "tile") }: vyber, kam tento hex položíš. Jednotky se budou přesouvat mezi sousedními hexy.
place_group = Vyber počáteční skupinu a hex pro ni.
place_palace = Vyber hex pro palác. Přináší body Chalífovi.
choose_action = Vyber 1 akci ({ $round }. kolo ze 4, { $year }. rok).
play_card = Vyber kartu, kterou zahraješ jako akci.
missionary_move = { card-missionary }: vyber žeton a kam se přesune.
sabotage_hex = { card-sabotage }: vyber tvrz k odstranění, nebo pevnost, ze které bude tvrz.
remove_excess = V { $hex } je příliš mnoho jednotek. Vyber, které odejdou: { COUNT($n, kind: "unit") }.
play_anytime = { $window ->
    [start] { WORD($character, kind: "character") } začíná tah. Zahraješ kartu Kdykoli?
    [declared] { WORD($character, kind: "character") } ohlašuje akci. Zahraješ kartu Kdykoli?
   *[end] Tvůj tah končí. Zahraješ kartu Kdykoli?
 }
moment-anytime_start = Karty Kdykoli na začátku tahu
moment-anytime_declared = Karty Kdykoli po ohlášení akce
moment-anytime_end = Karty Kdykoli na konci tahu
look_at_hand = Zvěd: vyber, čí ruku si prohlédneš.
discard_down = Držíš příliš mnoho karet: odhoď { COUNT($n, kind: "card", case: "acc") }.
influence_hex = Vyber hex pro svůj žeton vlivu. Když se ostatní postaví proti, umístíš ho jen výhrou v soupeření.
declare_side = { WORD($character, kind: "character") } chce vliv v { $hex }. Vyber stranu: výhra nahradí žeton, který tam leží, prohra nic nezmění.
build = Vyber stavbu a hex. Ještě { COUNT($left, kind: "building") }, máš { COUNT($coins, kind: "coin", case: "acc") }.
move = { $march ->
    [forced_march] Rychlý přesun: vyber 1 pohyb.
    [raid] Bleskový nájezd: vyber 1 pohyb.
   *[other] Vyber pohyb. Ještě { COUNT($left, kind: "move") }.
 }
move_ordinary = { $march ->
    [assault] Zteč z { $from } na { $to }: vyber, kolik jednotek stálého vojska jde.
    [raid_assault] Zteč z { $from } na { $to }: vyber, kolik jednotek stálého vojska jde.
   *[other] Z { $from } do { $to }: vyber, kolik jednotek stálého vojska jde.
 }
move_mercenaries = { $march ->
    [assault] Zteč z { $from } na { $to }: vyber, kolik žoldnéřů jde.
    [raid_assault] Zteč z { $from } na { $to }: vyber, kolik žoldnéřů jde.
   *[other] Z { $from } do { $to }: vyber, kolik žoldnéřů jde.
 }
assault = Vyber cíl zteče a odkud vyrazíš. Vidíš síly před kartami.
raid_assault = Provedeš i zteč? Vyber cíl, nebo skonči.
follow_up = Tví noví žoldnéři mohou hned provést pohyb, nebo zteč. Vyber kam.
recruit = Vyber hex pro jednotku. Ještě { COUNT($left, kind: "unit") }.
hire_at_bank = Vyber, kolik žoldnéřů najmeš.
place_hired = Vyber hex pro žoldnéře.
bribe_hex = Vyber hex, kde podplatíš Nomádovy žoldnéře. Když Nomád souhlasí, budou tvoji.
propose_units = Vyber, kolik žoldnéřů chceš.
propose_price = { $over ->
    [hire] { COUNT($units, kind: "mercenary") } z Nomádovy karty záloh: navrhni cenu.
    [bribe] { COUNT($units, kind: "mercenary") } od Nomáda v { $hex }: navrhni cenu.
   *[card] Karta { WORD($card, kind: "card") } ze Sultánova trhu: navrhni cenu.
 }
answer_proposal = { $over ->
    [hire] { WORD($character, kind: "character") } chce najmout { COUNT($units, kind: "mercenary", case: "acc") } za { COUNT($price, kind: "coin", case: "acc") }. Souhlasíš?
    [bribe] { WORD($character, kind: "character") } chce podplatit { COUNT($units, kind: "mercenary", case: "acc") } v { $hex } za { COUNT($price, kind: "coin", case: "acc") }. Souhlasíš?
   *[card] { WORD($character, kind: "character") } chce koupit kartu { WORD($card, kind: "card") } za { COUNT($price, kind: "coin", case: "acc") }. Souhlasíš?
 }
buy = Vyber kartu ke koupi. Máš { COUNT($coins, kind: "coin", case: "acc") }.
take_schemed = { $n ->
    [2] Vyber 2 z těchto karet. Necháš si je.
   *[other] Vyber 1 z těchto karet. Necháš si ji.
 }
conspire = Vyber kartu, kterou vyložíš lícem nahoru na svůj trh. Ostatní ji mohou koupit.
muster = Shromáždění sil: vyber hex a počet jednotek.
uprising_hex = Vyber hex pro povstání. Zaútočí v něm tvůj žeton.
palace_hex = Vyber, kam se přesune palác. Přináší body Chalífovi.
desertion_hex = Vyber hex, kde žoldnéři dezertují.
desert_units = Vyber, kolik jich dezertuje.
ask_promise = Vyber, kolik bodů žádáš od { WORD($character, kind: "character", case: "gen") } za svou podporu. Zaplatí jen při vítězství.
offer_promise = { $asked ->
    [0] Nabídneš Muršidovi body za pomoc? Zaplatíš, jen když vyhraješ.
   *[other] Muršid žádá { COUNT($asked, kind: "point") }. Vyber, kolik slíbíš: zaplatíš, jen když vyhraješ.
 }
weigh_offers = Přijmi nabídku, nebo žádej víc. Body se platí, jen když ta strana vyhraje.
answer_counter = Muršid chce { COUNT($points, kind: "point") }, pokud vyhraješ. Souhlasíš?
settle_offers = Přijmi jinou nabídku, nebo žádnou.
choose_cards = { $clash ->
    [combat] Boj v { $hex }: tajně vyber karty (před kartami { $attack } proti { $defence }).
   *[contest] Soupeření o { $hex }: tajně vyber karty (před kartami { $attack } proti { $defence }, jsou-li všichni proti).
 } Osobnosti se příští rok vrátí, události se odhodí.
meddle = Vyber, komu tvé karty pomohou.
next_card = Vyber kartu, která se vyhodnotí teď.
use_entry = { WORD($card, kind: "card") }: použiješ tento účinek?
assassinate = { card-assassination }: vyber osobnost, která se odhodí.
campaign = { card-campaign }: vyber jednotky, které položíš na kartu.
assign = { WORD($card, kind: "card") }: vyber jednotky, které položíš na kartu.
call_unit = { card-destroyer }: vyber jednotku, která přijde.
withdraw = { card-general }: vyber jednotku, která opustí boj.
withdraw_to = Vyber, kam jednotka odejde.
elder = { card-elder }: vyber žoldnéře, který se vrátí majiteli.
unpaid_wages = { card-unpaid_wages }: vyber, kolik soupeřových žoldnéřů má sílu 0.
bribery = { card-bribery }: vyber, čí strana má o 1 méně.
decide_tie = Remíza v { $hex }, { $strength } proti { $strength }: rozhodni, kdo vyhraje.
give_up_units = Tvé ztráty: { COUNT($n, kind: "unit") }. Vyber které.
capture = Ovládáš { $hex }. Podrobíš si opevnění, takže bude tvoje?
sack_settlement = Ovládáš { $hex }. Vypleníš sídlo za mince a body?
convert_coins = Vyber, kolik mincí směníš za body.

## Na co se čeká

waiting-choose_tile = { $seat } vybírá hex
waiting-place_tile = { $seat } pokládá hex
waiting-place_group = { $seat } umisťuje počáteční skupinu
waiting-place_palace = { $seat } umisťuje palác
waiting-choose_action = { $seat } vybírá akci
waiting-play_card = { $seat } hraje kartu
waiting-missionary_move = { $seat } vysílá misionáře
waiting-sabotage_hex = { $seat } provádí sabotáž
waiting-remove_excess = { $seat } odebírá jednotky
waiting-play_anytime = { $seat } přemýšlí
waiting-look_at_hand = { $seat } si prohlíží ruku
waiting-discard_down = { $seat } odhazuje karty
waiting-influence_hex = { $seat } šíří vliv
waiting-declare_side = { $seat } volí stranu
waiting-build = { $seat } staví
waiting-move = { $seat } přesouvá jednotky
waiting-move_ordinary = { $seat } vybírá jednotky
waiting-move_mercenaries = { $seat } vybírá žoldnéře
waiting-assault = { $seat } vybírá cíl zteče
waiting-raid_assault = { $seat } rozhoduje o zteči
waiting-follow_up = { $seat } vysílá podplacené žoldnéře
waiting-recruit = { $seat } verbuje
waiting-hire_at_bank = { $seat } najímá žoldnéře
waiting-place_hired = { $seat } umisťuje žoldnéře
waiting-bribe_hex = { $seat } vybírá, koho podplatit
waiting-propose_units = { $seat } podává nabídku
waiting-propose_price = { $seat } navrhuje cenu
waiting-answer_proposal = { $seat } odpovídá na nabídku
waiting-buy = { $seat } kupuje karty
waiting-take_schemed = { $seat } intrikuje
waiting-conspire = { $seat } kuje plány
waiting-muster = { $seat } shromažďuje síly
waiting-uprising_hex = { $seat } vyvolává povstání
waiting-palace_hex = { $seat } přesouvá palác
waiting-desertion_hex = { $seat } vyvolává dezerci
waiting-desert_units = { $seat } určuje počet dezertérů
waiting-ask_promise = { $seat } určuje cenu podpory
waiting-offer_promise = { $seat } zvažuje slib
waiting-weigh_offers = { $seat } zvažuje nabídky
waiting-answer_counter = { $seat } odpovídá Muršidovi
waiting-settle_offers = { $seat } rozhoduje o nabídce
waiting-choose_cards = { $seat } vybírá karty
waiting-meddle = { $seat } určuje stranu
waiting-next_card = { $seat } vyhodnocuje karty
waiting-use_entry = { $seat } používá kartu
waiting-assassinate = { $seat } vybírá osobnost
waiting-campaign = { $seat } přiděluje jednotky
waiting-assign = { $seat } pokládá jednotky na kartu
waiting-call_unit = { $seat } povolává jednotku
waiting-withdraw = { $seat } stahuje jednotky
waiting-withdraw_to = { $seat } stahuje jednotky
waiting-elder = { $seat } vrací žoldnéře majiteli
waiting-unpaid_wages = { $seat } vybírá nevyplacené žoldnéře
waiting-bribery = { $seat } vybírá, koho podplatit
waiting-decide_tie = { $seat } rozhoduje remízu
waiting-give_up_units = { $seat } vybírá ztráty
waiting-capture = { $seat } rozhoduje o podrobení
waiting-sack_settlement = { $seat } rozhoduje o vyplenění
waiting-convert_coins = { $seat } směňuje mince

## Možnosti

option-tile = { WORD($tile, kind: "tile") }
option-place-tile = { $more ->
    [0] { $steps } { WORD($way, kind: "way") } od brodu
   *[other] { $steps } { WORD($way, kind: "way") } a { $more } { WORD($then, kind: "way") } od brodu
 }
option-place-river = { $more ->
    [0] { $steps } { WORD($way, kind: "way") } od brodu, řeka { WORD($turn, kind: "bank") }
   *[other] { $steps } { WORD($way, kind: "way") } a { $more } { WORD($then, kind: "way") } od brodu, řeka { WORD($turn, kind: "bank") }
 }
option-group = V { $hex }: { WORD($group, kind: "group") }
option-place_palace = Palác v { $hex }
option-action = { WORD($action, kind: "action") }
option-talk = Požádat Sultána o kartu { named-card }
option-missionary_move = Z { $from } do { $to }
option-sabotage_hex = Sabotáž v { $hex }
option-leave = { START(units-of-both-kinds) }
option-stop = Hotovo
option-no-card = Žádná karta
option-play = Zahrát kartu { WORD($card, kind: "card") }
option-look = { WORD($character, kind: "character") }, { COUNT($cards, kind: "card") }
option-discard = Odhodit kartu { WORD($card, kind: "card") }
option-influence_hex = Vliv v { $hex }
option-supporter = Podpořit útočníka
option-defender = Postavit se proti
option-build = { START(WORD($building, kind: "building")) } v { $hex }
option-move = Z { $from } do { $to }
option-no-move = Bez pohybu, rovnou zteč
option-ordinary = { COUNT($n, kind: "ordinary") }
option-mercenaries = { COUNT($n, kind: "mercenary") }
option-assault = Zteč z { $from } na { $to }
option-raid_assault = Zteč z { $from } na { $to }
option-follow-move = Přesun do { $hex }
option-follow-assault = Zteč na { $hex }
option-recruit = Jednotka v { $hex }
option-hire = { COUNT($n, kind: "mercenary") } za { COUNT($coins, kind: "coin", case: "acc") }
option-place_hired = Žoldnéř v { $hex }
option-bribe_hex = Žoldnéři v { $hex }
option-units = { COUNT($n, kind: "mercenary") }
option-price = { COUNT($coins, kind: "coin") }
option-accept = Přijmout
option-refuse = Odmítnout
option-counter = Dát protinabídku
option-buy = { named-card }, { WORD($market, kind: "market") }
option-take = Vzít kartu { WORD($card, kind: "card") }
option-take-two = Vzít karty { WORD($card, kind: "card") } a { WORD($other, kind: "card") }
option-show = Vyložit kartu { WORD($card, kind: "card") }
option-muster = { COUNT($n, kind: "unit") } v { $hex }
option-uprising_hex = Povstání v { $hex }
option-palace_hex = Přesunout palác do { $hex }
option-desertion_hex = Dezerce v { $hex }
option-desert = { COUNT($n, kind: "mercenary") }
option-ask = { $points ->
    [0] Nic nežádat
   *[other] Žádat { COUNT($points, kind: "point") }
 }
option-offer = { $points ->
    [0] Nic neslíbit
   *[other] Slíbit { COUNT($points, kind: "point") }
 }
option-accept-deal = Přijmout { COUNT($points, kind: "point") } od { WORD($character, kind: "character", case: "gen") }
option-counter-deal = Žádat od { WORD($character, kind: "character", case: "gen") } { COUNT($points, kind: "point") }
option-no-deal = Žádná dohoda
option-add-card = Přidat kartu { WORD($card, kind: "card") }
option-cards-done = Zahrát tyto karty
option-cards-none = Nezahrát žádnou kartu
option-meddle = Pomoci straně { WORD($character, kind: "character", case: "gen") }
option-resolve = { WORD($card, kind: "card") }
option-resolve-of = { WORD($card, kind: "card") } od { WORD($character, kind: "character", case: "gen") }
option-use = Použít
option-decline = Nepoužít
option-assassinate = { WORD($card, kind: "card") } od { WORD($character, kind: "character", case: "gen") }
option-assign = Položit { units-of-both-kinds }
option-call-unit = { START(WORD($kind, kind: "unit")) } z { $hex }
option-withdraw = { START(WORD($kind, kind: "unit")) }
option-withdraw-card = { START(WORD($kind, kind: "unit")) } z karty { played-card }
option-withdraw_to = Do { $hex }
option-elder = Žoldnéř { WORD($character, kind: "character", case: "gen") } v { $hex }
option-elder-card = Žoldnéř { WORD($character, kind: "character", case: "gen") } na kartě { played-card }
option-elder-nobody = Nikoho neodebrat, přidat svého
option-unpaid = { COUNT($n, kind: "mercenary") }
option-bribery = Strana { WORD($character, kind: "character", case: "gen") }
option-tie = { $side ->
    [attacker] Vítězí útočník
   *[defender] Vítězí obránce
 }
option-lose = Ztratit { units-of-both-kinds }
option-capture = Podrobit si { WORD($building, kind: "building", case: "acc") }
option-no-capture = Nepodrobit si { WORD($building, kind: "building", case: "acc") }
option-sack = Vyplenit { WORD($settlement, kind: "building", case: "acc") }
option-spare = Ušetřit { WORD($settlement, kind: "building", case: "acc") }
option-convert = { $coins ->
    [0] Nechat si všechny mince
   *[other] { COUNT($coins, kind: "coin") } za { COUNT($points, kind: "point") }
 }
aside-anytime = Kdykoli: { WORD($what, kind: "card") }
aside_effect-anytime = { WORD($what, kind: "draw-brief") }

## Následky

effect-action = { $action ->
    [pass] v tomto kole nedělat nic
    [influence] umístit žeton, nebo soupeřit o hex
    [build] postavit 1 nebo více staveb
    [move] přesunout jednotky do sousedních hexů
    [assault] útočit, nebo plenit, co nikdo nehlídá
    [recruit] povolat jednotky ze záloh
    [hire] zaplatit žoldnéře
    [bribe] přetáhnout Nomádovy žoldnéře
    [buy] koupit po 1 kartě z každého trhu
    [play] použít kartu s Akcí
    [levy] vzít 1 minci
    [muster] získat jednotky za žetony
    [uprising] žeton se změní v útok
    [scheme] hledat své karty
    [conspire] doplnit svůj trh
    [move_palace] přemístit palác
   *[desertion] ostatní přijdou o žoldnéře
 }
effect-talk = dohodnout cenu, pak koupit: { WORD($card, kind: "draw-brief") }
effect-sabotage = { WORD($building, kind: "building") } { WORD($character, kind: "character", case: "gen") }
effect-card = { WORD($card, kind: "card_text") }
effect-card-brief = { WORD($card, kind: "draw-brief") }
effect-entry = { $verb ->
    [strengthen] +{ $n } pro tvou stranu
    [weaken] −{ $n } pro soupeře
    [spare] ztráty o { $n } nižší
    [call_reserve] přijde jednotka z tvých záloh
   *[scorch] v tomto boji se nesmí plenit
 }
effect-free = nikdo se nemůže postavit proti, umístíš žeton
effect-contest = { $n ->
    [one] proti se může postavit { $n } hráč, před kartami { $attack } proti { $defence }
    [few] proti se mohou postavit { $n } hráči, když všichni, před kartami { $attack } proti { $defence }
   *[other] proti se může postavit { $n } hráčů, když všichni, před kartami { $attack } proti { $defence }
 }
effect-side = { $attack } proti { $defence } před kartami podle dosavadních stran
effect-bare = { $attack } proti { $defence }, když nikdo nezahraje kartu{ $clash ->
    [combat] { "" }
   *[contest] { " " }a všichni budou proti
 }: { $result ->
    [attacker] vítězí útočník
    [tie] rozhodne Muršid
   *[defender] vítězí obrana
 }
effect-buy = { $coins ->
    [0] zdarma
   *[other] stojí { COUNT($coins, kind: "coin", case: "acc") }
 }: { WORD($card, kind: "draw-brief") }
effect-two-cards = { WORD($card, kind: "draw-brief") } a k tomu { WORD($other, kind: "draw-brief") }
effect-price = stojí { COUNT($coins, kind: "coin", case: "acc") }
effect-attack = před kartami síla { $attack } proti { WORD($character, kind: "character", case: "dat") } se silou { $defence }
effect-odds = { $result ->
    [won] { $attack } proti { $defence } před kartami: vyhraješ, { $left ->
        [few] zůstanou
       *[other] zůstane
     } { COUNT($left, kind: "unit") }
    [tie] { $attack } proti { $defence } před kartami: rozhodne Muršid
   *[lost] { $attack } proti { $defence } před kartami: prohraješ
 }
effect-assign = { $verb ->
    [campaign] +{ $n } pro tvou stranu, pak zpět do zásoby
    [shelter] ztráty o { $n } nižší
    [breach] opevnění má sílu 0
   *[post] +{ $n } pro tvou stranu
 }
effect-another-action = { WORD($character, kind: "character") } si zvolí jinou akci
effect-proposal = návrh { $n } ze { $most }
effect-sack = vypleníš { WORD($settlement, kind: "building", case: "acc") } bez boje
effect-bribable = { COUNT($n, kind: "mercenary") } od Nomáda
effect-token-stays = tvůj žeton zůstane
effect-token-goes = tvůj žeton se vrátí do tvé zásoby
effect-deserters = { COUNT($n, kind: "mercenary") } od { WORD($character, kind: "character", case: "gen") }
effect-plunder = získáš { COUNT($coins, kind: "coin", case: "acc") }{ $points ->
    [0] { "" }
   *[other] { " " }a { COUNT($points, kind: "point") }
 }
effect-razed = odstraní se, mince nedostaneš
effect-coins-left = { $coins ->
    [few] zbudou
   *[other] zbude
 } ti { COUNT($coins, kind: "coin") }
effect-coins-then = pak budeš mít { COUNT($coins, kind: "coin", case: "acc") }

## Proč ne

why-no-river-end = Tudy řeku prodloužit nejde; hodí se jiný tvůj hex.
why-no-influence = V dosahu nemáš žádný další hex. Vyber jinou akci.
why-no-token = Nemáš už žádný žeton vlivu. Vyber jinou akci.
why-reserve-empty = Tvá karta záloh je prázdná. Vyber jinou akci.
why-no-supply = V zásobě už nemáš žádnou jednotku. Vyber jinou akci.
why-nomad-reserve = Nomádova karta záloh je prázdná. Vyber jinou akci.
why-talked = O tom už se v tomto tahu jednalo. Zkus to v příštím.
why-no-nomad = Nomád v této hře není. Vyber jinou akci.
why-no-deck = Nezbývají karty k dobrání. Vyber jinou akci.
why-no-build = Teď není nic, co můžeš postavit a zaplatit. Vyber jinou akci.
why-no-move = Žádná tvá jednotka se nemůže pohnout. Vyber jinou akci.
why-no-assault = Tvé jednotky nemají v dosahu cíl. Nejdřív je přesuň blíž.
why-no-recruit = Žádný hex není tvým jednotkám otevřený. Vyber jinou akci.
why-no-hire = Žádný hex není tvým žoldnéřům otevřený. Vyber jinou akci.
why-no-bribe = Nomád nemá na mapě žoldnéře. Vyber jinou akci.
why-no-buy = Žádnou kartu nemůžeš zaplatit. Nejdřív získej mince.
why-no-play = Žádná tvá karta by teď jako akce nic neudělala. Vyber jinou akci.
why-no-muster = Žádný tvůj žeton neleží v hexu, kam můžeš vstoupit. Nejdřív tam rozšiř svůj vliv.
why-no-uprising = Žádný tvůj žeton neleží v hexu jiného hráče. Nejdřív tam rozšiř svůj vliv.
why-no-conspire = Tvůj trh nemá prázdné místo. Počkej, až někdo koupí kartu.
why-no-move-palace = Pro palác není jiný volný hex. Vyber jinou akci.
why-no-desertion = Nikdo jiný nemá na mapě žoldnéře. Vyber jinou akci.
why-no-use = Tato karta by teď nic neudělala. Vyber jinou kartu.
why-campaign-stays = Tažení se vždy vrátí do tvé ruky. Vyber jinou kartu.
why-own-token = Tvůj žeton už tam leží. Vyber jiný hex.
why-river = Tyto hexy dělí řeka. Překročíš ji jen s kartou Lodě.
why-controlled = Ten hex ovládá { WORD($character, kind: "character") }. Dostaneš se tam jen ztečí.
why-nothing-to-take = Ten hex nikdo neovládá a není v něm co plenit. Vyber jiný.
why-no-entry = { $clash ->
    [combat] Tato karta v boji nic nedělá. Vyber jinou kartu.
   *[contest] Tato karta v soupeření nic nedělá. Vyber jinou kartu.
 }
why-coins = To stojí { COUNT($price, kind: "coin", case: "acc") }, máš { $coins }.
why-points = Máš jen { COUNT($points, kind: "point") }. Vyber menší počet.
why-no-piece = Takovou stavbu už nemáš. Vyber jinou.
why-other-controls = Ten hex ovládá jiný hráč. Vyber jiný hex.
why-built-here = V této akci tam už vznikla jiná stavba. Vyber jiný hex.
why-market-used = Z tohoto trhu lze v jedné akci koupit jen 1 kartu. Vyber jiný trh.

## Možnosti stolu

table-option-map = Mapa
table-meaning-map = Předem daná mapa pro váš počet hráčů, nebo variabilní, kterou složíte společně.
table-value-map-divided = Rozdělená země
table-value-map-thaw = Jarní tání
table-value-map-open = Otevřené pláně
table-value-map-valley = Úrodné údolí
table-value-map-meeting = Místo setkání
table-value-map-variable = variabilní mapa
table-option-years = Roky
table-meaning-years = Tři roky, nebo čtyři pro dlouhou hru.
table-value-years-3 = tři
table-value-years-4 = čtyři
table-option-sealed = Skryté reakce
table-meaning-sealed = V každé přestávce pro karty Kdykoli je dotázán každý, kdo drží karty, i když by nemohl nic zahrát, takže nikdo nepozná, kdo mohl.
table-value-sealed-false = ne, jen kdo může kartu zahrát
table-value-sealed-true = ano
table-option-mirrored = Zrcadlený trh
table-meaning-mirrored = Karty na trhu se posouvají doleva. Na hře to nic nemění.
table-value-mirrored-false = ne
table-value-mirrored-true = ano

## Co se stalo

log-year = { $year }. rok
log-income = { $seat } získává příjem { COUNT($coins, kind: "coin", case: "acc") }
log-reserves = { $seat } přidává do záloh { COUNT($n, kind: "unit", case: "acc") }
log-cards_back = { $seat } bere zpět do ruky { COUNT($n, kind: "card", case: "acc") }
log-market_cleared-piece = { WORD($card, kind: "card") }
log-market_cleared-together = Z místního trhu odchází: { $pieces }
log-market_filled-piece = { WORD($card, kind: "card") }
log-market_filled-together = Nově na trhu: { $pieces }
log-turn = { $year }. rok, { $round }. kolo: { $seat }
log-action = { $seat } volí: { WORD($action, kind: "action") }
log-coins = { SIGN($coins) ->
    [minus] { $seat } platí do společné zásoby { COUNT($coins, kind: "coin", case: "acc") }
   *[plus] { $seat } získává { COUNT($coins, kind: "coin", case: "acc") }
 }
log-paid = { $seat } platí hráči { $to_seat } { COUNT($coins, kind: "coin", case: "acc") }
log-points = { SIGN($points) ->
    [minus] { $seat } ztrácí { COUNT($points, kind: "point") } { WORD($source, kind: "source", case: "for") }
   *[plus] { $seat } získává { COUNT($points, kind: "point") } { WORD($source, kind: "source", case: "for") }
 }
log-moved = { $seat } přesouvá { units-of-both-kinds } z { $from } do { $to }
log-placed_units = { $seat } umisťuje { units-of-both-kinds } v { $hex }
log-removed_units = { $seat } vrací do zásoby { units-of-both-kinds } z { $hex }
log-retreated = { $seat } stahuje { units-of-both-kinds } z { $hex }
log-built = { $seat } staví { WORD($building, kind: "building", case: "acc") } v { $hex }
log-token_placed = { $seat } získává vliv v { $hex }
log-token_removed = { $seat } přichází o vliv v { $hex }
log-sacked = { $seat } plení { WORD($building, kind: "building", case: "acc") } v { $hex } za { COUNT($coins, kind: "coin", case: "acc") }
log-captured = { $seat } si podrobuje { WORD($building, kind: "building", case: "acc") } v { $hex }
log-razed = { $seat } bourá { WORD($building, kind: "building", case: "acc") } v { $hex }
log-palace = { $seat } staví palác do { $hex }
log-bought = { $seat } bere kartu { WORD($card, kind: "card") } ({ WORD($market, kind: "market") }) za { COUNT($price, kind: "coin", case: "acc") }
log-discarded = { $seat } odhazuje kartu { WORD($card, kind: "card") }
log-played = { $seat } hraje kartu { WORD($card, kind: "card") }
log-looked = { $card_1 ->
    [hidden] { $seat } si prohlíží karty hráče { $at_seat }
    [none] { $seat } si prohlíží karty hráče { $at_seat }, ruka je prázdná
   *[other] { $seat } si prohlíží karty hráče { $at_seat }: { WORD($card_1, kind: "card") }{ next-card-2 }{ next-card-3 }{ next-card-4 }{ next-card-5 }{ next-card-6 }{ next-card-7 }{ next-card-8 }
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
log-schemed = { $seat } intrikuje a bere { COUNT($taken, kind: "card", case: "acc") }{ $card_1 ->
    [hidden] { "" }
    [none] { "" }
   *[other] : { WORD($card_1, kind: "card") }{ next-card-2 }
 }{ $missing ->
    [0] { "" }
   *[other] ; chybí { COUNT($missing, kind: "card") }
 }
log-conspired = { $seat } vykládá kartu { WORD($card, kind: "card") } na Sultánův trh
log-proposed = { $over ->
    [hire] { $seat } navrhuje: { COUNT($units, kind: "mercenary") } za { COUNT($price, kind: "coin", case: "acc") }
    [bribe] { $seat } navrhuje: { COUNT($units, kind: "mercenary") } v { $hex } za { COUNT($price, kind: "coin", case: "acc") }
   *[card] { $seat } navrhuje: { WORD($card, kind: "card") } za { COUNT($price, kind: "coin", case: "acc") }
 }
log-agreed = { $seat } souhlasí: { $units ->
    [0] { COUNT($price, kind: "coin") }
   *[other] { COUNT($units, kind: "mercenary") } za { COUNT($price, kind: "coin", case: "acc") }
 }
log-refused = { $seat } odmítá
log-combat = { $seat } útočí na hráče { $to_seat } v { $hex }: { $attack } proti { $defence }
log-contest = { $seat } soupeří o vliv v { $hex }
log-asked = { $seat } žádá od hráče { $to_seat } { COUNT($points, kind: "point") }
log-offered = { $seat } slibuje za vítězství { COUNT($points, kind: "point") }
log-countered = { $seat } chce od hráče { $to_seat } { COUNT($points, kind: "point") }
log-deal = { $seat } uzavírá dohodu s Muršidem: { COUNT($points, kind: "point") } za vítězství
log-no_deal = { $seat } neuzavírá dohodu
log-deal_paid = { $seat } platí Muršidovi { COUNT($points, kind: "point") }
log-meddled = { $seat } pomáhá hráči { $to_seat }
log-declared = { $side ->
    [attacker] { $seat } podporuje útočníka
   *[defender] { $seat } je proti útočníkovi
 }
log-revealed = { $seat } odhaluje kartu { WORD($card, kind: "card") }
log-effect = { $verb ->
    [strengthen] { $seat }: karta { WORD($card, kind: "card") } dává +{ $n }
    [weaken] { $seat }: karta { WORD($card, kind: "card") } bere soupeři { $n }
    [spare] { $seat }: karta { WORD($card, kind: "card") } snižuje ztráty o { $n }
    [unpaid] { $seat }: kvůli kartě { WORD($card, kind: "card") } { $n ->
        [one] je
        [few] jsou
       *[other] je
     } bez síly { COUNT($n, kind: "mercenary") }
    [scorch] { $seat }: karta { WORD($card, kind: "card") } zakazuje plenění
   *[other] { $seat } používá kartu { WORD($card, kind: "card") }
 }
log-declined = { $seat } nevyužívá účinek karty { WORD($card, kind: "card") }
log-assassinated = { $seat } hraje Atentát: { WORD($card, kind: "card") } hráče { $of_seat } se odhazuje
log-assigned = { $seat } pokládá { units-of-both-kinds } na kartu { WORD($card, kind: "card") }
log-strengths = Síla: { $attack } proti { $defence }
log-tie = { $side ->
    [attacker] { $seat } rozhoduje remízu ve prospěch útočníka
   *[defender] { $seat } rozhoduje remízu ve prospěch obránce
 }
log-won = { $side ->
    [attacker] { $seat } vítězí v útoku
   *[defender] { $seat } vítězí v obraně
 }
log-settled = { $side ->
    [attacker] { $seat } vítězí v soupeření
   *[defender] { $seat } prohrává v soupeření
 }
log-losses = { $seat } ztrácí { units-of-both-kinds }
log-tile = { $seat } pokládá hex: { WORD($tile, kind: "tile") }
log-group = { $seat } umisťuje v { $hex }: { WORD($group, kind: "group") }
log-scored = { $seat } hlásí za tento rok { COUNT($points, kind: "point") }
log-taken_back = { $seat } bere do ruky kartu { WORD($card, kind: "card") }
log-reshuffled = Z odložených karet vzniká nový balíček: { COUNT($n, kind: "card") }

## Konec

ending-end = Poslední rok skončil.
ranking = Při stejných bodech rozhodují mince, pak pořadí na tahu.

## Offers

goods-coin = mince
goods-mercenary = žoldnéři
