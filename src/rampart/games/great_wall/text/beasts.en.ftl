# Ancient Beasts: beasts, relics, cards and what is said of them

## Beasts and areas

beast-yinglong = Yinglong
beast-white_tiger = White Tiger
beast-ao = Ao
beast-fenghuang = Fenghuang
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

## Options of the table

table-option-beasts = Ancient Beasts
table-meaning-beasts = Four beasts help everyone in their area and rise in rank for a price. Adds 10 relics, 8 tactic cards and 12 advisors.
table-value-beasts-false = no
table-value-beasts-true = yes

## Decisions

place_beast = Choose a beast and its area. What it does there helps everyone.
waiting-place_beast = Waiting for { $seat } to place a beast
option-beast-to = { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
upgrade_beast = Choose a beast to raise its rank, or pass. Then you may move it.
option-upgrade = { WORD($beast, kind: "beast") }, rank { $rank }
effect-upgrade = pay { $wood ->
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
   *[other] ({ $off } of them less)
 }
why-top-rank = This beast already has rank 3. Choose another one.
why-beast-dear = You can’t pay its price. Gather what its card names.
waiting-upgrade_beast = Waiting for { $seat } to upgrade a beast
pay_for_beast = Choose a resource to pay for { WORD($beast, kind: "beast") }. { $left } left to pay.
waiting-pay_for_beast = Waiting for { $seat } to pay for a beast
move_beast = Choose where a beast goes. It helps everyone there.
option-beast-stays = it stays
waiting-move_beast = Waiting for { $seat } to move a beast
read_omens = Choose the relic that becomes active. The others stay in the deck.
option-relic = { WORD($relic, kind: "card") }
waiting-read_omens = Waiting for { $seat } to choose a relic
spirit_path = Choose a location with a beast for a clerk from your pool. { $left } left.
waiting-spirit_path = Waiting for { $seat } to place clerks

## Moments

moment-fall_start = Fall begins
moment-on_wall_built = You have built a wall level
moment-on_soldiers_killed = Your soldiers were killed

## Log

log-beast_placed = { $seat } places { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
log-beast_upgraded = { $seat } raises { WORD($beast, kind: "beast") } to rank { $rank }
log-beast_moved = { $seat } moves { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
log-relic = Relic: { WORD($relic, kind: "card") }
log-relics_shuffled = The relics are shuffled
log-omens = { $seat } looks at relics: { $n }
log-reborn = { $seat } gets spearmen back: { $n }, { WORD($section, kind: "section") }

## The beasts by rank

card-yinglong_1 = { beast-yinglong } 1
card_text-yinglong_1 = Each donation in its location gives 3 honor.
card-yinglong_2 = { beast-yinglong } 2
card_text-yinglong_2 = In its location everyone may donate twice, for 3 honor each.
card-yinglong_3 = { beast-yinglong } 3
card_text-yinglong_3 = In its location everyone may donate once per clerk, for 3 honor each.
card-white_tiger_1 = { beast-white_tiger } 1
card_text-white_tiger_1 = Each soldier put on a horde of its section gives its owner 1 honor.
card-white_tiger_2 = { beast-white_tiger } 2
card_text-white_tiger_2 = As rank 1, and spearmen may also attack row 2 of its section.
card-white_tiger_3 = { beast-white_tiger } 3
card_text-white_tiger_3 = As rank 2, and saving soldiers in its section costs each player 1 chi less in all.
card-ao_1 = { beast-ao } 1
card_text-ao_1 = Barricades in its section cost 1 material less.
card-ao_2 = { beast-ao } 2
card_text-ao_2 = Barricades in its section cost 1 material less, wall levels 2 less.
card-ao_3 = { beast-ao } 3
card_text-ao_3 = As rank 2, and a wall level there gives 1 more honor for every 2 own materials paid.
card-fenghuang_1 = { beast-fenghuang } 1
card_text-fenghuang_1 = Each player who uses clerks in its location gains 1 chi.
card-fenghuang_2 = { beast-fenghuang } 2
card_text-fenghuang_2 = Each player who uses clerks in its location gains 1 chi and 1 honor.
card-fenghuang_3 = { beast-fenghuang } 3
card_text-fenghuang_3 = As rank 2, and the player may remove 1 shame token.

## Relics

card-jade_flute = Jade Flute
card_text-jade_flute = At the start of your turn, pay 1 chi to move Yinglong.
card-tiger_tally = Tiger Tally
card_text-tiger_tally = At the start of your turn, pay 1 gold to move the White Tiger.
card-turtle_shell_oracle = Turtle-Shell Oracle
card_text-turtle_shell_oracle = At the start of your turn, pay 1 stone to move Ao.
card-vermilion_feather = Vermilion Feather
card_text-vermilion_feather = At the start of your turn, pay 1 wood to move Fenghuang.
card-altar_bell = Altar Bell
card_text-altar_bell = When you donate, give up 2 honor to move any beast.
card-ritual_bronze = Ritual Bronze
card_text-ritual_bronze = When you claim a horde, move the White Tiger or Ao to its section.
card-incense_of_wutai = Incense of Wutai
card_text-incense_of_wutai = After you used clerks in the Temple, pay 1 chi to move any beast.
card-geomancers_compass = Geomancer’s Compass
card_text-geomancers_compass = When you build a wall level, move Ao or Yinglong.
card-moon_mirror = Moon Mirror
card_text-moon_mirror = When fall begins, the player lowest in tea order moves any beast.
card-thunder_drum = Thunder Drum
card_text-thunder_drum = When one of your soldiers is killed, move the White Tiger.

## Tactic cards

tactic-beast_tamer = Beast Tamer
tactic_base-beast_tamer = At the start of your turn: move a beast.
tactic_boost-beast_tamer = Boosted (1 chi): upgrade a beast for 2 resources less, then you may move it.
tactic_text-beast_tamer = { tactic_base-beast_tamer } { tactic_boost-beast_tamer }
panel-card-beast_tamer = { tactic-beast_tamer }
tactic-dragon_rain = Dragon Rain
tactic_base-dragon_rain = When you use your clerks where Yinglong is: gain 2 more of the resource.
tactic_boost-dragon_rain = Boosted (1 resource): donate once more here, and each donation gives 2 more honor.
tactic_text-dragon_rain = { tactic_base-dragon_rain } { tactic_boost-dragon_rain }
panel-card-dragon_rain = { tactic-dragon_rain }
tactic-tigers_roar = Tiger’s Roar
tactic_base-tigers_roar = When you recruit: the first of the group to attack in the White Tiger’s section gives 2 honor.
tactic_boost-tigers_roar = Boosted (2 chi): each of them does.
tactic_text-tigers_roar = { tactic_base-tigers_roar } { tactic_boost-tigers_roar }
panel-card-tigers_roar = { tactic-tigers_roar }
tactic-shell_of_the_world = Shell of the World
tactic_base-shell_of_the_world = Before Ao’s section is compared: its defense is 3 higher.
tactic_boost-shell_of_the_world = Boosted (2 stone): 3 higher for each rank of Ao.
tactic_text-shell_of_the_world = { tactic_base-shell_of_the_world } { tactic_boost-shell_of_the_world }
panel-card-shell_of_the_world = { tactic-shell_of_the_world }
tactic-ashes_and_rebirth = Ashes and Rebirth
tactic_base-ashes_and_rebirth = Before your soldiers are killed: afterwards 1 spearman of your pool goes to the rest area there.
tactic_boost-ashes_and_rebirth = Boosted (1 chi): up to 2, not more than were killed.
tactic_text-ashes_and_rebirth = { tactic_base-ashes_and_rebirth } { tactic_boost-ashes_and_rebirth }
panel-card-ashes_and_rebirth = { tactic-ashes_and_rebirth }
tactic-omens = Omens
tactic_base-omens = When the command cards are revealed: turn the next relic.
tactic_boost-omens = Boosted (1 chi): look at 3 relics and choose the active one.
tactic_text-omens = { tactic_base-omens } { tactic_boost-omens }
panel-card-omens = { tactic-omens }
tactic-feast_for_beasts = Feast for Beasts
tactic_base-feast_for_beasts = When a horde with one of your soldiers is defeated: gain 1 honor for each beast of rank 2 or 3.
tactic_boost-feast_for_beasts = Boosted (1 resource): 2 honor for each.
tactic_text-feast_for_beasts = { tactic_base-feast_for_beasts } { tactic_boost-feast_for_beasts }
panel-card-feast_for_beasts = { tactic-feast_for_beasts }
tactic-spirit_path = Spirit Path
tactic_base-spirit_path = When you use your clerks in a location: put 1 clerk from your pool into a location with a beast.
tactic_boost-spirit_path = Boosted (1 gold): put up to 2 clerks.
tactic_text-spirit_path = { tactic_base-spirit_path } { tactic_boost-spirit_path }
panel-card-spirit_path = { tactic-spirit_path }

## Advisors

advisor-beast_keeper = Beast Keeper
advisor_text-beast_keeper = Upgrading a beast costs you 2 resources less.
card-beast_keeper = { advisor-beast_keeper }
card_text-beast_keeper = { advisor_text-beast_keeper }
advisor-shaman_of_wutai = Shaman of Wutai
advisor_text-shaman_of_wutai = When you upgrade a beast, gain 3 honor.
card-shaman_of_wutai = { advisor-shaman_of_wutai }
card_text-shaman_of_wutai = { advisor_text-shaman_of_wutai }
advisor-relic_hunter = Relic Hunter
advisor_text-relic_hunter = When a relic is revealed, gain any 1 resource.
card-relic_hunter = { advisor-relic_hunter }
card_text-relic_hunter = { advisor_text-relic_hunter }
advisor-dragon_priest = Dragon Priest
advisor_text-dragon_priest = When you use clerks where Yinglong is, gain 1 honor per clerk (max 2).
card-dragon_priest = { advisor-dragon_priest }
card_text-dragon_priest = { advisor_text-dragon_priest }
advisor-tiger_guard = Tiger Guard
advisor_text-tiger_guard = When your soldier attacks in the White Tiger’s section, gain 1 chi. Once per turn.
card-tiger_guard = { advisor-tiger_guard }
card_text-tiger_guard = { advisor_text-tiger_guard }
advisor-turtle_warden = Turtle Warden
advisor_text-turtle_warden = When Ao’s section holds against a horde and you have a soldier there, gain 2 honor.
card-turtle_warden = { advisor-turtle_warden }
card_text-turtle_warden = { advisor_text-turtle_warden }
advisor-phoenix_dancer = Phoenix Dancer
advisor_text-phoenix_dancer = When you use clerks where Fenghuang is, gain 2 honor.
card-phoenix_dancer = { advisor-phoenix_dancer }
card_text-phoenix_dancer = { advisor_text-phoenix_dancer }
advisor-bone_reader = Bone Reader
advisor_text-bone_reader = Once per year, at the start of your turn: turn the next relic and gain 2 honor.
card-bone_reader = { advisor-bone_reader }
card_text-bone_reader = { advisor_text-bone_reader }
advisor-beast_rider = Beast Rider
advisor_text-beast_rider = Horsemen cost you 1 gold less, and 1 more less while the White Tiger has rank 2 or 3.
card-beast_rider = { advisor-beast_rider }
card_text-beast_rider = { advisor_text-beast_rider }
advisor-legend_singer = Legend Singer
advisor_text-legend_singer = When another player moves a beast, gain 1 honor; when you do, gain 2.
card-legend_singer = { advisor-legend_singer }
card_text-legend_singer = { advisor_text-legend_singer }
advisor-jade_carver = Jade Carver
advisor_text-jade_carver = When you take your income, gain 1 gold for each beast of rank 3, and 1 stone if a beast has rank 2.
card-jade_carver = { advisor-jade_carver }
card_text-jade_carver = { advisor_text-jade_carver }
advisor-hermit_of_the_peaks = Hermit of the Peaks
advisor_text-hermit_of_the_peaks = While at least two beasts have rank 2 or 3, you count 1 support advisor more.
card-hermit_of_the_peaks = { advisor-hermit_of_the_peaks }
card_text-hermit_of_the_peaks = { advisor_text-hermit_of_the_peaks }

## Papers and figures

figure-yinglong = { beast-yinglong }
figure-white_tiger = { beast-white_tiger }
figure-ao = { beast-ao }
figure-fenghuang = { beast-fenghuang }
draw-beasts-title = Ancient Beasts
draw-beasts-highest = highest
draw-beasts-nowhere = not placed yet
draw-relic-title = Active relic
piece_kind-beast = Beast
piece_kind-relic = Relic
piece-rank = Rank
piece-area = Area
