# Vojáci, které přinášejí moduly

kind-special = zvláštní voják
kind-bannerman = praporečník
kind-warrior_monk = bojový mnich
kind-flamethrower = plamenometčík
kind-tank = bojový vůz
kind-crossbowman = kušiník
kind-bomber = bombardér
kind-special_on_wall = zvláštní voják na Zdi
kind-special_firing = zvláštní voják ze Zdi na Zeď
kind-special_to_rest = zvláštní voják ze Zdi do nástupního prostoru
count-special = { $n ->
    [one] { $n } zvláštní voják
    [few] { $n } zvláštní vojáci
   *[other] { $n } zvláštních vojáků
 }
count-bannerman = { $n ->
    [one] { $n } praporečník
    [few] { $n } praporečníci
   *[other] { $n } praporečníků
 }
count-warrior_monk = { $n ->
    [one] { $n } bojový mnich
    [few] { $n } bojoví mniši
   *[other] { $n } bojových mnichů
 }
count-flamethrower = { $n ->
    [one] { $n } plamenometčík
    [few] { $n } plamenometčíci
   *[other] { $n } plamenometčíků
 }
count-tank = { $n ->
    [one] { $n } bojový vůz
    [few] { $n } bojové vozy
   *[other] { $n } bojových vozů
 }
count-crossbowman = { $n ->
    [one] { $n } kušiník
    [few] { $n } kušiníci
   *[other] { $n } kušiníků
 }
count-bomber = { $n ->
    [one] { $n } bombardér
    [few] { $n } bombardéři
   *[other] { $n } bombardérů
 }
shame_place-special = { kind-special }
shame_place-bannerman = { kind-bannerman }
option-square = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, { $row }. řada: čtverec, polí: { $n }, od { $line ->
    [1] horního pole
    *[other] dolního pole
    } { $column } (nejdřív { WORD($reward, kind: "reward") })
option-save-away = Zachránit: { WORD($kind, kind: "kind") } { $where ->
    [rest] v nástupním prostoru
    *[other] na Zdi
    }
draw-resting-bannerman = V nástupním prostoru: { COUNT($n, kind: "bannerman") }
draw-resting-warrior_monk = V nástupním prostoru: { COUNT($n, kind: "warrior_monk") }
draw-resting-flamethrower = V nástupním prostoru: { COUNT($n, kind: "flamethrower") }
draw-resting-tank = V nástupním prostoru: { COUNT($n, kind: "tank") }
draw-resting-crossbowman = V nástupním prostoru: { COUNT($n, kind: "crossbowman") }
draw-resting-bomber = V nástupním prostoru: { COUNT($n, kind: "bomber") }
draw-count-bannerman = V zásobě: { COUNT($n, kind: "bannerman") }
draw-count-warrior_monk = V zásobě: { COUNT($n, kind: "warrior_monk") }
draw-count-flamethrower = V zásobě: { COUNT($n, kind: "flamethrower") }
draw-count-tank = V zásobě: { COUNT($n, kind: "tank") }
draw-count-crossbowman = V zásobě: { COUNT($n, kind: "crossbowman") }
draw-count-bomber = V zásobě: { COUNT($n, kind: "bomber") }
