# Soldaten, die Module mitbringen

kind-special = Spezialsoldat
kind-bannerman = Bannerträger
kind-warrior_monk = Kampfmönch
kind-flamethrower = Flammenwerfer
kind-tank = Kampfwagen
kind-crossbowman = Armbrustschütze
kind-bomber = Bombenleger
kind-special_on_wall = Spezialsoldat auf der Mauer
kind-special_firing = Spezialsoldat von Mauer zu Mauer
kind-special_to_rest = Spezialsoldat von der Mauer in die Ruhezone
count-special = { $n ->
    [one] { $n } Spezialsoldat
   *[other] { $n } Spezialsoldaten
 }
count-bannerman = { $n ->
    [one] { $n } Bannerträger
   *[other] { $n } Bannerträger
 }
count-warrior_monk = { $n ->
    [one] { $n } Kampfmönch
   *[other] { $n } Kampfmönche
 }
count-flamethrower = { $n ->
    [one] { $n } Flammenwerfer
   *[other] { $n } Flammenwerfer
 }
count-tank = { $n ->
    [one] { $n } Kampfwagen
   *[other] { $n } Kampfwagen
 }
count-crossbowman = { $n ->
    [one] { $n } Armbrustschütze
   *[other] { $n } Armbrustschützen
 }
count-bomber = { $n ->
    [one] { $n } Bombenleger
   *[other] { $n } Bombenleger
 }
shame_place-special = { kind-special }
shame_place-bannerman = { kind-bannerman }
option-square = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, Reihe { $row }: Quadrat mit { $n } Feldern ab { $line ->
    [1] oberem Feld
    *[other] unterem Feld
    } { $column } (zuerst { WORD($reward, kind: "reward") })
option-save-away = Retten: { WORD($kind, kind: "kind") } { $where ->
    [rest] in der Ruhezone
    *[other] auf der Mauer
    }
draw-resting-bannerman = { COUNT($n, kind: "bannerman") } in der Ruhezone
draw-resting-warrior_monk = { COUNT($n, kind: "warrior_monk") } in der Ruhezone
draw-resting-flamethrower = { COUNT($n, kind: "flamethrower") } in der Ruhezone
draw-resting-tank = { COUNT($n, kind: "tank") } in der Ruhezone
draw-resting-crossbowman = { COUNT($n, kind: "crossbowman") } in der Ruhezone
draw-resting-bomber = { COUNT($n, kind: "bomber") } in der Ruhezone
draw-count-bannerman = { COUNT($n, kind: "bannerman") } im Pool
draw-count-warrior_monk = { COUNT($n, kind: "warrior_monk") } im Pool
draw-count-flamethrower = { COUNT($n, kind: "flamethrower") } im Pool
draw-count-tank = { COUNT($n, kind: "tank") } im Pool
draw-count-crossbowman = { COUNT($n, kind: "crossbowman") } im Pool
draw-count-bomber = { COUNT($n, kind: "bomber") } im Pool
