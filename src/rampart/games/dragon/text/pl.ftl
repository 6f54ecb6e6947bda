# In the Year of the Dragon: its words, then what the table asks, offers, refuses and tells.

game-title = W roku smoka
game-help = Cały rok masz przed oczami: dwanaście miesięcy, każdy z jednym wydarzeniem, a większość z nich to nieszczęścia. Co miesiąc wykonujesz jedną akcję albo pasujesz, kartą wzywasz na dwór jedną postać, mierzysz się z wydarzeniem i zdobywasz punkty za pałace, damy dworu i przywileje. Kto jest najdalej na torze postaci, gra pierwszy. Grupa kart akcji, na której stoi smok, kosztuje 3 juany. Niezamieszkałe pałace się rozpadają. Na koniec punktują jeszcze postacie, mnisi i pieniądze; wygrywa największa liczba punktów.

## Persons

tile-craftsman = rzemieślnik
    .acc = rzemieślnika
    .gen = rzemieślnika
tile-court_lady = dama dworu
    .acc = damę dworu
    .gen = damy dworu
tile-tax_collector = poborca podatkowy
    .acc = poborcę podatkowego
    .gen = poborcy podatkowego
tile-pyrotechnist_young = młodszy pirotechnik
    .acc = młodszego pirotechnika
    .gen = młodszego pirotechnika
tile-warrior_young = młodszy wojownik
    .acc = młodszego wojownika
    .gen = młodszego wojownika
tile-monk_young = młodszy mnich
    .acc = młodszego mnicha
    .gen = młodszego mnicha
tile-healer_young = młodszy uzdrowiciel
    .acc = młodszego uzdrowiciela
    .gen = młodszego uzdrowiciela
tile-farmer_young = młodszy rolnik
    .acc = młodszego rolnika
    .gen = młodszego rolnika
tile-scholar_young = młodszy uczony
    .acc = młodszego uczonego
    .gen = młodszego uczonego
tile-pyrotechnist_old = starszy pirotechnik
    .acc = starszego pirotechnika
    .gen = starszego pirotechnika
tile-warrior_old = starszy wojownik
    .acc = starszego wojownika
    .gen = starszego wojownika
tile-monk_old = starszy mnich
    .acc = starszego mnicha
    .gen = starszego mnicha
tile-healer_old = starszy uzdrowiciel
    .acc = starszego uzdrowiciela
    .gen = starszego uzdrowiciela
tile-farmer_old = starszy rolnik
    .acc = starszego rolnika
    .gen = starszego rolnika
tile-scholar_old = starszy uczony
    .acc = starszego uczonego
    .gen = starszego uczonego

types-craftsman = rzemieślnicy
    .acc = rzemieślników
types-court_lady = damy dworu
    .acc = damy dworu
types-tax_collector = poborcy podatkowi
    .acc = poborców podatkowych
types-pyrotechnist = pirotechnicy
    .acc = pirotechników
types-warrior = wojownicy
    .acc = wojowników
types-monk = mnisi
    .acc = mnichów
types-healer = uzdrowiciele
    .acc = uzdrowicieli
types-farmer = rolnicy
    .acc = rolników
types-scholar = uczeni
    .acc = uczonych

card-craftsman = karta rzemieślnika
    .acc = kartę rzemieślnika
card-court_lady = karta damy dworu
    .acc = kartę damy dworu
card-tax_collector = karta poborcy podatkowego
    .acc = kartę poborcy podatkowego
card-pyrotechnist = karta pirotechnika
    .acc = kartę pirotechnika
card-warrior = karta wojownika
    .acc = kartę wojownika
card-monk = karta mnicha
    .acc = kartę mnicha
card-healer = karta uzdrowiciela
    .acc = kartę uzdrowiciela
card-farmer = karta rolnika
    .acc = kartę rolnika
card-scholar = karta uczonego
    .acc = kartę uczonego
card-wild = karta ze znakiem zapytania
    .acc = kartę ze znakiem zapytania

## Actions, events, phases

action-taxes = Podatki
action-build = Budowa
action-harvest = Zbiory
action-fireworks = Pokaz fajerwerków
action-military = Parada wojskowa
action-research = Badania
action-privilege = Przywilej
action-build_wall = Budowa muru

event-peace = Pokój
event-tribute = Danina dla Cesarza
event-drought = Susza
event-festival = Festiwal Smoków
event-mongols = Inwazja Mongołów
event-contagion = Zaraza

event_effect-peace = nic się nie dzieje
event_effect-tribute = zapłać 4 juany, za każdego brakującego zwolnij ze służby 1 postać
event_effect-drought = oddaj 1 żeton ryżu za każdy zamieszkały pałac, z każdego niezaopatrzonego zwolnij 1 postać
event_effect-festival = najwięcej fajerwerków 6 punktów, drugie miejsce 3; kto punktuje, oddaje połowę
event_effect-mongols = 1 punkt za każdy hełm; kto ma ich najmniej, zwalnia ze służby 1 postać
event_effect-contagion = zwolnij ze służby 3 postacie, o 1 mniej za każdy moździerz

super-lantern = Festiwal Lampionów
super-buddha = Budda
super-earthquake = Trzęsienie ziemi
super-flood = Powódź
super-eclipse = Zaćmienie słońca
super-volcano = Erupcja wulkanu
super-tornado = Tornado
super-sunrise = Wschód słońca
super-assassination = Próba zamachu
super-edict = Edykt Nera

super_effect-lantern = 2 punkty za każdą postać w twoich pałacach
super_effect-buddha = mnisi punktują jak na koniec gry
super_effect-earthquake = tracisz 2 wybrane pałacowe piętra
super_effect-flood = oddajesz połowę juanów, żetonów ryżu i fajerwerków
super_effect-eclipse = wydarzenie 7. miesiąca następuje dwa razy
super_effect-volcano = wszystkie znaczniki postaci wracają na 0, kolejność zostaje
super_effect-tornado = odrzucasz 2 karty postaci
super_effect-sunrise = bierzesz młodszego dworzanina bez karty
super_effect-assassination = wszystkie przywileje przepadają
super_effect-edict = jeden rodzaj postaci od razu przynosi ci korzyść

phase-setup = Przygotowanie
phase-actions = Akcje
phase-persons = Postacie
phase-event = Wydarzenie
phase-scoring = Punktacja
phase-end = Koniec gry

## Wall tiles, privileges, sources of points

wall-w_rice = 1 żeton ryżu
wall-w_firework = 1 żeton fajerwerków
wall-w_floor = 1 pałacowe piętro
wall-w_yuan = 2 juany
wall-w_track = 3 pola naprzód
wall-w_vp = 3 punkty

privilege-small = mały przywilej
privilege-large = duży przywilej

source-palaces = Pałace
    .for = za pałace
source-court_ladies = Damy dworu
    .for = za damy dworu
source-privileges = Przywileje
    .for = za przywileje
source-research = Badania
    .for = za badania
source-festivals = Festiwale Smoków
    .for = za Festiwal Smoków
source-invasions = Hełmy przeciw Mongołom
    .for = za hełmy
source-wall = Wielki Mur
    .for = za mur
source-super_event = Wielkie wydarzenie
    .for = za wielkie wydarzenie
source-persons = Postacie
    .for = za postacie na dworze
source-monks = Mnisi
    .for = za mnichów
source-money = Pieniądze
    .for = za juany, ryż i fajerwerki

## Numbers of things

count-yuan = { $n ->
    [one] { $n } juan
    [few] { $n } juany
   *[many] { $n } juanów
 }
    .acc = { $n ->
        [one] { $n } juana
        [few] { $n } juany
       *[many] { $n } juanów
     }
count-rice = { $n ->
    [one] { $n } żeton ryżu
    [few] { $n } żetony ryżu
   *[many] { $n } żetonów ryżu
 }
count-firework = { $n ->
    [one] { $n } żeton fajerwerków
    [few] { $n } żetony fajerwerków
   *[many] { $n } żetonów fajerwerków
 }
count-floor = { $n ->
    [one] { $n } piętro
    [few] { $n } piętra
   *[many] { $n } pięter
 }
    .gen = { $n ->
        [one] { $n } piętra
        [few] { $n } pięter
       *[many] { $n } pięter
     }
count-palace = { $n ->
    [one] { $n } pałac
    [few] { $n } pałace
   *[many] { $n } pałaców
 }
    .gen = { $n ->
        [one] { $n } pałacu
        [few] { $n } pałaców
       *[many] { $n } pałaców
     }
count-person = { $n ->
    [one] { $n } postać
    [few] { $n } postacie
   *[many] { $n } postaci
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
count-step = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
 }
count-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
 }
count-hammer = { $n ->
    [one] { $n } młotek
    [few] { $n } młotki
   *[many] { $n } młotków
 }
count-sack = { $n ->
    [one] { $n } worek
    [few] { $n } worki
   *[many] { $n } worków
 }
count-rocket = { $n ->
    [one] { $n } rakieta
    [few] { $n } rakiety
   *[many] { $n } rakiet
 }
count-helmet = { $n ->
    [one] { $n } hełm
    [few] { $n } hełmy
   *[many] { $n } hełmów
 }
count-book = { $n ->
    [one] { $n } księga
    [few] { $n } księgi
   *[many] { $n } ksiąg
 }
count-mortar = { $n ->
    [one] { $n } moździerz
    [few] { $n } moździerze
   *[many] { $n } moździerzy
 }

## Options of the table

table-option-wall = Wielki Mur Chiński
table-meaning-wall = Każdy ma 6 kafelków muru i dochodzi 1 akcja. Podczas inwazji Mongołów i na koniec gry mur dostatecznie długi nagradza budowniczych; przy zbyt krótkim postać traci ten, kto zbudował najmniej.
table-value-wall-false = bez muru
table-value-wall-true = z murem
table-option-super_event = Wielkie wydarzenie
table-meaning-super_event = W 7. miesiącu oprócz zwykłego wydarzenia następuje jedno wielkie.
table-value-super_event-none = żadne
table-value-super_event-random = losowe
table-values-super_event = { WORD($value, kind: "super") }
table-option-choose_after_events = Wielkie wydarzenie wybiera gracz
table-meaning-choose_after_events = Kto pierwszy wybiera dworzan, wskazuje wielkie wydarzenie, gdy widać już cały tor wydarzeń.
table-value-choose_after_events-false = nie
table-value-choose_after_events-true = tak
table-option-hidden_super_event = Ukryte wielkie wydarzenie
table-meaning-hidden_super_event = Losowe wielkie wydarzenie losuje się dopiero w chwili, gdy następuje w 7. miesiącu.
table-value-hidden_super_event-false = nie, jest znane od początku
table-value-hidden_super_event-true = tak
table-option-large_price = Cena dużego przywileju
table-meaning-large_price = Ile kosztuje duży przywilej; w pierwszym wydaniu 6 juanów.
table-value-large_price-7 = 7 juanów
table-value-large_price-6 = 6 juanów
table-option-random_wall_bonus = Losowa premia muru
table-meaning-random_wall_bonus = O tym, który z twoich kafelków muru zbudujesz i jaką premię otrzymasz, decyduje los.
table-value-random_wall_bonus-false = nie, kafelek wybierasz
table-value-random_wall_bonus-true = tak
table-option-starting_seat = Kto wybiera pierwszy
table-meaning-starting_seat = Kto pierwszy wybiera dworzan. Później nie ma to znaczenia.
table-value-starting_seat-random = losowo
table-values-starting_seat = { WORD($value, kind: "seat") }

## What is asked

month-ahead = { $event ->
    [tribute] W tym miesiącu Danina dla Cesarza: zapłacisz { COUNT($due, kind: "yuan", case: "acc") }, masz { COUNT($have, kind: "yuan", case: "acc") }.
    [drought] W tym miesiącu Susza: oddasz { COUNT($due, kind: "rice") }, masz { COUNT($have, kind: "rice") }.
    [festival] W tym miesiącu Festiwal Smoków: masz { COUNT($have, kind: "firework") }, inni najwyżej { $due }.
    [mongols] W tym miesiącu Inwazja Mongołów: masz { COUNT($have, kind: "helmet") }, najsłabszy rywal { $due }.
    [contagion] W tym miesiącu Zaraza: zagraża { $due ->
        [1] 1 postaci
       *[other] { $due } postaciom
     }, masz przeciw niej { COUNT($have, kind: "mortar") }.
   *[peace] W tym miesiącu panuje Pokój.
 }

name_super_event = Wybierz wielkie wydarzenie 7. miesiąca. Dotknie wszystkich.
draft_pair = Wybierz 2 młodszych dworzan różnego rodzaju. Zaczną na twoim dworze.
place_person = Wybierz pałac dla { WORD($tile, kind: "tile", case: "gen") }. Puste pałace niszczeją co miesiąc.
choose_action = Wybierz akcję albo spasuj. { month-ahead }
build_floor = { $left ->
    [1] Zbuduj 1 piętro: na istniejącym pałacu albo jako nowy pałac.
   *[other] Zbuduj { COUNT($left, kind: "floor") }. Wybierz miejsce następnego.
 }
buy_privilege = Wybierz przywilej. Punktuje co miesiąc.
use_wall_tile = Wybierz kafelek muru. Premię dostaniesz od razu.
play_card = Zagraj kartę postaci. { month-ahead }
make_room = Twoje pałace są pełne. Wybierz, kogo zastąpi { WORD($tile, kind: "tile") }, albo odpraw nową postać.
release_person = { $cause ->
    [unsaid] Tracisz ludzi
    [wall] Mur jest za krótki
   *[other] { WORD($cause, kind: "event") }
 }: zwolnij ze służby { COUNT($left, kind: "person") }.
starve_palace = { event-drought }: { $left ->
    [1] 1 pałac nie ma ryżu. Wybierz, kto odejdzie.
   *[other] brakuje ryżu dla { COUNT($left, kind: "palace", case: "gen") }. Wybierz, kto odejdzie pierwszy.
 }
lose_floor = { super-earthquake }: { $left ->
    [1] tracisz 1 piętro. Wybierz pałac.
   *[other] tracisz { COUNT($left, kind: "floor") }. Wybierz pierwszy pałac.
 }
leave_palace = Pałac { $palace } jest teraz za mały. Wybierz, kto odejdzie.
flood_rice = { super-flood }: oddaj { $owed } z juanów, ryżu i fajerwerków. Wybierz, ile z tego to ryż.
flood_fireworks = { super-flood }: zostało do oddania { $owed }. Wybierz, ile z tego to fajerwerki, reszta to juany.
discard_card = { super-tornado }: odrzuć { COUNT($left, kind: "card", case: "acc") }.
take_young = { super-sunrise }: weź młodszego dworzanina, karta nie jest potrzebna.
choose_type = { super-edict }: wybierz rodzaj postaci. Korzyść dostaniesz od razu.

## What the others wait for

waiting-name_super_event = { $seat } wybiera wielkie wydarzenie
waiting-draft_pair = { $seat } wybiera 2 dworzan
waiting-place_person = { $seat } umieszcza postać
waiting-choose_action = { $seat } wybiera akcję
waiting-build_floor = { $seat } buduje piętro
waiting-buy_privilege = { $seat } kupuje przywilej
waiting-use_wall_tile = { $seat } rozbudowuje mur
waiting-play_card = { $seat } zagrywa kartę postaci
waiting-make_room = { $seat } robi miejsce dla postaci
waiting-release_person = { $seat } zwalnia postać
waiting-starve_palace = { $seat } zwalnia postać z powodu suszy
waiting-lose_floor = { $seat } traci piętro pałacu
waiting-leave_palace = { $seat } decyduje, kto opuści pałac
waiting-flood_rice = { $seat } oddaje zapasy z powodu powodzi
waiting-flood_fireworks = { $seat } oddaje zapasy z powodu powodzi
waiting-discard_card = { $seat } odrzuca kartę
waiting-take_young = { $seat } bierze młodszego dworzanina
waiting-choose_type = { $seat } wybiera rodzaj postaci

## What can be chosen

option-super = { WORD($super, kind: "super") }
option-draft = { START(WORD($first, kind: "tile")) } i { WORD($second, kind: "tile") }
option-palace = Pałac { $palace }{ $people ->
    [none] , pusty
   *[other] : { WORDS($people, kind: "tile") }
 }
option-pass = Spasuj
option-action = { WORD($action, kind: "action") }
option-found = Nowy pałac
option-privilege = { START(WORD($size, kind: "privilege")) }
option-wall = { START(WORD($tile, kind: "wall")) }
option-wall-random = Wylosowany kafelek muru
option-card = { START(WORD($tile, kind: "tile")) }
option-wild = { START(WORD($tile, kind: "tile")) }, za kartę ze znakiem zapytania
option-card-empty = { START(WORD($card, kind: "card")) }, brak kafelków
option-turn-away = Odpraw { WORD($tile, kind: "tile", case: "acc") }
option-replace = Zastąp { WORD($tile, kind: "tile", case: "acc") }, pałac { $palace }
option-release = { START(WORD($tile, kind: "tile")) }, pałac { $palace }
option-rice = { COUNT($n, kind: "rice") }
option-fireworks = { COUNT($n, kind: "firework") }
option-discard = { START(WORD($card, kind: "card")) }
option-nobody = Nikt
option-type = { START(WORD($type, kind: "types")) }

## What persons bring

benefit-craftsman = +1 piętro za Budowę
benefit-court_lady = 1 punkt co miesiąc
benefit-tax_collector = +3 juany za Podatki
benefit-pyrotechnist_young = +1 żeton fajerwerków za Pokaz
benefit-warrior_young = 1 hełm przeciw Mongołom
benefit-monk_young = na końcu 1 × liczba pięter jego pałacu
benefit-healer_young = 1 moździerz przeciw Zarazie
benefit-farmer_young = +1 żeton ryżu za Zbiory
benefit-scholar_young = +2 punkty za Badania
benefit-pyrotechnist_old = +2 żetony fajerwerków za Pokaz
benefit-warrior_old = 2 hełmy przeciw Mongołom
benefit-monk_old = na końcu 2 × liczba pięter jego pałacu
benefit-healer_old = 2 moździerze przeciw Zarazie
benefit-farmer_old = +2 żetony ryżu za Zbiory
benefit-scholar_old = +3 punkty za Badania

## Consequences

effect-super = { WORD($super, kind: "super_effect") }
effect-steps = { $steps ->
    [0] znacznik postaci zostaje na miejscu
   *[other] { COUNT($steps, kind: "step") } naprzód
 }
effect-hire = { WORD($tile, kind: "benefit") }, { COUNT($steps, kind: "step") } naprzód
effect-hire-no-room = { WORD($tile, kind: "benefit") }, { COUNT($steps, kind: "step") } naprzód, jeśli zrobisz miejsce
effect-draft = { WORD($first, kind: "benefit") }, { WORD($second, kind: "benefit") }, { COUNT($steps, kind: "step") } naprzód
effect-no-tile = bez postaci i bez ruchu, karta przepada
effect-lives = zajęte piętra: { $persons }/{ $floors }
effect-pass = { $gain ->
    [0] masz już co najmniej 3 juany
   *[other] bierzesz { COUNT($gain, kind: "yuan", case: "acc") }
 }
effect-action = { $fee ->
    [0] { effect-gain }
   *[other] płacisz { COUNT($fee, kind: "yuan", case: "acc") } (reszta { $left }), potem { effect-gain }
 }
effect-gain = { $action ->
    [taxes] { $symbols ->
        [0] bierzesz { COUNT($gain, kind: "yuan", case: "acc") }
       *[other] { $base } + { COUNT($symbols, kind: "coin") }, bierzesz { COUNT($gain, kind: "yuan", case: "acc") }
     }
    [build] { $symbols ->
        [0] budujesz { COUNT($gain, kind: "floor") }
       *[other] { $base } + { COUNT($symbols, kind: "hammer") }, budujesz { COUNT($gain, kind: "floor") }
     }
    [harvest] { $symbols ->
        [0] bierzesz { COUNT($gain, kind: "rice") }
       *[other] { $base } + { COUNT($symbols, kind: "sack") }, bierzesz { COUNT($gain, kind: "rice") }
     }
    [fireworks] { $symbols ->
        [0] bierzesz { COUNT($gain, kind: "firework") }
       *[other] { $base } + { COUNT($symbols, kind: "rocket") }, bierzesz { COUNT($gain, kind: "firework") }
     }
    [military] { $symbols ->
        [0] przesuwasz znacznik o { COUNT($gain, kind: "step") }
       *[other] { $base } + { COUNT($symbols, kind: "helmet") }, przesuwasz znacznik o { COUNT($gain, kind: "step") }
     }
    [research] { $symbols ->
        [0] zdobywasz { COUNT($gain, kind: "point") }
       *[other] { $base } + { COUNT($symbols, kind: "book") }, zdobywasz { COUNT($gain, kind: "point") }
     }
    [privilege] kupujesz przywilej
   *[build_wall] budujesz kafelek muru i bierzesz jego premię
 }
effect-floors = { $floors ->
    [1] 1 piętro, pusty pałac przepadnie
   *[other] urośnie do { COUNT($floors, kind: "floor", case: "gen") }
 }
effect-price = płacisz { COUNT($price, kind: "yuan", case: "acc") } (reszta { $left }), co miesiąc { COUNT($dragons, kind: "point") }
effect-wall = przedłuża mur do miesiąca { $month }
effect-leaves = tracisz: { WORD($tile, kind: "benefit") }{ $empty ->
    [1] , pałac zostanie pusty
   *[other] { "" }
 }
effect-shrinks = { $floors ->
    [0] pałac przepadnie
    [one] zostanie { COUNT($floors, kind: "floor") }
    [few] zostaną { COUNT($floors, kind: "floor") }
   *[many] zostanie { COUNT($floors, kind: "floor") }
 }{ $leaving ->
    [0] { "" }
    [one] , odejdzie { COUNT($leaving, kind: "person") }
    [few] , odejdą { COUNT($leaving, kind: "person") }
   *[many] , odejdzie { COUNT($leaving, kind: "person") }
 }
effect-still-owed = { $n ->
    [0] to wszystko
   *[other] do oddania zostanie { $n }
 }
effect-yuan-rest = { $n ->
    [0] bez juanów
   *[other] a do tego { COUNT($n, kind: "yuan") }
 }
effect-type = { $type ->
    [craftsman] budujesz { COUNT($n, kind: "floor") }
    [tax_collector] bierzesz { COUNT($n, kind: "yuan", case: "acc") }
    [pyrotechnist] bierzesz { COUNT($n, kind: "firework") }
    [warrior] przesuwasz znacznik o { COUNT($n, kind: "step") }
    [healer] nic
    [farmer] bierzesz { COUNT($n, kind: "rice") }
   *[other] zdobywasz { COUNT($n, kind: "point") }
 }

## What is refused, and why

why-fee = Ta grupa jest zajęta i kosztuje { COUNT($fee, kind: "yuan", case: "acc") }, a masz { $yuan }. Wybierz wolną grupę albo spasuj.
why-privilege = Najtańszy przywilej kosztuje { COUNT($price, kind: "yuan", case: "acc") }, a zostałoby ci { $left }. Najpierw zdobądź juany.
why-wall-full = Mur jest ukończony. Wybierz inną akcję.
why-no-wall-tile = Wszystkie twoje kafelki muru są już zbudowane. Wybierz inną akcję.
why-pair-taken = Tę parę ma już { $seat }. Wybierz inną.

## What happened

log-super_named = { $seat } wskazuje wielkie wydarzenie: { WORD($super, kind: "super") }
log-drafted = { $seat } wybiera { WORD($first, kind: "tile", case: "acc") } i { WORD($second, kind: "tile", case: "acc") }
log-month = Miesiąc { $month }: { WORD($event, kind: "event") }
log-groups = Liczba grup kart akcji: { $n }
log-action = { $seat } wybiera akcję { WORD($action, kind: "action") }{ $fee ->
    [0] { "" }
   *[other] {" "}w zajętej grupie
 }
log-pass = { $seat } pasuje
log-yuan = { SIGN($n) ->
    [minus] { $seat } płaci { COUNT($n, kind: "yuan", case: "acc") }
   *[plus] { $seat } bierze { COUNT($n, kind: "yuan", case: "acc") }
 }
log-rice = { SIGN($n) ->
    [minus] { $seat } oddaje { COUNT($n, kind: "rice") }
   *[plus] { $seat } bierze { COUNT($n, kind: "rice") }
 }
log-fireworks = { SIGN($n) ->
    [minus] { $seat } oddaje { COUNT($n, kind: "firework") }
   *[plus] { $seat } bierze { COUNT($n, kind: "firework") }
 }
log-moved = { $seat } przesuwa znacznik postaci o { COUNT($by, kind: "step") }, na pole { $track }
log-points = { $seat } zdobywa { COUNT($n, kind: "point") } { WORD($source, kind: "source", case: "for") }
log-floor = { $floors ->
    [1] { $seat } zakłada pałac { NTH($palace) }
   *[other] { $seat } podwyższa pałac { NTH($palace) } do { COUNT($floors, kind: "floor", case: "gen") }
 }
log-privilege = { $seat } kupuje { WORD($size, kind: "privilege") }
log-card = { $tile ->
    [none] { $seat } zagrywa { WORD($card, kind: "card", case: "acc") }, ale nikogo już nie ma
   *[other] { $seat } zagrywa { WORD($card, kind: "card", case: "acc") } i wzywa { WORD($tile, kind: "tile", case: "acc") }
 }
log-placed = { $seat } umieszcza { WORD($tile, kind: "tile", case: "acc") } w pałacu { NTH($palace) }
log-replaced = { $seat } zwalnia { WORD($leaving, kind: "tile", case: "acc") } i przyjmuje { WORD($tile, kind: "tile", case: "acc") }
log-turned_away = { $seat } odprawia { WORD($tile, kind: "tile", case: "acc") }
log-released = { $seat } zwalnia ze służby { WORD($tile, kind: "tile", case: "acc") } z pałacu { NTH($palace) }
log-event = { WORD($event, kind: "event") }: { WORD($event, kind: "event_effect") }
log-decayed = { $floors ->
    [0] { $seat }: niezamieszkały pałac { NTH($palace) } przepada
   *[other] { $seat }: niezamieszkały pałac { NTH($palace) } rozpada się do { COUNT($floors, kind: "floor", case: "gen") }
 }
log-wall_built = { $seat } buduje mur do miesiąca { $month }, premia: { WORD($tile, kind: "wall") }
log-wall_checked = { $reached ->
    [1] Mur sięga miesiąca { $month } i wytrzymuje
   *[other] Mur nie sięga miesiąca { $month }: kto zbudował najmniej, zwalnia 1 postać
 }
log-super = Wielkie wydarzenie { WORD($super, kind: "super") }: { WORD($super, kind: "super_effect") }
log-discarded = { $seat } odrzuca { WORD($card, kind: "card", case: "acc") }
log-floor_lost = { $floors ->
    [0] { $seat } traci pałac { NTH($palace) }
    [one] { $seat } traci piętro pałacu { NTH($palace) }, zostaje { $floors }
    [few] { $seat } traci piętro pałacu { NTH($palace) }, zostają { $floors }
   *[many] { $seat } traci piętro pałacu { NTH($palace) }, zostaje { $floors }
 }
log-privileges_lost = { $seat } traci wszystkie przywileje: małe { $small }, duże { $large }
log-track_reset = Wszystkie znaczniki postaci wracają na pole 0, kolejność zostaje
log-type_chosen = { $seat } wskazuje { WORD($type, kind: "types", case: "acc") }
log-nobody_left = { $seat } nie ma już kogo zwolnić

## The end

ending-end = Minęło dwanaście miesięcy.
ranking = Przy remisie wygrywa gracz, który jest wcześniej w kolejności.
