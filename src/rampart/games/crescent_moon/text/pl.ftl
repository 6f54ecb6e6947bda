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
card_text-lightning_raid = Akcja: wykonaj jeden ruch; potem możesz szturmować z nowego heksu. Albo szturmuj bez ruchu z dowolnego heksu.
card_text-forced_march = W każdej chwili: we własnej turze, przed akcją lub po niej, wykonaj jeden ruch.
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
goal-strongholds = Twierdze
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
action-hire = Wynajem najemników
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
units-of-both-kinds = { $ordinary ->
    [0] { COUNT($mercenaries, kind: "mercenary", case: "acc") }
   *[other] { $mercenaries ->
        [0] { COUNT($ordinary, kind: "ordinary") }
       *[other] { COUNT($ordinary, kind: "ordinary") } i { COUNT($mercenaries, kind: "mercenary", case: "acc") }
     }
 }

## Pytania

choose_tile = Który z twoich heksów kładziesz?
place_tile = { WORD($tile, kind: "tile") }: gdzie kładziesz ten heks?
place_group = Którą grupę początkową wystawiasz i gdzie?
place_palace = Gdzie stanie pałac?
choose_action = Wybierz akcję. Trwa runda { $round } roku { $year }.
play_card = Którą kartę zagrywasz?
missionary_move = { card-missionary }: który żeton się przesuwa i dokąd?
sabotage_hex = { card-sabotage }: którą twierdzę trafiasz?
remove_excess = Za dużo oddziałów w { $hex }, do usunięcia: { COUNT($n, kind: "unit") }. Które?
play_anytime = { $window ->
    [start] { WORD($character, kind: "character") } zaczyna turę. Czy zagrywasz kartę „W każdej chwili”?
    [declared] { WORD($character, kind: "character") } ogłasza akcję. Czy zagrywasz kartę W każdej chwili?
   *[end] Twoja tura się kończy. Czy zagrywasz kartę W każdej chwili?
 }
moment-anytime_start = Zaczyna się czyjaś tura, karty W każdej chwili
moment-anytime_declared = Ogłoszono akcję, karty W każdej chwili
moment-anytime_end = Tura się kończy, karty W każdej chwili
look_at_hand = Donosiciel: czyją rękę oglądasz?
discard_down = Masz za dużo kart: odrzuć { COUNT($n, kind: "card", case: "acc") }.
influence_hex = Gdzie szerzysz wpływ?
declare_side = { WORD($character, kind: "character") } chce wpływu w { $hex }. Wspierasz czy się sprzeciwiasz?
build = Co i gdzie budujesz? Jeszcze { COUNT($left, kind: "building") }, masz { COUNT($coins, kind: "coin", case: "acc") }.
move = { $march ->
    [forced_march] Forsowny marsz: jeden ruch, skąd i dokąd?
    [raid] Nagły najazd: jeden ruch, skąd i dokąd?
   *[other] Ruch skąd i dokąd? Jeszcze { COUNT($left, kind: "move") }.
 }
move_ordinary = { $march ->
    [assault] Szturm z { $from } na { $to }: ile zwykłych oddziałów idzie?
    [raid_assault] Szturm z { $from } na { $to }: ile zwykłych oddziałów idzie?
   *[other] Z { $from } do { $to }: ile zwykłych oddziałów idzie?
 }
move_mercenaries = { $march ->
    [assault] Szturm z { $from } na { $to }: ilu najemników idzie?
    [raid_assault] Szturm z { $from } na { $to }: ilu najemników idzie?
   *[other] Z { $from } do { $to }: ilu najemników idzie?
 }
assault = Który heks szturmujesz i skąd?
raid_assault = Czy też szturmujesz? Skąd i który heks?
follow_up = Twoi nowi najemnicy mogą się od razu ruszyć lub szturmować. Dokąd?
recruit = Gdzie wystawiasz oddział? Jeszcze { COUNT($left, kind: "unit") }.
hire_at_bank = Ilu najemników wynajmujesz?
place_hired = Gdzie wystawiasz najemnika?
bribe_hex = W którym heksie przekupujesz najemników Nomady?
propose_units = Ilu najemników proponujesz?
propose_price = { $over ->
    [hire] { COUNT($units, kind: "mercenary") } z rezerwy Nomady: jaką cenę proponujesz?
    [bribe] { COUNT($units, kind: "mercenary") } Nomady w { $hex }: jaką cenę proponujesz?
   *[card] Karta { WORD($card, kind: "card") } z rynku Sułtana: jaką cenę proponujesz?
 }
answer_proposal = { $over ->
    [hire] { WORD($character, kind: "character") } wynajmuje { COUNT($units, kind: "mercenary", case: "acc") } za { COUNT($price, kind: "coin", case: "acc") }: zgoda?
    [bribe] { WORD($character, kind: "character") } przekupuje { COUNT($units, kind: "mercenary", case: "acc") } w { $hex } za { COUNT($price, kind: "coin", case: "acc") }: zgoda?
   *[card] { WORD($character, kind: "character") } kupuje kartę { WORD($card, kind: "card") } za { COUNT($price, kind: "coin", case: "acc") }: zgoda?
 }
buy = Którą kartę kupujesz? Masz { COUNT($coins, kind: "coin", case: "acc") }.
take_schemed = { $n ->
    [2] Dwie z tych kart są twoje: które?
   *[other] Jedna z tych kart jest twoja: która?
 }
conspire = Którą kartę wykładasz na swój rynek?
muster = Zwołanie sił: gdzie i ile oddziałów?
uprising_hex = Gdzie wywołujesz powstanie?
palace_hex = Dokąd przenosisz pałac?
desertion_hex = W którym heksie dezerterują najemnicy?
desert_units = Ilu z nich dezerteruje?
ask_promise = Ile żądasz za wsparcie od { WORD($character, kind: "character", case: "gen") }?
offer_promise = { $asked ->
    [0] Ile punktów obiecujesz Murszidowi, jeśli wygrasz?
   *[other] Murszid żąda od ciebie: { COUNT($asked, kind: "point") }. Ile obiecujesz, jeśli wygrasz?
 }
weigh_offers = Przyjmujesz ofertę czy podajesz własną cenę?
answer_counter = Murszid chce { COUNT($points, kind: "point") }, jeśli wygrasz. Zgoda?
settle_offers = Przyjmujesz inną ofertę?
choose_cards = { $clash ->
    [combat] Walka w { $hex }: wybierz karty albo z nich zrezygnuj.
   *[contest] Spór o { $hex }: wybierz karty albo z nich zrezygnuj.
 }
meddle = Komu pomagają twoje karty?
next_card = Która karta działa teraz?
use_entry = { WORD($card, kind: "card") }: czy używasz tego efektu?
assassinate = { card-assassination }: która postać zostaje odrzucona?
campaign = { card-campaign }: które oddziały kładziesz na karcie?
assign = { WORD($card, kind: "card") }: które oddziały kładziesz na karcie?
call_unit = { card-destroyer }: który oddział dołącza?
withdraw = { card-general }: który oddział opuszcza walkę?
withdraw_to = Dokąd odchodzi oddział?
elder = { card-elder }: który najemnik odchodzi?
unpaid_wages = { card-unpaid_wages }: ilu najemników przeciwnika ma siłę 0?
bribery = { card-bribery }: czyja strona słabnie?
decide_tie = Remis w { $hex }, { $strength } do { $strength }: ty decydujesz, kto wygrywa.
give_up_units = Twoje straty: { COUNT($n, kind: "unit") }. Które?
capture = Trzymasz { $hex }. Czy przejmujesz twierdzę?
sack_settlement = Trzymasz { $hex }. Czy łupisz osadę?
convert_coins = Ile monet wymieniasz na punkty?

## Na co się czeka

waiting-choose_tile = Czekamy, aż { $seat } wybierze heks
waiting-place_tile = Czekamy, aż { $seat } położy heks
waiting-place_group = Czekamy, aż { $seat } wystawi grupę początkową
waiting-place_palace = Czekamy, aż { $seat } postawi pałac
waiting-choose_action = Czekamy, aż { $seat } wybierze akcję
waiting-play_card = Czekamy, aż { $seat } zagra kartę
waiting-missionary_move = Czekamy, aż { $seat } wyśle misjonarza
waiting-sabotage_hex = Czekamy, aż { $seat } dokona sabotażu
waiting-remove_excess = Czekamy, aż { $seat } usunie oddziały
waiting-play_anytime = Czekamy na gracza { $seat }
waiting-look_at_hand = Czekamy, aż { $seat } obejrzy rękę
waiting-discard_down = Czekamy, aż { $seat } odrzuci karty
waiting-influence_hex = Czekamy, aż { $seat } rozszerzy wpływ
waiting-declare_side = Czekamy, aż { $seat } wybierze stronę
waiting-build = Czekamy, aż { $seat } zbuduje
waiting-move = Czekamy, aż { $seat } ruszy oddziały
waiting-move_ordinary = Czekamy, aż { $seat } wybierze oddziały
waiting-move_mercenaries = Czekamy, aż { $seat } wybierze najemników
waiting-assault = Czekamy, aż { $seat } wskaże cel szturmu
waiting-raid_assault = Czekamy, aż { $seat } zdecyduje o szturmie
waiting-follow_up = Czekamy, aż { $seat } wyśle przekupionych najemników
waiting-recruit = Czekamy, aż { $seat } przeprowadzi pobór
waiting-hire_at_bank = Czekamy, aż { $seat } wynajmie najemników
waiting-place_hired = Czekamy, aż { $seat } wystawi najemników
waiting-bribe_hex = Czekamy, aż { $seat } wybierze, kogo przekupić
waiting-propose_units = Czekamy, aż { $seat } złoży ofertę
waiting-propose_price = Czekamy, aż { $seat } poda cenę
waiting-answer_proposal = Czekamy, aż { $seat } odpowie na ofertę
waiting-buy = Czekamy, aż { $seat } kupi karty
waiting-take_schemed = Czekamy, aż { $seat } skończy intrygę
waiting-conspire = Czekamy, aż { $seat } skończy spiskować
waiting-muster = Czekamy, aż { $seat } zwoła siły
waiting-uprising_hex = Czekamy, aż { $seat } wywoła powstanie
waiting-palace_hex = Czekamy, aż { $seat } przeniesie pałac
waiting-desertion_hex = Czekamy, aż { $seat } wywoła dezercję
waiting-desert_units = Czekamy, aż { $seat } policzy dezerterów
waiting-ask_promise = Czekamy, aż { $seat } poda cenę wsparcia
waiting-offer_promise = Czekamy, aż { $seat } coś obieca
waiting-weigh_offers = Czekamy, aż { $seat } rozważy oferty
waiting-answer_counter = Czekamy, aż { $seat } odpowie Murszidowi
waiting-settle_offers = Czekamy, aż { $seat } zdecyduje o ofercie
waiting-choose_cards = Czekamy, aż { $seat } wybierze karty
waiting-meddle = Czekamy, aż { $seat } wskaże stronę
waiting-next_card = Czekamy, aż { $seat } rozpatrzy karty
waiting-use_entry = Czekamy, aż { $seat } użyje karty
waiting-assassinate = Czekamy, aż { $seat } wskaże ofiarę
waiting-campaign = Czekamy, aż { $seat } przydzieli oddziały
waiting-assign = Czekamy, aż { $seat } położy oddziały na karcie
waiting-call_unit = Czekamy, aż { $seat } wezwie oddział
waiting-withdraw = Czekamy, aż { $seat } wycofa oddziały
waiting-withdraw_to = Czekamy, aż { $seat } odeśle oddział
waiting-elder = Czekamy, aż { $seat } odeśle najemnika
waiting-unpaid_wages = Czekamy, aż { $seat } wskaże nieopłaconych
waiting-bribery = Czekamy, aż { $seat } kogoś przekupi
waiting-decide_tie = Czekamy, aż { $seat } rozstrzygnie remis
waiting-give_up_units = Czekamy, aż { $seat } poniesie straty
waiting-capture = Czekamy, aż { $seat } przejmie lub złupi
waiting-sack_settlement = Czekamy, aż { $seat } złupi lub oszczędzi
waiting-convert_coins = Czekamy, aż { $seat } wymieni monety

## Możliwości

option-tile = { WORD($tile, kind: "tile") }
option-place-tile = Kolumna { $q }, rząd { $r }
option-place-river = Kolumna { $q }, rząd { $r }, rzeka { WORD($turn, kind: "bank") }
option-group = W { $hex }: { WORD($group, kind: "group") }
option-place_palace = Pałac w { $hex }
option-action = { WORD($action, kind: "action") }
option-talk = Poproś Sułtana o kartę { named-card }
option-missionary_move = Z { $from } do { $to }
option-sabotage_hex = Sabotaż w { $hex }
option-leave = { START(units-of-both-kinds) }
option-stop = To wszystko
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
option-assault = Z { $from } na { $to }
option-raid_assault = Z { $from } na { $to }
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
option-palace_hex = Pałac do { $hex }
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
option-cards-done = Te karty i koniec
option-meddle = Pomóż stronie { WORD($character, kind: "character", case: "gen") }
option-resolve = { WORD($card, kind: "card") }
option-resolve-of = { WORD($card, kind: "card") } od { WORD($character, kind: "character", case: "gen") }
option-use = Użyj
option-decline = Zrezygnuj
option-assassinate = { named-card } od { WORD($character, kind: "character", case: "gen") }
option-assign = Połóż { units-of-both-kinds }
option-call-unit = { START(WORD($kind, kind: "unit")) } z { $hex }
option-withdraw = { START(WORD($kind, kind: "unit")) }
option-withdraw-card = { START(WORD($kind, kind: "unit")) } z karty { named-card }
option-withdraw_to = Do { $hex }
option-elder = Najemnik { WORD($character, kind: "character", case: "gen") } w { $hex }
option-elder-card = Najemnik { WORD($character, kind: "character", case: "gen") } na karcie { named-card }
option-elder-nobody = Nikt nie odchodzi, jeden dołącza
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

## Skutki

effect-action = { $action ->
    [pass] nie rób nic
    [influence] połóż żeton lub spieraj się o heks
    [build] postaw budowle
    [move] prowadź oddziały na sąsiednie heksy
    [assault] atakuj lub złup, czego nikt nie strzeże
    [recruit] wystaw oddziały z rezerwy
    [hire] zapłać za najemników
    [bribe] przeciągnij najemników Nomady
    [buy] po karcie z każdego rynku
    [play] użyj karty z Akcją
    [levy] weź 1 monetę
    [muster] oddziały za twoje żetony
    [uprising] żeton staje się atakiem
    [scheme] poszukaj swoich kart
    [conspire] uzupełnij swój rynek
    [move_palace] przenieś pałac
   *[desertion] najemnicy opuszczają innych
 }
effect-talk = uzgodnij cenę, potem kup
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
effect-free = nikt się nie sprzeciwia, kładziesz żeton
effect-contest = { $n ->
    [one] spór z { $n } innym graczem
    [few] spór z { $n } innymi graczami
   *[many] spór z { $n } innymi graczami
 }
effect-price = kosztuje { COUNT($coins, kind: "coin", case: "acc") }
effect-attack = siła { $attack } przeciw { $defence } ({ WORD($character, kind: "character") })
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
effect-sack = łupi { WORD($settlement, kind: "building", case: "acc") }, bez walki
effect-bribable = { COUNT($n, kind: "mercenary") } Nomady
effect-token-stays = twój żeton zostaje
effect-token-goes = twój żeton wraca do zapasu
effect-deserters = { COUNT($n, kind: "mercenary") } { WORD($character, kind: "character", case: "gen") }
effect-plunder = { $points ->
    [0] { COUNT($coins, kind: "coin") }
   *[other] { COUNT($coins, kind: "coin") }, { COUNT($points, kind: "point") }
 }
effect-razed = znika bez monet
effect-coins-left = { $coins ->
    [one] zostanie
    [few] zostaną
   *[many] zostanie
 } ci { COUNT($coins, kind: "coin") }
effect-coins-then = będziesz mieć { COUNT($coins, kind: "coin", case: "acc") }

## Dlaczego nie

why-no-river-end = Rzeka nie może tam rosnąć, a inny twój heks pasuje.
why-no-influence = Brak żetonów albo heksu w zasięgu.
why-no-build = Nie ma nic, co możesz zbudować i opłacić.
why-no-move = Żaden twój oddział nie może się ruszyć.
why-no-assault = Twoje oddziały nie mają celu w zasięgu.
why-no-recruit = Karta rezerw jest pusta albo żaden heks nie jest otwarty.
why-no-hire = Brak najemników, monet albo heksu dla nich.
why-no-bribe = Brak najemników Nomady albo twoich w zapasie.
why-no-buy = Nie stać cię na żadną kartę.
why-no-play = Żadna twoja karta nic teraz nie da jako akcja.
why-no-muster = Brak żetonu albo oddziałów.
why-no-uprising = Żaden twój żeton nie leży w heksie innego gracza.
why-no-conspire = Na twoim rynku nie ma wolnego miejsca.
why-no-move-palace = Żaden inny heks nie jest otwarty dla pałacu.
why-no-desertion = Nikt inny nie ma najemników na mapie.
why-no-use = Ta karta nic teraz nie da.
why-campaign-stays = Kampania nigdy nie opuszcza ręki na dobre.
why-own-token = Twój żeton już tam leży.
why-river = Te heksy rozdziela rzeka.
why-controlled = Ten heks kontroluje { WORD($character, kind: "character") }.
why-nothing-to-take = Nikt nie kontroluje tego heksu i nie ma tam czego łupić.
why-no-entry = { $clash ->
    [combat] Ta karta nic nie robi w walce.
   *[contest] Ta karta nic nie robi w sporze.
 }
why-coins = To kosztuje { COUNT($price, kind: "coin", case: "acc") }, masz { $coins }.
why-points = Masz tylko { COUNT($points, kind: "point") }.
why-no-piece = Nie masz już takiego elementu.
why-other-controls = Ten heks kontroluje inny gracz.
why-built-here = W tej akcji stanęła tam już budowla.
why-market-used = Z tego rynku można w jednej akcji kupić tylko jedną kartę.

## Opcje stołu

table-option-map = Mapa
table-meaning-map = Gotowa mapa dla waszej liczby graczy albo zmienna, którą układacie razem.
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
table-meaning-sealed = W każdej przerwie na karty W każdej chwili pytany jest każdy, kto ma karty, nawet jeśli mógłby tylko spasować, więc nie widać, kto mógł coś zagrać.
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
log-market_cleared = Karta { WORD($card, kind: "card") } opuszcza bliski rynek
log-market_filled = Karta { WORD($card, kind: "card") } trafia na rynek
log-turn = Rok { $year }, runda { $round }: { $seat }
log-action = { $seat } wybiera: { WORD($action, kind: "action") }
log-coins = { SIGN($coins) ->
    [minus] { $seat } płaci do banku { COUNT($coins, kind: "coin", case: "acc") }
   *[plus] { $seat } bierze { COUNT($coins, kind: "coin", case: "acc") }
 }
log-paid = { $seat } płaci { COUNT($coins, kind: "coin", case: "acc") }, dostaje je { $to_seat }
log-points = { SIGN($points) ->
    [minus] { $seat } traci { COUNT($points, kind: "point") } { WORD($source, kind: "source", case: "for") }
   *[plus] { $seat } zdobywa { COUNT($points, kind: "point") } { WORD($source, kind: "source", case: "for") }
 }
log-moved = { $seat } prowadzi { units-of-both-kinds } z { $from } do { $to }
log-placed_units = { $seat } wystawia { units-of-both-kinds } w { $hex }
log-removed_units = { $seat } zabiera do zapasu { units-of-both-kinds } z { $hex }
log-retreated = { $seat } wycofuje { units-of-both-kinds } z { $hex }
log-built = { $seat } ma { WORD($building, kind: "building", case: "acc") } w { $hex }
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
log-combat = { $seat } atakuje w { $hex }, broni się { $to_seat }: { $attack } przeciw { $defence }
log-contest = { $seat } spiera się o wpływ w { $hex }
log-asked = { $seat } żąda od gracza { $to_seat }: { COUNT($points, kind: "point") }
log-offered = { $seat } obiecuje { COUNT($points, kind: "point") } za zwycięstwo
log-countered = { $seat } chce { COUNT($points, kind: "point") }, odpowie { $to_seat }
log-deal = { $seat } ma umowę z Murszidem: { COUNT($points, kind: "point") } za zwycięstwo
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
log-assassinated = { $seat } dokonuje zamachu: { WORD($card, kind: "card") }, traci ją { $of_seat }
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
