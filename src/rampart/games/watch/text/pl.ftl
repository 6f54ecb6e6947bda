# Nocna Straż: jej słowa, a potem o co stół pyta, co oferuje, czego odmawia i co opowiada.

game-title = Gra o tron Catan: Nocna Straż
game-help = Zasiedlasz Dar, krainę na południe od Muru. Rzucaj, handluj, buduj: drogi, osady i twierdze przynoszą surowce i punkty, a kto ma dziesięć punktów, wygrywa. Wszystko, co zbudujesz, ściąga jednak na północ dzikich. Trzecia kość pędzi ich ku Murowi, a ten trzymają tylko wspólni strażnicy wszystkich graczy. Gdy Mur zostanie przełamany po raz trzeci albo gdy w Darze stanie ośmiu dzikich, gra się kończy i wygrywa ten, kto ma na Murze najwięcej strażników.

## Surowce, krajobraz, plony

resource-lumber = drewno
    .gen = drewna
    .acc = drewno
resource-brick = cegła
    .gen = cegły
    .acc = cegłę
resource-wool = wełna
    .gen = wełny
    .acc = wełnę
resource-grain = zboże
    .gen = zboża
    .acc = zboże
resource-ore = ruda
    .gen = rudy
    .acc = rudę
resource-none = nic
    .gen = niczego
    .acc = nic

terrain-forest = las
terrain-hills = wzgórza
terrain-pasture = pastwisko
terrain-fields = pola
terrain-mountains = góry
terrain-ice = lodowe pole
terrain-desert = pustynia

yield-forest = drewno
yield-hills = cegła
yield-pasture = wełna
yield-fields = zboże
yield-mountains = ruda
yield-ice = lód
yield-desert = pustynia

place-nth = { $n }. od północy

compass-n = północ
compass-ne = północny wschód
compass-e = wschód
compass-se = południowy wschód
compass-s = południe
compass-sw = południowy zachód
compass-w = zachód
compass-nw = północny zachód

## Dzicy i klany

type-regular = dziki
    .gen = dzikiego
type-climber = wspinacz
    .gen = wspinacza
type-giant = olbrzym
    .gen = olbrzyma
type-mammoth = mamut
    .gen = mamuta

clan-ice = klan Lodowej Rzeki
    .gen = klanu Lodowej Rzeki
clan-cave = klan Jaskiniowców
    .gen = klanu Jaskiniowców
clan-horn = klan Rogostopych
    .gen = klanu Rogostopych
clan-rattle = klan Grzechoczących Kości
    .gen = klanu Grzechoczących Kości
clan-heart = klan Drzewa Serca
    .gen = klanu Drzewa Serca

## Karty i bohaterowie

card-patrol = { "Patrol" }
card-winter = Nadchodzi Zima
card-road_building = Budowa Dróg
card-new_guard = Nowy Strażnik
card-monopoly = Monopol
card-vp_card = Punkt Zwycięstwa

card_effect-patrol = przesuń Tormunda i ukradnij kartę albo odeślij dzikiego z Daru w Mroźne Kły
card_effect-winter = weź 2 dowolne surowce
card_effect-road_building = zbuduj 2 drogi za darmo
card_effect-new_guard = postaw strażnika na Murze za darmo
card_effect-monopoly = weź od wszystkich wszystkie karty jednego surowca
card_effect-vp_card = 1 punkt, pozostaje tajny

hero-mormont = { "Jeor Mormont" }
hero-marsh = { "Bowen Marsh" }
hero-tarly = { "Samwell Tarly" }
hero-yarwyck = { "Othell Yarwyck" }
hero-thorne = { "Alliser Thorne" }
hero-melisandre = { "Melisandre" }
hero-rayder = { "Mance Rayder" }
hero-benjen = { "Benjen Stark" }
hero-ygritte = { "Ygritte" }
hero-yoren = { "Yoren" }
hero-qhorin = { "Qhorin Półręki" }
hero-aemon = { "Aemon Targaryen" }
hero-jon_snow = { "Jon Snow" }
hero-gilly = { "Goździk" }
hero-osha = { "Osha" }

hero_effect-mormont = 1 lub 2 graczy da ci wskazany surowiec i dostanie dowolną kartę
hero_effect-marsh = wymień 1 kartę z bankiem
hero_effect-tarly = gdy rzut nic ci nie da, weź surowiec
hero_effect-yarwyck = przesuń 1 swoją drogę z wolnym końcem
hero_effect-thorne = postaw strażnika, zastępując 1 surowiec innym
hero_effect-melisandre = kup kartę rozwoju, wybierając 1 z 3
hero_effect-rayder = zabierz wybraną kartę komuś, kto cię wyprzedza
hero_effect-benjen = odeślij dzikiego z obozu lub polany w Mroźne Kły, potem przyjdzie nowy
hero_effect-ygritte = odeślij dzikiego z Daru w Mroźne Kły
hero_effect-yoren = zamień zagrany Patrol w strażnika
hero_effect-qhorin = odeślij Tormunda do obozu i weź, co daje jego pole
hero_effect-aemon = przy 7 nie oddawaj żadnych kart
hero_effect-jon_snow = odeślij w Mroźne Kły dzikiego z polany, której strzeżesz
hero_effect-gilly = zbuduj osadę, która nie sprowadzi dzikiego
hero_effect-osha = przesuń dzikiego w Darze na inne pole

side-a = A
side-b = B

## Źródła punktów

source-settlements = Osady
source-keeps = Twierdze
source-longest_road = Najdłuższa droga
source-largest_patrol = Największy patrol
source-guards = Strażnicy
source-vp_cards = Karty Punktów Zwycięstwa

## Liczby rzeczy

count-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
 }
    .acc = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
 }
count-guard = { $n ->
    [one] { $n } strażnik
    [few] { $n } strażnicy
   *[other] { $n } strażników
 }
    .gen = { $n ->
    [one] { $n } strażnika
    [few] { $n } strażników
   *[other] { $n } strażników
 }
    .dat = { $n ->
    [one] { $n } strażnikowi
    [few] { $n } strażnikom
   *[other] { $n } strażnikom
 }
count-wildling = { $n ->
    [one] { $n } dziki
    [few] { $n } dzicy
   *[other] { $n } dzikich
 }
    .dat = { $n ->
    [one] { $n } dzikiemu
    [few] { $n } dzikim
   *[other] { $n } dzikim
 }
count-building = { $n ->
    [one] { $n } twoją budowlę
    [few] { $n } twoje budowle
   *[other] { $n } twoich budowli
 }
count-road = { $n ->
    [one] { $n } drogę
    [few] { $n } drogi
   *[other] { $n } dróg
 }
count-player = { $n ->
    [one] { $n } gracza
    [few] { $n } graczy
   *[other] { $n } graczy
 }
count-vp_card = { $n ->
    [one] { $n } kartę Punktu Zwycięstwa
    [few] { $n } karty Punktów Zwycięstwa
   *[other] { $n } kart Punktów Zwycięstwa
 }
count-lumber = { $n } × drewno
count-brick = { $n } × cegła
count-wool = { $n } × wełna
count-grain = { $n } × zboże
count-ore = { $n } × ruda
count-breach = { $n ->
    [one] { $n } wyłom
    [few] { $n } wyłomy
   *[other] { $n } wyłomów
 }

## O co stół pyta

place_settlement = { $round ->
    [1] Umieść pierwszą osadę. Pola wokół niej dają surowce, gdy wypadnie ich liczba.
   *[other] Umieść drugą osadę. Od razu dostaniesz 1 kartę z każdego pola wokół niej.
 }
place_road = Umieść drogę obok osady. Stąd będziesz budować dalej.
place_guard = Postaw pierwszego strażnika na Murze. Odcinka bronią razem strażnicy wszystkich graczy.
before_roll = Rzuć albo najpierw { $heroes ->
    [0] zagraj kartę
   *[other] użyj karty lub bohatera
 }. Masz { COUNT($points, kind: "point") } i { COUNT($cards, kind: "card", case: "acc") }{ $breaches ->
    [2] , a jeszcze jeden wyłom zakończy grę.
   *[other] .
 }
trade = Handluj, potem przejdź do budowy. Masz { COUNT($points, kind: "point") } i { COUNT($cards, kind: "card", case: "acc") }{ $breaches ->
    [2] , a jeszcze jeden wyłom zakończy grę.
   *[other] .
 }
build = Buduj i kupuj, potem zakończ turę. Masz { COUNT($points, kind: "point") } i { COUNT($cards, kind: "card", case: "acc") }{ $breaches ->
    [2] , a jeszcze jeden wyłom zakończy grę.
   *[other] .
 }
trade_and_build = Handluj i buduj, potem zakończ turę. Masz { COUNT($points, kind: "point") } i { COUNT($cards, kind: "card", case: "acc") }{ $breaches ->
    [2] , a jeszcze jeden wyłom zakończy grę.
   *[other] .
 }
special_build = Między turami możesz budować. Masz { COUNT($points, kind: "point") } i { COUNT($cards, kind: "card", case: "acc") }{ $breaches ->
    [2] , a jeszcze jeden wyłom zakończy grę.
   *[other] .
 }
remove_hero = Trzy jednakowe kości! Wybierz bohatera z oferty, który opuści grę.
moment-offer = Oferta, którą możesz spełnić
moment-offer_unmet = Oferta, której nie możesz spełnić
moment-special_build = Budowa między turami
moment-take_as_tarly = Rzut nic ci nie dał: Samwell Tarly
take_as_tarly = Rzut nic ci nie dał. Weźmiesz surowiec ({ hero-tarly })?
discard = Wypadło 7, a masz { COUNT($cards, kind: "card", case: "acc") }: oddaj { $half } z nich. { $left ->
    [one] Wybierz jeszcze 1.
    [few] Wybierz jeszcze { $left }.
   *[other] Wybierz jeszcze { $left }.
 }
spare_hand = Wypadło 7. Zatrzymasz całą rękę ({ hero-aemon })?
move_tormund = Wybierz pole dla Tormunda. Dopóki tam stoi, nic nie daje.
steal = Tormund idzie tutaj: { PLACE($nth, $hexes, kind: "terrain") }. Wybierz gracza, któremu ukradniesz kartę.
address_offer = Wybierz, dla kogo jest oferta.
give = { $gives ->
    [none] Wybierz, co dajesz.
   *[other] Dajesz: { PILE($gives, kind: "resource") }. Dodaj coś albo zakończ.
 }
want = { $wants ->
    [none] Dajesz: { PILE($gives, kind: "resource") }. Wybierz, czego za to chcesz.
   *[other] Dajesz: { PILE($gives, kind: "resource") }, chcesz: { PILE($wants, kind: "resource") }. Dodaj coś albo wyślij ofertę.
 }
answer_offer = { $seat } oferuje: { PILE($gives, kind: "resource") }, chce: { PILE($wants, kind: "resource") }. Przyjmij, odrzuć albo złóż kontrofertę.
conclude = Wszyscy odpowiedzieli. Wybierz, z kim handlujesz.
send_patrol = Wybierz: przesuń Tormunda i ukradnij kartę albo odeślij dzikiego w Mroźne Kły.
take_resource = { $left ->
    [1] Weź z banku 1 kartę.
   *[other] Weź z banku { COUNT($left, kind: "card", case: "acc") }, jedną po drugiej.
 }
take_pair = Wybierz 2 karty, które weźmiesz z banku.
build_free_road = { $left ->
    [1] Umieść 1 drogę za darmo.
   *[other] Umieść { COUNT($left, kind: "road") } za darmo, jedną po drugiej.
 }
post_guard = Wybierz odcinek dla strażnika. 3 strażników daje 1 punkt, 5 daje 2.
name_monopoly = Wskaż surowiec. Każdy inny gracz odda ci wszystkie takie karty.
change_hero = { $side ->
    [a] { WORD($hero, kind: "hero") }: odwróć kartę, by użyć jej później jeszcze raz, albo weź innego bohatera.
   *[b] { WORD($hero, kind: "hero") }: drugie użycie. Wybierz następnego bohatera.
 }
name_givers = { hero-mormont }: wybierz, kto da ci kartę. W zamian dostanie dowolną twoją.
name_resource = { hero-mormont }: wskaż surowiec, którego chcesz. Kto go nie ma, nic nie daje.
give_in_return = Wybierz kartę, którą w zamian dostanie { $seat }.
exchange = { hero-marsh }: wybierz kartę, którą wymienisz z bankiem.
remove_road = { hero-yarwyck }: wybierz drogę, którą przeniesiesz. Gdzie indziej zbudujesz ją za darmo.
rebuild_road = Wybierz nowe miejsce dla drogi.
pay_guard = { hero-thorne }: wybierz, który surowiec zastąpisz i czym.
pay_card = { hero-melisandre }: wybierz, jak zapłacisz za kartę.
keep_card = Wybierz kartę, którą zatrzymasz. Pozostałe wrócą do talii.
choose_leader = { hero-rayder }: wybierz, czyją rękę obejrzysz. Potem weźmiesz 1 kartę.
take_from_hand = Wybierz kartę, którą straci { $seat }.
send_home = { hero-benjen }: wybierz dzikiego, który wróci w Mroźne Kły.
drive_out = { hero-ygritte }: wybierz dzikiego w Darze, który wróci w Mroźne Kły.
hold_clearing = { hero-jon_snow }: wybierz polanę. Dziki z niej wróci w Mroźne Kły.
settle_quietly = { hero-gilly }: wybierz miejsce. Ta osada nie sprowadzi dzikiego.
lead_wildling = { hero-osha }: wybierz dzikiego, którego przesuniesz.
lead_to = Wybierz, dokąd pójdzie. To pole nic wtedy nie daje.

## Na co czekają inni

waiting-place_settlement = { $seat } umieszcza osadę
waiting-place_road = { $seat } umieszcza drogę
waiting-place_guard = { $seat } stawia strażnika
waiting-before_roll = { $seat } zaraz rzuci
waiting-trade = { $seat } handluje
waiting-build = { $seat } buduje
waiting-trade_and_build = { $seat } handluje i buduje
waiting-special_build = { $seat } buduje między turami
waiting-remove_hero = { $seat } usuwa bohatera
waiting-take_as_tarly = { $seat } rozważa użycie bohatera: Samwell Tarly
waiting-discard = { $seat } oddaje karty
waiting-spare_hand = { $seat } decyduje, czy oddać karty
waiting-move_tormund = { $seat } przesuwa Tormunda
waiting-steal = { $seat } wybiera, kogo okraść
waiting-address_offer = { $seat } szykuje ofertę
waiting-give = { $seat } szykuje ofertę
waiting-want = { $seat } szykuje ofertę
waiting-answer_offer = { $seat } odpowiada na ofertę
waiting-conclude = { $seat } finalizuje wymianę
waiting-send_patrol = { $seat } wysyła Patrol
waiting-take_resource = { $seat } bierze surowce
waiting-take_pair = { $seat } bierze surowce
waiting-build_free_road = { $seat } umieszcza drogę
waiting-post_guard = { $seat } stawia strażnika
waiting-name_monopoly = { $seat } wskazuje surowiec
waiting-change_hero = { $seat } odwraca lub wymienia bohatera
waiting-name_givers = { $seat } prosi o karty
waiting-name_resource = { $seat } wskazuje surowiec
waiting-give_in_return = { $seat } daje kartę w zamian
waiting-exchange = { $seat } wymienia kartę
waiting-remove_road = { $seat } przenosi drogę
waiting-rebuild_road = { $seat } przenosi drogę
waiting-pay_guard = { $seat } płaci za strażnika
waiting-pay_card = { $seat } płaci za kartę
waiting-keep_card = { $seat } wybiera kartę
waiting-choose_leader = { $seat } wybiera, czyją rękę obejrzeć
waiting-take_from_hand = { $seat } zabiera kartę
waiting-send_home = { $seat } odsyła dzikiego
waiting-drive_out = { $seat } odsyła dzikiego
waiting-hold_clearing = { $seat } odsyła dzikiego
waiting-settle_quietly = { $seat } buduje osadę
waiting-lead_wildling = { $seat } przesuwa dzikiego
waiting-lead_to = { $seat } przesuwa dzikiego

## Co można wybrać

option-roll = Rzuć kośćmi
option-build = Przejdź do budowy
option-end = Zakończ turę
option-no_more = Nic więcej nie buduj
option-offer = Zaproponuj innym handel
option-hero = Użyj bohatera: { WORD($hero, kind: "hero") }, strona { WORD($side, kind: "side") }
option-buy_card = Kup kartę rozwoju
option-play = Zagraj: { WORD($card, kind: "card") }
option-bank = { $n } × { WORD($give, kind: "resource") } → 1 × { WORD($take, kind: "resource") }
option-road = Droga: { PLACE($nth, $hexes, kind: "yield") }
option-settlement = Osada: { PLACE($nth, $hexes, kind: "yield") }
option-keep = Twierdza: { PLACE($nth, $hexes, kind: "yield") }
option-guard = Strażnik na odcinku { $section }, pole { $space }
option-discard = { START(WORD($resource, kind: "resource")) }
option-tormund = { START(PLACE($nth, $hexes, kind: "terrain")) }
option-steal = { $seat }
option-address = { $n ->
    [1] { $p1_seat }
    [2] { $p1_seat }, { $p2_seat }
    [3] { $p1_seat }, { $p2_seat }, { $p3_seat }
    [4] { $p1_seat }, { $p2_seat }, { $p3_seat }, { $p4_seat }
   *[5] { $p1_seat }, { $p2_seat }, { $p3_seat }, { $p4_seat }, { $p5_seat }
 }
option-give = { START(WORD($resource, kind: "resource")) }
option-want = { START(WORD($resource, kind: "resource")) }
option-done = Gotowe
option-send = Wyślij ofertę
option-accept = Przyjmij ofertę ({ $seat })
option-decline = Odrzuć ofertę ({ $seat })
option-counter = Złóż kontrofertę ({ $seat })
option-confirm = Handluj z graczem { $seat }
option-take_counter = Przyjmij kontrofertę: { $seat }
option-withdraw = Nie handluj z nikim
option-patrol_tormund = Przesuń Tormunda
option-wildling = { START(WORD($kind, kind: "type")) }: { PLACE($nth, $hexes, kind: "terrain") }
option-take = { START(WORD($resource, kind: "resource")) }
option-take_pair = { START(PILE($cards, kind: "resource")) }
option-monopoly = { START(WORD($resource, kind: "resource")) }
option-flip = { $side ->
    [a] Odwróć na stronę B: { WORD($hero, kind: "hero") }
   *[b] Odwróć na stronę A: { WORD($hero, kind: "hero") }
 }
option-take_hero = Weź bohatera: { WORD($hero, kind: "hero") }
option-remove_hero = Usuń: { WORD($hero, kind: "hero") }
option-ask = { $n ->
    [1] { $seat }
   *[2] { $seat } i { $other_seat }
 }
option-name = { START(WORD($resource, kind: "resource")) }
option-pass = Nie, dalej
option-spare = Zatrzymaj { COUNT($cards, kind: "card", case: "acc") }
option-lift_road = Droga: { PLACE($nth, $hexes, kind: "yield") }
option-usual_cost = Zwykła cena
option-replace = { START(WORD($paid, kind: "resource")) } zamiast { WORD($replaced, kind: "resource", case: "gen") }
option-keep_card = { WORD($card, kind: "card") }
option-look = { $seat }
option-from_camp = { START(WORD($kind, kind: "type")) }, { WORD($clan, kind: "clan") }, obóz { $camp }
option-from_clearing = { START(WORD($kind, kind: "type")) } na polanie { $section }
option-lead_to = { START(PLACE($nth, $hexes, kind: "terrain")) }

## Skutki

effect-starting_cards = daje: { PILE($cards, kind: "resource") }
effect-cost = płacisz: { PILE($cost, kind: "resource") }, { $left ->
    [0] nie zostanie ci żadna karta
    [one] zostanie ci { COUNT($left, kind: "card") }
    [few] zostaną ci { COUNT($left, kind: "card") }
   *[other] zostanie ci { COUNT($left, kind: "card") }
 }
effect-guard = potem { COUNT($guards, kind: "guard") } przeciw { COUNT($wildlings, kind: "wildling", case: "dat") }, masz { $own ->
    [3] 3: zdobywasz 1 punkt
    [5] 5: zdobywasz jeszcze 1 punkt
   *[other] { $own }
 }
effect-left = { $left ->
    [0] twoja ostatnia karta tego rodzaju
    [one] zostanie ci { $left }
    [few] zostaną ci { $left }
   *[other] zostanie ci { $left }
 }
effect-have = potem masz { $have } × { WORD($resource, kind: "resource") }
effect-card = { WORD($card, kind: "card_effect") }
effect-patrol_alone = przesuń Tormunda i ukradnij kartę
effect-hero = { WORD($hero, kind: "hero_effect") }
effect-tormund = { $victims ->
    [0] nie ma kogo okraść
   [1] okradasz 1 gracza
   *[other] okradasz 1 z { $victims } graczy
 }{ $own ->
    [0] { "" }
   *[other] , blokuje { COUNT($own, kind: "building") }
 }
effect-steal = ma { COUNT($cards, kind: "card", case: "acc") }
effect-accept = dajesz: { PILE($wants, kind: "resource") } → dostajesz: { PILE($gives, kind: "resource") }
effect-trade = dajesz: { PILE($gives, kind: "resource") } → dostajesz: { PILE($gets, kind: "resource") }
effect-patrol_tormund = i ukraść kartę
effect-take = weźmiesz { WORD($resource, kind: "resource", case: "acc") }
effect-take_nothing = bank nie ma już { WORD($resource, kind: "resource", case: "gen") }
effect-token_follows = potem przyjdzie nowy dziki

## Czego nie wolno i dlaczego

refused-settlement = Osada
refused-keep = Twierdza
refused-road = Droga
refused-guard = Strażnik
refused-buy_card = Karta rozwoju
why-distance = Za blisko: na sąsiednim skrzyżowaniu stoi osada lub twierdza. Zostaw między nimi 1 wolne skrzyżowanie.
why-cost = Brakuje ci: { PILE($cost, kind: "resource") }.
why-no_place_for_settlement = Żadna twoja droga nie prowadzi do wolnego skrzyżowania. Najpierw buduj drogi.
why-no_place_for_keep = Nie masz osady do ulepszenia. Najpierw ją zbuduj.
why-no_place_for_road = Żadna wolna ścieżka nie styka się z twoimi drogami ani budowlami. Zbuduj coś innego.
why-no_place_for_guard = Na Murze nie ma wolnego miejsca. Zbuduj coś innego.
why-no_settlement_left = Wszystkie twoje osady są na planszy. Ulepsz jedną w twierdzę, a wróci do ciebie.
why-no_keep_left = Wszystkie twoje twierdze są na planszy. Zbuduj coś innego.
why-no_road_left = Wszystkie twoje drogi są na planszy. Zbuduj coś innego.
why-no_guard_left = Wszyscy twoi strażnicy są na Murze. Zbuduj coś innego.
why-no_cards = Karty rozwoju się skończyły. Zbuduj coś innego.
why-tormund_stays = Tormund już tu stoi. Wybierz inne pole.
why-no_number = To pole nie ma liczby, więc Tormund nic tu nie zablokuje. Wybierz inne.
why-both_sides = Oddajesz ten surowiec, więc nie możesz o niego prosić.
why-wants = Nie masz: { PILE($wants, kind: "resource") }.
why-second_use = To było drugie użycie tego bohatera. Weź innego.

## Co się stało

log-placed = { $seat } umieszcza osadę: { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-starting_cards = { $seat } zaczyna z: { GOODS($lumber, $brick, $wool, $grain, $ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-turn = Tura { $turn }: { $seat }
log-rolled = { $seat } wyrzuca { $sum } ({ $one } i { $two }){ $wildling ->
    [0] { "" }
   *[other] , kość dzikich { $wildling }
 }
log-produced-piece = { $n } × { WORD($resource, kind: "resource") }
log-produced-together = { $seat } dostaje { $pieces }
log-shortage = Bank ma za mało { WORD($resource, kind: "resource", case: "gen") }: nikt nie dostaje
log-discarded = { $seat } oddaje: { GOODS($lumber, $brick, $wool, $grain, $ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-tormund = { $seat } przesuwa Tormunda: { PLACE($nth, $land, kind: "terrain") }
log-stolen = { $resource ->
    [hidden] { $seat } kradnie graczowi { $victim_seat } kartę
   *[other] { $seat } kradnie graczowi { $victim_seat } { WORD($resource, kind: "resource", case: "acc") }
 }
log-taken_unseen = { $resource ->
    [hidden] { $seat } zabiera graczowi { $victim_seat } kartę
   *[other] { $seat } zabiera graczowi { $victim_seat } { WORD($resource, kind: "resource", case: "acc") }
 }
log-took = { $seat } bierze z banku { WORD($resource, kind: "resource", case: "acc") }
log-no_move = Kość dzikich { $die }: nikt się nie rusza
log-advance = Kość dzikich { $die }: { WORD($kind, kind: "type") } z { WORD($clan, kind: "clan", case: "gen") } idzie do odcinka { $section }
log-stayed = Odcinek { $section } trzyma: { COUNT($wildlings, kind: "wildling") } przeciw { COUNT($guards, kind: "guard", case: "dat") }
log-revealed = { $seat } odkrywa żeton: { WORD($kind, kind: "type") } z { WORD($clan, kind: "clan", case: "gen") }
log-deployed = { START(WORD($kind, kind: "type")) } z { WORD($clan, kind: "clan", case: "gen") } zajmuje obóz { $camp }
log-no_figure = Nie ma już { WORD($kind, kind: "type", case: "gen") } dla { WORD($clan, kind: "clan", case: "gen") }
log-rush = { START(WORD($clan, kind: "clan")) } szturmuje: dwaj pierwsi ruszają na Mur
log-guard_lost = { $seat } traci strażnika na odcinku { $section }
log-giant_home = Olbrzym wraca od odcinka { $section } w Mroźne Kły
log-breach = Wyłom na odcinku { $section }: łącznie { COUNT($breaches, kind: "breach") }
log-invaded = { START(WORD($kind, kind: "type")) } przechodzi przez odcinek { $section } do Daru: { PLACE($nth, $land, kind: "terrain") }
log-scattered = { $seat }: strażnik ucieka z odcinka { $section } na odcinek { $other }
log-recycled = Odkryte żetony ({ $n }) zostają potasowane i tworzą nowy zapas
log-hidden_token = { $seat } kładzie pod osadę nowy żeton
log-driven_out = { $seat } odsyła { WORD($kind, kind: "type", case: "gen") } w Mroźne Kły: { PLACE($nth, $land, kind: "terrain") }
log-sent_home = { $seat } odsyła { WORD($kind, kind: "type", case: "gen") } w Mroźne Kły
log-led = { $seat } przesuwa { WORD($kind, kind: "type", case: "gen") }: { PLACE($nth, $land, kind: "terrain") }
log-bank_trade = { $seat } wymienia z bankiem: { $n } × { WORD($give, kind: "resource") } → 1 × { WORD($take, kind: "resource") }
log-offer = { $seat } oferuje: { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }; chce: { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-declined = { $seat } odmawia
log-accepted = { $seat } przyjmuje
log-countered = { $seat } proponuje: { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }; chce: { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-traded = { $seat } daje graczowi { $partner_seat }: { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }; dostaje: { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-withdrawn = { $seat } z nikim nie handluje
log-road = { $seat } buduje drogę: { PLACE($nth, $one, $two, $way, kind: "yield") }
log-settlement = { $seat } buduje osadę: { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-keep = { $seat } buduje twierdzę: { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-guard = { $seat } stawia strażnika na odcinku { $section }, pole { $space }
log-guard_point = { $seat } ma na Murze { COUNT($guards, kind: "guard", case: "gen") } i zdobywa punkt
log-guard_point_lost = { $seat } ma na Murze { COUNT($guards, kind: "guard", case: "gen") } i traci punkt
log-card_bought = { $card ->
    [hidden] { $seat } kupuje kartę rozwoju
   *[other] { $seat } kupuje kartę rozwoju: { WORD($card, kind: "card") }
 }
log-special_build = { $seat } buduje między turami
log-longest_road = { $seat } zdobywa Najdłuższą drogę, długość { $length }
log-road_set_aside = Nikt nie ma teraz Najdłuższej drogi
log-largest_patrol = { $seat } zdobywa Największy patrol, zagranych Patroli: { $patrols }
log-patrol_set_aside = Nikt nie ma teraz Największego patrolu
log-card_played = { $seat } zagrywa: { WORD($card, kind: "card") }
log-monopoly = { $seat } zabiera wszystkim surowiec: { WORD($resource, kind: "resource") }
log-gave_all = { $seat } oddaje { $n } × { WORD($resource, kind: "resource") }
log-hero_used = { $seat } używa bohatera: { WORD($hero, kind: "hero") }, strona { WORD($side, kind: "side") }
log-hero_flipped = { $seat } odwraca kartę na stronę { WORD($side, kind: "side") }: { WORD($hero, kind: "hero") }
log-hero_swapped = { $seat } zmienia bohatera: { WORD($old, kind: "hero") } odchodzi, { WORD($new, kind: "hero") } przychodzi
log-hero_removed = { $seat } usuwa z gry bohatera: { WORD($hero, kind: "hero") }
log-gave = { $seat } daje graczowi { $to_seat } { WORD($resource, kind: "resource", case: "acc") }
log-has_none = { $seat } nie ma { WORD($resource, kind: "resource", case: "gen") }
log-road_removed = { $seat } zdejmuje drogę: { PLACE($nth, $one, $two, $way, kind: "yield") }
log-looked_at_deck = { $seat } ogląda wierzchnie karty talii: { $n }
log-looked_at_hand = { $seat } ogląda karty gracza { $victim_seat }
log-tormund_home = { $seat } odsyła Tormunda do jego obozu (wcześniej: { PLACE($nth, $land, kind: "terrain") })
log-spared = { $seat } zatrzymuje { COUNT($cards, kind: "card", case: "acc") }
log-quiet = { $seat } buduje osadę i nie odkrywa dzikiego: { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-patrol_left = { $seat } odkłada Patrol, { $patrols ->
    [one] zostaje { $patrols }
    [few] zostają { $patrols }
   *[other] zostaje { $patrols }
 }
log-revealed_points = { $seat } pokazuje { COUNT($n, kind: "vp_card") }
log-glory = { $seat } wygrywa, ma { COUNT($points, kind: "point") }
log-tragedy = { $seat } odnosi tragiczne zwycięstwo: { COUNT($guards, kind: "guard") }, { COUNT($points, kind: "point") }, na ręce { COUNT($cards, kind: "card") }
log-no_winner = Nikt nie wygrywa

## Opcje stołu

table-option-mode = Gra
table-meaning-mode = Pełna gra z Murem, gra podstawowa bez niego albo zwykła klasyczna wyspa. Pięć i sześć osób gra w pełną grę na szerszej planszy.
table-value-mode-watch = Nocna Straż (3 lub 4 graczy)
table-value-mode-base = Gra podstawowa (3 lub 4 graczy)
table-value-mode-watch56 = Nocna Straż (5 lub 6 graczy)
table-value-mode-classic = Klasyczna wyspa (2 do 4 graczy)
table-option-setup = Plansza
table-meaning-setup = Plansza standardowa albo potasowane pola i szlaki handlowe.
table-value-setup-standard = standardowa
table-value-setup-variable = losowa
table-option-classic_numbers = Liczby klasycznej wyspy
table-meaning-classic_numbers = Na losowej klasycznej wyspie liczby leżą w spirali od wybrzeża albo dowolnie.
table-value-classic_numbers-spiral = w spirali
table-value-classic_numbers-random = dowolnie
table-option-combined_trade_build = Handel i budowa
table-meaning-combined_trade_build = Najpierw handel, potem budowa, albo jedno i drugie dowolnie. Na klasycznej wyspie można je łączyć, chyba że ustalono inaczej.
table-value-combined_trade_build-by_mode = jak w grze
table-value-combined_trade_build-separate = najpierw handel
table-value-combined_trade_build-combined = dowolnie
table-option-hero_tragedy = Tragedia bohaterów
table-meaning-hero_tragedy = Trzy takie same kości usuwają z gry bohatera z oferty.
table-value-hero_tragedy-false = nie
table-value-hero_tragedy-true = tak
table-option-max_offers_per_turn = Ofert na turę
table-meaning-max_offers_per_turn = Ile razy gracz może w turze zaproponować handel innym.
table-value-max_offers_per_turn-10 = 10
table-value-max_offers_per_turn-0 = bez handlu między graczami
table-value-max_offers_per_turn-1 = 1
table-value-max_offers_per_turn-2 = 2
table-value-max_offers_per_turn-5 = 5
table-option-compat_catanatron = Zasady programu catanatron
table-meaning-compat_catanatron = Tylko na klasycznej wyspie: stosować zasady programu catanatron tam, gdzie są inne.
table-value-compat_catanatron-false = nie
table-value-compat_catanatron-true = tak
table-option-turn_cap = Limit tur
table-meaning-turn_cap = Po tylu turach gra kończy się bez zwycięzcy.
table-value-turn_cap-500 = 500
table-value-turn_cap-20 = 20
table-value-turn_cap-50 = 50
table-value-turn_cap-100 = 100
table-value-turn_cap-1000 = 1000
table-option-first_player = Pierwszy gracz
table-meaning-first_player = Kto zaczyna.
table-value-first_player-random = wylosowany
table-values-first_player = { WORD($value, kind: "seat") }
table-option-sealed = Ukryte reakcje
table-meaning-sealed = Pytać także tych, którzy nie mają czego wybrać, żeby pominięcie nie zdradziło niczego o ich kartach.
table-value-sealed-false = nie
table-value-sealed-true = tak

## Koniec

ending-glorious = Chwalebne zwycięstwo.
ending-third_breach = Mur padł: tragiczny koniec.
ending-invasion = Dar zalali dzicy: tragiczny koniec.
ending-turn_cap = Limit tur został wyczerpany.
ending-ten_points = Osiągnięto dziesięć punktów.
ranking = { $ending ->
    [third_breach] { ranking-tragic }
    [invasion] { ranking-tragic }
    [turn_cap] Gdy skończą się tury, nie wygrywa nikt.
   *[other] Wygrywa, kto pierwszy ma dość punktów we własnej turze; o miejscach pozostałych decydują punkty.
 }
ranking-tragic = Po tragicznym końcu decydują strażnicy na Murze, potem punkty, potem karty surowców na ręce; gdy wszystko jest równe, nie wygrywa nikt.
