# Kresba Noční hlídky

draw-title = Noční hlídka
draw-over = Konec hry
draw-setup = Příprava
draw-turn = Tah { $n }
draw-stage-roll = Hod
draw-stage-trade = Obchod
draw-stage-build = Stavba
draw-you-decide = Rozhoduješ ty
draw-decides = Rozhoduje { $name }

## Severně od Zdi

draw-frostfangs = Mrazokly
draw-figures-left = { $kind }: { $n } v Mrazoklech
draw-tormunds-camp = Tormundův
draw-tormund-away = tábor: pryč
draw-tormund-home = tábor
draw-clan-ice = Ledová řeka
draw-clan-cave = Jeskynní lidé
draw-clan-horn = Tvrdonožci
draw-clan-rattle = Chrastikosti
draw-clan-heart = Srdcový strom
draw-type-regular = Divoký
draw-type-climber = lezec
draw-type-giant = obr
draw-type-mammoth = mamut
draw-camp = { $kind }, { $clan }, tábor { $camp }
draw-in-clearing = { $kind } na pláni { $section }
draw-breaches = Prolomení
draw-breaches-end = { $n } ukončí hru
draw-in-gift = V Daru
draw-in-gift-end = { $n }, konec při { $most }
draw-against = { $foes } proti { $guards }
draw-guard = Stráž ({ $name }), úsek { $section }, pole { $space }

## V Daru

draw-road = Cesta ({ $name })
draw-settlement = Osada ({ $name })
draw-keep = Tvrz ({ $name })
draw-tormund = { "Tormund" }
draw-in-the-gift = { $kind } v Daru: tento díl nic nevynáší

## Vedle desky

draw-head-roll = Poslední hod
draw-head-bank = { "Bank" }
draw-head-tokens = Ještě skryté
draw-head-heroes = Nabídka hrdinů
draw-head-costs = Ceny
draw-no-roll = ještě bez hodu
draw-trail = stezka { $n }
draw-no-trail = klid
draw-rate = { $n } stejné za 1
draw-left-lumber = dřevo: { $n }
draw-left-brick = cihly: { $n }
draw-left-wool = vlna: { $n }
draw-left-grain = obilí: { $n }
draw-left-ore = ruda: { $n }
draw-left-deck = { $n ->
    [one] { $n } akční karta
    [few] { $n } akční karty
   *[other] { $n } akčních karet
 }
draw-special-road = Nejdelší cesta
draw-special-patrol = Největší hlídka
draw-holder = { $name }, { $n }
draw-no-holder = nikdo, třeba { $n }
draw-points = { $n } VB
draw-tokens-hint = žetony rubem nahoru
draw-cost-road = Cesta
draw-cost-settlement = Osada
draw-cost-keep = Tvrz
draw-cost-card = Akční karta
draw-cost-guard = Stráž
draw-heroes-count = { $n }

## Co hrozí

draw-calm = Zeď drží
draw-calm-more = Příští kostka Divokých ji neprolomí.
draw-weakest = Nejslabší je úsek { $section }: { $foes } proti { $guards }.
draw-danger-nothing = Úsek { $section } drží jen taktak
draw-danger-empty = Úsek { $section } nemá stráž
draw-danger-giant = Úsek { $section } brzy povolí
draw-danger-climber = Další lezec ukončí hru
draw-danger-odds = { $foes ->
    [one] { $foes } Divoký
    [few] { $foes } Divocí
   *[other] { $foes } Divokých
 } proti { $guards ->
    [one] { $guards } stráži.
    [few] { $guards } strážím.
   *[other] { $guards } strážím.
 }
draw-danger-faces = Prolomí ho kostka { $faces }: { $n } z { $all }.
draw-danger-climbs = Hru ukončí kostka { $faces }: { $n } z { $all }.
draw-danger-more = { $n ->
    [one] Hrozí ještě { $n } další úsek.
    [few] Hrozí ještě { $n } další úseky.
   *[other] Hrozí ještě { $n } dalších úseků.
 }
draw-heir = Skončí-li hra teď, vyhraje { $name }: { $guards ->
    [one] { $guards } stráž.
    [few] { $guards } stráže.
   *[other] { $guards } stráží.
 }
draw-heirs = Zatím shoda { $n } hráčů: { $guards ->
    [one] { $guards } stráž.
    [few] { $guards } stráže.
   *[other] { $guards } stráží.
 }
draw-rush = { $clan }: ještě jeden a zaútočí ({ $share } %).

## Hrdinové

draw-hero-line = { $name }: { $does }
draw-hero-side = { $name }, strana { $side }
draw-hero-resting = { $name }, strana { $side }, teď odpočívá
draw-hero-mormont = { "Mormont" }
draw-hero-mormont-short = karta od ostatních
draw-hero-mormont-does = Urči surovinu a 1 nebo 2 hráče: kdo ji má, dá ti 1 a dostane za ni libovolnou kartu.
draw-hero-marsh = { "Marsh" }
draw-hero-marsh-short = vyměň 1 kartu s bankem
draw-hero-marsh-does = Vyměň s bankem 1 kartu za 1 jinou surovinu.
draw-hero-tarly = { "Tarly" }
draw-hero-tarly-short = 1 karta, když hod nic nedá
draw-hero-tarly-does = Když ti hod, který není 7, nic nepřinese, vezmi si libovolnou surovinu.
draw-hero-yarwyck = { "Yarwyck" }
draw-hero-yarwyck-short = přelož svou koncovou cestu
draw-hero-yarwyck-does = Zvedni cestu s volným koncem a zdarma ji postav jinam.
draw-hero-thorne = { "Thorne" }
draw-hero-thorne-short = stráž za jiné suroviny
draw-hero-thorne-does = Při stavbě stráže zaplať místo jedné ze tří surovin libovolnou jinou.
draw-hero-melisandre = { "Melisandra" }
draw-hero-melisandre-short = vyber 1 ze 3 karet
draw-hero-melisandre-does = Při nákupu akční karty si prohlédni 3 a 1 si nech; 1 surovinu z ceny smíš nahradit.
draw-hero-rayder = { "Nájezdník" }
draw-hero-rayder-short = vezmi 1 kartu vedoucímu
draw-hero-rayder-does = Prohlédni si ruku někoho, kdo má víc veřejných bodů než ty, a vezmi si kartu.
draw-hero-benjen = { "Benjen" }
draw-hero-benjen-short = pryč z tábora či pláně
draw-hero-benjen-does = Vrať 1 Divokého z tábora nebo z pláně do Mrazoklů; pak přijde nový.
draw-hero-ygritte = { "Ygritte" }
draw-hero-ygritte-short = 1 Divoký pryč z Daru
draw-hero-ygritte-does = Vrať 1 Divokého z Daru do Mrazoklů.
draw-hero-yoren = { "Yoren" }
draw-hero-yoren-short = z hlídky je stráž
draw-hero-yoren-does = Odlož ze hry 1 svou vyloženou Hlídku a zdarma postav na Zeď stráž.
draw-hero-qhorin = { "Qhorin" }
draw-hero-qhorin-short = Tormund zpět do tábora
draw-hero-qhorin-does = Pošli Tormunda do jeho tábora a vezmi si kartu toho, co vynáší jeho díl.
draw-hero-aemon = { "Aemon" }
draw-hero-aemon-short = sedmička tě nic nestojí
draw-hero-aemon-does = Máš-li při 7 vracet karty, nevracíš žádné.
draw-hero-jon_snow = { "Jon Sníh" }
draw-hero-jon_snow-short = uvolni hlídanou pláň
draw-hero-jon_snow-does = Vrať 1 běžného Divokého z pláně, u jejíhož úseku máš stráž, do Mrazoklů.
draw-hero-gilly = { "Fialka" }
draw-hero-gilly-short = osada bez Divokého
draw-hero-gilly-does = Když stavíš osadu, její žeton se vrací neodkrytý.
draw-hero-osha = { "Oša" }
draw-hero-osha-short = přesuň Divokého v Daru
draw-hero-osha-does = Přesuň 1 Divokého v Daru na jiný díl bez Divokého.

## Hráči a co je tvoje

draw-holds-cards = { $n ->
    [one] { $n } surovina
    [few] { $n } suroviny
   *[other] { $n } surovin
 }
draw-holds-unplayed = { $n ->
    [one] { $n } akční karta v ruce
    [few] { $n } akční karty v ruce
   *[other] { $n } akčních karet v ruce
 }
draw-holds-guards = { $n ->
    [one] { $n } stráž na Zdi
    [few] { $n } stráže na Zdi
   *[other] { $n } stráží na Zdi
 }
draw-holds-road = délka cesty { $n }
draw-holds-patrols = { $n ->
    [one] { $n } vyložená Hlídka
    [few] { $n } vyložené Hlídky
   *[other] { $n } vyložených Hlídek
 }
draw-hand = Tvé suroviny: { $n } (limit při 7: { $most })
draw-left = Zbývá: { $pieces }
draw-left-roads = { $n ->
    [one] { $n } cesta
    [few] { $n } cesty
   *[other] { $n } cest
 }
draw-left-settlements = { $n ->
    [one] { $n } osada
    [few] { $n } osady
   *[other] { $n } osad
 }
draw-left-keeps = { $n ->
    [one] { $n } tvrz
    [few] { $n } tvrze
   *[other] { $n } tvrzí
 }
draw-left-guards = { $n ->
    [one] { $n } stráž
    [few] { $n } stráže
   *[other] { $n } stráží
 }
draw-cards = Tvé akční karty: { $n }
draw-card-patrol = Hlídka
draw-card-patrol-short = Tormund, nebo Divoký
draw-card-patrol-does = Přesuň Tormunda a vezmi kartu. V plné hře můžeš místo toho vrátit Divokého z Daru do Mrazoklů.
draw-card-winter = Zima
draw-card-winter-short = 2 suroviny
draw-card-winter-does = Vezmi si z banku 2 libovolné suroviny.
draw-card-road_building = Cesty
draw-card-road_building-short = 2 cesty
draw-card-road_building-does = Postav zdarma 2 cesty.
draw-card-new_guard = Nový strážce
draw-card-new_guard-short = 1 stráž
draw-card-new_guard-does = Postav zdarma stráž na Zeď.
draw-card-monopoly = Monopol
draw-card-monopoly-short = vše jednoho druhu
draw-card-monopoly-does = Urči surovinu: všichni ti z ní dají vše, co mají.
draw-card-vp_card = Bod
draw-card-vp_card-short = tajný
draw-card-vp_card-does = Jeden vítězný bod; ukáže se, až s ním vyhraješ, nebo na konci.
draw-card-new = teď koupená
draw-card-count = ×{ $n }
draw-your-hero = Tvůj hrdina, strana { $side }
draw-your-hero-resting = Tvůj hrdina, strana { $side }, odpočívá
draw-to-victory = Do vítězství
draw-of-ten = z { $n }
draw-source = { $source } { $n }

## Scenes

scene-guards = Stráže
scene-wildlings = Divocí

# The parts of the board, where the whole has no room
pane-land = Plán
pane-column = Přehled
scene-holds = Drží, rezerva { $n }
scene-breaks = Padá: chybí { $n }
scene-more = Ostatní
