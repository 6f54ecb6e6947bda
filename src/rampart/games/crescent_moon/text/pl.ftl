# Crescent Moon: its words, then what the table asks, offers, refuses and tells.

game-title = Crescent Moon
game-help = Pięć postaci walczy o jedną krainę, a każda gra według własnych zasad: Watażka łupi, Murszid szerzy wpływy, Sułtan buduje miasta, Kalif kontroluje heksy, Nomada sprzedaje miecze. Rok ma cztery rundy po jednej akcji, potem wszyscy punktują. Heks kontrolujesz oddziałami i umocnieniami, wpływ masz dzięki żetonowi, a obecność daje cokolwiek. Umowy z Nomadą, Sułtanem i Murszidem wiążą, reszta to tylko słowa. Punkty są tajne. Po trzech lub czterech latach wygrywa, kto ma ich najwięcej.

## Postacie

character-warlord = Watażka
    .gen = Watażki
character-murshid = Murszid
    .gen = Murszida
character-sultan = Sułtan
    .gen = Sułtana
character-caliph = Kalif
    .gen = Kalifa
character-nomad = Nomada
    .gen = Nomady

## What the seats are called at the table

role-0 = { character-warlord }
role-1 = { character-murshid }
role-2 = { character-sultan }
role-3 = { character-caliph }
role-4 = { character-nomad }

## Karty mocy

card-campaign = Kampania
card-assassination = Zamach
card-imam = Imam
card-bribery = Łapówka
card-rebellion = Bunt
card-preacher = Kaznodzieja
card-informer = Donosiciel
card-missionary = Misjonarz
card-sabotage = Sabotaż
card-destroyer = Niszczyciel
card-raiders = Najeźdźcy
card-coercion = Przymus
card-horse_archers = Konni łucznicy
card-lightning_raid = Nagły najazd
card-forced_march = Forsowny marsz
card-terror = Postrach
card-guard = Straż
card-infantry = Piechota
card-general = Generał
card-siege_engines = Machiny wojenne
card-vizier = Wezyr
card-ships = Statki
card-corvee = Pańszczyzna
card-scorched_earth = Spalona ziemia
card-elder = Starszy
card-camel_cavalry = Jazda wielbłądzia
card-caravan = Karawana
card-ambush = Zasadzka
card-guides = Przewodnicy
card-unpaid_wages = Zaległy żołd
card-sheikh = Szejk

card_text-campaign = Walka: połóż na karcie połowę swoich oddziałów (zaokrąglając w dół), za każdy +1. Gdy zwycięzca jest znany, wracają do zapasu. Karta wraca na rękę.
card_text-assassination = Walka lub spór: odrzuć osobistość, którą ktokolwiek tu zagrał; nie ma ona żadnego efektu.
card_text-imam = Spór: +2.
card_text-bribery = Walka: przeciwnik ma o 1 mniej. Spór: strona innego gracza ma o 1 mniej. Ten gracz bierze kartę na rękę.
card_text-rebellion = Walka lub spór: w heksie z wioską +1, z miastem +2.
card_text-preacher = Spór: +1, z twoim wpływem w sąsiednim heksie +2.
card_text-informer = W każdej chwili: obejrzyj rękę innego gracza.
card_text-missionary = Akcja: przesuń swój żeton wpływu na sąsiedni heks bez żetonu, bez sporu.
card_text-sabotage = Akcja: w heksie, gdzie masz coś swojego, lub obok usuń cudzy fort albo zamień cudzy zamek na fort.
card_text-destroyer = Walka: na kartę dołącza twój oddział z sąsiedniego heksu. Walka: na kartę dołącza zwykły oddział z karty rezerw.
card_text-raiders = Walka: połóż na karcie do 3 swoich oddziałów, każdy zmniejsza twoje straty o 1.
card_text-coercion = Spór: +2.
card_text-horse_archers = Walka: atakujący +1. Walka: połóż na karcie swój oddział za +1.
card_text-lightning_raid = Akcja: wykonaj 1 ruch; potem możesz szturmować z nowego heksu. Albo szturmuj bez ruchu z dowolnego heksu.
card_text-forced_march = W każdej chwili: we własnej turze, przed akcją lub po niej, wykonaj 1 ruch.
card_text-terror = Walka: przeciwnik ma o 1 mniej. Spór: +1, z twoim oddziałem w heksie +2.
card_text-guard = Walka: obrońca +1. Walka: połóż na karcie swój oddział za +1.
card_text-infantry = Walka: połóż na karcie swój oddział za +1. Walka: twoje straty są o 1 mniejsze.
card_text-general = Walka: +1. Walka: do 2 twoich oddziałów odchodzi na sąsiednie heksy, których nie kontroluje inny gracz.
card_text-siege_engines = Walka: atakujący kładzie na karcie oddział, a fort lub zamek ma siłę 0. Walka: obrońca z fortem lub zamkiem +1.
card_text-vizier = Spór: +1, jeśli kontrolujesz heks, +2.
card_text-ships = W każdej chwili: do końca akcji rzeki nie rozdzielają heksów.
card_text-corvee = Akcja: buduj, każda budowla kosztuje o 1 monetę mniej.
card_text-scorched_earth = Walka: jako obrońca zakazujesz łupienia w tej walce.
card_text-elder = Walka: najemnik dowolnego gracza, stąd lub z sąsiedniego heksu, wraca do właściciela. Na kartę dołącza najemnik z twojego zapasu.
card_text-camel_cavalry = Walka: na pustyni +1. Walka: połóż na karcie swój oddział za +1.
card_text-caravan = Akcja: weź 5 monet.
card_text-ambush = Walka: +1, w dziczy i górach +2.
card_text-guides = W każdej chwili: podczas swojej akcji Ruch wykonaj do 2 ruchów więcej.
card_text-unpaid_wages = Walka: do 2 najemników przeciwnika ma siłę 0.
card_text-sheikh = Spór: +1, w dziczy, górach i na pustyni +2.
# in few words, for the faces of cards and for short options
draw-brief-campaign = połowa oddziałów +1, potem giną
draw-brief-assassination = usuwa osobistość
draw-brief-imam = wpływ +2
draw-brief-bribery = rywal −1, bierze kartę
draw-brief-rebellion = wioska +1, miasto +2
draw-brief-preacher = +1, obok twego wpływu +2
draw-brief-informer = podgląd ręki
draw-brief-missionary = przesuń żeton bez sporu
draw-brief-sabotage = zburz bliski fort
draw-brief-destroyer = 1 dołącza, 1 z rezerwy
draw-brief-raiders = do 3 oddziałów chroni
draw-brief-coercion = wpływ +2
draw-brief-horse_archers = atak +1, oddział +1
draw-brief-lightning_raid = ruch, potem szturm
draw-brief-forced_march = dodatkowy ruch
draw-brief-terror = rywal −1; wpływ +1 lub +2
draw-brief-guard = obrona +1, oddział +1
draw-brief-infantry = oddział +1, o stratę mniej
draw-brief-general = +1, wycofaj 2 oddziały
draw-brief-siege_engines = fort liczy 0; w nim +1
draw-brief-vizier = +1, z kontrolą +2
draw-brief-ships = rzeki nie dzielą
draw-brief-corvee = budowa o 1 taniej
draw-brief-scorched_earth = obrona: bez łupienia
draw-brief-elder = najemnik odchodzi, twój dołącza
draw-brief-camel_cavalry = pustynia +1, oddział +1
draw-brief-caravan = weź 5 monet
draw-brief-ambush = +1, dzicz i góry +2
draw-brief-guides = 2 ruchy więcej
draw-brief-unpaid_wages = 2 najemników liczy 0
draw-brief-sheikh = +1, dziki teren +2

type-event = wydarzenie
type-personage = osobistość
type-battalion = chorągiew
type-strategy = strategia

## Kraina

terrain-fertile = żyzna ziemia
terrain-wilderness = dzicz
terrain-mountain = góry
terrain-quarry = kamieniołom
terrain-desert = pustynia

## Cele

goal-units = Najwięcej oddziałów
goal-strongholds = Umocnienia
goal-sacred_control = Kontrola świętego miejsca
goal-sacks = Złupione budowle
goal-first_sacks = Pierwszy rok: łupy
goal-network = Żetony wpływu
goal-terrains = Tereny z wpływem
goal-sacred_influence = Wpływ w świętym miejscu
goal-first_tokens = Pierwszy rok: żetony
goal-cities = Miasta
goal-free_cities = Niezależne miasta
goal-towns = Wioski
goal-treasury = Skarbiec
goal-sacred_settlement = Osada w świętym miejscu
goal-first_cities = Pierwszy rok: miasta
goal-order = Kontrolowane heksy
goal-most_hexes = Najwięcej heksów
goal-ford = Kontrola brodu
goal-quarries = Kamieniołomy
goal-palace = Pałac stoi
goal-shielded = Chronione osady
goal-first_ford = Pierwszy rok: bród
goal-prosperity = Monety do wymiany
goal-mercenaries = Najemnicy na mapie
goal-wild_tokens = Żetony w dzikim terenie
goal-sacred_any = Święte miejsce

## Budowle, heksy, akcje, źródła punktów

building-fort = fort
    .acc = fort
    .gen = fortu
building-castle = zamek
    .acc = zamek
    .gen = zamku
building-palace = pałac
    .acc = pałac
    .gen = pałacu
building-town = wioska
    .acc = wioskę
    .gen = wioski
building-city = miasto
    .acc = miasto
    .gen = miasta

tile-ford = Bród
tile-river = Rzeka
tile-plain = Równina
tile-wilderness = Dzicz
tile-mountain = Góry
tile-quarry = Kamieniołom
tile-desert = Pustynia
tile-sacred_site = Święte miejsce

unit-ordinary = zwykły oddział
unit-mercenary = najemnik

group-warlord_1 = zwykły oddział i żeton wpływu
group-warlord_2 = żeton wpływu
group-murshid_1 = fort
group-murshid_2 = żeton wpływu
group-sultan_1 = miasto
group-sultan_2 = wioska, fort i najemnik
group-caliph_1 = zamek i zwykły oddział
group-caliph_2 = zamek
group-nomad_1 = najemnik i żeton wpływu
group-nomad_2 = żeton wpływu

market-far = daleki rynek
market-middle = średni rynek
market-near = bliski rynek
market-sultan = rynek Sułtana

action-pass = Pas
action-influence = Szerzenie wpływu
action-build = Budowa
action-move = Ruch
action-assault = Szturm
action-recruit = Pobór
action-hire = Wynajęcie najemników
action-bribe = Przekupienie najemników
action-buy = Zakup kart mocy
action-play = Zagranie karty mocy
action-levy = Danina
action-muster = Zwołanie sił
action-uprising = Powstanie
action-scheme = Intryga
action-conspire = Spisek
action-move_palace = Przeniesienie pałacu
action-desertion = Dezercja

source-start = Na początku
    .for = na początku
source-primary = Cel główny
    .for = za cel główny
source-secondary = Cel dodatkowy
    .for = za cel dodatkowy
source-sacred_site = Święte miejsce
    .for = za święte miejsce
source-first_year = Pierwszy rok
    .for = za cel pierwszego roku
source-deals = Umowy z Murszidem
    .for = z umowy

bank-0 = na wschodzie i północnym wschodzie
bank-1 = na północnym wschodzie i północnym zachodzie
bank-2 = na północnym zachodzie i zachodzie
bank-3 = na zachodzie i południowym zachodzie
bank-4 = na południowym zachodzie i południowym wschodzie
bank-5 = na południowym wschodzie i wschodzie
way-0 = na wschód
way-1 = na północny wschód
way-2 = na północny zachód
way-3 = na zachód
way-4 = na południowy zachód
way-5 = na południowy wschód

## Liczby

count-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
 }
    .acc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
     }
count-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
 }
    .acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     }
count-unit = { $n ->
    [one] { $n } oddział
    [few] { $n } oddziały
   *[many] { $n } oddziałów
 }
count-ordinary = { $n ->
    [one] { $n } zwykły oddział
    [few] { $n } zwykłe oddziały
   *[many] { $n } zwykłych oddziałów
 }
count-mercenary = { $n ->
    [one] { $n } najemnik
    [few] { $n } najemników
   *[many] { $n } najemników
 }
    .acc = { $n ->
        [one] { $n } najemnika
        [few] { $n } najemników
       *[many] { $n } najemników
     }
count-move = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
 }
count-building = { $n ->
    [one] { $n } budowla
    [few] { $n } budowle
   *[many] { $n } budowli
 }

named-card = { $copy ->
    [0] { WORD($card, kind: "card") }
   *[other] { WORD($card, kind: "card") } nr { $copy }
 }
played-card = { $added_by ->
    [nobody] { WORD($card, kind: "card") }
   *[other] { WORD($card, kind: "card") } od { WORD($added_by, kind: "character", case: "gen") }
 }
units-of-both-kinds = { $ordinary ->
    [0] { COUNT($mercenaries, kind: "mercenary", case: "acc") }
   *[other] { $mercenaries ->
        [0] { COUNT($ordinary, kind: "ordinary") }
       *[other] { COUNT($ordinary, kind: "ordinary") } i { COUNT($mercenaries, kind: "mercenary", case: "acc") }
     }
 }

## Pytania

choose_tile = Wybierz 1 ze swoich heksów. Stanie się częścią mapy.
place_tile = { WORD($tile, kind: "tile") }: wybierz, gdzie położysz ten heks. Oddziały ruszają się między sąsiednimi heksami.
place_group = Wybierz grupę początkową i heks dla niej.
place_palace = Wybierz heks dla pałacu. Daje punkty Kalifowi.
choose_action = Wybierz 1 akcję (runda { $round } z 4, rok { $year }).
play_card = Wybierz kartę, którą zagrasz jako akcję.
missionary_move = { card-missionary }: wybierz żeton i dokąd się przesunie.
sabotage_hex = { card-sabotage }: wybierz fort do usunięcia albo zamek, który stanie się fortem.
remove_excess = W { $hex } jest za dużo oddziałów. Wybierz, które odejdą: { COUNT($n, kind: "unit") }.
play_anytime = { $window ->
    [start] { WORD($character, kind: "character") } zaczyna turę. Czy zagrywasz kartę „W każdej chwili”?
    [declared] { WORD($character, kind: "character") } ogłasza akcję. Czy zagrywasz kartę „W każdej chwili”?
   *[end] Twoja tura się kończy. Czy zagrywasz kartę „W każdej chwili”?
 }
moment-anytime_start = Karty „W każdej chwili” na początku tury
moment-anytime_declared = Karty „W każdej chwili” po ogłoszeniu akcji
moment-anytime_end = Karty „W każdej chwili” na końcu tury
look_at_hand = Donosiciel: wybierz, czyją rękę obejrzysz.
discard_down = Masz za dużo kart: odrzuć { COUNT($n, kind: "card", case: "acc") }.
influence_hex = Wybierz heks dla żetonu wpływu. Jeśli inni się sprzeciwią, położysz go tylko po wygranym sporze.
declare_side = { WORD($character, kind: "character") } chce zdobyć wpływ w { $hex }. Wybierz stronę: wygrana zastąpi leżący tam żeton, przegrana nic nie zmieni.
build = Wybierz budowlę i heks. Jeszcze { COUNT($left, kind: "building") }, masz { COUNT($coins, kind: "coin", case: "acc") }.
move = { $march ->
    [forced_march] Forsowny marsz: wybierz 1 ruch.
    [raid] Nagły najazd: wybierz 1 ruch.
   *[other] Wybierz, skąd i dokąd ruszasz. Jeszcze { COUNT($left, kind: "move") }.
 }
move_ordinary = { $march ->
    [assault] Szturm z { $from } na { $to }: wybierz, ile zwykłych oddziałów idzie.
    [raid_assault] Szturm z { $from } na { $to }: wybierz, ile zwykłych oddziałów idzie.
   *[other] Z { $from } do { $to }: wybierz, ile zwykłych oddziałów idzie.
 }
move_mercenaries = { $march ->
    [assault] Szturm z { $from } na { $to }: wybierz, ilu najemników idzie.
    [raid_assault] Szturm z { $from } na { $to }: wybierz, ilu najemników idzie.
   *[other] Z { $from } do { $to }: wybierz, ilu najemników idzie.
 }
assault = Wybierz cel szturmu i skąd ruszasz. Widzisz siły przed kartami.
raid_assault = Czy także szturmujesz? Wybierz cel albo zakończ.
follow_up = Twoi nowi najemnicy mogą od razu wykonać ruch lub szturm. Wybierz dokąd.
recruit = Wybierz heks dla oddziału. Jeszcze { COUNT($left, kind: "unit") }.
hire_at_bank = Wybierz, ilu najemników wynajmujesz.
place_hired = Wybierz heks dla najemnika.
bribe_hex = Wybierz heks, w którym przekupisz najemników Nomady. Jeśli Nomada się zgodzi, będą twoi.
propose_units = Wybierz, ilu najemników chcesz.
propose_price = { $over ->
    [hire] { COUNT($units, kind: "mercenary") } z rezerwy Nomady: zaproponuj cenę.
    [bribe] { COUNT($units, kind: "mercenary") } Nomady w { $hex }: zaproponuj cenę.
   *[card] Karta { WORD($card, kind: "card") } z rynku Sułtana: zaproponuj cenę.
 }
answer_proposal = { $over ->
    [hire] { WORD($character, kind: "character") } chce wynająć { COUNT($units, kind: "mercenary", case: "acc") } za { COUNT($price, kind: "coin", case: "acc") }. Zgoda?
    [bribe] { WORD($character, kind: "character") } chce przekupić { COUNT($units, kind: "mercenary", case: "acc") } w { $hex } za { COUNT($price, kind: "coin", case: "acc") }. Zgoda?
   *[card] { WORD($character, kind: "character") } chce kupić kartę { WORD($card, kind: "card") } za { COUNT($price, kind: "coin", case: "acc") }. Zgoda?
 }
buy = Wybierz kartę do kupienia. Masz { COUNT($coins, kind: "coin", case: "acc") }.
take_schemed = { $n ->
    [2] Wybierz 2 z tych kart. Zatrzymasz je.
   *[other] Wybierz 1 z tych kart. Zatrzymasz ją.
 }
conspire = Wybierz kartę, którą wyłożysz odkrytą na swój rynek. Inni mogą ją kupić.
muster = Zwołanie sił: wybierz heks i liczbę oddziałów.
uprising_hex = Wybierz heks powstania. Zaatakuje w nim twój żeton.
palace_hex = Wybierz, dokąd przeniesie się pałac. Daje punkty Kalifowi.
desertion_hex = Wybierz heks, w którym najemnicy zdezerterują.
desert_units = Wybierz, ilu zdezerteruje.
ask_promise = Wybierz, ilu punktów żądasz za wsparcie. { WORD($character, kind: "character") } zapłaci tylko za zwycięstwo.
offer_promise = { $asked ->
    [0] Czy oferujesz Murszidowi punkty za pomoc? Płacisz tylko, jeśli wygrasz.
   *[other] Murszid żąda: { COUNT($asked, kind: "point") }. Wybierz, ile obiecujesz: płacisz tylko, jeśli wygrasz.
 }
weigh_offers = Przyjmij ofertę albo zażądaj więcej. Punkty płaci się tylko za zwycięstwo tej strony.
answer_counter = Murszid chce { COUNT($points, kind: "point") }, jeśli wygrasz. Zgoda?
settle_offers = Przyjmij inną ofertę albo żadną.
choose_cards = { $clash ->
    [combat] Walka w { $hex }: potajemnie wybierz karty (przed kartami { $attack } przeciw { $defence }).
   *[contest] Spór o { $hex }: potajemnie wybierz karty (przed kartami { $attack } przeciw { $defence }, gdy wszyscy są przeciw).
 } Osobistości wrócą za rok, wydarzenia odrzucasz.
meddle = Wybierz, komu pomogą twoje karty.
next_card = Wybierz kartę, która zadziała teraz.
use_entry = { WORD($card, kind: "card") }: czy używasz tego efektu?
assassinate = { card-assassination }: wybierz osobistość do odrzucenia.
campaign = { card-campaign }: wybierz oddziały, które położysz na karcie.
assign = { WORD($card, kind: "card") }: wybierz oddziały, które położysz na karcie.
call_unit = { card-destroyer }: wybierz oddział, który dołączy.
withdraw = { card-general }: wybierz oddział, który opuści walkę.
withdraw_to = Wybierz, dokąd pójdzie oddział.
elder = { card-elder }: wybierz najemnika, który wróci do właściciela.
unpaid_wages = { card-unpaid_wages }: wybierz, ilu najemników przeciwnika ma siłę 0.
bribery = { card-bribery }: wybierz, czyja strona ma o 1 mniej.
decide_tie = Remis w { $hex }, { $strength } do { $strength }: ty decydujesz, kto wygrywa.
give_up_units = Twoje straty: { COUNT($n, kind: "unit") }. Wybierz które.
capture = Kontrolujesz { $hex }. Czy przejmujesz umocnienie na własność?
sack_settlement = Kontrolujesz { $hex }. Czy łupisz osadę dla monet i punktów?
convert_coins = Wybierz, ile monet zamienisz na punkty.

## Na co się czeka

waiting-choose_tile = { $seat } wybiera heks
waiting-place_tile = { $seat } kładzie heks
waiting-place_group = { $seat } wystawia grupę początkową
waiting-place_palace = { $seat } stawia pałac
waiting-choose_action = { $seat } wybiera akcję
waiting-play_card = { $seat } zagrywa kartę
waiting-missionary_move = { $seat } wysyła misjonarza
waiting-sabotage_hex = { $seat } dokonuje sabotażu
waiting-remove_excess = { $seat } usuwa oddziały
waiting-play_anytime = { $seat } myśli
waiting-look_at_hand = { $seat } ogląda rękę
waiting-discard_down = { $seat } odrzuca karty
waiting-influence_hex = { $seat } szerzy wpływ
waiting-declare_side = { $seat } wybiera stronę
waiting-build = { $seat } buduje
waiting-move = { $seat } rusza oddziały
waiting-move_ordinary = { $seat } wybiera oddziały
waiting-move_mercenaries = { $seat } wybiera najemników
waiting-assault = { $seat } wybiera cel szturmu
waiting-raid_assault = { $seat } decyduje o szturmie
waiting-follow_up = { $seat } wysyła przekupionych najemników
waiting-recruit = { $seat } przeprowadza pobór
waiting-hire_at_bank = { $seat } wynajmuje najemników
waiting-place_hired = { $seat } wystawia najemników
waiting-bribe_hex = { $seat } wybiera, kogo przekupić
waiting-propose_units = { $seat } składa ofertę
waiting-propose_price = { $seat } podaje cenę
waiting-answer_proposal = { $seat } odpowiada na ofertę
waiting-buy = { $seat } kupuje karty
waiting-take_schemed = { $seat } knuje intrygę
waiting-conspire = { $seat } spiskuje
waiting-muster = { $seat } zwołuje siły
waiting-uprising_hex = { $seat } wywołuje powstanie
waiting-palace_hex = { $seat } przenosi pałac
waiting-desertion_hex = { $seat } wywołuje dezercję
waiting-desert_units = { $seat } wybiera liczbę dezerterów
waiting-ask_promise = { $seat } podaje cenę wsparcia
waiting-offer_promise = { $seat } rozważa obietnicę
waiting-weigh_offers = { $seat } rozważa oferty
waiting-answer_counter = { $seat } odpowiada Murszidowi
waiting-settle_offers = { $seat } decyduje o ofercie
waiting-choose_cards = { $seat } wybiera karty
waiting-meddle = { $seat } wybiera stronę
waiting-next_card = { $seat } rozpatruje karty
waiting-use_entry = { $seat } używa karty
waiting-assassinate = { $seat } wybiera osobistość
waiting-campaign = { $seat } przydziela oddziały
waiting-assign = { $seat } kładzie oddziały na karcie
waiting-call_unit = { $seat } wzywa oddział
waiting-withdraw = { $seat } wycofuje oddziały
waiting-withdraw_to = { $seat } wycofuje oddziały
waiting-elder = { $seat } odsyła najemnika
waiting-unpaid_wages = { $seat } wybiera nieopłaconych
waiting-bribery = { $seat } wybiera, kogo przekupić
waiting-decide_tie = { $seat } rozstrzyga remis
waiting-give_up_units = { $seat } wybiera straty
waiting-capture = { $seat } decyduje o przejęciu
waiting-sack_settlement = { $seat } decyduje o złupieniu
waiting-convert_coins = { $seat } wymienia monety

## Możliwości

option-tile = { WORD($tile, kind: "tile") }
option-place-tile = { $more ->
    [0] { $steps } { WORD($way, kind: "way") } od brodu
   *[other] { $steps } { WORD($way, kind: "way") } i { $more } { WORD($then, kind: "way") } od brodu
 }
option-place-river = { $more ->
    [0] { $steps } { WORD($way, kind: "way") } od brodu, rzeka { WORD($turn, kind: "bank") }
   *[other] { $steps } { WORD($way, kind: "way") } i { $more } { WORD($then, kind: "way") } od brodu, rzeka { WORD($turn, kind: "bank") }
 }
option-group = W { $hex }: { WORD($group, kind: "group") }
option-place_palace = Pałac w { $hex }
option-action = { WORD($action, kind: "action") }
option-talk = Poproś Sułtana o kartę { named-card }
option-missionary_move = Z { $from } do { $to }
option-sabotage_hex = Sabotaż w { $hex }
option-leave = { START(units-of-both-kinds) }
option-stop = Gotowe
option-no-card = Bez karty
option-play = Zagraj kartę { WORD($card, kind: "card") }
option-look = { WORD($character, kind: "character") }, { COUNT($cards, kind: "card") }
option-discard = Odrzuć kartę { WORD($card, kind: "card") }
option-influence_hex = Wpływ w { $hex }
option-supporter = Wesprzyj atakującego
option-defender = Sprzeciw się
option-build = { START(WORD($building, kind: "building")) } w { $hex }
option-move = Z { $from } do { $to }
option-no-move = Bez ruchu, od razu szturm
option-ordinary = { COUNT($n, kind: "ordinary") }
option-mercenaries = { COUNT($n, kind: "mercenary") }
option-assault = Szturm z { $from } na { $to }
option-raid_assault = Szturm z { $from } na { $to }
option-follow-move = Ruch do { $hex }
option-follow-assault = Szturm na { $hex }
option-recruit = Oddział w { $hex }
option-hire = { COUNT($n, kind: "mercenary") } za { COUNT($coins, kind: "coin", case: "acc") }
option-place_hired = Najemnik w { $hex }
option-bribe_hex = Najemnicy w { $hex }
option-units = { COUNT($n, kind: "mercenary") }
option-price = { COUNT($coins, kind: "coin") }
option-accept = Przyjmij
option-refuse = Odmów
option-counter = Złóż kontrofertę
option-buy = { named-card }, { WORD($market, kind: "market") }
option-take = Weź kartę { WORD($card, kind: "card") }
option-take-two = Weź karty { WORD($card, kind: "card") } i { WORD($other, kind: "card") }
option-show = Wyłóż kartę { WORD($card, kind: "card") }
option-muster = { COUNT($n, kind: "unit") } w { $hex }
option-uprising_hex = Powstanie w { $hex }
option-palace_hex = Przenieś pałac do { $hex }
option-desertion_hex = Dezercja w { $hex }
option-desert = { COUNT($n, kind: "mercenary") }
option-ask = { $points ->
    [0] Nie żądaj niczego
   *[other] Żądaj: { COUNT($points, kind: "point") }
 }
option-offer = { $points ->
    [0] Nie obiecuj niczego
   *[other] Obiecaj { COUNT($points, kind: "point") }
 }
option-accept-deal = Przyjmij { COUNT($points, kind: "point") } od { WORD($character, kind: "character", case: "gen") }
option-counter-deal = Żądaj od { WORD($character, kind: "character", case: "gen") }: { COUNT($points, kind: "point") }
option-no-deal = Bez umowy
option-add-card = Dodaj kartę { WORD($card, kind: "card") }
option-cards-done = Zagraj te karty
option-cards-none = Nie zagrywaj kart
option-meddle = Pomóż stronie { WORD($character, kind: "character", case: "gen") }
option-resolve = { WORD($card, kind: "card") }
option-resolve-of = { WORD($card, kind: "card") } od { WORD($character, kind: "character", case: "gen") }
option-use = Użyj
option-decline = Zrezygnuj
option-assassinate = { WORD($card, kind: "card") } od { WORD($character, kind: "character", case: "gen") }
option-assign = Połóż { units-of-both-kinds }
option-call-unit = { START(WORD($kind, kind: "unit")) } z { $hex }
option-withdraw = { START(WORD($kind, kind: "unit")) }
option-withdraw-card = { START(WORD($kind, kind: "unit")) } z karty { played-card }
option-withdraw_to = Do { $hex }
option-elder = Najemnik { WORD($character, kind: "character", case: "gen") } w { $hex }
option-elder-card = Najemnik { WORD($character, kind: "character", case: "gen") } na karcie { played-card }
option-elder-nobody = Nikogo nie usuwaj, dodaj swojego
option-unpaid = { COUNT($n, kind: "mercenary") }
option-bribery = Strona { WORD($character, kind: "character", case: "gen") }
option-tie = { $side ->
    [attacker] Wygrywa atakujący
   *[defender] Wygrywa obrońca
 }
option-lose = Strać { units-of-both-kinds }
option-capture = Przejmij { WORD($building, kind: "building", case: "acc") }
option-no-capture = Nie przejmuj { WORD($building, kind: "building", case: "gen") }
option-sack = Złup { WORD($settlement, kind: "building", case: "acc") }
option-spare = Oszczędź { WORD($settlement, kind: "building", case: "acc") }
option-convert = { $coins ->
    [0] Zachowaj wszystkie monety
   *[other] { COUNT($coins, kind: "coin") } za { COUNT($points, kind: "point") }
 }
aside-anytime = W każdej chwili: { WORD($what, kind: "card") }
aside_effect-anytime = { WORD($what, kind: "draw-brief") }

## Skutki

effect-action = { $action ->
    [pass] nie rób nic w tej rundzie
    [influence] połóż żeton lub spieraj się o heks
    [build] postaw 1 lub więcej budowli
    [move] przesuń oddziały na sąsiednie heksy
    [assault] atakuj lub złup, czego nikt nie strzeże
    [recruit] wystaw oddziały z rezerwy
    [hire] zapłać za najemników
    [bribe] przeciągnij do siebie najemników Nomady
    [buy] kup po 1 karcie z każdego rynku
    [play] użyj karty z Akcją
    [levy] weź 1 monetę
    [muster] zdobądź oddziały za żetony
    [uprising] żeton staje się atakiem
    [scheme] poszukaj swoich kart
    [conspire] uzupełnij swój rynek
    [move_palace] przenieś pałac
   *[desertion] inni tracą najemników
 }
effect-talk = uzgodnij cenę, potem kup: { WORD($card, kind: "draw-brief") }
effect-sabotage = { WORD($building, kind: "building") } { WORD($character, kind: "character", case: "gen") }
effect-card = { WORD($card, kind: "card_text") }
effect-card-brief = { WORD($card, kind: "draw-brief") }
effect-entry = { $verb ->
    [strengthen] +{ $n } dla twojej strony
    [weaken] −{ $n } dla przeciwnika
    [spare] straty mniejsze o { $n }
    [call_reserve] dołącza oddział z twojej rezerwy
   *[scorch] w tej walce nie wolno łupić
 }
effect-free = nikt nie może się sprzeciwić, kładziesz żeton
effect-contest = { $n ->
    [one] { $n } gracz może się sprzeciwić, przed kartami { $attack } przeciw { $defence }
    [few] { $n } graczy może się sprzeciwić, razem przed kartami { $attack } przeciw { $defence }
   *[many] { $n } graczy może się sprzeciwić, razem przed kartami { $attack } przeciw { $defence }
 }
effect-side = { $attack } przeciw { $defence } przed kartami według dotychczasowych stron
effect-bare = { $attack } przeciw { $defence }, jeśli nikt nie zagra karty{ $clash ->
    [combat] { "" }
   *[contest] { " " }i wszyscy będą przeciw
 }: { $result ->
    [attacker] wygrywa atakujący
    [tie] decyduje Murszid
   *[defender] wygrywa obrona
 }
effect-buy = { $coins ->
    [0] za darmo
   *[other] kosztuje { COUNT($coins, kind: "coin", case: "acc") }
 }: { WORD($card, kind: "draw-brief") }
effect-two-cards = { WORD($card, kind: "draw-brief") } oraz { WORD($other, kind: "draw-brief") }
effect-price = kosztuje { COUNT($coins, kind: "coin", case: "acc") }
effect-attack = przed kartami { $attack } przeciw { $defence }, obrońca: { WORD($character, kind: "character") }
effect-odds = { $result ->
    [won] { $attack } przeciw { $defence } przed kartami: wygrywasz, { $left ->
        [one] zostaje
        [few] zostają
       *[many] zostaje
     } { COUNT($left, kind: "unit") }
    [tie] { $attack } przeciw { $defence } przed kartami: decyduje Murszid
   *[lost] { $attack } przeciw { $defence } przed kartami: przegrywasz
 }
effect-assign = { $verb ->
    [campaign] +{ $n } dla twojej strony, potem wracają do zapasu
    [shelter] straty mniejsze o { $n }
    [breach] fort lub zamek ma siłę 0
   *[post] +{ $n } dla twojej strony
 }
effect-another-action = { WORD($character, kind: "character") } wybiera inną akcję
effect-proposal = propozycja { $n } z { $most }
effect-sack = łupisz { WORD($settlement, kind: "building", case: "acc") } bez walki
effect-bribable = { COUNT($n, kind: "mercenary") } Nomady
effect-token-stays = twój żeton zostaje
effect-token-goes = twój żeton wraca do twojego zapasu
effect-deserters = { COUNT($n, kind: "mercenary") } { WORD($character, kind: "character", case: "gen") }
effect-plunder = zdobywasz { COUNT($coins, kind: "coin", case: "acc") }{ $points ->
    [0] { "" }
   *[other] { " " }i { COUNT($points, kind: "point") }
 }
effect-razed = znika, nie dostajesz monet
effect-coins-left = { $coins ->
    [one] zostanie
    [few] zostaną
   *[many] zostanie
 } ci { COUNT($coins, kind: "coin") }
effect-coins-then = będziesz mieć { COUNT($coins, kind: "coin", case: "acc") }

## Dlaczego nie

why-no-river-end = Rzeki nie można tam przedłużyć, ale pasuje inny twój heks.
why-no-influence = Nie masz w zasięgu innego heksu. Wybierz inną akcję.
why-no-token = Nie masz już żetonów wpływu. Wybierz inną akcję.
why-reserve-empty = Twoja karta rezerw jest pusta. Wybierz inną akcję.
why-no-supply = Nie masz już oddziałów w zapasie. Wybierz inną akcję.
why-nomad-reserve = Karta rezerw Nomady jest pusta. Wybierz inną akcję.
why-talked = Negocjacje o to już się w tej turze odbyły. Spróbuj w następnej.
why-no-nomad = W tej grze nie ma Nomady. Wybierz inną akcję.
why-no-deck = Nie ma już kart do dobrania. Wybierz inną akcję.
why-no-build = Nie ma nic, co możesz zbudować i opłacić. Wybierz inną akcję.
why-no-move = Żaden twój oddział nie może się ruszyć. Wybierz inną akcję.
why-no-assault = Twoje oddziały nie mają celu w zasięgu. Najpierw przesuń je bliżej.
why-no-recruit = Żaden heks nie jest dostępny dla twoich oddziałów. Wybierz inną akcję.
why-no-hire = Żaden heks nie jest dostępny dla twoich najemników. Wybierz inną akcję.
why-no-bribe = Nomada nie ma najemników na mapie. Wybierz inną akcję.
why-no-buy = Nie stać cię na żadną kartę. Najpierw zdobądź monety.
why-no-play = Żadna twoja karta nic teraz nie da jako akcja. Wybierz inną akcję.
why-no-muster = Żaden twój żeton nie leży w heksie, do którego możesz wejść. Najpierw rozszerz tam swój wpływ.
why-no-uprising = Żaden twój żeton nie leży w heksie innego gracza. Najpierw rozszerz tam swój wpływ.
why-no-conspire = Na twoim rynku nie ma wolnego miejsca. Poczekaj, aż ktoś kupi kartę.
why-no-move-palace = Żaden inny heks nie jest otwarty dla pałacu. Wybierz inną akcję.
why-no-desertion = Nikt inny nie ma najemników na mapie. Wybierz inną akcję.
why-no-use = Ta karta nic teraz nie da. Wybierz inną kartę.
why-campaign-stays = Kampania zawsze wraca na rękę. Wybierz inną kartę.
why-own-token = Twój żeton już tam leży. Wybierz inny heks.
why-river = Te heksy rozdziela rzeka. Przekroczysz ją tylko z kartą Statki.
why-controlled = Ten heks kontroluje { WORD($character, kind: "character") }. Wejdziesz tam tylko szturmem.
why-nothing-to-take = Nikt nie kontroluje tego heksu i nie ma tam czego łupić. Wybierz inny.
why-no-entry = { $clash ->
    [combat] Ta karta nic nie robi w walce. Wybierz inną kartę.
   *[contest] Ta karta nic nie robi w sporze. Wybierz inną kartę.
 }
why-coins = To kosztuje { COUNT($price, kind: "coin", case: "acc") }, masz { $coins }.
why-points = Masz tylko { COUNT($points, kind: "point") }. Wybierz mniejszą liczbę.
why-no-piece = Nie masz już takiej budowli. Wybierz inną.
why-other-controls = Ten heks kontroluje inny gracz. Wybierz inny heks.
why-built-here = W tej akcji stanęła tam już budowla. Wybierz inny heks.
why-market-used = Z tego rynku można w jednej akcji kupić tylko 1 kartę. Wybierz inny rynek.

## Opcje stołu

table-option-map = Mapa
table-meaning-map = Gotowa mapa dla waszej liczby graczy albo losowa, którą układacie razem.
table-value-map-divided = Podzielona kraina
table-value-map-thaw = Wiosenne roztopy
table-value-map-open = Otwarte równiny
table-value-map-valley = Żyzna dolina
table-value-map-meeting = Miejsce spotkań
table-value-map-variable = losowa mapa
table-option-years = Lata
table-meaning-years = Trzy lata albo cztery w długiej grze.
table-value-years-3 = trzy
table-value-years-4 = cztery
table-option-sealed = Ukryte reakcje
table-meaning-sealed = W każdej przerwie na karty „W każdej chwili” pytany jest każdy, kto ma karty, nawet jeśli mógłby tylko spasować, więc nie widać, kto mógł coś zagrać.
table-value-sealed-false = nie, pytani są tylko ci, którzy mogą zagrać
table-value-sealed-true = tak
table-option-mirrored = Rynek w lustrze
table-meaning-mirrored = Karty na rynku przesuwają się w lewo. Niczego to nie zmienia w grze.
table-value-mirrored-false = nie
table-value-mirrored-true = tak

## Co się stało

log-year = Rok { $year }
log-income = { $seat } otrzymuje dochód: { COUNT($coins, kind: "coin") }
log-reserves = { $seat } dodaje do rezerw: { COUNT($n, kind: "unit") }
log-cards_back = { $seat } bierze z powrotem na rękę: { COUNT($n, kind: "card") }
log-market_cleared-piece = { WORD($card, kind: "card") }
log-market_cleared-together = Z bliskiego rynku znika: { $pieces }
log-market_filled-piece = { WORD($card, kind: "card") }
log-market_filled-together = Nowe na rynku: { $pieces }
log-turn = Rok { $year }, runda { $round }: { $seat }
log-action = { $seat } wybiera: { WORD($action, kind: "action") }
log-coins = { SIGN($coins) ->
    [minus] { $seat } płaci { COUNT($coins, kind: "coin", case: "acc") }
   *[plus] { $seat } otrzymuje { COUNT($coins, kind: "coin", case: "acc") }
 }
log-paid = { $seat } płaci graczowi { $to_seat } { COUNT($coins, kind: "coin", case: "acc") }
log-points = { SIGN($points) ->
    [minus] { $seat } traci { COUNT($points, kind: "point") } { WORD($source, kind: "source", case: "for") }
   *[plus] { $seat } zdobywa { COUNT($points, kind: "point") } { WORD($source, kind: "source", case: "for") }
 }
log-moved = { $seat } przesuwa { units-of-both-kinds } z { $from } do { $to }
log-placed_units = { $seat } wystawia { units-of-both-kinds } w { $hex }
log-removed_units = { $seat } zabiera do zapasu { units-of-both-kinds } z { $hex }
log-retreated = { $seat } wycofuje { units-of-both-kinds } z { $hex }
log-built = { $seat } buduje { WORD($building, kind: "building", case: "acc") } w { $hex }
log-token_placed = { $seat } zyskuje wpływ w { $hex }
log-token_removed = { $seat } traci wpływ w { $hex }
log-sacked = { $seat } łupi { WORD($building, kind: "building", case: "acc") } w { $hex } za { COUNT($coins, kind: "coin", case: "acc") }
log-captured = { $seat } przejmuje { WORD($building, kind: "building", case: "acc") } w { $hex }
log-razed = { $seat } burzy { WORD($building, kind: "building", case: "acc") } w { $hex }
log-palace = { $seat } stawia pałac w { $hex }
log-bought = { $seat } bierze kartę { WORD($card, kind: "card") } ({ WORD($market, kind: "market") }) za { COUNT($price, kind: "coin", case: "acc") }
log-discarded = { $seat } odrzuca kartę { WORD($card, kind: "card") }
log-played = { $seat } zagrywa kartę { WORD($card, kind: "card") }
log-looked = { $card_1 ->
    [hidden] { $seat } ogląda rękę gracza { $at_seat }
    [none] { $seat } ogląda rękę gracza { $at_seat }, jest pusta
   *[other] { $seat } ogląda rękę gracza { $at_seat }: { WORD($card_1, kind: "card") }{ next-card-2 }{ next-card-3 }{ next-card-4 }{ next-card-5 }{ next-card-6 }{ next-card-7 }{ next-card-8 }
 }
next-card-2 = { $card_2 ->
    [none] { "" }
   *[other] , { WORD($card_2, kind: "card") }
 }
next-card-3 = { $card_3 ->
    [none] { "" }
   *[other] , { WORD($card_3, kind: "card") }
 }
next-card-4 = { $card_4 ->
    [none] { "" }
   *[other] , { WORD($card_4, kind: "card") }
 }
next-card-5 = { $card_5 ->
    [none] { "" }
   *[other] , { WORD($card_5, kind: "card") }
 }
next-card-6 = { $card_6 ->
    [none] { "" }
   *[other] , { WORD($card_6, kind: "card") }
 }
next-card-7 = { $card_7 ->
    [none] { "" }
   *[other] , { WORD($card_7, kind: "card") }
 }
next-card-8 = { $card_8 ->
    [none] { "" }
   *[other] , { WORD($card_8, kind: "card") }
 }
log-schemed = { $seat } snuje intrygę i bierze { COUNT($taken, kind: "card", case: "acc") }{ $card_1 ->
    [hidden] { "" }
    [none] { "" }
   *[other] : { WORD($card_1, kind: "card") }{ next-card-2 }
 }{ $missing ->
    [0] { "" }
   *[other] ; brakuje: { COUNT($missing, kind: "card") }
 }
log-conspired = { $seat } wykłada kartę { WORD($card, kind: "card") } na rynek Sułtana
log-proposed = { $over ->
    [hire] { $seat } proponuje: { COUNT($units, kind: "mercenary") } za { COUNT($price, kind: "coin", case: "acc") }
    [bribe] { $seat } proponuje: { COUNT($units, kind: "mercenary") } w { $hex } za { COUNT($price, kind: "coin", case: "acc") }
   *[card] { $seat } proponuje: { WORD($card, kind: "card") } za { COUNT($price, kind: "coin", case: "acc") }
 }
log-agreed = { $seat } się zgadza: { $units ->
    [0] { COUNT($price, kind: "coin") }
   *[other] { COUNT($units, kind: "mercenary") } za { COUNT($price, kind: "coin", case: "acc") }
 }
log-refused = { $seat } odmawia
log-combat = { $seat } atakuje gracza { $to_seat } w { $hex }: { $attack } przeciw { $defence }
log-contest = { $seat } spiera się o wpływ w { $hex }
log-asked = { $seat } żąda od gracza { $to_seat }: { COUNT($points, kind: "point") }
log-offered = { $seat } obiecuje { COUNT($points, kind: "point") } za zwycięstwo
log-countered = { $seat } chce od gracza { $to_seat }: { COUNT($points, kind: "point") }
log-deal = { $seat } zawiera umowę z Murszidem: { COUNT($points, kind: "point") } za zwycięstwo
log-no_deal = { $seat } nie zawiera umowy
log-deal_paid = { $seat } płaci Murszidowi { COUNT($points, kind: "point") }
log-meddled = { $seat } wspiera gracza { $to_seat }
log-declared = { $side ->
    [attacker] { $seat } wspiera atakującego
   *[defender] { $seat } się sprzeciwia
 }
log-revealed = { $seat } odkrywa kartę { WORD($card, kind: "card") }
log-effect = { $verb ->
    [strengthen] { $seat }: karta { WORD($card, kind: "card") } daje +{ $n }
    [weaken] { $seat }: karta { WORD($card, kind: "card") } odbiera przeciwnikowi { $n }
    [spare] { $seat }: karta { WORD($card, kind: "card") } zmniejsza straty o { $n }
    [unpaid] { $seat }: karta { WORD($card, kind: "card") } pozbawia siły { COUNT($n, kind: "mercenary", case: "acc") }
    [scorch] { $seat }: karta { WORD($card, kind: "card") } zakazuje łupienia
   *[other] { $seat } używa karty { WORD($card, kind: "card") }
 }
log-declined = { $seat } rezygnuje z efektu karty { WORD($card, kind: "card") }
log-assassinated = { $seat } zagrywa Zamach i odrzuca kartę { WORD($card, kind: "card") } gracza { $of_seat }
log-assigned = { $seat } kładzie { units-of-both-kinds } na karcie { WORD($card, kind: "card") }
log-strengths = Siła: { $attack } do { $defence }
log-tie = { $side ->
    [attacker] { $seat } rozstrzyga remis dla atakującego
   *[defender] { $seat } rozstrzyga remis dla obrońcy
 }
log-won = { $side ->
    [attacker] { $seat } wygrywa w ataku
   *[defender] { $seat } wygrywa w obronie
 }
log-settled = { $side ->
    [attacker] { $seat } wygrywa spór
   *[defender] { $seat } przegrywa spór
 }
log-losses = { $seat } traci { units-of-both-kinds }
log-tile = { $seat } kładzie heks: { WORD($tile, kind: "tile") }
log-group = { $seat } wystawia w { $hex }: { WORD($group, kind: "group") }
log-scored = { $seat } ogłasza { COUNT($points, kind: "point") } za ten rok
log-taken_back = { $seat } bierze na rękę kartę { WORD($card, kind: "card") }
log-reshuffled = Ze stosu odrzuconych powstaje nowa talia: { COUNT($n, kind: "card") }

## Koniec

ending-end = Minął ostatni rok.
ranking = Przy równych punktach decydują monety, potem kolejność tur.

## Offers

goods-coin = monety
goods-mercenary = najemnicy
