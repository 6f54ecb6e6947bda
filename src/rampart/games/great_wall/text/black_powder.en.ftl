# Black Powder: towers, war machines, special soldiers and siege engines

table-option-black_powder = Black Powder
table-meaning-black_powder = Towers, war machines and special soldiers, against siege engines that destroy the wall.
table-value-black_powder-false = no
table-value-black_powder-true = yes
machine-ballista = ballista
machine-cannon = cannon
machine-rocket_launcher = rocket launcher
rocket-high_arc = High Arc
rocket-grazing_fire = Grazing Fire
rocket-scatter = Scatter
rocket-counter_scatter = Counter-scatter
rocket-drift_left = Drift Left
rocket-drift_right = Drift Right
rocket-bulls_eye = Bull’s-eye
rocket-split_burst = Split Burst
rocket-rolling_flame = Rolling Flame
rocket-damp_powder = Damp Powder
first_overseer = Choose a location for a free level 1 overseer ({ $left } left). Any soldier will do.
first_machine = Choose a war machine and its section ({ $left } left). It doesn’t shoot now.
option-machine = { START(WORD($machine, kind: "machine")) }, { WORD($section, kind: "section") }
option-machine-any = { START(WORD($machine, kind: "machine")) }
effect-machine = pay { GOODS($wood, $stone, $gold, words: "wood+stone+gold", kind: "resource") }{ $less ->
    [0] { "" }
   *[other] { " " }less { $less } of your choice
 }, +{ COUNT($honour, kind: "honour") }
count-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }
why-machine-dear = It costs { GOODS($wood, $stone, $gold, words: "wood+stone+gold", kind: "resource") }; you and the warehouse don’t have that.
build_or_arm = Build a barricade, a wall level or a war machine. { $left ->
    [one] { $left } action left.
   *[other] { $left } actions left.
 }
spare_material = Choose a material you don’t have to pay ({ $left } left).
may_shoot = Shoot with the new machine ({ WORD($machine, kind: "machine") }, { WORD($section, kind: "section") })?
option-shoot-now = Shoot
effect-shot = { $price ->
    [0] free
   *[other] pay { $stone ->
    [1] { COUNT($price, kind: "stone") }
   *[other] { COUNT($price, kind: "resource") }
 }
 }{ $honour ->
    [0] { "" }
   *[other] , +{ COUNT($honour, kind: "honour") }
 }
aim = Choose the horde to shoot at ({ WORD($machine, kind: "machine") }). Soldiers it hits are in danger, yours too.
option-target = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, row { $row }
aim_column = Choose where it hits ({ WORD($machine, kind: "machine") }). All its spots are hit at the same time.
option-column = { $wide ->
    [1] Columns { $column }–{ $last }
   *[other] Column { $column }
 }
effect-hits = { COUNT($wounds, kind: "wound") }{ $own ->
    [0] { "" }
   *[other] , { $own } of yours in danger
 }{ $others ->
    [0] { "" }
   *[other] , { $others } of others in danger: 1 shame token for you
 }
pick_rocket = Choose the rocket card that counts. The others are discarded.
option-rocket = { WORD($card, kind: "rocket") }
man_tower = Man a tower beside the { WORD($section, kind: "section") } with a spearman? It scores each winter and lets a machine shoot.
option-tower = Tower { $tower }: { WORD($section, kind: "section") }{ $second ->
    [none] { "" }
   *[other] { " " }and { WORD($second, kind: "section") }
 }
effect-tower = { $own ->
    [1] replaces your own spearman
   *[other] the tower is empty
 }
effect-evict = { $other_seat } takes the spearman there back
tower_shot = Shoot with a machine beside your tower, or hold fire.
option-gun = { START(WORD($machine, kind: "machine")) }, { WORD($section, kind: "section") }
special_shot = Choose the spot that is hit ({ WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }).
drop_bomber = Drop the bomber onto the first horde ({ WORD($section, kind: "section") })? It leaves the wall and takes the reward.
option-stay = Stay on the wall
waiting-first_overseer = Waiting for { $seat } to place overseers
waiting-first_machine = Waiting for { $seat } to place a war machine
waiting-build_or_arm = Waiting for { $seat } to build
waiting-spare_material = Waiting for { $seat } to pay
waiting-may_shoot = Waiting for { $seat } to decide about a shot
waiting-aim = Waiting for { $seat } to aim
waiting-aim_column = Waiting for { $seat } to aim
waiting-pick_rocket = Waiting for { $seat } to choose a rocket
waiting-man_tower = Waiting for { $seat } to decide about a tower
waiting-tower_shot = Waiting for { $seat } to decide about a shot
waiting-special_shot = Waiting for { $seat } to shoot
waiting-drop_bomber = Waiting for { $seat } to decide about a bomber
moment-on_machine_built = A war machine was built
moment-before_machine_shot = A war machine is about to shoot
moment-on_machine_shot = A war machine has shot
moment-on_tower_manned = You manned a tower
moment-on_tower_scored = A tower scores
moment-on_wall_destroyed = A wall level was destroyed
ending-ruin = No section has a wall left.
wall-lost = The wall is gone and everyone loses.
log-machine_placed = { $seat } places a war machine: { WORD($machine, kind: "machine") }, { WORD($section, kind: "section") }
log-machine_built = { $seat } builds a war machine: { WORD($machine, kind: "machine") }, { WORD($section, kind: "section") }
log-machine_shot = { $seat } shoots at { WORD($horde, kind: "horde") }: { WORD($machine, kind: "machine") }
log-rocket = { $seat } draws a rocket: { WORD($card, kind: "rocket") }
log-tower_manned = { $seat } mans tower { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }
log-tower_left = { $seat } takes the spearman back from tower { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }
log-tower_held = { $seat }: tower { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }, sections held { $held }, breached { $breached }
log-wall_destroyed = A wall level is destroyed: { WORD($section, kind: "section") }, level { $level } left
log-ram_swaps = { WORD($horde, kind: "horde") } moves closer to row { $row }
log-machines_lost = The war machines are lost: { WORD($section, kind: "section") }
log-token = { $seat } places a token on { WORD($horde, kind: "horde") }
log-rockets_shuffled = The rocket deck is shuffled
log-stormed = The section is stormed and no one is spared: { WORD($section, kind: "section") }
log-dropped = { $seat } drops a bomber from the wall: { WORD($section, kind: "section") }
general-shen_kuo = Shen Kuo, the Polymath
general_text-shen_kuo = When you shoot, gain N honor (max 4).
card-shen_kuo = { general-shen_kuo }
card_text-shen_kuo = { general_text-shen_kuo }
general-tang_fu = Tang Fu, Father of Rockets
general_text-tang_fu = Your rocket launcher shots are free. When you shoot one, draw N more rocket cards (max 3) and choose 1.
card-tang_fu = { general-tang_fu }
card_text-tang_fu = { general_text-tang_fu }
general-wei_sheng = Wei Sheng, the Chariot Smith
general_text-wei_sheng = War machines and wall levels cost you N materials less (max 3). When you build a war machine, gain 2 × N honor (max 8).
card-wei_sheng = { general-wei_sheng }
card_text-wei_sheng = { general_text-wei_sheng }
general-chen_gui = Chen Gui, the Fire Lance
general_text-chen_gui = Once per turn, when your special soldier attacks a horde, place up to N wounds on it (max 3).
card-chen_gui = { general-chen_gui }
card_text-chen_gui = { general_text-chen_gui }
advisor-powder_master = Powder Master
advisor_text-powder_master = Your shots cost 1 resource less. Each gives you 1 honor.
card-powder_master = { advisor-powder_master }
card_text-powder_master = { advisor_text-powder_master }
advisor-siege_engineer = Siege Engineer
advisor_text-siege_engineer = War machines cost you 2 materials less. When you build one or man a tower, gain 1 chi.
card-siege_engineer = { advisor-siege_engineer }
card_text-siege_engineer = { advisor_text-siege_engineer }
advisor-tower_captain = Tower Captain
advisor_text-tower_captain = Your spearmen in towers score 3 honor instead of 2 for each section held.
card-tower_captain = { advisor-tower_captain }
card_text-tower_captain = { advisor_text-tower_captain }
advisor-gunner = Gunner
advisor_text-gunner = When your shot places 2 or more wounds, gain 2 honor.
card-gunner = { advisor-gunner }
card_text-gunner = { advisor_text-gunner }
advisor-fire_arrow_maker = Fire-Arrow Maker
advisor_text-fire_arrow_maker = When your archer attacks after being recruited or from a rest area, place 1 more wound in that section.
card-fire_arrow_maker = { advisor-fire_arrow_maker }
card_text-fire_arrow_maker = { advisor_text-fire_arrow_maker }
advisor-guild_recruiter = Guild Recruiter
advisor_text-guild_recruiter = Special soldiers cost you 1 resource less each. When you recruit at least 1, gain 1 honor.
card-guild_recruiter = { advisor-guild_recruiter }
card_text-guild_recruiter = { advisor_text-guild_recruiter }
advisor-rocketeer = Rocketeer
advisor_text-rocketeer = When you shoot a rocket launcher, draw 1 more rocket card and choose 1. Gain 1 honor.
card-rocketeer = { advisor-rocketeer }
card_text-rocketeer = { advisor_text-rocketeer }
advisor-breach_mason = Breach Mason
advisor_text-breach_mason = Once per year, when a wall level is destroyed, you may build it again right away for 3 materials less.
card-breach_mason = { advisor-breach_mason }
card_text-breach_mason = { advisor_text-breach_mason }
advisor-bell_ringer = Bell Ringer
advisor_text-bell_ringer = When you man a tower, gain 1 resource of any kind and 1 honor.
card-bell_ringer = { advisor-bell_ringer }
card_text-bell_ringer = { advisor_text-bell_ringer }
advisor-shield_bearer = Shield Bearer
advisor_text-shield_bearer = Save 1 of your victims of each war machine shot for free, and once per year 1 of any other killing.
card-shield_bearer = { advisor-shield_bearer }
card_text-shield_bearer = { advisor_text-shield_bearer }
advisor-saltpetre_merchant = Saltpeter Merchant
advisor_text-saltpetre_merchant = At your income, gain 1 wood and 1 stone if you have a spearman in a tower.
card-saltpetre_merchant = { advisor-saltpetre_merchant }
card_text-saltpetre_merchant = { advisor_text-saltpetre_merchant }
advisor-siege_breaker = Siege Breaker
advisor_text-siege_breaker = When you claim a ram, ladders or a trebuchet, gain 4 honor.
card-siege_breaker = { advisor-siege_breaker }
card_text-siege_breaker = { advisor_text-siege_breaker }
horde-battering_ram = Battering Ram
horde_text-battering_ram = After the assault it swaps with the horde one row closer. In row 1 it destroys 1 wall level.
horde-siege_ladders = Siege Ladders
horde_text-siege_ladders = In row 1 the section is always breached. All soldiers there are killed, resting ones too, and its war machines are lost.
horde-trebuchet = Trebuchet
horde_text-trebuchet = Stays in row 3. After each assault it destroys 1 wall level.
horde-elite_tumen = Elite Tumen
horde_text-elite_tumen = No ability, only strength.
artifact-thunder_crash_bomb = Thunder-Crash Bomb
artifact_text-thunder_crash_bomb = 5 honor for each of your special soldiers in the field.
artifact-cloud_bridge_plans = Plans of the Cloud Bridge
artifact_text-cloud_bridge_plans = 6 honor for each ram, ladders or trebuchet you claimed without shame.
artifact-bronze_watch_bell = Bronze Watch Bell
artifact_text-bronze_watch_bell = 6 honor for each of your spearmen in a tower.
artifact-military_classics = Essentials of the Military Classics
artifact_text-military_classics = 3 honor for each tactic card in your hand.
artifact-nest_of_bees = Nest of Bees
artifact_text-nest_of_bees = 3 honor for each war machine in sections where you have a soldier resting or on a firing spot.
artifact-repeating_crossbow = Repeating Crossbow of Zhuge
artifact_text-repeating_crossbow = 4 honor for each of your soldiers on a firing spot.
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
draw-artifact-thunder_crash_bomb = Thunder Bomb
draw-artifact-thunder_crash_bomb-gain = 5 per special soldier
draw-artifact-cloud_bridge_plans = Cloud Bridge
draw-artifact-cloud_bridge_plans-gain = 6 per clean engine
draw-artifact-bronze_watch_bell = Watch Bell
draw-artifact-bronze_watch_bell-gain = 6 per tower
draw-artifact-military_classics = Military Classics
draw-artifact-military_classics-gain = 3 per tactic card
draw-artifact-nest_of_bees = Nest of Bees
draw-artifact-nest_of_bees-gain = 3 per machine held
draw-artifact-repeating_crossbow = Zhuge’s Crossbow
draw-artifact-repeating_crossbow-gain = 4 per firing soldier
draw-tower = Tower { $n }
draw-tower-brings = This winter, as things stand: { $honour } honor, { $shame } shame
draw-machines = War machines: { WORD($section, kind: "section") }
draw-shooter = { START(WORD($kind, kind: "kind")) }: shoots in every volley
board-towers = Towers
board-machines = Machines:
piece-tower = Tower
piece_text-tower = After you build a wall level or claim a horde beside it, you may put a spearman here and shoot with a machine. Each winter: 2 honor for each section beside it that holds, 1 shame token for each that is breached.
piece-machine = War machines
piece_text-machine = They belong to no one. You shoot right after building one, or after manning a tower beside it. Ballista: a column, free. Cannon: a square, 2 stone. Rocket launcher: what a rocket card shows, 1 resource.
piece-warrior_monk = Warrior monk
piece_text-warrior_monk = Covers a free spot of a horde in any row and takes the reward.
piece-flamethrower = Flamethrower
piece_text-flamethrower = Covers a free spot of the first horde with the reward, then wounds every free spot beside it.
piece-tank = Tank
piece_text-tank = Covers a square of the first horde and takes the rewards of its free spots. Machines can’t hit it.
piece-crossbowman = Crossbowman
piece_text-crossbowman = Shoots from a firing spot, now and in every volley. Its token counts as your soldier for the claim.
piece-bomber = Bomber
piece_text-bomber = Shoots from a firing spot, now and in every volley. After each shot it may drop onto the first horde.
