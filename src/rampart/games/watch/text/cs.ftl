# Noční hlídka: její slova, pak na co se stůl ptá, co nabízí, odmítá a vypráví.

game-title = Catan: Hra o trůny – Noční hlídka
game-help = Osidluješ Dar, zemi na jih od Zdi. Házej, obchoduj, stav: cesty, osady a tvrze přinášejí suroviny a body a kdo má deset bodů, vítězí. Všechno, co postavíš, však na severu přivádí Divoké. Třetí kostka je žene ke Zdi a tu drží jen společné stráže všech hráčů. Když je Zeď potřetí prolomena nebo stojí v Daru osm Divokých, hra končí a vítězí ten, kdo má na Zdi nejvíc stráží.

## Suroviny, krajina, výnosy

resource-lumber = dřevo
    .gen = dřeva
    .acc = dřevo
resource-brick = cihla
    .gen = cihel
    .acc = cihlu
resource-wool = vlna
    .gen = vlny
    .acc = vlnu
resource-grain = obilí
    .gen = obilí
    .acc = obilí
resource-ore = ruda
    .gen = rudy
    .acc = rudu
resource-none = nic
    .gen = ničeho
    .acc = nic

terrain-forest = les
terrain-hills = pahorkatina
terrain-pasture = pastvina
terrain-fields = pole
terrain-mountains = hory
terrain-ice = ledové pole
terrain-desert = poušť

yield-forest = dřevo
yield-hills = cihly
yield-pasture = vlna
yield-fields = obilí
yield-mountains = ruda
yield-ice = led
yield-desert = poušť

place-nth = { $n }. od severu

compass-n = sever
compass-ne = severovýchod
compass-e = východ
compass-se = jihovýchod
compass-s = jih
compass-sw = jihozápad
compass-w = západ
compass-nw = severozápad

## Divocí a kmeny

type-regular = Divoký
    .acc = Divokého
type-climber = lezec
    .acc = lezce
type-giant = obr
    .acc = obra
type-mammoth = mamut
    .acc = mamuta

clan-ice = kmen Ledové řeky
    .gen = kmene Ledové řeky
clan-cave = kmen Jeskynních lidí
    .gen = kmene Jeskynních lidí
clan-horn = kmen Tvrdonožců
    .gen = kmene Tvrdonožců
clan-rattle = kmen Chrastikostí
    .gen = kmene Chrastikostí
clan-heart = kmen Srdcového stromu
    .gen = kmene Srdcového stromu

## Karty a hrdinové

card-patrol = Hlídka
    .acc = Hlídku
card-winter = Zima se blíží
    .acc = kartu „Zima se blíží“
card-road_building = Stavba cesty
    .acc = Stavbu cesty
card-new_guard = Nový strážce
    .acc = Nového strážce
card-monopoly = Monopol
    .acc = Monopol
card-vp_card = Vítězný bod
    .acc = Vítězný bod

card_effect-patrol = přesuň Tormunda a vezmi kartu, nebo přemísti Divokého z Daru do Mrazoklů
card_effect-winter = vezmi si 2 libovolné suroviny
card_effect-road_building = postav zdarma 2 cesty
card_effect-new_guard = postav zdarma stráž na Zeď
card_effect-monopoly = vezmi všem všechny karty jedné suroviny
card_effect-vp_card = 1 bod, zůstává tajný

hero-mormont = { "Jeor Mormont" }
hero-marsh = { "Bowen Marsh" }
hero-tarly = { "Samwell Tarly" }
hero-yarwyck = { "Othell Yarwyck" }
hero-thorne = { "Alliser Thorne" }
hero-melisandre = { "Melisandra" }
hero-rayder = { "Mance Nájezdník" }
hero-benjen = { "Benjen Stark" }
hero-ygritte = { "Ygritte" }
hero-yoren = { "Yoren" }
hero-qhorin = { "Qhorin Půlruka" }
hero-aemon = { "Aemon Targaryen" }
hero-jon_snow = { "Jon Sníh" }
hero-gilly = { "Fialka" }
hero-osha = { "Oša" }

hero_effect-mormont = 1 nebo 2 hráči ti dají surovinu, kterou určíš, a dostanou libovolnou kartu
hero_effect-marsh = vyměň 1 kartu s bankem
hero_effect-tarly = když ti hod nic nepřinese, vezmi si surovinu
hero_effect-yarwyck = přelož 1 svou cestu s volným koncem
hero_effect-thorne = postav stráž a nahraď 1 surovinu jinou
hero_effect-melisandre = kup akční kartu a vyber si 1 ze 3
hero_effect-rayder = vezmi vybranou kartu hráči, který má víc bodů než ty
hero_effect-benjen = přemísti Divokého z tábora nebo pláně do Mrazoklů, pak přijde nový
hero_effect-ygritte = přemísti Divokého z Daru do Mrazoklů
hero_effect-yoren = změň vyloženou Hlídku na stráž
hero_effect-qhorin = pošli Tormunda do tábora a vezmi si, co vynáší jeho díl
hero_effect-aemon = při 7 nevracej žádné karty
hero_effect-jon_snow = přemísti Divokého z pláně, kterou hlídáš, do Mrazoklů
hero_effect-gilly = postav osadu, která nepřivede Divokého
hero_effect-osha = přesuň Divokého v Daru na jiný díl

side-a = A
side-b = B

## Zdroje bodů

source-settlements = Osady
source-keeps = Tvrze
source-longest_road = Nejdelší cesta
source-largest_patrol = Největší hlídka
source-guards = Stráže
source-vp_cards = Karty vítězných bodů

## Počty

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
count-guard = { $n ->
    [one] { $n } stráž
    [few] { $n } stráže
   *[other] { $n } stráží
 }
    .dat = { $n ->
    [one] { $n } stráži
    [few] { $n } strážím
   *[other] { $n } strážím
 }
count-wildling = { $n ->
    [one] { $n } Divoký
    [few] { $n } Divocí
   *[other] { $n } Divokých
 }
    .dat = { $n ->
    [one] { $n } Divokému
    [few] { $n } Divokým
   *[other] { $n } Divokým
 }
count-building = { $n ->
    [one] { $n } tvou stavbu
    [few] { $n } tvé stavby
   *[other] { $n } tvých staveb
 }
count-road = { $n ->
    [one] { $n } cestu
    [few] { $n } cesty
   *[other] { $n } cest
 }
count-player = { $n ->
    [one] { $n } hráče
    [few] { $n } hráče
   *[other] { $n } hráčů
 }
count-vp_card = { $n ->
    [one] { $n } kartu vítězného bodu
    [few] { $n } karty vítězných bodů
   *[other] { $n } karet vítězných bodů
 }
count-lumber = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
 }
count-brick = { $n ->
    [one] { $n } cihlu
    [few] { $n } cihly
   *[other] { $n } cihel
 }
count-wool = { $n ->
    [one] { $n } vlnu
    [few] { $n } vlny
   *[other] { $n } vln
 }
count-grain = { $n } obilí
count-ore = { $n ->
    [one] { $n } rudu
    [few] { $n } rudy
   *[other] { $n } rud
 }
count-breach = { $n ->
    [one] { $n } prolomení
    [few] { $n } prolomení
   *[other] { $n } prolomení
 }

## Na co se stůl ptá

place_settlement = { $round ->
    [1] Umísti první osadu. Díly kolem ní ti vynášejí suroviny, když padne jejich číslo.
   *[other] Umísti druhou osadu. Hned dostaneš 1 kartu z každého dílu kolem ní.
 }
place_road = Umísti cestu vedle osady. Odtud budeš stavět dál.
place_guard = Postav první stráž na Zeď. Úsek drží stráže všech hráčů společně.
before_roll = Hoď, nebo předtím { $heroes ->
    [0] zahraj kartu
   *[other] použij kartu či hrdinu
 }. Máš { COUNT($points, kind: "point") } a { COUNT($cards, kind: "card", case: "acc") }{ $breaches ->
    [2] , další prolomení ukončí hru.
   *[other] .
 }
trade = Obchoduj, pak přejdi ke stavbě. Máš { COUNT($points, kind: "point") } a { COUNT($cards, kind: "card", case: "acc") }{ $breaches ->
    [2] , další prolomení ukončí hru.
   *[other] .
 }
build = Stav a nakupuj, pak ukonči tah. Máš { COUNT($points, kind: "point") } a { COUNT($cards, kind: "card", case: "acc") }{ $breaches ->
    [2] , další prolomení ukončí hru.
   *[other] .
 }
trade_and_build = Obchoduj a stav, pak ukonči tah. Máš { COUNT($points, kind: "point") } a { COUNT($cards, kind: "card", case: "acc") }{ $breaches ->
    [2] , další prolomení ukončí hru.
   *[other] .
 }
special_build = Mezi tahy smíš stavět. Máš { COUNT($points, kind: "point") } a { COUNT($cards, kind: "card", case: "acc") }{ $breaches ->
    [2] , další prolomení ukončí hru.
   *[other] .
 }
remove_hero = Tři stejné kostky! Vyber hrdinu z nabídky, který opustí hru.
moment-offer = Nabídka, kterou můžeš splnit
moment-offer_unmet = Nabídka, kterou nemůžeš splnit
moment-special_build = Stavba mezi tahy
moment-take_as_tarly = Hod ti nic nepřinesl: Samwell Tarly
take_as_tarly = Hod ti nic nepřinesl. Vezmeš si surovinu ({ hero-tarly })?
discard = Padla 7 a držíš { COUNT($cards, kind: "card", case: "acc") }: vrať jich { $half }. { $left ->
    [one] Vyber ještě 1.
    [few] Vyber ještě { $left }.
   *[other] Vyber ještě { $left }.
 }
spare_hand = Padla 7. Necháš si celou ruku ({ hero-aemon })?
move_tormund = Vyber díl pro Tormunda. Dokud tam stojí, nic nevynáší.
steal = Tormund jde sem: { PLACE($nth, $hexes, kind: "terrain") }. Vyber hráče, kterému vezmeš kartu.
address_offer = Vyber, komu je nabídka určena.
give = { $gives ->
    [none] Vyber, co dáváš.
   *[other] Dáváš { PILE($gives, kind: "resource") }. Přidej další, nebo to ukonči.
 }
want = { $wants ->
    [none] Dáváš { PILE($gives, kind: "resource") }. Vyber, co za to chceš.
   *[other] Dáváš { PILE($gives, kind: "resource") }, chceš { PILE($wants, kind: "resource") }. Přidej další, nebo nabídku pošli.
 }
answer_offer = { $seat } nabízí { PILE($gives, kind: "resource") } a chce { PILE($wants, kind: "resource") }. Přijmi, odmítni, nebo dej protinabídku.
conclude = Všichni odpověděli. Vyber, s kým obchoduješ.
send_patrol = Vyber: přesuň Tormunda a vezmi kartu, nebo vrať Divokého do Mrazoklů.
take_resource = { $left ->
    [1] Vezmi si z banku 1 kartu.
   *[other] Vezmi si z banku { COUNT($left, kind: "card", case: "acc") }. Vyber první.
 }
take_pair = Vyber 2 karty, které si vezmeš z banku.
build_free_road = { $left ->
    [1] Umísti zdarma 1 cestu.
   *[other] Umísti zdarma { COUNT($left, kind: "road") }, jednu po druhé.
 }
post_guard = Vyber úsek pro stráž. Za 3 stráže je 1 bod, za 5 jsou 2.
name_monopoly = Urči surovinu. Všichni ostatní ti dají všechny takové karty.
change_hero = { $side ->
    [a] { WORD($hero, kind: "hero") }: otoč kartu a použij ji později znovu, nebo si vezmi jiného hrdinu.
   *[b] { WORD($hero, kind: "hero") }: druhé použití. Vyber si dalšího hrdinu.
 }
name_givers = { hero-mormont }: vyber, kdo ti dá kartu. Na oplátku dostane libovolnou tvou.
name_resource = { hero-mormont }: urči surovinu, kterou chceš. Kdo ji nemá, nedá nic.
give_in_return = Vyber kartu, kterou na oplátku dostane { $seat }.
exchange = { hero-marsh }: vyber kartu, kterou vyměníš s bankem.
remove_road = { hero-yarwyck }: vyber cestu, kterou přeložíš. Jinde ji postavíš zdarma.
rebuild_road = Vyber nové místo pro cestu.
pay_guard = { hero-thorne }: vyber, kterou surovinu nahradíš a čím.
pay_card = { hero-melisandre }: vyber, jak kartu zaplatíš.
keep_card = Vyber kartu, kterou si necháš. Ostatní se zamíchají do balíčku.
choose_leader = { hero-rayder }: vyber, komu nahlédneš do ruky. Pak vezmeš 1 kartu.
take_from_hand = Vyber kartu, o kterou přijde { $seat }.
send_home = { hero-benjen }: vyber Divokého, který se vrátí do Mrazoklů.
drive_out = { hero-ygritte }: vyber Divokého v Daru, který se vrátí do Mrazoklů.
hold_clearing = { hero-jon_snow }: vyber pláň. Divoký z ní se vrátí do Mrazoklů.
settle_quietly = { hero-gilly }: vyber, kde stavíš. Tato osada nepřivede Divokého.
lead_wildling = { hero-osha }: vyber Divokého, kterého přesuneš.
lead_to = Vyber, kam půjde. Ten díl pak nic nevynáší.

## Na co ostatní čekají

waiting-place_settlement = { $seat } umisťuje osadu
waiting-place_road = { $seat } umisťuje cestu
waiting-place_guard = { $seat } umisťuje stráž
waiting-before_roll = { $seat } bude házet
waiting-trade = { $seat } obchoduje
waiting-build = { $seat } staví
waiting-trade_and_build = { $seat } obchoduje a staví
waiting-special_build = { $seat } staví mezi tahy
waiting-remove_hero = { $seat } vyřazuje hrdinu
waiting-take_as_tarly = { $seat } zvažuje Samwella Tarlyho
waiting-discard = { $seat } vrací karty
waiting-spare_hand = { $seat } se rozhoduje, zda vrátí karty
waiting-move_tormund = { $seat } přesouvá Tormunda
waiting-steal = { $seat } vybírá, komu vezme kartu
waiting-address_offer = { $seat } chystá nabídku
waiting-give = { $seat } chystá nabídku
waiting-want = { $seat } chystá nabídku
waiting-answer_offer = { $seat } odpovídá na nabídku
waiting-conclude = { $seat } uzavírá obchod
waiting-send_patrol = { $seat } vysílá Hlídku
waiting-take_resource = { $seat } si bere suroviny
waiting-take_pair = { $seat } si bere suroviny
waiting-build_free_road = { $seat } umisťuje cestu
waiting-post_guard = { $seat } umisťuje stráž
waiting-name_monopoly = { $seat } určuje surovinu
waiting-change_hero = { $seat } otáčí nebo mění hrdinu
waiting-name_givers = { $seat } žádá o karty
waiting-name_resource = { $seat } určuje surovinu
waiting-give_in_return = { $seat } dává kartu na oplátku
waiting-exchange = { $seat } vyměňuje kartu
waiting-remove_road = { $seat } překládá cestu
waiting-rebuild_road = { $seat } překládá cestu
waiting-pay_guard = { $seat } platí stráž
waiting-pay_card = { $seat } platí kartu
waiting-keep_card = { $seat } vybírá kartu
waiting-choose_leader = { $seat } vybírá, komu nahlédne do ruky
waiting-take_from_hand = { $seat } bere kartu
waiting-send_home = { $seat } vrací Divokého do Mrazoklů
waiting-drive_out = { $seat } vrací Divokého do Mrazoklů
waiting-hold_clearing = { $seat } vrací Divokého do Mrazoklů
waiting-settle_quietly = { $seat } staví osadu
waiting-lead_wildling = { $seat } přesouvá Divokého
waiting-lead_to = { $seat } přesouvá Divokého

## Co lze zvolit

option-roll = Hodit kostkami
option-build = Přejít ke stavbě
option-end = Ukončit tah
option-no_more = Už nic nestavět
option-offer = Nabídnout ostatním obchod
option-hero = Použít hrdinu: { WORD($hero, kind: "hero") }, strana { WORD($side, kind: "side") }
option-buy_card = Koupit akční kartu
option-play = Zahrát { WORD($card, kind: "card", case: "acc") }
option-bank = { $n }× { WORD($give, kind: "resource") } → 1× { WORD($take, kind: "resource") }
option-road = Cesta: { PLACE($nth, $hexes, kind: "yield") }
option-settlement = Osada: { PLACE($nth, $hexes, kind: "yield") }
option-keep = Tvrz: { PLACE($nth, $hexes, kind: "yield") }
option-guard = Stráž na úsek { $section }, pole { $space }
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
option-done = Hotovo
option-send = Poslat nabídku
option-accept = Přijmout nabídku ({ $seat })
option-decline = Odmítnout nabídku ({ $seat })
option-counter = Udělat protinabídku ({ $seat })
option-confirm = Obchodovat s hráčem { $seat }
option-take_counter = Přijmout protinabídku: { $seat }
option-withdraw = Neobchodovat s nikým
option-patrol_tormund = Přesunout Tormunda
option-wildling = { START(WORD($kind, kind: "type")) }: { PLACE($nth, $hexes, kind: "terrain") }
option-take = { START(WORD($resource, kind: "resource")) }
option-take_pair = { START(PILE($cards, kind: "resource")) }
option-monopoly = { START(WORD($resource, kind: "resource")) }
option-flip = { $side ->
    [a] Otočit na stranu B: { WORD($hero, kind: "hero") }
   *[b] Otočit na stranu A: { WORD($hero, kind: "hero") }
 }
option-take_hero = Vzít hrdinu: { WORD($hero, kind: "hero") }
option-remove_hero = Vyřadit: { WORD($hero, kind: "hero") }
option-ask = { $n ->
    [1] { $seat }
   *[2] { $seat } a { $other_seat }
 }
option-name = { START(WORD($resource, kind: "resource")) }
option-pass = Ne, pokračovat
option-spare = Nechat si { COUNT($cards, kind: "card", case: "acc") }
option-lift_road = Cesta: { PLACE($nth, $hexes, kind: "yield") }
option-usual_cost = Obvyklá cena
option-replace = { START(WORD($paid, kind: "resource")) } místo { WORD($replaced, kind: "resource", case: "gen") }
option-keep_card = { WORD($card, kind: "card") }
option-look = { $seat }
option-from_camp = { START(WORD($kind, kind: "type")) }, { WORD($clan, kind: "clan") }, tábor { $camp }
option-from_clearing = { START(WORD($kind, kind: "type")) } na pláni { $section }
option-lead_to = { START(PLACE($nth, $hexes, kind: "terrain")) }

## Následky

effect-starting_cards = přinese { PILE($cards, kind: "resource") }
effect-cost = zaplatíš { PILE($cost, kind: "resource") }, { $left ->
    [0] nezbude ti žádná karta
    [few] zbudou ti { COUNT($left, kind: "card") }
   *[other] zbude ti { COUNT($left, kind: "card") }
 }
effect-guard = pak { COUNT($guards, kind: "guard") } proti { COUNT($wildlings, kind: "wildling", case: "dat") }, máš { $own ->
    [3] 3: získáš 1 bod
    [5] 5: získáš další bod
   *[other] { $own }
 }
effect-left = { $left ->
    [0] tvá poslední karta toho druhu
    [few] zbudou ti { $left }
   *[other] zbude ti { $left }
 }
effect-have = pak máš { $have }× { WORD($resource, kind: "resource") }
effect-card = { WORD($card, kind: "card_effect") }
effect-patrol_alone = přesuň Tormunda a vezmi kartu
effect-hero = { WORD($hero, kind: "hero_effect") }
effect-tormund = { $victims ->
    [0] není koho okrást
   [1] okradeš 1 hráče
   *[other] okradeš 1 ze { $victims } hráčů
 }{ $own ->
    [0] { "" }
   *[other] , zablokuje { COUNT($own, kind: "building") }
 }
effect-steal = drží { COUNT($cards, kind: "card", case: "acc") }
effect-accept = dáš { PILE($wants, kind: "resource") }, dostaneš { PILE($gives, kind: "resource") }
effect-trade = dáš { PILE($gives, kind: "resource") }, dostaneš { PILE($gets, kind: "resource") }
effect-patrol_tormund = a vzít kartu
effect-take = vezmeš si { WORD($resource, kind: "resource", case: "acc") }
effect-take_nothing = v banku už není: { WORD($resource, kind: "resource") }
effect-token_follows = pak přijde nový Divoký

## Co nejde a proč

refused-settlement = Osada
refused-keep = Tvrz
refused-road = Cesta
refused-guard = Stráž
refused-buy_card = Akční karta
why-distance = Příliš blízko: na sousední křižovatce stojí osada nebo tvrz. Nech mezi nimi 1 křižovatku volnou.
why-cost = Potřebuješ ještě { PILE($cost, kind: "resource") }.
why-no_place_for_settlement = K volné křižovatce nevede žádná tvá cesta. Nejdřív stav cesty.
why-no_place_for_keep = Nemáš osadu k vylepšení. Nejdřív ji postav.
why-no_place_for_road = Tvých cest a staveb se nedotýká žádná volná pěšina. Postav něco jiného.
why-no_place_for_guard = Na Zdi není volné pole. Postav něco jiného.
why-no_settlement_left = Všechny tvé osady jsou na plánu. Vylepši některou na tvrz, vrátí se ti.
why-no_keep_left = Všechny tvé tvrze jsou na plánu. Postav něco jiného.
why-no_road_left = Všechny tvé cesty jsou na plánu. Postav něco jiného.
why-no_guard_left = Všechny tvé stráže jsou na Zdi. Postav něco jiného.
why-no_cards = Akční karty došly. Postav něco jiného.
why-tormund_stays = Tormund už tu stojí. Vyber jiný díl.
why-no_number = Tento díl nemá číslo, Tormund na něm nic neblokuje. Vyber jiný.
why-both_sides = Tuto surovinu dáváš, takže o ni nemůžeš i žádat.
why-wants = Nemáš { PILE($wants, kind: "resource") }.
why-second_use = Tento hrdina už byl použit dvakrát. Vezmi si jiného.

## Co se stalo

log-placed = { $seat } umisťuje osadu: { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-starting_cards = { $seat } na začátek dostává { GOODS($lumber, $brick, $wool, $grain, $ore, words: "lumber+brick+wool+grain+ore", kind: "resource", case: "acc") }
log-turn = Tah { $turn }: { $seat }
log-rolled = { $seat } hází { $sum } ({ $one } a { $two }){ $wildling ->
    [0] { "" }
   *[other] , kostka Divokých { $wildling }
 }
log-produced-piece = { $n }× { WORD($resource, kind: "resource") }
log-produced-together = { $seat } dostává { $pieces }
log-shortage = V banku je málo { WORD($resource, kind: "resource", case: "gen") }: takovou kartu nedostane nikdo
log-discarded = { $seat } vrací { GOODS($lumber, $brick, $wool, $grain, $ore, words: "lumber+brick+wool+grain+ore", kind: "resource", case: "acc") }
log-tormund = { $seat } přesouvá Tormunda: { PLACE($nth, $land, kind: "terrain") }
log-stolen = { $resource ->
    [hidden] { $seat } bere hráči { $victim_seat } kartu
   *[other] { $seat } bere hráči { $victim_seat } { WORD($resource, kind: "resource", case: "acc") }
 }
log-taken_unseen = { $resource ->
    [hidden] { $seat } bere hráči { $victim_seat } kartu
   *[other] { $seat } bere hráči { $victim_seat } { WORD($resource, kind: "resource", case: "acc") }
 }
log-took = { $seat } si bere z banku { WORD($resource, kind: "resource", case: "acc") }
log-no_move = Kostka Divokých { $die }: nikdo se nehýbe
log-advance = Kostka Divokých { $die }: { WORD($kind, kind: "type") } { WORD($clan, kind: "clan", case: "gen") } přichází k úseku { $section }
log-stayed = Úsek { $section } drží: { COUNT($wildlings, kind: "wildling") } proti { COUNT($guards, kind: "guard", case: "dat") }
log-revealed = { $seat } odkrývá žeton: { WORD($kind, kind: "type") } { WORD($clan, kind: "clan", case: "gen") }
log-deployed = { START(WORD($kind, kind: "type")) } { WORD($clan, kind: "clan", case: "gen") } obsazuje tábor { $camp }
log-no_figure = { START(WORD($kind, kind: "type")) } { WORD($clan, kind: "clan", case: "gen") } už nemá figurku
log-rush = { START(WORD($clan, kind: "clan")) } útočí: první 2 vyrážejí na Zeď
log-guard_lost = { $seat } přichází o stráž na úseku { $section }
log-giant_home = Obr se vrací od úseku { $section } do Mrazoklů
log-breach = Úsek { $section } je prolomen: zatím { COUNT($breaches, kind: "breach") }
log-invaded = { START(WORD($kind, kind: "type")) } se přes úsek { $section } dostává do Daru: { PLACE($nth, $land, kind: "terrain") }
log-scattered = { $seat }: stráž prchá z úseku { $section } na úsek { $other }
log-recycled = Odkryté žetony ({ $n }) se zamíchají a tvoří novou zásobu
log-hidden_token = { $seat } dává pod osadu nový žeton
log-driven_out = { $seat } vrací { WORD($kind, kind: "type", case: "acc") } do Mrazoklů: { PLACE($nth, $land, kind: "terrain") }
log-sent_home = { $seat } vrací { WORD($kind, kind: "type", case: "acc") } do Mrazoklů
log-led = { $seat } přesouvá { WORD($kind, kind: "type", case: "acc") }: { PLACE($nth, $land, kind: "terrain") }
log-bank_trade = { $seat } mění s bankem: { $n }× { WORD($give, kind: "resource") } → 1× { WORD($take, kind: "resource") }
log-offer = { $seat } nabízí { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource", case: "acc") } za { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource", case: "acc") }
log-declined = { $seat } odmítá
log-accepted = { $seat } přijímá
log-countered = { $seat } navrhuje { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource", case: "acc") } za { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource", case: "acc") }
log-traded = { $seat } dává hráči { $partner_seat } { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource", case: "acc") } za { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource", case: "acc") }
log-withdrawn = { $seat } neobchoduje s nikým
log-road = { $seat } staví cestu: { PLACE($nth, $one, $two, $way, kind: "yield") }
log-settlement = { $seat } staví osadu: { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-keep = { $seat } staví tvrz: { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-guard = { $seat } staví stráž na úsek { $section }, pole { $space }
log-guard_point = { $seat } má na Zdi { COUNT($guards, kind: "guard") } a získává bod
log-guard_point_lost = { $seat } má na Zdi { COUNT($guards, kind: "guard") } a ztrácí bod
log-card_bought = { $card ->
    [hidden] { $seat } kupuje akční kartu
   *[other] { $seat } kupuje akční kartu: { WORD($card, kind: "card") }
 }
log-special_build = { $seat } staví mezi tahy
log-longest_road = { $seat } získává Nejdelší cestu, délka { $length }
log-road_set_aside = Nejdelší cestu teď nemá nikdo
log-largest_patrol = { $seat } získává Největší hlídku, vyložených Hlídek: { $patrols }
log-patrol_set_aside = Největší hlídku teď nemá nikdo
log-card_played = { $seat } hraje { WORD($card, kind: "card", case: "acc") }
log-monopoly = { $seat } bere všem ostatním všechny karty: { WORD($resource, kind: "resource") }
log-gave_all = { $seat } dává { $n }× { WORD($resource, kind: "resource") }
log-hero_used = { $seat } používá hrdinu: { WORD($hero, kind: "hero") }, strana { WORD($side, kind: "side") }
log-hero_flipped = { $seat } otáčí kartu na stranu { WORD($side, kind: "side") }: { WORD($hero, kind: "hero") }
log-hero_swapped = { $seat } mění hrdinu: { WORD($old, kind: "hero") } odchází, { WORD($new, kind: "hero") } přichází
log-hero_removed = { $seat } vyřazuje ze hry hrdinu: { WORD($hero, kind: "hero") }
log-gave = { $seat } dává hráči { $to_seat } { WORD($resource, kind: "resource", case: "acc") }
log-has_none = { $seat } nemá { WORD($resource, kind: "resource", case: "acc") }
log-road_removed = { $seat } odebírá cestu: { PLACE($nth, $one, $two, $way, kind: "yield") }
log-looked_at_deck = { $seat } si prohlíží vrchní karty balíčku: { $n }
log-looked_at_hand = { $seat } si prohlíží karty hráče { $victim_seat }
log-tormund_home = { $seat } posílá Tormunda zpět do tábora (předtím: { PLACE($nth, $land, kind: "terrain") })
log-spared = { $seat } si nechává { COUNT($cards, kind: "card", case: "acc") }
log-quiet = { $seat } staví osadu a neodkrývá Divokého: { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-patrol_left = { $seat } odkládá Hlídku, { $patrols ->
    [few] zbývají { $patrols }
   *[other] zbývá { $patrols }
 }
log-revealed_points = { $seat } ukazuje { COUNT($n, kind: "vp_card") }
log-glory = { $seat } vítězí, má { COUNT($points, kind: "point") }
log-tragedy = { $seat } slaví tragické vítězství: { COUNT($guards, kind: "guard") }, { COUNT($points, kind: "point") }, v ruce { COUNT($cards, kind: "card") }
log-no_winner = Nikdo nevítězí

## Volby stolu

table-option-mode = Hra
table-meaning-mode = Plná hra se Zdí, základní hra bez ní, nebo klasický ostrov. V pěti a šesti se hraje plná hra na širším plánu.
table-value-mode-watch = Noční hlídka (3 nebo 4 hráči)
table-value-mode-base = Základní hra (3 nebo 4 hráči)
table-value-mode-watch56 = Noční hlídka (5 nebo 6 hráčů)
table-value-mode-classic = Klasický ostrov (2 až 4 hráči)
table-option-setup = Herní plán
table-meaning-setup = Standardní plán, nebo zamíchané díly a tržiště.
table-value-setup-standard = standardní
table-value-setup-variable = variabilní
table-option-classic_numbers = Čísla klasického ostrova
table-meaning-classic_numbers = Na variabilním klasickém ostrově leží čísla ve spirále od pobřeží, nebo kdekoli.
table-value-classic_numbers-spiral = ve spirále
table-value-classic_numbers-random = kdekoli
table-option-combined_trade_build = Obchod a stavba
table-meaning-combined_trade_build = Nejdřív obchod a pak stavba, nebo obojí volně. Na klasickém ostrově se volně střídají, není-li nastaveno jinak.
table-value-combined_trade_build-by_mode = podle hry
table-value-combined_trade_build-separate = nejdřív obchod
table-value-combined_trade_build-combined = volně
table-option-hero_tragedy = Tragédie hrdinů
table-meaning-hero_tragedy = Tři stejné kostky vyřadí ze hry hrdinu z nabídky.
table-value-hero_tragedy-false = ne
table-value-hero_tragedy-true = ano
table-option-max_offers_per_turn = Nabídek za tah
table-meaning-max_offers_per_turn = Kolik obchodů smí hráč za tah nabídnout ostatním.
table-value-max_offers_per_turn-10 = 10
table-value-max_offers_per_turn-0 = bez obchodu mezi hráči
table-value-max_offers_per_turn-1 = 1
table-value-max_offers_per_turn-2 = 2
table-value-max_offers_per_turn-5 = 5
table-option-compat_catanatron = Pravidla podle catanatronu
table-meaning-compat_catanatron = Jen na klasickém ostrově: řídit se programem catanatron tam, kde se jeho pravidla liší.
table-value-compat_catanatron-false = ne
table-value-compat_catanatron-true = ano
table-option-turn_cap = Limit tahů
table-meaning-turn_cap = Po tolika tazích hra skončí bez vítěze.
table-value-turn_cap-500 = 500
table-value-turn_cap-20 = 20
table-value-turn_cap-50 = 50
table-value-turn_cap-100 = 100
table-value-turn_cap-1000 = 1000
table-option-first_player = První hráč
table-meaning-first_player = Kdo začíná.
table-value-first_player-random = vylosovaný
table-values-first_player = { WORD($value, kind: "seat") }
table-option-sealed = Skryté reakce
table-meaning-sealed = Ptát se i těch, kdo nemají co zvolit, aby přeskočení neprozradilo nic o jejich kartách.
table-value-sealed-false = ne
table-value-sealed-true = ano

## Konec

ending-glorious = Slavné vítězství.
ending-third_breach = Zeď padla: tragický konec.
ending-invasion = Dar je zaplaven Divokými: tragický konec.
ending-turn_cap = Limit tahů je vyčerpán.
ending-ten_points = Hráč dosáhl deseti bodů.
ranking = { $ending ->
    [third_breach] { ranking-tragic }
    [invasion] { ranking-tragic }
    [turn_cap] Když dojdou tahy, nevítězí nikdo.
   *[other] Vítězí, kdo má jako první dost bodů ve vlastním tahu; ostatní následují podle bodů.
 }
ranking-tragic = Po tragickém konci rozhodují stráže na Zdi, pak body, pak suroviny v ruce; je-li vše stejné, nevítězí nikdo.
