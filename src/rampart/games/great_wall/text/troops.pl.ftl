# Żołnierze, których wprowadzają moduły

kind-special = żołnierz specjalny
kind-bannerman = chorąży
kind-warrior_monk = mnich-wojownik
kind-flamethrower = miotacz ognia
kind-tank = wóz bojowy
kind-crossbowman = kusznik
kind-bomber = bombardier
kind-special_on_wall = żołnierz specjalny na murze
kind-special_firing = żołnierz specjalny z muru na mur
kind-special_to_rest = żołnierz specjalny z muru do strefy odpoczynku
count-special = { $n ->
    [one] { $n } żołnierz specjalny
    [few] { $n } żołnierzy specjalnych
   *[other] { $n } żołnierzy specjalnych
 }
count-bannerman = { $n ->
    [one] { $n } chorąży
    [few] { $n } chorążych
   *[other] { $n } chorążych
 }
count-warrior_monk = { $n ->
    [one] { $n } mnich-wojownik
    [few] { $n } mnichów-wojowników
   *[other] { $n } mnichów-wojowników
 }
count-flamethrower = { $n ->
    [one] { $n } miotacz ognia
    [few] { $n } miotaczy ognia
   *[other] { $n } miotaczy ognia
 }
count-tank = { $n ->
    [one] { $n } wóz bojowy
    [few] { $n } wozów bojowych
   *[other] { $n } wozów bojowych
 }
count-crossbowman = { $n ->
    [one] { $n } kusznik
    [few] { $n } kuszników
   *[other] { $n } kuszników
 }
count-bomber = { $n ->
    [one] { $n } bombardier
    [few] { $n } bombardierów
   *[other] { $n } bombardierów
 }
shame_place-special = { kind-special }
shame_place-bannerman = { kind-bannerman }
option-square = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, rząd { $row }: kwadrat, liczba pól: { $n }, od { $line ->
    [1] górnego pola
    *[other] dolnego pola
    } { $column } (najpierw { WORD($reward, kind: "reward") })
option-save-away = Uratuj: { WORD($kind, kind: "kind") } { $where ->
    [rest] w strefie odpoczynku
    *[other] na murze
    }
draw-resting-bannerman = W strefie odpoczynku: { COUNT($n, kind: "bannerman") }
draw-resting-warrior_monk = W strefie odpoczynku: { COUNT($n, kind: "warrior_monk") }
draw-resting-flamethrower = W strefie odpoczynku: { COUNT($n, kind: "flamethrower") }
draw-resting-tank = W strefie odpoczynku: { COUNT($n, kind: "tank") }
draw-resting-crossbowman = W strefie odpoczynku: { COUNT($n, kind: "crossbowman") }
draw-resting-bomber = W strefie odpoczynku: { COUNT($n, kind: "bomber") }
draw-count-bannerman = W puli: { COUNT($n, kind: "bannerman") }
draw-count-warrior_monk = W puli: { COUNT($n, kind: "warrior_monk") }
draw-count-flamethrower = W puli: { COUNT($n, kind: "flamethrower") }
draw-count-tank = W puli: { COUNT($n, kind: "tank") }
draw-count-crossbowman = W puli: { COUNT($n, kind: "crossbowman") }
draw-count-bomber = W puli: { COUNT($n, kind: "bomber") }
