# Prastaré šelmy: šelmy, relikvie, karty a co se o nich říká

## Šelmy a místa

beast-yinglong = Jing-lung
beast-white_tiger = Bílý tygr
beast-ao = Želva Ao
beast-fenghuang = Feng-chuang
area-lumber_mill = { location-lumber_mill }
area-quarry = { location-quarry }
area-gold_mine = { location-gold_mine }
area-tea_house = { location-tea_house }
area-war_academy = { location-war_academy }
area-embassy = { location-embassy }
area-headquarters = { location-headquarters }
area-temple = { location-temple }
area-barracks = { location-barracks }
area-builders_camp = { location-builders_camp }
area-section_L = { section-L }
area-section_M = { section-M }
area-section_R = { section-R }

## Volby stolu

table-option-beasts = Prastaré šelmy
table-meaning-beasts = Čtyři šelmy pomáhají všem na svém místě a za cenu postupují v hodnosti. Přidává 10 relikvií, 8 karet taktiky a 12 rádců.
table-value-beasts-false = ne
table-value-beasts-true = ano

## Rozhodnutí

place_beast = Vyber šelmu a její místo. Co tam umí, pomáhá všem.
waiting-place_beast = { $seat } umisťuje šelmu
option-beast-to = { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
upgrade_beast = Vyber šelmu a zvyš jí hodnost, nebo to vynech. Pak ji smíš přesunout.
option-upgrade = { WORD($beast, kind: "beast") }, hodnost { $rank }
effect-upgrade = zaplatíš { $wood ->
    [0] {""}
   *[other] { COUNT($wood, kind: "wood") }{" "}
 }{ $stone ->
    [0] {""}
   *[other] { COUNT($stone, kind: "stone") }{" "}
 }{ $gold ->
    [0] {""}
   *[other] { COUNT($gold, kind: "gold") }{" "}
 }{ $chi ->
    [0] {""}
   *[other] { COUNT($chi, kind: "chi") }{" "}
 }{ $off ->
    [0] {""}
   *[other] (o { $off } méně)
 }
why-top-rank = Tato šelma už má hodnost 3. Vyber jinou.
why-beast-dear = Na její cenu nemáš. Získej, co uvádí její karta.
waiting-upgrade_beast = { $seat } zvyšuje hodnost šelmy
pay_for_beast = Vyber zdroj na zaplacení: { WORD($beast, kind: "beast") }. Zbývá zaplatit: { $left }.
waiting-pay_for_beast = { $seat } platí za šelmu
move_beast = Vyber, kam šelma půjde. Pomáhá tam všem.
option-beast-stays = zůstane
waiting-move_beast = { $seat } přesouvá šelmu
read_omens = Vyber relikvii, která začne platit. Ostatní zůstanou v balíčku.
option-relic = { WORD($relic, kind: "card") }
waiting-read_omens = { $seat } vybírá relikvii
spirit_path = Vyber lokaci se šelmou pro úředníka ze zásoby. Zbývá { $left }.
waiting-spirit_path = { $seat } umisťuje úředníky

## Okamžiky

moment-fall_start = Začíná podzim
moment-on_wall_built = Je postavená úroveň Zdi
moment-on_soldiers_killed = Tví vojáci padli

## Průběh

log-beast_placed = { $seat } umisťuje: { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
log-beast_upgraded = { $seat } zvyšuje hodnost: { WORD($beast, kind: "beast") } → { $rank }
log-beast_moved = { $seat } přesouvá: { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
log-relic = Relikvie: { WORD($relic, kind: "card") }
log-relics_shuffled = Relikvie se zamíchaly
log-omens = { $seat } si prohlíží relikvie: { $n }
log-reborn = { $seat } získává zpět kopiníky: { $n }, { WORD($section, kind: "section") }

## Šelmy podle hodnosti

card-yinglong_1 = { beast-yinglong } 1
card_text-yinglong_1 = Každý dar v její lokaci přináší 3 body cti.
card-yinglong_2 = { beast-yinglong } 2
card_text-yinglong_2 = V její lokaci smí každý darovat dvakrát, pokaždé za 3 body cti.
card-yinglong_3 = { beast-yinglong } 3
card_text-yinglong_3 = V její lokaci smí každý darovat jednou za úředníka, pokaždé za 3 body cti.
card-white_tiger_1 = { beast-white_tiger } 1
card_text-white_tiger_1 = Každý voják umístěný na hordu v jeho úseku přinese majiteli 1 bod cti.
card-white_tiger_2 = { beast-white_tiger } 2
card_text-white_tiger_2 = Jako hodnost 1 a kopiníci smějí v jeho úseku útočit i na 2. řadu.
card-white_tiger_3 = { beast-white_tiger } 3
card_text-white_tiger_3 = Jako hodnost 2 a záchrana vojáků v jeho úseku stojí každého hráče celkem o 1 či méně.
card-ao_1 = { beast-ao } 1
card_text-ao_1 = Zátarasy v jejím úseku stojí o 1 materiál méně.
card-ao_2 = { beast-ao } 2
card_text-ao_2 = Zátarasy v jejím úseku stojí o 1 materiál méně, úrovně Zdi o 2 méně.
card-ao_3 = { beast-ao } 3
card_text-ao_3 = Jako hodnost 2 a úroveň Zdi tam přinese 1 bod cti navíc za každé 2 vlastní zaplacené materiály.
card-fenghuang_1 = { beast-fenghuang } 1
card_text-fenghuang_1 = Každý, kdo v jeho lokaci použije úředníky, získá 1 či.
card-fenghuang_2 = { beast-fenghuang } 2
card_text-fenghuang_2 = Každý, kdo v jeho lokaci použije úředníky, získá 1 či a 1 bod cti.
card-fenghuang_3 = { beast-fenghuang } 3
card_text-fenghuang_3 = Jako hodnost 2 a hráč smí odstranit 1 žeton hanby.

## Relikvie

card-jade_flute = Nefritová flétna
card_text-jade_flute = Na začátku tahu zaplať 1 či a přesuň Jing-lunga.
card-tiger_tally = Tygří pečeť
card_text-tiger_tally = Na začátku tahu zaplať 1 zlato a přesuň Bílého tygra.
card-turtle_shell_oracle = Věštba z krunýře
card_text-turtle_shell_oracle = Na začátku tahu zaplať 1 kámen a přesuň želvu Ao.
card-vermilion_feather = Rumělkové pero
card_text-vermilion_feather = Na začátku tahu zaplať 1 dřevo a přesuň Feng-chuanga.
card-altar_bell = Oltářní zvon
card_text-altar_bell = Když daruješ, vzdej se 2 bodů cti a přesuň libovolnou šelmu.
card-ritual_bronze = Obřadní bronz
card_text-ritual_bronze = Když získáš hordu, přesuň Bílého tygra nebo Ao do jejího úseku.
card-incense_of_wutai = Kadidlo z Wu-tchaj
card_text-incense_of_wutai = Po použití úředníků v Chrámu zaplať 1 či a přesuň libovolnou šelmu.
card-geomancers_compass = Geomantův kompas
card_text-geomancers_compass = Když postavíš úroveň Zdi, přesuň Ao nebo Jing-lunga.
card-moon_mirror = Měsíční zrcadlo
card_text-moon_mirror = Na začátku podzimu přesune hráč nejníž v čajovém pořadí libovolnou šelmu.
card-thunder_drum = Hromový buben
card_text-thunder_drum = Když padne tvůj voják, přesuň Bílého tygra.

## Karty taktiky

tactic-beast_tamer = Krotitel šelem
tactic_base-beast_tamer = Na začátku tvého tahu: přesuň šelmu.
tactic_boost-beast_tamer = Posíleno (1 či): zvyš hodnost šelmy o 2 zdroje levněji, pak ji smíš přesunout.
tactic_text-beast_tamer = { tactic_base-beast_tamer } { tactic_boost-beast_tamer }
panel-card-beast_tamer = { tactic-beast_tamer }
tactic-dragon_rain = Dračí déšť
tactic_base-dragon_rain = Když použiješ úředníky u Jing-lunga: získej 2 zdroje navíc.
tactic_boost-dragon_rain = Posíleno (1 zdroj): daruj tu jednou navíc a každý dar přinese o 2 body cti více.
tactic_text-dragon_rain = { tactic_base-dragon_rain } { tactic_boost-dragon_rain }
panel-card-dragon_rain = { tactic-dragon_rain }
tactic-tigers_roar = Tygří řev
tactic_base-tigers_roar = Když verbuješ: první z nich, kdo zaútočí v úseku Bílého tygra, přinese 2 body cti.
tactic_boost-tigers_roar = Posíleno (2 či): přinese je každý z nich.
tactic_text-tigers_roar = { tactic_base-tigers_roar } { tactic_boost-tigers_roar }
panel-card-tigers_roar = { tactic-tigers_roar }
tactic-shell_of_the_world = Krunýř světa
tactic_base-shell_of_the_world = Před porovnáním úseku, kde je Ao: jeho obrana je o 3 vyšší.
tactic_boost-shell_of_the_world = Posíleno (2 kameny): o 3 vyšší za každou hodnost Ao.
tactic_text-shell_of_the_world = { tactic_base-shell_of_the_world } { tactic_boost-shell_of_the_world }
panel-card-shell_of_the_world = { tactic-shell_of_the_world }
tactic-ashes_and_rebirth = Popel a znovuzrození
tactic_base-ashes_and_rebirth = Než padnou tví vojáci: poté jde 1 kopiník z tvé zásoby do tamního nástupního prostoru.
tactic_boost-ashes_and_rebirth = Posíleno (1 či): až 2, ne však více, než jich padlo.
tactic_text-ashes_and_rebirth = { tactic_base-ashes_and_rebirth } { tactic_boost-ashes_and_rebirth }
panel-card-ashes_and_rebirth = { tactic-ashes_and_rebirth }
tactic-omens = Znamení
tactic_base-omens = Když se odhalí karty velení: otoč další relikvii.
tactic_boost-omens = Posíleno (1 či): prohlédni si 3 relikvie a vyber platnou.
tactic_text-omens = { tactic_base-omens } { tactic_boost-omens }
panel-card-omens = { tactic-omens }
tactic-feast_for_beasts = Hostina pro šelmy
tactic_base-feast_for_beasts = Když je poražena horda s tvým vojákem: získej 1 bod cti za každou šelmu hodnosti 2 nebo 3.
tactic_boost-feast_for_beasts = Posíleno (1 zdroj): 2 body cti za každou.
tactic_text-feast_for_beasts = { tactic_base-feast_for_beasts } { tactic_boost-feast_for_beasts }
panel-card-feast_for_beasts = { tactic-feast_for_beasts }
tactic-spirit_path = Cesta duchů
tactic_base-spirit_path = Když použiješ úředníky v lokaci: dej 1 úředníka ze zásoby do lokace se šelmou.
tactic_boost-spirit_path = Posíleno (1 zlato): dej až 2 úředníky.
tactic_text-spirit_path = { tactic_base-spirit_path } { tactic_boost-spirit_path }
panel-card-spirit_path = { tactic-spirit_path }

## Rádci

advisor-beast_keeper = Ošetřovatel šelem
advisor_text-beast_keeper = Zvýšení hodnosti šelmy tě stojí o 2 zdroje méně.
card-beast_keeper = { advisor-beast_keeper }
card_text-beast_keeper = { advisor_text-beast_keeper }
advisor-shaman_of_wutai = Šamanka z Wu-tchaj
advisor_text-shaman_of_wutai = Když zvýšíš hodnost šelmy, získej 3 body cti.
card-shaman_of_wutai = { advisor-shaman_of_wutai }
card_text-shaman_of_wutai = { advisor_text-shaman_of_wutai }
advisor-relic_hunter = Lovec relikvií
advisor_text-relic_hunter = Když se odhalí relikvie, získej libovolný 1 zdroj.
card-relic_hunter = { advisor-relic_hunter }
card_text-relic_hunter = { advisor_text-relic_hunter }
advisor-dragon_priest = Dračí kněz
advisor_text-dragon_priest = Když použiješ úředníky u Jing-lunga, získej 1 bod cti za úředníka (nejvýše 2).
card-dragon_priest = { advisor-dragon_priest }
card_text-dragon_priest = { advisor_text-dragon_priest }
advisor-tiger_guard = Tygří strážce
advisor_text-tiger_guard = Když tvůj voják zaútočí v úseku Bílého tygra, získej 1 či. Jednou za tah.
card-tiger_guard = { advisor-tiger_guard }
card_text-tiger_guard = { advisor_text-tiger_guard }
advisor-turtle_warden = Želví strážce
advisor_text-turtle_warden = Když úsek s Ao odolá hordě a máš tam vojáka, získej 2 body cti.
card-turtle_warden = { advisor-turtle_warden }
card_text-turtle_warden = { advisor_text-turtle_warden }
advisor-phoenix_dancer = Tanečnice fénixe
advisor_text-phoenix_dancer = Když použiješ úředníky u Feng-chuanga, získej 2 body cti.
card-phoenix_dancer = { advisor-phoenix_dancer }
card_text-phoenix_dancer = { advisor_text-phoenix_dancer }
advisor-bone_reader = Věštec z kostí
advisor_text-bone_reader = Jednou za rok na začátku tahu: otoč další relikvii a získej 2 body cti.
card-bone_reader = { advisor-bone_reader }
card_text-bone_reader = { advisor_text-bone_reader }
advisor-beast_rider = Jezdec na šelmě
advisor_text-beast_rider = Jezdci tě stojí o 1 zlato méně, a ještě o 1 méně, má-li Bílý tygr hodnost 2 nebo 3.
card-beast_rider = { advisor-beast_rider }
card_text-beast_rider = { advisor_text-beast_rider }
advisor-legend_singer = Zpěvačka legend
advisor_text-legend_singer = Když šelmu přesune jiný hráč, získej 1 bod cti; když ty, získej 2.
card-legend_singer = { advisor-legend_singer }
card_text-legend_singer = { advisor_text-legend_singer }
advisor-jade_carver = Řezbář nefritu
advisor_text-jade_carver = Při příjmu získej 1 zlato za každou šelmu hodnosti 3 a 1 kámen, má-li některá hodnost 2.
card-jade_carver = { advisor-jade_carver }
card_text-jade_carver = { advisor_text-jade_carver }
advisor-hermit_of_the_peaks = Poustevník z vrcholů
advisor_text-hermit_of_the_peaks = Mají-li aspoň dvě šelmy hodnost 2 nebo 3, počítáš o 1 podpůrného rádce více.
card-hermit_of_the_peaks = { advisor-hermit_of_the_peaks }
card_text-hermit_of_the_peaks = { advisor_text-hermit_of_the_peaks }

## Listy a figurky

figure-yinglong = { beast-yinglong }
figure-white_tiger = { beast-white_tiger }
figure-ao = { beast-ao }
figure-fenghuang = { beast-fenghuang }
draw-beasts-title = Prastaré šelmy
draw-beasts-highest = nejvyšší
draw-beasts-nowhere = neumístěna
draw-relic-title = Platná relikvie
piece_kind-beast = Šelma
piece_kind-relic = Relikvie
piece-rank = Hodnost
piece-area = Místo
