# Černý prach: věže, válečné stroje, zvláštní vojáci a obléhací stroje

table-option-black_powder = Černý prach
table-meaning-black_powder = Věže, válečné stroje a zvláštní vojáci proti obléhacím strojům, které boří Zeď.
table-value-black_powder-false = ne
table-value-black_powder-true = ano
machine-ballista = balista
machine-cannon = kanón
machine-rocket_launcher = raketomet
rocket-high_arc = Vysoký oblouk
rocket-grazing_fire = Přízemní palba
rocket-scatter = Rozptyl
rocket-counter_scatter = Opačný rozptyl
rocket-drift_left = Úlet vlevo
rocket-drift_right = Úlet vpravo
rocket-bulls_eye = Přímý zásah
rocket-split_burst = Dvojitý výbuch
rocket-rolling_flame = Valící se plamen
rocket-damp_powder = Vlhký prach
first_overseer = Vyber lokaci pro dohlížitele úrovně 1 zdarma (zbývá { $left }). Může to být kterýkoli voják.
first_machine = Vyber válečný stroj a jeho úsek (zbývá { $left }). Teď nestřílí.
option-machine = { START(WORD($machine, kind: "machine")) }, { WORD($section, kind: "section") }
option-machine-any = { START(WORD($machine, kind: "machine")) }
effect-machine = cena: { GOODS($wood, $stone, $gold, words: "wood+stone+gold", kind: "resource") }{ $less ->
    [0] { "" }
   *[other] { " " }bez { $less } podle tvé volby
 }, +{ COUNT($honour, kind: "honour") }
count-resource = { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
   *[other] { $n } zdrojů
 }
why-machine-dear = Stojí { GOODS($wood, $stone, $gold, words: "wood+stone+gold", kind: "resource") }; tolik ty ani Skladiště nemáte.
build_or_arm = Postav zátaras, úroveň Zdi nebo válečný stroj. Zbývá akcí: { $left }.
spare_material = Vyber materiál, který nemusíš platit (zbývá { $left }).
may_shoot = Vystřelit z nového stroje ({ WORD($machine, kind: "machine") }, { WORD($section, kind: "section") })?
option-shoot-now = Vystřelit
effect-shot = { $price ->
    [0] zdarma
   *[other] cena: { $stone ->
    [1] { COUNT($price, kind: "stone") }
   *[other] { COUNT($price, kind: "resource") }
 }
 }{ $honour ->
    [0] { "" }
   *[other] , +{ COUNT($honour, kind: "honour") }
 }
aim = Vyber hordu, na kterou se vystřelí ({ WORD($machine, kind: "machine") }). Zasaženým vojákům hrozí smrt, i tvým.
option-target = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, { $row }. řada
aim_column = Vyber, kam zasáhne ({ WORD($machine, kind: "machine") }). Všechna pole jsou zasažena najednou.
option-column = { $wide ->
    [1] Sloupce { $column }–{ $last }
   *[other] Sloupec { $column }
 }
effect-hits = { COUNT($wounds, kind: "wound") }{ $own ->
    [0] { "" }
   *[other] , v ohrožení tvých: { $own }
 }{ $others ->
    [0] { "" }
   *[other] , v ohrožení cizích: { $others }, dostaneš 1 žeton hanby
 }
pick_rocket = Vyber kartu rakety, která platí. Ostatní se odhodí.
option-rocket = { WORD($card, kind: "rocket") }
man_tower = Obsadit věž kopiníkem ({ WORD($section, kind: "section") })? Každou zimu boduje a teď smí vystřelit stroj.
option-tower = Věž { $tower }: { WORD($section, kind: "section") }{ $second ->
    [none] { "" }
   *[other] { " " }a { WORD($second, kind: "section") }
 }
effect-tower = { $own ->
    [1] vymění tvého kopiníka
   *[other] věž je prázdná
 }
effect-evict = kopiník tam se vrací k hráči { $other_seat }
tower_shot = Vystřel ze stroje u své věže, nebo nestřílej.
option-gun = { START(WORD($machine, kind: "machine")) }, { WORD($section, kind: "section") }
special_shot = Vyber pole, které bude zasaženo ({ WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }).
drop_bomber = Seskočit bombardérem na první hordu ({ WORD($section, kind: "section") })? Opustí Zeď a vezme odměnu.
option-stay = Zůstat na Zdi
waiting-first_overseer = { $seat } umisťuje dohlížitele
waiting-first_machine = { $seat } umisťuje válečný stroj
waiting-build_or_arm = { $seat } smí stavět
waiting-spare_material = { $seat } platí
waiting-may_shoot = { $seat } rozhoduje o výstřelu
waiting-aim = { $seat } míří
waiting-aim_column = { $seat } míří
waiting-pick_rocket = { $seat } vybírá raketu
waiting-man_tower = { $seat } rozhoduje o věži
waiting-tower_shot = { $seat } rozhoduje o výstřelu
waiting-special_shot = { $seat } střílí
waiting-drop_bomber = { $seat } rozhoduje o bombardérovi
moment-on_machine_built = Byl postaven válečný stroj
moment-before_machine_shot = Válečný stroj se chystá vystřelit
moment-on_machine_shot = Válečný stroj vystřelil
moment-on_tower_manned = Máš obsazenou věž
moment-on_tower_scored = Věž boduje
moment-on_wall_destroyed = Byla zbořena úroveň Zdi
ending-ruin = Žádný úsek už nemá Zeď.
wall-lost = Zeď padla a všichni prohrávají.
log-machine_placed = { $seat } umisťuje válečný stroj: { WORD($machine, kind: "machine") }, { WORD($section, kind: "section") }
log-machine_built = { $seat } staví válečný stroj: { WORD($machine, kind: "machine") }, { WORD($section, kind: "section") }
log-machine_shot = { $seat } střílí na hordu { WORD($horde, kind: "horde") }: { WORD($machine, kind: "machine") }
log-rocket = { $seat } dobírá raketu: { WORD($card, kind: "rocket") }
log-tower_manned = { $seat } obsazuje věž { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }
log-tower_left = { $seat } bere kopiníka zpět z věže { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }
log-tower_held = { $seat }: věž { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }, udrženo úseků: { $held }, prolomeno: { $breached }
log-wall_destroyed = Úroveň Zdi je zbořena: { WORD($section, kind: "section") }, zbývá úroveň { $level }
log-ram_swaps = { WORD($horde, kind: "horde") } postupuje do { $row }. řady
log-machines_lost = Válečné stroje jsou ztraceny: { WORD($section, kind: "section") }
log-token = { $seat } klade žeton na hordu { WORD($horde, kind: "horde") }
log-rockets_shuffled = Balíček raket se míchá
log-stormed = Úsek je vzat útokem a nikdo není ušetřen: { WORD($section, kind: "section") }
log-dropped = { $seat } seskakuje bombardérem ze Zdi: { WORD($section, kind: "section") }
general-shen_kuo = Šen Kua, učenec
general_text-shen_kuo = Vystřelíš-li, získej N bodů cti, nejvýše 4.
card-shen_kuo = { general-shen_kuo }
card_text-shen_kuo = { general_text-shen_kuo }
general-tang_fu = Tchang Fu, otec raket
general_text-tang_fu = Výstřely raketometu máš zdarma. Při každém dober navíc N karet raket, nejvýše 3, a vyber 1.
card-tang_fu = { general-tang_fu }
card_text-tang_fu = { general_text-tang_fu }
general-wei_sheng = Wej Šeng, kovář vozů
general_text-wei_sheng = Válečný stroj a úroveň Zdi tě stojí o N materiálů méně, nejvýše o 3. Postavíš-li válečný stroj, získej 2 × N bodů cti, nejvýše 8.
card-wei_sheng = { general-wei_sheng }
card_text-wei_sheng = { general_text-wei_sheng }
general-chen_gui = Čchen Kuej, ohnivé kopí
general_text-chen_gui = Jednou za tah, zaútočí-li tvůj zvláštní voják na hordu, umísti na ni až N zranění, nejvýše 3.
card-chen_gui = { general-chen_gui }
card_text-chen_gui = { general_text-chen_gui }
advisor-powder_master = Prachmistr
advisor_text-powder_master = Tvé výstřely stojí o 1 zdroj méně. Každý ti dá 1 bod cti.
card-powder_master = { advisor-powder_master }
card_text-powder_master = { advisor_text-powder_master }
advisor-siege_engineer = Obléhací inženýr
advisor_text-siege_engineer = Válečný stroj tě stojí o 2 materiály méně. Postavíš-li jej nebo obsadíš-li věž, získej 1 či.
card-siege_engineer = { advisor-siege_engineer }
card_text-siege_engineer = { advisor_text-siege_engineer }
advisor-tower_captain = Velitel věže
advisor_text-tower_captain = Tví kopiníci ve věžích bodují 3 místo 2 za každý udržený úsek.
card-tower_captain = { advisor-tower_captain }
card_text-tower_captain = { advisor_text-tower_captain }
advisor-gunner = Dělostřelec
advisor_text-gunner = Způsobí-li tvůj výstřel 2 nebo více zranění, získej 2 body cti.
card-gunner = { advisor-gunner }
card_text-gunner = { advisor_text-gunner }
advisor-fire_arrow_maker = Výrobce ohnivých šípů
advisor_text-fire_arrow_maker = Zaútočí-li tvůj lučištník po naverbování nebo z nástupního prostoru, umísti v tom úseku 1 zranění navíc.
card-fire_arrow_maker = { advisor-fire_arrow_maker }
card_text-fire_arrow_maker = { advisor_text-fire_arrow_maker }
advisor-guild_recruiter = Cechovní verbíř
advisor_text-guild_recruiter = Každý zvláštní voják tě stojí o 1 zdroj méně. Naverbuješ-li aspoň jednoho, získej 1 bod cti.
card-guild_recruiter = { advisor-guild_recruiter }
card_text-guild_recruiter = { advisor_text-guild_recruiter }
advisor-rocketeer = Raketník
advisor_text-rocketeer = Střílíš-li z raketometu, dober 1 kartu rakety navíc a vyber 1. Získej 1 bod cti.
card-rocketeer = { advisor-rocketeer }
card_text-rocketeer = { advisor_text-rocketeer }
advisor-breach_mason = Zedník průlomů
advisor_text-breach_mason = Jednou za rok, je-li zbořena úroveň Zdi, smíš ji hned znovu postavit o 3 materiály levněji.
card-breach_mason = { advisor-breach_mason }
card_text-breach_mason = { advisor_text-breach_mason }
advisor-bell_ringer = Zvoník
advisor_text-bell_ringer = Obsadíš-li věž, získej 1 libovolný zdroj a 1 bod cti.
card-bell_ringer = { advisor-bell_ringer }
card_text-bell_ringer = { advisor_text-bell_ringer }
advisor-shield_bearer = Štítonoš
advisor_text-shield_bearer = Zachraň zdarma 1 svou oběť každého výstřelu válečného stroje a jednou za rok 1 oběť jiného zabíjení.
card-shield_bearer = { advisor-shield_bearer }
card_text-shield_bearer = { advisor_text-shield_bearer }
advisor-saltpetre_merchant = Obchodník s ledkem
advisor_text-saltpetre_merchant = Při svém příjmu získej 1 dřevo a 1 kámen, máš-li kopiníka ve věži.
card-saltpetre_merchant = { advisor-saltpetre_merchant }
card_text-saltpetre_merchant = { advisor_text-saltpetre_merchant }
advisor-siege_breaker = Rozbíječ obléhání
advisor_text-siege_breaker = Získáš-li beranidlo, žebříky nebo blidu, získej 4 body cti.
card-siege_breaker = { advisor-siege_breaker }
card_text-siege_breaker = { advisor_text-siege_breaker }
horde-battering_ram = Beranidlo
horde_text-battering_ram = Po útoku se prohodí s hordou o řadu blíž. V 1. řadě zboří 1 úroveň Zdi.
horde-siege_ladders = Obléhací žebříky
horde_text-siege_ladders = V 1. řadě je úsek vždy prolomen. Zabiti jsou všichni vojáci v něm, i v nástupním prostoru, a válečné stroje jsou ztraceny.
horde-trebuchet = Blida
horde_text-trebuchet = Zůstává ve 3. řadě. Po každém útoku zboří 1 úroveň Zdi.
horde-elite_tumen = Elitní tumen
horde_text-elite_tumen = Žádná schopnost, jen síla.
artifact-thunder_crash_bomb = Hromová bomba
artifact_text-thunder_crash_bomb = 5 bodů cti za každého tvého zvláštního vojáka v poli.
artifact-cloud_bridge_plans = Plány oblačného mostu
artifact_text-cloud_bridge_plans = 6 bodů cti za každé získané beranidlo, žebříky nebo blidu bez hanby.
artifact-bronze_watch_bell = Bronzový strážní zvon
artifact_text-bronze_watch_bell = 6 bodů cti za každého tvého kopiníka ve věži.
artifact-military_classics = Základy vojenských klasiků
artifact_text-military_classics = 3 body cti za každou kartu taktiky v ruce.
artifact-nest_of_bees = Včelí hnízdo
artifact_text-nest_of_bees = 3 body cti za každý válečný stroj v úsecích, kde máš vojáka v nástupním prostoru nebo na střelecké pozici.
artifact-repeating_crossbow = Opakovací kuše Ču-keho
artifact_text-repeating_crossbow = 4 body cti za každého tvého vojáka na střelecké pozici.
horde-battering_ram_L = { horde-battering_ram }
shame_place-battering_ram_L = { horde-battering_ram }
horde-battering_ram_M = { horde-battering_ram }
shame_place-battering_ram_M = { horde-battering_ram }
horde-battering_ram_R = { horde-battering_ram }
shame_place-battering_ram_R = { horde-battering_ram }
horde-siege_ladders_L = { horde-siege_ladders }
shame_place-siege_ladders_L = { horde-siege_ladders }
horde-siege_ladders_M = { horde-siege_ladders }
shame_place-siege_ladders_M = { horde-siege_ladders }
horde-siege_ladders_R = { horde-siege_ladders }
shame_place-siege_ladders_R = { horde-siege_ladders }
horde-trebuchet_L = { horde-trebuchet }
shame_place-trebuchet_L = { horde-trebuchet }
horde-trebuchet_M = { horde-trebuchet }
shame_place-trebuchet_M = { horde-trebuchet }
horde-trebuchet_R = { horde-trebuchet }
shame_place-trebuchet_R = { horde-trebuchet }
horde-elite_tumen_L = { horde-elite_tumen }
shame_place-elite_tumen_L = { horde-elite_tumen }
horde-elite_tumen_M = { horde-elite_tumen }
shame_place-elite_tumen_M = { horde-elite_tumen }
horde-elite_tumen_R = { horde-elite_tumen }
shame_place-elite_tumen_R = { horde-elite_tumen }
draw-artifact-thunder_crash_bomb = Hromová bomba
draw-artifact-thunder_crash_bomb-gain = 5 za zvl. vojáka
draw-artifact-cloud_bridge_plans = Oblačný most
draw-artifact-cloud_bridge_plans-gain = 6 za čistý stroj
draw-artifact-bronze_watch_bell = Strážní zvon
draw-artifact-bronze_watch_bell-gain = 6 za věž
draw-artifact-military_classics = Vojenští klasici
draw-artifact-military_classics-gain = 3 za kartu taktiky
draw-artifact-nest_of_bees = Včelí hnízdo
draw-artifact-nest_of_bees-gain = 3 za stroj u vojáků
draw-artifact-repeating_crossbow = Ču-keho kuše
draw-artifact-repeating_crossbow-gain = 4 za střelce
draw-tower = Věž { $n }
draw-tower-brings = Tuto zimu podle stavu: čest { $honour }, hanba { $shame }
draw-machines = Válečné stroje: { WORD($section, kind: "section") }
draw-shooter = { START(WORD($kind, kind: "kind")) }: střílí při každé salvě
board-towers = Věže
board-machines = Stroje:
piece-tower = Věž
piece_text-tower = Postavíš-li vedle úroveň Zdi nebo získáš-li hordu, smíš sem dát kopiníka a vystřelit ze stroje. Každou zimu: 2 body cti za každý udržený úsek vedle, 1 žeton hanby za každý prolomený.
piece-machine = Válečné stroje
piece_text-machine = Nepatří nikomu. Střílíš hned po postavení, nebo po obsazení věže vedle. Balista: sloupec, zdarma. Kanón: čtverec, 2 kameny. Raketomet: podle karty rakety, 1 zdroj.
piece-warrior_monk = Bojový mnich
piece_text-warrior_monk = Zakryje volné pole hordy v kterékoli řadě a vezme odměnu.
piece-flamethrower = Plamenometčík
piece_text-flamethrower = Zakryje volné pole první hordy s odměnou a zraní každé volné pole vedle.
piece-tank = Bojový vůz
piece_text-tank = Zakryje čtverec první hordy a vezme odměny volných polí. Stroje ho nezasáhnou.
piece-crossbowman = Kušiník
piece_text-crossbowman = Střílí ze střelecké pozice, hned a při každé salvě. Jeho žeton platí při získání hordy jako tvůj voják.
piece-bomber = Bombardér
piece_text-bomber = Střílí ze střelecké pozice, hned a při každé salvě. Po každém výstřelu smí seskočit na první hordu.
