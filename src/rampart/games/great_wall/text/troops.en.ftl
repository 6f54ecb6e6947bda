# Soldiers that modules bring

kind-special = special soldier
kind-bannerman = bannerman
kind-warrior_monk = warrior monk
kind-flamethrower = flamethrower
kind-tank = tank
kind-crossbowman = crossbowman
kind-bomber = bomber
kind-special_on_wall = special soldier on the wall
kind-special_firing = special soldier, from the wall to the wall
kind-special_to_rest = special soldier, from the wall to the rest area
count-special = { $n ->
    [one] { $n } special soldier
   *[other] { $n } special soldiers
 }
count-bannerman = { $n ->
    [one] { $n } bannerman
   *[other] { $n } bannermen
 }
count-warrior_monk = { $n ->
    [one] { $n } warrior monk
   *[other] { $n } warrior monks
 }
count-flamethrower = { $n ->
    [one] { $n } flamethrower
   *[other] { $n } flamethrowers
 }
count-tank = { $n ->
    [one] { $n } tank
   *[other] { $n } tanks
 }
count-crossbowman = { $n ->
    [one] { $n } crossbowman
   *[other] { $n } crossbowmen
 }
count-bomber = { $n ->
    [one] { $n } bomber
   *[other] { $n } bombers
 }
shame_place-special = { kind-special }
shame_place-bannerman = { kind-bannerman }
option-square = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, row { $row }: a square of { $n } spots from { $line ->
    [1] upper spot
    *[other] lower spot
    } { $column } ({ WORD($reward, kind: "reward") } first)
option-save-away = Save: { WORD($kind, kind: "kind") } { $where ->
    [rest] in the rest area
    *[other] on the wall
    }
draw-resting-bannerman = { COUNT($n, kind: "bannerman") } at rest
draw-resting-warrior_monk = { COUNT($n, kind: "warrior_monk") } at rest
draw-resting-flamethrower = { COUNT($n, kind: "flamethrower") } at rest
draw-resting-tank = { COUNT($n, kind: "tank") } at rest
draw-resting-crossbowman = { COUNT($n, kind: "crossbowman") } at rest
draw-resting-bomber = { COUNT($n, kind: "bomber") } at rest
draw-count-bannerman = { COUNT($n, kind: "bannerman") } in the pool
draw-count-warrior_monk = { COUNT($n, kind: "warrior_monk") } in the pool
draw-count-flamethrower = { COUNT($n, kind: "flamethrower") } in the pool
draw-count-tank = { COUNT($n, kind: "tank") } in the pool
draw-count-crossbowman = { COUNT($n, kind: "crossbowman") } in the pool
draw-count-bomber = { COUNT($n, kind: "bomber") } in the pool
