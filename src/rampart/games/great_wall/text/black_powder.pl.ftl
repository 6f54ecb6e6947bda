# Czarny proch: wieże, machiny wojenne, żołnierze specjalni i machiny oblężnicze

table-option-black_powder = Czarny proch
table-meaning-black_powder = Wieże, machiny wojenne i żołnierze specjalni przeciw machinom oblężniczym, które burzą mur.
table-value-black_powder-false = nie
table-value-black_powder-true = tak
machine-ballista = balista
machine-cannon = armata
machine-rocket_launcher = wyrzutnia rakiet
rocket-high_arc = Wysoki łuk
rocket-grazing_fire = Ogień przyziemny
rocket-scatter = Rozrzut
rocket-counter_scatter = Przeciwny rozrzut
rocket-drift_left = Znos w lewo
rocket-drift_right = Znos w prawo
rocket-bulls_eye = W sam środek
rocket-split_burst = Podwójny wybuch
rocket-rolling_flame = Toczący się płomień
rocket-damp_powder = Mokry proch
first_overseer = Wybierz lokację dla darmowego nadzorcy poziomu 1 (zostało { $left }). Może to być dowolny żołnierz.
first_machine = Wybierz machinę wojenną i jej odcinek (zostało { $left }). Teraz nie strzela.
option-machine = { START(WORD($machine, kind: "machine")) }, { WORD($section, kind: "section") }
option-machine-any = { START(WORD($machine, kind: "machine")) }
effect-machine = cena: { GOODS($wood, $stone, $gold, words: "wood+stone+gold", kind: "resource") }{ $less ->
    [0] { "" }
   *[other] { " " }bez { $less } do wyboru
 }, +{ COUNT($honour, kind: "honour") }
count-resource = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[other] { $n } zasobów
 }
why-machine-dear = Kosztuje { GOODS($wood, $stone, $gold, words: "wood+stone+gold", kind: "resource") }; ty i magazyn tyle nie macie.
build_or_arm = Zbuduj barykadę, poziom muru lub machinę wojenną. Pozostałe akcje: { $left }.
spare_material = Wybierz materiał, którego nie musisz płacić (zostało { $left }).
may_shoot = Wystrzelić z nowej machiny ({ WORD($machine, kind: "machine") }, { WORD($section, kind: "section") })?
option-shoot-now = Strzelaj
effect-shot = { $price ->
    [0] za darmo
   *[other] cena: { $stone ->
    [1] { COUNT($price, kind: "stone") }
   *[other] { COUNT($price, kind: "resource") }
 }
 }{ $honour ->
    [0] { "" }
   *[other] , +{ COUNT($honour, kind: "honour") }
 }
aim = Wybierz hordę, do której strzelasz ({ WORD($machine, kind: "machine") }). Trafieni żołnierze są w niebezpieczeństwie, także twoi.
option-target = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, rząd { $row }
aim_column = Wybierz, gdzie trafi ({ WORD($machine, kind: "machine") }). Wszystkie pola są trafione naraz.
option-column = { $wide ->
    [1] Kolumny { $column }–{ $last }
   *[other] Kolumna { $column }
 }
effect-hits = { COUNT($wounds, kind: "wound") }{ $own ->
    [0] { "" }
   *[other] , zagrożeni twoi: { $own }
 }{ $others ->
    [0] { "" }
   *[other] , zagrożeni cudzy: { $others }, dostaniesz 1 żeton hańby
 }
pick_rocket = Wybierz kartę rakiety, która się liczy. Pozostałe są odrzucane.
option-rocket = { WORD($card, kind: "rocket") }
man_tower = Obsadzić wieżę włócznikiem ({ WORD($section, kind: "section") })? Punktuje co zimę, a teraz może strzelić machina.
option-tower = Wieża { $tower }: { WORD($section, kind: "section") }{ $second ->
    [none] { "" }
   *[other] { " " }i { WORD($second, kind: "section") }
 }
effect-tower = { $own ->
    [1] zastępuje twojego włócznika
   *[other] wieża jest pusta
 }
effect-evict = włócznik stamtąd wraca do gracza { $other_seat }
tower_shot = Strzelaj z machiny przy swojej wieży albo wstrzymaj ogień.
option-gun = { START(WORD($machine, kind: "machine")) }, { WORD($section, kind: "section") }
special_shot = Wybierz pole, które zostanie trafione ({ WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }).
drop_bomber = Zeskoczyć bombardierem na pierwszą hordę ({ WORD($section, kind: "section") })? Opuści mur i weźmie nagrodę.
option-stay = Zostań na murze
waiting-first_overseer = { $seat } umieszcza nadzorców
waiting-first_machine = { $seat } umieszcza machinę wojenną
waiting-build_or_arm = { $seat } może budować
waiting-spare_material = { $seat } płaci
waiting-may_shoot = { $seat } decyduje o strzale
waiting-aim = { $seat } celuje
waiting-aim_column = { $seat } celuje
waiting-pick_rocket = { $seat } wybiera rakietę
waiting-man_tower = { $seat } decyduje o wieży
waiting-tower_shot = { $seat } decyduje o strzale
waiting-special_shot = { $seat } strzela
waiting-drop_bomber = { $seat } decyduje o bombardierze
moment-on_machine_built = Zbudowano machinę wojenną
moment-before_machine_shot = Machina wojenna zaraz strzeli
moment-on_machine_shot = Machina wojenna strzeliła
moment-on_tower_manned = Wieża jest twoja
moment-on_tower_scored = Wieża punktuje
moment-on_wall_destroyed = Zburzono poziom muru
ending-ruin = Żaden odcinek nie ma już muru.
wall-lost = Mur przepadł i wszyscy przegrywają.
log-machine_placed = { $seat } umieszcza machinę wojenną: { WORD($machine, kind: "machine") }, { WORD($section, kind: "section") }
log-machine_built = { $seat } buduje machinę wojenną: { WORD($machine, kind: "machine") }, { WORD($section, kind: "section") }
log-machine_shot = { $seat } strzela do hordy { WORD($horde, kind: "horde") }: { WORD($machine, kind: "machine") }
log-rocket = { $seat } dobiera rakietę: { WORD($card, kind: "rocket") }
log-tower_manned = { $seat } obsadza wieżę { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }
log-tower_left = { $seat } zabiera włócznika z wieży { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }
log-tower_held = { $seat }: wieża { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }, utrzymane odcinki: { $held }, z wyłomem: { $breached }
log-wall_destroyed = Poziom muru zostaje zburzony: { WORD($section, kind: "section") }, zostaje poziom { $level }
log-ram_swaps = { WORD($horde, kind: "horde") } przesuwa się do rzędu { $row }
log-machines_lost = Machiny wojenne przepadają: { WORD($section, kind: "section") }
log-token = { $seat } kładzie żeton na hordzie { WORD($horde, kind: "horde") }
log-rockets_shuffled = Talia rakiet jest tasowana
log-stormed = Odcinek zostaje wzięty szturmem i nikt nie jest oszczędzony: { WORD($section, kind: "section") }
log-dropped = { $seat } zeskakuje bombardierem z muru: { WORD($section, kind: "section") }
general-shen_kuo = Shen Kuo, Polihistor
general_text-shen_kuo = Gdy strzelasz, zdobądź N punktów honoru, najwyżej 4.
card-shen_kuo = { general-shen_kuo }
card_text-shen_kuo = { general_text-shen_kuo }
general-tang_fu = Tang Fu, Ojciec Rakiet
general_text-tang_fu = Twoje strzały z wyrzutni rakiet są darmowe. Przy strzale dobierz N dodatkowych kart rakiet, najwyżej 3, i wybierz 1.
card-tang_fu = { general-tang_fu }
card_text-tang_fu = { general_text-tang_fu }
general-wei_sheng = Wei Sheng, Kowal Wozów
general_text-wei_sheng = Machina wojenna i poziom muru kosztują cię o N materiałów mniej, najwyżej o 3. Gdy budujesz machinę wojenną, zdobądź 2 × N punktów honoru, najwyżej 8.
card-wei_sheng = { general-wei_sheng }
card_text-wei_sheng = { general_text-wei_sheng }
general-chen_gui = Chen Gui, Ognista Lanca
general_text-chen_gui = Raz na turę, gdy twój żołnierz specjalny atakuje hordę, umieść na niej do N ran, najwyżej 3.
card-chen_gui = { general-chen_gui }
card_text-chen_gui = { general_text-chen_gui }
advisor-powder_master = Mistrz prochu
advisor_text-powder_master = Twoje strzały kosztują o 1 zasób mniej. Każdy daje ci 1 punkt honoru.
card-powder_master = { advisor-powder_master }
card_text-powder_master = { advisor_text-powder_master }
advisor-siege_engineer = Inżynier oblężniczy
advisor_text-siege_engineer = Machina wojenna kosztuje cię o 2 materiały mniej. Gdy ją budujesz lub obsadzasz wieżę, zdobądź 1 chi.
card-siege_engineer = { advisor-siege_engineer }
card_text-siege_engineer = { advisor_text-siege_engineer }
advisor-tower_captain = Dowódca wieży
advisor_text-tower_captain = Twoi włócznicy w wieżach dostają 3 zamiast 2 za każdy utrzymany odcinek.
card-tower_captain = { advisor-tower_captain }
card_text-tower_captain = { advisor_text-tower_captain }
advisor-gunner = Kanonier
advisor_text-gunner = Gdy twój strzał zadaje 2 lub więcej ran, zdobądź 2 punkty honoru.
card-gunner = { advisor-gunner }
card_text-gunner = { advisor_text-gunner }
advisor-fire_arrow_maker = Wytwórca ognistych strzał
advisor_text-fire_arrow_maker = Gdy twój łucznik atakuje po zwerbowaniu lub ze strefy odpoczynku, umieść na tym odcinku 1 ranę więcej.
card-fire_arrow_maker = { advisor-fire_arrow_maker }
card_text-fire_arrow_maker = { advisor_text-fire_arrow_maker }
advisor-guild_recruiter = Werbownik cechu
advisor_text-guild_recruiter = Każdy żołnierz specjalny kosztuje cię o 1 zasób mniej. Gdy werbujesz co najmniej jednego, zdobądź 1 punkt honoru.
card-guild_recruiter = { advisor-guild_recruiter }
card_text-guild_recruiter = { advisor_text-guild_recruiter }
advisor-rocketeer = Rakietnik
advisor_text-rocketeer = Gdy strzelasz z wyrzutni rakiet, dobierz 1 kartę rakiety więcej i wybierz 1. Zdobądź 1 punkt honoru.
card-rocketeer = { advisor-rocketeer }
card_text-rocketeer = { advisor_text-rocketeer }
advisor-breach_mason = Murarz wyłomów
advisor_text-breach_mason = Raz na rok, gdy zostaje zburzony poziom muru, możesz go od razu odbudować o 3 materiały taniej.
card-breach_mason = { advisor-breach_mason }
card_text-breach_mason = { advisor_text-breach_mason }
advisor-bell_ringer = Dzwonnik
advisor_text-bell_ringer = Gdy obsadzasz wieżę, zdobądź 1 dowolny zasób i 1 punkt honoru.
card-bell_ringer = { advisor-bell_ringer }
card_text-bell_ringer = { advisor_text-bell_ringer }
advisor-shield_bearer = Tarczownik
advisor_text-shield_bearer = Uratuj za darmo 1 swoją ofiarę każdego strzału machiny wojennej i raz na rok 1, gdy twoi żołnierze giną z innego powodu.
card-shield_bearer = { advisor-shield_bearer }
card_text-shield_bearer = { advisor_text-shield_bearer }
advisor-saltpetre_merchant = Kupiec saletry
advisor_text-saltpetre_merchant = Gdy dostajesz dochód, zdobądź 1 drewno i 1 kamień, jeśli masz włócznika w wieży.
card-saltpetre_merchant = { advisor-saltpetre_merchant }
card_text-saltpetre_merchant = { advisor_text-saltpetre_merchant }
advisor-siege_breaker = Łamacz oblężeń
advisor_text-siege_breaker = Gdy zdobywasz taran, drabiny lub trebusz, zdobądź 4 punkty honoru.
card-siege_breaker = { advisor-siege_breaker }
card_text-siege_breaker = { advisor_text-siege_breaker }
horde-battering_ram = Taran
horde_text-battering_ram = Po szturmie zamienia się z hordą o rząd bliżej. W rzędzie 1 burzy 1 poziom muru.
horde-siege_ladders = Drabiny oblężnicze
horde_text-siege_ladders = W rzędzie 1 na odcinku zawsze dochodzi do wyłomu. Giną wszyscy jego żołnierze, także odpoczywający, a machiny wojenne przepadają.
horde-trebuchet = Trebusz
horde_text-trebuchet = Zostaje w rzędzie 3. Po każdym szturmie burzy 1 poziom muru.
horde-elite_tumen = Elitarny tumen
horde_text-elite_tumen = Bez zdolności, sama siła.
artifact-thunder_crash_bomb = Bomba gromu
artifact_text-thunder_crash_bomb = 5 punktów honoru za każdego twojego żołnierza specjalnego w polu.
artifact-cloud_bridge_plans = Plany podniebnego mostu
artifact_text-cloud_bridge_plans = 6 punktów honoru za każdy zdobyty taran, drabiny lub trebusz bez hańby.
artifact-bronze_watch_bell = Spiżowy dzwon straży
artifact_text-bronze_watch_bell = 6 punktów honoru za każdego twojego włócznika w wieży.
artifact-military_classics = Kanon dzieł wojennych
artifact_text-military_classics = 3 punkty honoru za każdą kartę taktyki na ręce.
artifact-nest_of_bees = Gniazdo pszczół
artifact_text-nest_of_bees = 3 punkty honoru za każdą machinę wojenną na odcinkach, na których masz żołnierza w strefie odpoczynku lub na stanowisku strzeleckim.
artifact-repeating_crossbow = Kusza powtarzalna Zhuge
artifact_text-repeating_crossbow = 4 punkty honoru za każdego twojego żołnierza na stanowisku strzeleckim.
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
draw-artifact-thunder_crash_bomb = Bomba gromu
draw-artifact-thunder_crash_bomb-gain = 5 za specjalnego
draw-artifact-cloud_bridge_plans = Podniebny most
draw-artifact-cloud_bridge_plans-gain = 6 za czystą machinę
draw-artifact-bronze_watch_bell = Dzwon straży
draw-artifact-bronze_watch_bell-gain = 6 za wieżę
draw-artifact-military_classics = Dzieła wojenne
draw-artifact-military_classics-gain = 3 za kartę taktyki
draw-artifact-nest_of_bees = Gniazdo pszczół
draw-artifact-nest_of_bees-gain = 3 za machinę obok
draw-artifact-repeating_crossbow = Kusza Zhuge
draw-artifact-repeating_crossbow-gain = 4 za strzelca
draw-tower = Wieża { $n }
draw-tower-brings = Tej zimy według stanu: honor { $honour }, hańba { $shame }
draw-machines = Machiny wojenne: { WORD($section, kind: "section") }
draw-shooter = { START(WORD($kind, kind: "kind")) }: strzela w każdej salwie
board-towers = Wieże
board-machines = Machiny:
piece-tower = Wieża
piece_text-tower = Gdy budujesz obok poziom muru lub zdobywasz hordę, możesz postawić tu włócznika i strzelić z machiny. Co zimę: 2 punkty honoru za każdy utrzymany odcinek obok, 1 żeton hańby za każdy z wyłomem.
piece-machine = Machiny wojenne
piece_text-machine = Nie należą do nikogo. Strzelasz zaraz po zbudowaniu albo po obsadzeniu wieży obok. Balista: kolumna, za darmo. Armata: kwadrat, 2 kamienie. Wyrzutnia rakiet: według karty rakiety, 1 zasób.
piece-warrior_monk = Mnich-wojownik
piece_text-warrior_monk = Zakrywa wolne pole hordy w dowolnym rzędzie i bierze nagrodę.
piece-flamethrower = Miotacz ognia
piece_text-flamethrower = Zakrywa wolne pole pierwszej hordy z nagrodą, potem rani każde wolne pole obok.
piece-tank = Wóz bojowy
piece_text-tank = Zakrywa kwadrat pierwszej hordy i bierze nagrody wolnych pól. Machiny go nie trafią.
piece-crossbowman = Kusznik
piece_text-crossbowman = Strzela ze stanowiska strzeleckiego, od razu i w każdej salwie. Jego żeton liczy się przy zdobyciu jak twój żołnierz.
piece-bomber = Bombardier
piece_text-bomber = Strzela ze stanowiska strzeleckiego, od razu i w każdej salwie. Po każdym strzale może zeskoczyć na pierwszą hordę.
