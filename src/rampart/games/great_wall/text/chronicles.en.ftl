# Ancient Chronicles: scenarios, generals, tactics, advisors and artifacts that work all game

table-option-chronicles = Ancient Chronicles
table-meaning-chronicles = A scenario with rules of its own, without other expansions: four for 3 to 5 players, two for co-op.
table-value-chronicles-off = none
table-value-chronicles-freezing_weather = Freezing Weather
table-value-chronicles-great_famine = Great Famine
table-value-chronicles-emperors_visit = The Emperor’s Visit
table-value-chronicles-hungry_ghosts = Hungry Ghost Festival

scenario-freezing_weather = Freezing Weather
scenario_text-freezing_weather = Overseers bring less in cold years. Give 4 of one resource for 12 honor at the end. Pay goods instead of shame in a breach.
scenario-great_famine = Great Famine
scenario_text-great_famine = In winter everyone on the board eats 1 food or goes home. Breaches shrink the granaries: at capacity 5 all lose.
scenario-emperors_visit = The Emperor’s Visit
scenario_text-emperors_visit = Each winter show 4 of the demanded resource for 10 honor, or take 1 shame token. Clerks in the warehouse change the demand.
scenario-hungry_ghosts = Hungry Ghost Festival
scenario_text-hungry_ghosts = After each assault shame tokens haunt locations, where no clerk may be placed. Killed soldiers leave the game.
card-freezing_weather = { scenario-freezing_weather }
card_text-freezing_weather = { scenario_text-freezing_weather }
card-great_famine = { scenario-great_famine }
card_text-great_famine = { scenario_text-great_famine }
card-ice_on_walls = Ice on the walls
card_text-ice_on_walls = The defense of a section is higher for the stone paid by an Ice Cutter.

offer_goods = Give 4 of one resource for 12 honor at the end? A clerk from your pool stays with the gift.
waiting-offer_goods = Waiting for { $seat } to give goods
ransom = Remove a resource instead of a shame token. { $n } { $n ->
    [one] token is
    *[other] tokens are
    } due.
waiting-ransom = Waiting for { $seat } to pay for shame
eat = Feed { $n } with { $food } food, or send someone home first.
waiting-eat = Waiting for { $seat } to feed everyone
new_demand = Choose what the emperor asks for next.
waiting-new_demand = Waiting for { $seat } to choose the next demand
haunt = Choose a location to haunt. Its clerks go home and no one may be placed there.
waiting-haunt = Waiting for { $seat } to haunt a location
exorcise = Free a haunted location, or none.
waiting-exorcise = Waiting for { $seat } to free a location
cut_ice = Choose a section and how much stone to pay. Its defense rises by as much in this assault.
waiting-cut_ice = Waiting for { $seat } to cut ice
snow_march = Move a soldier to another rest area. You can move { $left } more.
waiting-snow_march = Waiting for { $seat } to move soldiers
option-gift = 4 { WORD($resource, kind: "resource") }
effect-gift = then you have { $left } left, { COUNT($honour, kind: "honour") } at the end
option-take-shame = Take the shame
effect-ransom = then you have { $left } left
option-fed = Feed everyone
effect-fed = then you have { $left } food left
option-hungry-clerk = Send home a clerk: { WORD($location, kind: "location") }
option-hungry-overseer = Send home an overseer: { WORD($location, kind: "location") }
option-hungry-resting = Send home a soldier: { WORD($kind, kind: "kind") }, rest area, { WORD($section, kind: "section") }
option-hungry-archer = Send home an archer: firing spot, { WORD($section, kind: "section") }
option-hungry-soldier = Send home a soldier: { WORD($kind, kind: "kind") } on { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, row { $row }
option-ice = { WORD($section, kind: "section") }: { $n } stone
effect-ice = pay { $price } stone ({ $left } left)
option-snow-march = { START(WORD($kind, kind: "kind")) }: { WORD($from, kind: "section") } → { WORD($to, kind: "section") }
option-buy-food = Buy 2 food
effect-buy-food = pay { $price } gold ({ $left } left)
option-annex = Warehouse{ $from ->
    [pool] { "" }
   *[other] , from: { WORD($from, kind: "location") }
 }
effect-annex = the player with most clerks there changes the demand
alternative-2_wood = gain 2 wood
alternative-2_stone = gain 2 stone
alternative-2_gold = gain 2 gold
alternative-2_chi = gain 2 chi
alternative-4_wood = gain 4 wood
alternative-4_stone = gain 4 stone
alternative-4_gold = gain 4 gold
alternative-4_chi = gain 4 chi
alternative-store_wood = store 1 wood
alternative-store_stone = store 1 stone
alternative-store_gold = store 1 gold
alternative-leave_order = leave the hordes as they are
alternative-swap_order = swap the 2 hordes

log-gift = { $seat } gives 4 { WORD($resource, kind: "resource") }
log-ransomed = { $seat } removes 1 { WORD($resource, kind: "resource") } instead of a shame token
log-stock_lost = The raid takes { $n } of each resource from the common stock
log-fed = { $seat } feeds everyone, food left: { $n }
log-went_hungry = { $seat } sends someone home hungry
log-capacity = The granaries hold { $n } food
log-bought_food = { $seat } buys food: { $n }
log-shown = { $enough ->
    [1] { $seat } shows the emperor { WORD($resource, kind: "resource") }
    *[other] { $seat } cannot show the emperor { WORD($resource, kind: "resource") }
    }
log-demanded = { $seat } lets the emperor ask for { WORD($resource, kind: "resource") }
log-waited_on = { $seat } places a clerk in the warehouse
log-haunted = { $seat } haunts a location: { WORD($location, kind: "location") }
log-exorcised = { $seat } frees a location: { WORD($location, kind: "location") }
log-ghosts_gone = The ghosts leave
log-ice = { $seat } puts ice on the wall: { WORD($section, kind: "section") }, defense +{ $n }
log-stored = { $seat } adds 1 { WORD($resource, kind: "resource") } to the warehouse
log-looked_ahead = { $horde ->
    [hidden] { $seat } looks at a coming horde
    *[other] { $seat } sees a coming horde: { WORD($horde, kind: "horde") }
    }
moment-assault_start = The assault begins
moment-spring_start = Spring begins
moment-on_clerk_hired = You have hired a clerk
moment-on_shame_gained = Shame was gained

general-su_song = Su Song, the Clockmaker
general_text-su_song = When time advances, gain N resources of your choice, at most 4.
card-su_song = { general-su_song }
card_text-su_song = { general_text-su_song }
general-bao_zheng = Bao Zheng, the Incorruptible
general_text-bao_zheng = When another player gains shame, gain N honor, at most 3. Once per turn.
card-bao_zheng = { general-bao_zheng }
card_text-bao_zheng = { general_text-bao_zheng }
general-zhu_xi = Zhu Xi, the Scholar
general_text-zhu_xi = When you gain an advisor, gain 2 honor for each N, at most 8.
card-zhu_xi = { general-zhu_xi }
card_text-zhu_xi = { general_text-zhu_xi }
general-xin_qiji = Xin Qiji, Sword and Verse
general_text-xin_qiji = When winter begins and you have soldiers on hordes in 2 or more sections, gain N honor for each of them.
card-xin_qiji = { general-xin_qiji }
card_text-xin_qiji = { general_text-xin_qiji }
advisor-ice_cutter = Ice Cutter
advisor_text-ice_cutter = When the assault begins, pay up to 3 stone: the defense of one section is as much higher.
card-ice_cutter = { advisor-ice_cutter }
card_text-ice_cutter = { advisor_text-ice_cutter }
advisor-famine_inspector = Famine Inspector
advisor_text-famine_inspector = When you donate, 1 material of your choice from the bank goes into the warehouse. Once per turn.
card-famine_inspector = { advisor-famine_inspector }
card_text-famine_inspector = { advisor_text-famine_inspector }
advisor-master_of_ceremonies = Master of Ceremonies
advisor_text-master_of_ceremonies = When an artifact brings you honor during play, gain 1 more. Once per turn.
card-master_of_ceremonies = { advisor-master_of_ceremonies }
card_text-master_of_ceremonies = { advisor_text-master_of_ceremonies }
advisor-exorcist = Exorcist
advisor_text-exorcist = When you remove a shame token, gain 2 honor.
card-exorcist = { advisor-exorcist }
card_text-exorcist = { advisor_text-exorcist }
advisor-fortress_cook = Fortress Cook
advisor_text-fortress_cook = At your income gain 1 chi for each section with your soldiers at rest.
card-fortress_cook = { advisor-fortress_cook }
card_text-fortress_cook = { advisor_text-fortress_cook }
advisor-turban_spy = Turban Spy
advisor_text-turban_spy = When spring begins, look at the top 2 hordes. You may swap them. Gain 1 chi.
card-turban_spy = { advisor-turban_spy }
card_text-turban_spy = { advisor_text-turban_spy }
advisor-almanac_maker = Almanac Maker
advisor_text-almanac_maker = When time advances, draw 1 tactic card.
card-almanac_maker = { advisor-almanac_maker }
card_text-almanac_maker = { advisor_text-almanac_maker }
advisor-village_elder = Village Elder
advisor_text-village_elder = When you hire a clerk, place 1 clerk and gain 1 honor.
card-village_elder = { advisor-village_elder }
card_text-village_elder = { advisor_text-village_elder }
advisor-chronicler = Chronicler
advisor_text-chronicler = At the end gain 2 honor for each command card in your hand.
card-chronicler = { advisor-chronicler }
card_text-chronicler = { advisor_text-chronicler }
advisor-gate_captain = Gate Captain
advisor_text-gate_captain = When a section with your soldiers is breached, gain 1 chi and 1 honor.
card-gate_captain = { advisor-gate_captain }
card_text-gate_captain = { advisor_text-gate_captain }
tactic-winter_stores = Winter Stores
tactic_base-winter_stores = At the start of your turn: gain 2 resources of one type.
tactic_boost-winter_stores = Boosted (1 chi): gain 4 resources of one type.
tactic_text-winter_stores = { tactic_base-winter_stores } { tactic_boost-winter_stores }
panel-card-winter_stores = { tactic-winter_stores }
tactic-snow_march = Snow March
tactic_base-snow_march = At the start of your turn: move up to 2 soldiers between rest areas.
tactic_boost-snow_march = Boosted (1 chi): move any number of soldiers from one rest area to another and attack with up to 2 of them.
tactic_text-snow_march = { tactic_base-snow_march } { tactic_boost-snow_march }
panel-card-snow_march = { tactic-snow_march }
tactic-imperial_visit = Imperial Visit
tactic_base-imperial_visit = When the command cards are revealed: gain 2 honor.
tactic_boost-imperial_visit = Boosted (2 gold): gain 6 honor.
tactic_text-imperial_visit = { tactic_base-imperial_visit } { tactic_boost-imperial_visit }
panel-card-imperial_visit = { tactic-imperial_visit }
tactic-paper_offerings = Paper Offerings
tactic_base-paper_offerings = When you use your clerks in the Temple: remove 1 shame token.
tactic_boost-paper_offerings = Boosted (2 chi): remove 3 shame tokens.
tactic_text-paper_offerings = { tactic_base-paper_offerings } { tactic_boost-paper_offerings }
panel-card-paper_offerings = { tactic-paper_offerings }
tactic-levy_of_the_poor = Levy of the Poor
tactic_base-levy_of_the_poor = When you recruit: take back 1 resource and gain 1 honor for each recruit, at most 2.
tactic_boost-levy_of_the_poor = Boosted (1 gold): add 1 archer from your pool free.
tactic_text-levy_of_the_poor = { tactic_base-levy_of_the_poor } { tactic_boost-levy_of_the_poor }
panel-card-levy_of_the_poor = { tactic-levy_of_the_poor }
tactic-divide_the_spoils = Divide the Spoils
tactic_base-divide_the_spoils = When a horde is defeated: you gain 3 honor, every other player with a soldier on it 1.
tactic_boost-divide_the_spoils = Boosted (1 chi): you gain 5 honor.
tactic_text-divide_the_spoils = { tactic_base-divide_the_spoils } { tactic_boost-divide_the_spoils }
panel-card-divide_the_spoils = { tactic-divide_the_spoils }
tactic-carry_the_wounded = Carry the Wounded
tactic_base-carry_the_wounded = Before your soldiers are killed: save 1 of them for 1 chi.
tactic_boost-carry_the_wounded = Boosted (3 chi): save 3 of them.
tactic_text-carry_the_wounded = { tactic_base-carry_the_wounded } { tactic_boost-carry_the_wounded }
panel-card-carry_the_wounded = { tactic-carry_the_wounded }
tactic-hold_the_gate = Hold the Gate
tactic_base-hold_the_gate = Before a section is compared: its defense is 1 higher for each wall level.
tactic_boost-hold_the_gate = Boosted (2 materials): its defense is 2 higher for each wall level.
tactic_text-hold_the_gate = { tactic_base-hold_the_gate } { tactic_boost-hold_the_gate }
panel-card-hold_the_gate = { tactic-hold_the_gate }
artifact-bronze_crane = Bronze Crane
artifact_text-bronze_crane = Whoever takes back command cards gains 1 chi.
draw-artifact-bronze_crane = Bronze Crane
draw-artifact-bronze_crane-gain = 1 chi per reclaim
card-bronze_crane = { artifact-bronze_crane }
card_text-bronze_crane = { artifact_text-bronze_crane }
artifact-celestial_globe = Celestial Globe
artifact_text-celestial_globe = When time advances, the lowest player on the tea track gains 1 resource.
draw-artifact-celestial_globe = Celestial Globe
draw-artifact-celestial_globe-gain = last on tea: +1
card-celestial_globe = { artifact-celestial_globe }
card_text-celestial_globe = { artifact_text-celestial_globe }
artifact-chime_stones = Chime Stones
artifact_text-chime_stones = Whoever uses clerks in the Temple gains 1 honor.
draw-artifact-chime_stones = Chime Stones
draw-artifact-chime_stones-gain = 1 per temple
card-chime_stones = { artifact-chime_stones }
card_text-chime_stones = { artifact_text-chime_stones }
artifact-generals_tally = General’s Tally
artifact_text-generals_tally = Whoever recruits 2 or more soldiers in one group gains 1 honor.
draw-artifact-generals_tally = General’s Tally
draw-artifact-generals_tally-gain = 1 per group
card-generals_tally = { artifact-generals_tally }
card_text-generals_tally = { artifact_text-generals_tally }
artifact-ever_burning_lamp = Ever-Burning Lamp
artifact_text-ever_burning_lamp = Whoever saves a soldier gains 1 honor, once per killing.
draw-artifact-ever_burning_lamp = Ever-Burning Lamp
draw-artifact-ever_burning_lamp-gain = 1 per rescue
card-ever_burning_lamp = { artifact-ever_burning_lamp }
card_text-ever_burning_lamp = { artifact_text-ever_burning_lamp }
artifact-jade_seal_box = Jade Seal Box
artifact_text-jade_seal_box = Whoever promotes an overseer to level 3 gains 3 honor.
draw-artifact-jade_seal_box = Jade Seal Box
draw-artifact-jade_seal_box-gain = 3 per level 3
card-jade_seal_box = { artifact-jade_seal_box }
card_text-jade_seal_box = { artifact_text-jade_seal_box }
artifact-silk_map = Silk Map
artifact_text-silk_map = Whoever uses clerks in the Headquarters gains 1 honor for each, at most 2.
draw-artifact-silk_map = Silk Map
draw-artifact-silk_map-gain = 1-2 per march
card-silk_map = { artifact-silk_map }
card_text-silk_map = { artifact_text-silk_map }
artifact-iron_ox = Iron Ox
artifact_text-iron_ox = A wall level costs 1 material less.
draw-artifact-iron_ox = Iron Ox
draw-artifact-iron_ox-gain = walls 1 cheaper
card-iron_ox = { artifact-iron_ox }
card_text-iron_ox = { artifact_text-iron_ox }
artifact-ancestral_tablets = Ancestral Tablets
artifact_text-ancestral_tablets = Whoever loses soldiers in a killing gains 1 honor.
draw-artifact-ancestral_tablets = Ancestral Tablets
draw-artifact-ancestral_tablets-gain = 1 per loss
card-ancestral_tablets = { artifact-ancestral_tablets }
card_text-ancestral_tablets = { artifact_text-ancestral_tablets }
artifact-festival_drum = Festival Drum
artifact_text-festival_drum = Whoever claims a horde gains 1 resource.
draw-artifact-festival_drum = Festival Drum
draw-artifact-festival_drum-gain = 1 good per claim
card-festival_drum = { artifact-festival_drum }
card_text-festival_drum = { artifact_text-festival_drum }

source-scenario = Scenario
ending-famine = The granaries are empty.
famine-lost = Famine: everyone loses.
location-warehouse = Warehouse
piece_kind-scenario = Scenario
draw-chronicles-food = food { $n } of { $capacity }
draw-chronicles-frost = frost this year: { $n }
draw-chronicles-stock = common stock: { $wood } wood, { $stone } stone, { $gold } gold, { $chi } chi
draw-chronicles-demand = demanded: { WORD($resource, kind: "resource") }
draw-chronicles-haunted = haunted: { $places }
draw-chronicles-none = nothing yet
draw-chronicles-gifts = gifts { $n }
draw-chronicles-clerks = clerks in the warehouse: { $n }

## Two co-operative scenarios

table-value-chronicles-siege_of_diaoyucheng = Siege of Diaoyucheng (co-op)
table-value-chronicles-red_turban_rebellion = Red Turban Rebellion (co-op)
scenario-siege_of_diaoyucheng = Siege of Diaoyucheng
scenario_text-siege_of_diaoyucheng = Raids besiege a fortress, which weakens each winter; archers there hold it and shoot first. Survive the last winter together.
scenario-red_turban_rebellion = Red Turban Rebellion
scenario_text-red_turban_rebellion = Each spring pay for peace or go to war. Clerks run away, and any breach loses the game. Survive one winter less together.
card-red_turban_rebellion = { scenario-red_turban_rebellion }
card_text-red_turban_rebellion = { scenario_text-red_turban_rebellion }

fortress_shoot = Volley: choose the spot your archer in the fortress wounds. Any horde in row 1 will do.
waiting-fortress_shoot = Waiting for { $seat } to shoot from the fortress
come_down = Choose where an archer from the fortress goes. { $left } left to move.
waiting-come_down = Waiting for { $seat } to lead archers out of the fortress
build_or_shore = Build a barricade or a wall level, or strengthen the fortress? { $left } left to build.
waiting-build_or_shore = Waiting for { $seat } to build
march_or_man = Move soldiers to another section, or an archer to the fortress? { $left } left to move.
waiting-march_or_man = Waiting for { $seat } to move soldiers
station_or_man = Choose where your recruit goes: { WORD($kind, kind: "kind") }. Archers can go to the fortress for 1 wood.
waiting-station_or_man = Waiting for { $seat } to place a recruit
choose_truce = Choose peace or war. { $n } { $n ->
    [one] horde is
   *[other] hordes are
 } about to come.
waiting-choose_truce = Waiting for { $seat } to choose peace or war
pledge = Choose how much gold you give for peace. { $left } gold missing; if it is too little in the end, it is war.
waiting-pledge = Waiting for { $seat } to give gold for peace
hire_for_honour = Hire a clerk for 20 honor?
waiting-hire_for_honour = Waiting for { $seat } to hire a clerk
option-fortress = Fortress
option-man = { $where ->
    [rest] Archer from the rest area to the fortress, { WORD($section, kind: "section") }
   *[firing] Archer from a firing spot to the fortress, { WORD($section, kind: "section") }
 }
effect-man = pay { $price } wood ({ $left } left)
option-shore = Strengthen the fortress
effect-shore = pay { $price } of your own materials, its defense becomes { $defence }
option-war = War
effect-war = new clerks for free: { $n }
option-peace = Peace: keep { $n } { $n ->
    [one] horde
   *[other] hordes
 } away
effect-peace = { $price } gold from all of you, hordes still coming: { $left }
why-no-peace = Peace costs { $price } gold a horde, and at least one horde comes.
why-no-promotion = No overseer can be promoted here. Choose another location.

log-sieged = Shame tokens beside the fortress: { $n }
log-fortress = The defense of the fortress: { $n }
log-manned = { $seat } sends an archer to the fortress
log-came_down = { $seat } leads an archer out of the fortress: { WORD($section, kind: "section") }
log-shored = { $seat } strengthens the fortress: { $n }
log-peace = Peace keeps hordes away: { $n }
log-war = There is war, and clerks are hired for free
log-pledged = { $seat } offers gold for peace: { $n }
log-clerk_left = { $seat }: a clerk joins the rebels

ending-fortress = The fortress has fallen.
ending-revolt = A section was breached during the rebellion.
scenario-won = You all win: you survived the last winter.
scenario-shamed = You all lose: a shame token is due and the bank is empty.
fortress-lost = You all lose: the fortress has fallen.
rebellion-lost = You all lose: a section was breached.
draw-court-winters-about = Winters survived: { $n } of { $needed }
draw-court-survive = survive together
draw-chronicles-fortress = fortress: defense { $n }, tokens beside it: { $tokens }
draw-chronicles-archers = archers there: { $n }
draw-chronicles-peace = hordes kept away this spring: { $n }
draw-chronicles-hired = clerks hired: { $n }
