# Co-operative play: demands, events, cards and what all decide together

## Options of the table

table-option-coop = Co-op
table-meaning-coop = 2 to 5 players: fulfill imperial demands together. You all win or all lose.
table-value-coop-false = no
table-value-coop-true = yes

## Decisions

next_to_work = { WORD($location, kind: "location") }: choose who is next{ $step ->
    [0] { "" }
    [1] { " " }to promote
   *[other] { " " }to donate
 }. What one gains may help the others.
option-tea-order = Everyone in tea order
option-reed = The Reed clan
coop_place_shame = Place your shame token under a soldier, or give it back. If a token is due and the bank is empty, you all lose ({ $bank } left).
option-shame-return = Give it back
effect-honour-paid = pay { $price } honor ({ $left } left)
why-little-honour = You need { $need } honor; you have { $have }.
coop_remove_shame = Give a shame token back for { $price } honor? The bank holds { $bank }.
take_command = Take a command card back. In co-op only walls and cards return them.
name_demand = Name a demand to fulfill, or end the step. Each one left open costs every player 1 shame token.
option-demand = { WORD($demand, kind: "demand") }
option-end-step = End the step
effect-open-demands = { $n ->
    [0] no demand stays open
    [one] everyone takes { $n } shame token
   *[other] everyone takes { $n } shame tokens
 }
effect-demand = needs { WORD($demand, kind: "demand_short") }{ $n ->
    [0] { "" }
   *[other] : { $n }
 }
why-demand = { WORD($demand, kind: "demand_text") }
why-demand-refused = Someone refused this. It can’t be proposed again this winter.
split = { WORD($demand, kind: "demand") }: choose how much { $other_seat } gives. Still to give: { $left }{ $gift ->
    [honour] { " " }× 10 honor
   *[other] { "" }
 }.
split_warehouse = { WORD($demand, kind: "demand") }: choose how much comes from the warehouse. Still to give: { $left }.
split_escort = { $section ->
    [L] Choose who gives a soldier from the left rest area.
    [M] Choose who gives a soldier from the middle rest area.
    [R] Choose who gives a soldier from the right rest area.
   *[other] Choose who gives a clerk from the pool.
 }
option-gives = { $n }
answer_demand = { $other_seat } proposes { WORD($demand, kind: "demand") }. You give { $gift ->
    [goods] { $n } { WORD($resource, kind: "resource") }
    [soldiers] { COUNT($n, kind: "soldier") }
    [honour] 10 honor
    [clerks] { COUNT($n, kind: "clerk") }
    [hordes] { COUNT($n, kind: "horde") }
    [tactics] { COUNT($n, kind: "tactic") }
   *[escort] { COUNT($n, kind: "soldier") }, clerks: { $clerk }
 }; one refusal cancels it.
give_soldier = Choose a soldier to give away for good. { $left } left to give.
option-soldier = { START(WORD($kind, kind: "kind")) }, { $where ->
    [pool] your pool
    [rest] rest area, { WORD($section, kind: "section") }
   *[firing] firing spot, { WORD($section, kind: "section") }
 }
give_horde = Choose a claimed horde to give away. You keep its honor; { $left } left to give.
option-claimed = { WORD($horde, kind: "horde") } (back: { WORD($section, kind: "section") })
give = Give a resource to another player, or stop. { $left } left{ $honour ->
    [0] { "" }
   *[other] , each brings you 1 honor ({ $honour } left)
 }.
option-give = 1 { WORD($resource, kind: "resource") } → { $other_seat }
save_anyone = Choose a soldier of any player to save for free. { $left } left to save.
effect-whose = { $other_seat }
spread_wounds = Choose a spot to wound, 1 in each section with an archer. { $left } left.
store = Choose a material for the warehouse. { $left } left to store.
redirect_horde = Choose another section for the horde. It arrives there instead.
option-to-section = { START(WORD($section, kind: "section")) }
arrange_hordes = Choose the horde that comes as number { $place }. Only you see them.
pick_demand = Choose which demand lies open. The others go under the deck.
sink_demand = Choose which demand goes under the deck first. The next one goes below it.
keep_barricade = Choose a barricade that stays over winter. { $left } left to keep.
ask_all = { $other_seat } plays { WORD($card, kind: "tactic") } and asks you to lose 4 honor. If you refuse, the card goes back to the hand.
choose_massed = Choose the section where every archer shoots twice. It lasts for this volley.
choose_sick = Camp Fever: choose a soldier in a rest area. It is killed unless you save it.

## Whom the table waits for

waiting-next_to_work = Waiting for { $seat } to say who is next
waiting-coop_place_shame = Waiting for { $seat } to place shame
waiting-coop_remove_shame = Waiting for { $seat } to give shame back
waiting-take_command = Waiting for { $seat } to take a command card back
waiting-name_demand = Waiting for { $seat } to name a demand
waiting-split = Waiting for { $seat } to say who gives what
waiting-answer_demand = Waiting for { $seat } to answer the proposal
waiting-give_soldier = Waiting for { $seat } to give a soldier
waiting-give_horde = Waiting for { $seat } to give a horde
waiting-give = Waiting for { $seat } to give resources
waiting-save_anyone = Waiting for { $seat } to save soldiers
waiting-spread_wounds = Waiting for { $seat } to place wounds
waiting-store = Waiting for { $seat } to fill the warehouse
waiting-redirect_horde = Waiting for { $seat } to send a horde elsewhere
waiting-arrange_hordes = Waiting for { $seat } to put hordes in order
waiting-pick_demand = Waiting for { $seat } to choose a demand
waiting-sink_demand = Waiting for { $seat } to put demands under the deck
waiting-keep_barricade = Waiting for { $seat } to keep barricades
waiting-ask_all = Waiting for { $seat } to agree or refuse
waiting-choose_massed = Waiting for { $seat } to choose a section
waiting-choose_sick = Waiting for { $seat } to choose a soldier

## Moments that cards answer

moment-on_demand_revealed = A new demand lies open
moment-on_event_revealed = An event is about to take effect
moment-volley_start = The volley is about to begin
moment-on_income = Income was gained
moment-summer_end = Summer is about to end
moment-before_barricades_removed = The barricades are about to be removed

## Alternatives

alternative-pay = pay

## Log

log-next_to_work = { $seat } says who is next
log-shame_bought = { $seat } gives the shame token back
log-took_command = { $seat } takes { WORD($command, kind: "command") } back
log-proposed = { $seat } proposes { WORD($demand, kind: "demand") }
log-answered = { $answer ->
    [agree] { $seat } agrees
   *[refuse] { $seat } refuses
 }
log-gave = { $seat } gives up { $piece ->
    [clerk] { COUNT($n, kind: "clerk") }
    [horde] { COUNT($n, kind: "horde") }
   *[other] { COUNT($n, kind: "soldier") }
 }
log-fulfilled = { WORD($demand, kind: "demand") } is fulfilled, number { $n }
log-demand = New demand: { WORD($demand, kind: "demand") }
log-event = Event: { WORD($event, kind: "event") }
log-cancelled = { WORD($event, kind: "event") } has no effect
log-handed = { $seat } → { $other_seat }: 1 { WORD($resource, kind: "resource") }
log-stockpiled = { $seat } stores 1 { WORD($resource, kind: "resource") } in the warehouse
log-redirected = { $seat } sends the horde to the { WORD($section, kind: "section") }
log-arranged = { $seat } puts the next hordes in order
log-sunk = { WORD($demand, kind: "demand") } goes under the deck
log-kept_barricades = The barricades are removed, some stay
log-refused_card = { $seat } refuses, { WORD($card, kind: "tactic") } goes back to the hand
log-burned = Fire Arrows destroy a barricade: { WORD($section, kind: "section") }
log-unhired = { $seat } loses a clerk to the examinations

## How it ends

ending-demands = Enough imperial demands are fulfilled.
coop-won = You all win: { $n } of { $needed } demands are fulfilled.
coop-shamed = You all lose: a shame token is due and the bank is empty ({ $n } of { $needed } demands).
coop-late = You all lose: time has run out ({ $n } of { $needed } demands).

## Generals

general-wen_tianxiang = Wen Tianxiang, Song of Righteousness
general_text-wen_tianxiang = When a demand is fulfilled, every player gains any N resources (max 3).
general-zhang_shijie = Zhang Shijie, the Chained Fleet
general_text-zhang_shijie = Before a section is compared: pay 1 wood, its defense is N + 1 higher (max 5). Once per year.
general-lu_xiufu = Lu Xiufu, the Loyal Minister
general_text-lu_xiufu = When shame is due to any player, pay 1 gold for each token you cancel. Up to N tokens per year.
general-yue_yun = Yue Yun, the Hammers
general_text-yue_yun = When another player’s soldier attacks a horde where you have a soldier, attack with 1 soldier from the rest area of that section. N times per year.
general-wang_jian = Wang Jian, Master of Diaoyu
general_text-wang_jian = Before the volley, place 1 wound in each of up to N sections where anyone has an archer on a firing spot.
general-li_tingzhi = Li Tingzhi, Yangzhou Holds
general_text-li_tingzhi = When anyone builds a wall level, another player takes 1 command card back. N times per year.
general-yang_yanzhao = Yang Yanzhao, Walls of Ice
general_text-yang_yanzhao = Up to N barricades of your choice (max 4) stay at the end of the assault.
general-fan_zhongyan = Fan Zhongyan, First to Worry
general_text-fan_zhongyan = At the end of summer, give up to 2 × N of your resources to others. Gain 1 honor for each (max 6).
card-wen_tianxiang = { general-wen_tianxiang }
card-zhang_shijie = { general-zhang_shijie }
card-lu_xiufu = { general-lu_xiufu }
card-yue_yun = { general-yue_yun }
card-wang_jian = { general-wang_jian }
card-li_tingzhi = { general-li_tingzhi }
card-yang_yanzhao = { general-yang_yanzhao }
card-fan_zhongyan = { general-fan_zhongyan }
card_text-wen_tianxiang = { general_text-wen_tianxiang }
card_text-zhang_shijie = { general_text-zhang_shijie }
card_text-lu_xiufu = { general_text-lu_xiufu }
card_text-yue_yun = { general_text-yue_yun }
card_text-wang_jian = { general_text-wang_jian }
card_text-li_tingzhi = { general_text-li_tingzhi }
card_text-yang_yanzhao = { general_text-yang_yanzhao }
card_text-fan_zhongyan = { general_text-fan_zhongyan }

## Tactic cards

tactic-supply_convoy = Supply Convoy
tactic_base-supply_convoy = At the start of a player’s turn: give up to 3 of your resources to one player.
tactic_boost-supply_convoy = Boosted (1 wood): every player may give any number of resources to one other player.
tactic_text-supply_convoy = { tactic_base-supply_convoy } { tactic_boost-supply_convoy }
tactic-united_front = United Front
tactic_base-united_front = When another player’s soldier attacks: attack with 1 soldier from the rest area of that section.
tactic_boost-united_front = Boosted (2 chi): attack with up to 3 soldiers there.
tactic_text-united_front = { tactic_base-united_front } { tactic_boost-united_front }
tactic-joint_decree = Joint Decree
tactic_base-joint_decree = After an others frame: one other player places 1 clerk.
tactic_boost-joint_decree = Boosted (1 gold): every player places 1 clerk.
tactic_text-joint_decree = { tactic_base-joint_decree } { tactic_boost-joint_decree }
tactic-sworn_brothers = Sworn Brothers
tactic_base-sworn_brothers = Before soldiers are killed: save 1 soldier of any player for free.
tactic_boost-sworn_brothers = Boosted (3 chi): save up to 4 soldiers of any players.
tactic_text-sworn_brothers = { tactic_base-sworn_brothers } { tactic_boost-sworn_brothers }
tactic-emperors_mercy = Emperor’s Mercy
tactic_base-emperors_mercy = When shame is due to any player: if that player agrees to lose 4 honor, 1 token fewer is due.
tactic_boost-emperors_mercy = Boosted (2 gold): up to 2 tokens fewer are due.
tactic_text-emperors_mercy = { tactic_base-emperors_mercy } { tactic_boost-emperors_mercy }
tactic-petition = Petition
tactic_base-petition = When a demand is revealed: put it under the deck and reveal the next one.
tactic_boost-petition = Boosted (2 gold): draw 2 demands and choose 1 of the 3, the others go under the deck.
tactic_text-petition = { tactic_base-petition } { tactic_boost-petition }
tactic-signal_fires = Signal Fires
tactic_base-signal_fires = When a horde is about to arrive: it goes to another section of your choice with a free row.
tactic_boost-signal_fires = Boosted (1 wood): also look at the next 3 hordes and put them in any order.
tactic_text-signal_fires = { tactic_base-signal_fires } { tactic_boost-signal_fires }
tactic-stockpile = Stockpile
tactic_base-stockpile = After any player’s income: put 2 materials from the supply into the warehouse.
tactic_boost-stockpile = Boosted (1 chi): put 4 materials there.
tactic_text-stockpile = { tactic_base-stockpile } { tactic_boost-stockpile }
tactic-shield_wall = Shield Wall
tactic_base-shield_wall = Before a section is compared: its defense is 1 higher per player with a soldier there.
tactic_boost-shield_wall = Boosted (2 stone): 2 higher per such player.
tactic_text-shield_wall = { tactic_base-shield_wall } { tactic_boost-shield_wall }
tactic-reform = Reform
tactic_base-reform = When anyone builds a wall level: one player other than the builder takes 1 command card back.
tactic_boost-reform = Boosted (2 gold): every other player does.
tactic_text-reform = { tactic_base-reform } { tactic_boost-reform }
tactic-concentrated_volley = Concentrated Volley
tactic_base-concentrated_volley = Before the volley: place 1 wound in each section where anyone has an archer on a firing spot.
tactic_boost-concentrated_volley = Boosted (2 wood): in one section every archer shoots twice in this volley.
tactic_text-concentrated_volley = { tactic_base-concentrated_volley } { tactic_boost-concentrated_volley }
tactic-calm_the_court = Calm the Court
tactic_base-calm_the_court = When an event is revealed: if all agree to lose 4 honor each, an instant event has no effect.
tactic_boost-calm_the_court = Boosted (3 resources): an event of any kind has no effect.
tactic_text-calm_the_court = { tactic_base-calm_the_court } { tactic_boost-calm_the_court }

## Hordes

horde-swarm_riders = Swarm Riders
horde_text-swarm_riders = Swarm: They take row 1 when they arrive, and have 1 more offensive power per other Swarm Riders at the wall.
horde-fire_archers = Fire Archers
horde_text-fire_archers = Fire Arrows: Before the volley 1 barricade of this section is destroyed.
horde-iron_lancers = Iron Lancers
horde_text-iron_lancers = Ride Down: The lethality on this card is 1 higher.
horde-noyans_guard = Noyan’s Guard
horde_text-noyans_guard = Oath Ring: As long as fewer than 2 clans have a soldier on this card, nothing can place a wound on it.
horde-reavers = Reavers
horde_text-reavers = Loot the Stores: When this section is breached, the warehouse is emptied and each player pays 1 resource or loses 2 honor.
horde-tunnel_diggers = Tunnel Diggers
horde_text-tunnel_diggers = Tunnels: Barricades in this section count 0.
horde-spirit_drummers = Spirit Drummers
horde_text-spirit_drummers = Thunder Drums: Every other horde of this section has 2 more offensive power.
horde-hashar_levy = Hashar Levy
horde_text-hashar_levy = Human Shield: When this card is defeated, every player loses 1 honor per wound on it.
horde-swarm_riders_L = { horde-swarm_riders }
horde-swarm_riders_M = { horde-swarm_riders }
horde-swarm_riders_R = { horde-swarm_riders }
horde-fire_archers_L = { horde-fire_archers }
horde-fire_archers_M = { horde-fire_archers }
horde-fire_archers_R = { horde-fire_archers }
horde-iron_lancers_L = { horde-iron_lancers }
horde-iron_lancers_M = { horde-iron_lancers }
horde-iron_lancers_R = { horde-iron_lancers }
horde-noyans_guard_L = { horde-noyans_guard }
horde-noyans_guard_M = { horde-noyans_guard }
horde-noyans_guard_R = { horde-noyans_guard }
horde-reavers_L = { horde-reavers }
horde-reavers_M = { horde-reavers }
horde-reavers_R = { horde-reavers }
horde-tunnel_diggers_L = { horde-tunnel_diggers }
horde-tunnel_diggers_M = { horde-tunnel_diggers }
horde-tunnel_diggers_R = { horde-tunnel_diggers }
horde-spirit_drummers_L = { horde-spirit_drummers }
horde-spirit_drummers_M = { horde-spirit_drummers }
horde-spirit_drummers_R = { horde-spirit_drummers }
horde-hashar_levy_L = { horde-hashar_levy }
horde-hashar_levy_M = { horde-hashar_levy }
horde-hashar_levy_R = { horde-hashar_levy }
shame_place-swarm_riders_L = { horde-swarm_riders }
shame_place-swarm_riders_M = { horde-swarm_riders }
shame_place-swarm_riders_R = { horde-swarm_riders }
shame_place-fire_archers_L = { horde-fire_archers }
shame_place-fire_archers_M = { horde-fire_archers }
shame_place-fire_archers_R = { horde-fire_archers }
shame_place-iron_lancers_L = { horde-iron_lancers }
shame_place-iron_lancers_M = { horde-iron_lancers }
shame_place-iron_lancers_R = { horde-iron_lancers }
shame_place-noyans_guard_L = { horde-noyans_guard }
shame_place-noyans_guard_M = { horde-noyans_guard }
shame_place-noyans_guard_R = { horde-noyans_guard }
shame_place-reavers_L = { horde-reavers }
shame_place-reavers_M = { horde-reavers }
shame_place-reavers_R = { horde-reavers }
shame_place-tunnel_diggers_L = { horde-tunnel_diggers }
shame_place-tunnel_diggers_M = { horde-tunnel_diggers }
shame_place-tunnel_diggers_R = { horde-tunnel_diggers }
shame_place-spirit_drummers_L = { horde-spirit_drummers }
shame_place-spirit_drummers_M = { horde-spirit_drummers }
shame_place-spirit_drummers_R = { horde-spirit_drummers }
shame_place-hashar_levy_L = { horde-hashar_levy }
shame_place-hashar_levy_M = { horde-hashar_levy }
shame_place-hashar_levy_R = { horde-hashar_levy }

## Imperial demands

demand-taunt_them = Taunt Them and Prevail
demand_text-taunt_them = At each section there is at least 1 horde, and none was breached this winter.
demand_short-taunt_them = hold every section with its hordes
demand-emperors_guard = Warriors for the Emperor’s Guard
demand_text-emperors_guard = Together give up 2 soldiers per player from pools, rest areas or firing spots. At least 3 players must give.
demand_short-emperors_guard = soldiers together
demand-glory_to_the_emperor = Glory Belongs to the Emperor
demand_text-glory_to_the_emperor = 3 players lose 10 honor each.
demand_short-glory_to_the_emperor = players with 10 honor
demand-royal_escort = Royal Escort for the Emperor’s Officials
demand_text-royal_escort = Each rest area holds at least 2 soldiers. Give up 1 from each, and 1 clerk from a pool.
demand_short-royal_escort = 3 soldiers and a clerk
demand-tribute_of_gold = Tribute of Gold
demand_text-tribute_of_gold = Each player pays 2 gold, with two players 4.
demand_short-tribute_of_gold = gold from each player
demand-timber_for_the_fleet = Timber for the Fleet
demand_text-timber_for_the_fleet = Together pay 2 wood per player, with two players 4. Wood in the warehouse may be used.
demand_short-timber_for_the_fleet = wood together
demand-ancestral_tomb = Stone for the Ancestral Tomb
demand_text-ancestral_tomb = Each player pays 2 stone, with two players 4.
demand_short-ancestral_tomb = stone from each player
demand-prayers = Prayers for the Dynasty
demand_text-prayers = Each player pays 2 chi, with two players 4.
demand_short-prayers = chi from each player
demand-wall_must_rise = The Wall Must Rise
demand_text-wall_must_rise = At least 2 wall levels were built this year, or all sections are finished.
demand_short-wall_must_rise = 2 wall levels this year
demand-scholars = Scholars for the Capital
demand_text-scholars = Each player gives up 1 clerk from the pool.
demand_short-scholars = a clerk from each player
demand-heads_of_the_noyans = Heads of the Noyans
demand_text-heads_of_the_noyans = Together give up 1 claimed horde per player. Their honor is kept.
demand_short-heads_of_the_noyans = hordes together
demand-treatises_of_war = Treatises of War
demand_text-treatises_of_war = Each player discards 2 tactic cards.
demand_short-treatises_of_war = tactic cards from each player

## Events

event-camp_fever = Camp Fever
event_text-camp_fever = Each player loses 1 soldier in a rest area (it can be saved), or 2 honor without one.
event-river_floods = The Yellow River Floods
event_text-river_floods = The warehouse is emptied. Each player pays 2 wood and loses 1 honor for each missing.
event-imperial_audit = Imperial Audit
event_text-imperial_audit = Each player pays 2 gold or takes 1 shame token.
event-examinations = Call to the Examinations
event_text-examinations = Each player moves 1 clerk from the pool to the unhired ones and gains 2 honor.
event-auspicious_comet = Auspicious Comet
event_text-auspicious_comet = Each player gains 2 chi.
event-border_uprising = Border Uprising
event_text-border_uprising = 1 more horde arrives.
event-drought = Drought
event_text-drought = Each overseer brings 1 less in summer.
event-bitter_winters = Bitter Winters
event_text-bitter_winters = Saving a soldier costs 1 chi more.
event-corrupt_officials = Corrupt Officials
event_text-corrupt_officials = Clerks and advisors cost 1 gold more.
event-howling_winds = Howling Winds
event_text-howling_winds = In the volley only the first 2 archers of each section shoot.
event-rotten_palisades = Rotten Palisades
event_text-rotten_palisades = A barricade costs 1 material more.
event-patriotic_fervor = Patriotic Fervor
event_text-patriotic_fervor = Each group you recruit costs 1 resource less.
card-camp_fever = { event-camp_fever }
card_text-camp_fever = { event_text-camp_fever }
card-river_floods = { event-river_floods }
card_text-river_floods = { event_text-river_floods }
card-imperial_audit = { event-imperial_audit }
card_text-imperial_audit = { event_text-imperial_audit }
card-examinations = { event-examinations }
card_text-examinations = { event_text-examinations }
card-auspicious_comet = { event-auspicious_comet }
card_text-auspicious_comet = { event_text-auspicious_comet }
card-border_uprising = { event-border_uprising }
card_text-border_uprising = { event_text-border_uprising }
card-drought = { event-drought }
card_text-drought = { event_text-drought }
card-bitter_winters = { event-bitter_winters }
card_text-bitter_winters = { event_text-bitter_winters }
card-corrupt_officials = { event-corrupt_officials }
card_text-corrupt_officials = { event_text-corrupt_officials }
card-howling_winds = { event-howling_winds }
card_text-howling_winds = { event_text-howling_winds }
card-rotten_palisades = { event-rotten_palisades }
card_text-rotten_palisades = { event_text-rotten_palisades }
card-patriotic_fervor = { event-patriotic_fervor }
card_text-patriotic_fervor = { event_text-patriotic_fervor }
card-reavers = { horde-reavers }

## The court on the table

pane-court = Imperial court
draw-court-victory = Victory
draw-court-defeat = Shame bank
draw-court-victory-about = { $n } of { $needed } demands are fulfilled. With { $needed } you all win.
draw-court-defeat-about = { $n } tokens in the bank, { $due } due for open demands. If one is due and none is left, you all lose.
draw-court-together = all win or all lose
draw-court-due = { $n } due this winter
draw-court-left = { $n } left then
draw-court-events = Events
draw-court-events-left = { $n } to come
draw-court-lasting = lasting
draw-court-done = done
draw-court-now = now
draw-court-no-event = 1 event ends each winter
draw-court-ready = can be fulfilled
draw-court-progress = { $n } of { $whole }
draw-court-speaker = Speaker
draw-court-speaker-about = Top of the tea order: gives all command cards their slots and names the demands.
draw-court-speaker-slots = slots and demands
draw-court-forecast = After this winter
draw-court-buyable = { $n } to buy back
piece_kind-demand = Imperial demand

## Cards in the hand

panel-card-supply_convoy = { tactic-supply_convoy }
panel-card-united_front = { tactic-united_front }
panel-card-joint_decree = { tactic-joint_decree }
panel-card-sworn_brothers = { tactic-sworn_brothers }
panel-card-emperors_mercy = { tactic-emperors_mercy }
panel-card-petition = { tactic-petition }
panel-card-signal_fires = { tactic-signal_fires }
panel-card-stockpile = { tactic-stockpile }
panel-card-shield_wall = { tactic-shield_wall }
panel-card-reform = { tactic-reform }
panel-card-concentrated_volley = { tactic-concentrated_volley }
panel-card-calm_the_court = { tactic-calm_the_court }
