# The Great Wall: what the table asks, offers, refuses and tells.

## The game

game-title = Wielki Mur
game-help = Wraz z innymi generałami bronisz jednego muru o trzech odcinkach, lecz honor każdy liczy dla siebie. Co roku pod murem gromadzą się hordy. Jesienią wszyscy potajemnie wybierają kartę rozkazu; rozkazy wysyłają urzędników do lokacji, a pełna lokacja pracuje dla wszystkich obecnych. Werbuj żołnierzy, zakrywaj pola hord, buduj mur. Zimą strzelają łucznicy, po czym każdy odcinek porównuje obronę z siłą swoich hord: gdzie dojdzie do wyłomu, hańbę bierze ten, kto nie ma tam żołnierza. Wygrywa największy honor.

## Clerks

place_clerk = Umieść urzędnika { $left ->
    [1] { $different ->
        [1] (jeszcze 1, w innej lokacji)
       *[other] (jeszcze 1)
     }
   *[other] { $different ->
        [1] (jeszcze do { $left }, każdego w innej lokacji)
       *[other] (jeszcze do { $left })
     }
 }. Pełna lokacja aktywuje się dla wszystkich obecnych.
option-place = { WORD($location, kind: "location") }
option-move = { WORD($location, kind: "location") }, skąd: { WORD($from, kind: "location") }
effect-spots = { $spots ->
    [0] urzędników będzie tam: { $clerks }
    *[other] zajęte miejsca: { $clerks }/{ $spots }
    }
why-full = Wszystkie miejsca są zajęte, lokacja jest zamknięta do aktywacji. Wybierz inną.
option-stop = Gotowe
option-done = Gotowe
option-pass = Pomiń

## Activation

next_location = Wybierz lokację do aktywacji.
choose_location = Wybierz lokację do zaawansowanej aktywacji.
option-location = { WORD($location, kind: "location") }
effect-clerks = urzędników: { $clerks }, { $own ->
    [0] żaden nie jest twój
    *[other] twoich: { $own }
    }
promote = Awansować nadzorcę? Każdy poziom daje tam o 1 zasób więcej.
option-promote = Awansuj: { WORD($location, kind: "location") }{ $extra ->
    [1] { " " }(dzięki doradcy)
    *[other] { "" }
    }
option-appoint = Mianuj ({ WORD($kind, kind: "kind") }): { WORD($location, kind: "location") }{ $extra ->
    [1] { " " }(dzięki doradcy)
    *[other] { "" }
    }
effect-promote = na poziom { $level }, { $price ->
    [0] za darmo
    *[other] zapłać { $resource ->
    [wood] { COUNT($price, kind: "wood") }
    [stone] { COUNT($price, kind: "stone") }
    [gold] { COUNT($price, kind: "gold") }
    *[chi] { COUNT($price, kind: "chi") }
    }
    }
why-top-level = Ten nadzorca ma już najwyższy poziom 3. Wybierz inną lokację.
why-too-dear = { $resource ->
    [wood] Koszt: { COUNT($need, kind: "wood") }; masz { $have }.
    [stone] Koszt: { COUNT($need, kind: "stone") }; masz { $have }.
    [gold] Koszt: { COUNT($need, kind: "gold") }; masz { $have }.
    *[chi] Koszt: { COUNT($need, kind: "chi") }; masz { $have }.
    }
why-few-materials = Koszt: { COUNT($need, kind: "material") }; ty i magazyn macie razem { $have }.
why-group-dear = Grupa kosztowałaby: { GOODS($wood, $stone, $gold, $chi, words: "wood+stone+gold+chi", kind: "resource") }{ $less ->
    [0] { "" }
    *[other] , o { $less } mniej dzięki zniżkom
    }. Tyle nie masz; wybierz tańszego żołnierza albo Gotowe.
donate = Przekazać za punkty honoru 1 { WORD($resource, kind: "resource") } do magazynu? Później posłuży do opłacenia budowy.
option-donate = Przekaż 1 { WORD($resource, kind: "resource") }
option-keep = Zatrzymaj
effect-honour = +{ COUNT($n, kind: "honour") }

## Barracks and attack

levy = Wybierz żołnierzy do jednej grupy { $named ->
    [0] (najwyżej { $most })
   *[other] (wybrano { $named } z { $most })
 }. Płacisz za wszystkich razem.
option-recruit = { START(WORD($kind, kind: "kind")) }
effect-group = cena grupy: { GOODS($wood, $stone, $gold, $chi, words: "wood+stone+gold+chi", kind: "resource") }{ $less ->
    [0] { "" }
    *[other] , o { $less } mniej dzięki zniżkom
    }
why-none-available = Nie masz dostępnego żołnierza tego rodzaju. Wybierz inny.
why-no-more-clerks = Do tej grupy nie zmieści się już żaden żołnierz. Wybierz Gotowe.
spare_price = Zniżka: wybierz zasób, którego nie musisz płacić. Zostało { $left }.
option-resource = { START(WORD($resource, kind: "resource")) }
deploy = Wybierz rekruta, którego teraz umieścisz.
option-kind = { START(WORD($kind, kind: "kind")) }
station = Wybierz miejsce dla rekruta ({ WORD($kind, kind: "kind") }). { $kind ->
    [archer] Ze stanowiska strzeleckiego strzela od razu i w każdej salwie.
    *[other] Zaatakuj od razu hordę albo czekaj w strefie odpoczynku.
    }
option-firing = Stanowisko strzeleckie, { WORD($section, kind: "section") }
option-rest = Strefa odpoczynku, { WORD($section, kind: "section") }
option-spot = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, rząd { $row }: { $line ->
    [1] górne pole
    *[other] dolne pole
    } { $column }{ $reward ->
    [none] { "" }
    *[other] { " " }({ WORD($reward, kind: "reward") })
    }
option-spots = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, rząd { $row }: { $line ->
    [1] górne pole
    *[other] dolne pole
    } { $column } i { $second_line ->
    [1] górne pole
    *[other] dolne pole
    } { $second_column } ({ WORD($reward, kind: "reward") }, { WORD($second, kind: "reward") })
option-horde = { WORD($horde, kind: "horde") }
why-row = Włócznicy sięgają tylko rzędu 1. Wybierz pole w tym rzędzie.
choose_section = Wybierz odcinek, na którym atakują twoi żołnierze. Kto może, musi zaatakować.
option-section = { START(WORD($section, kind: "section")) }
effect-order = { $archers ->
    [0] odpoczywa { $resting }
    *[other] { $resting ->
    [0] na murze { $archers }
    *[other] odpoczywa { $resting }, na murze { $archers }
    }
    }
choose_attacker = Wybierz żołnierza do ataku. { $must ->
    [1] Kto może, musi atakować.
    *[other] { $left ->
    [1] Może zaatakować 1.
    *[other] Może zaatakować do { $left }.
    }
    }
option-attacker = { $kind ->
    [firing] Łucznik na murze
    *[other] { START(WORD($kind, kind: "kind")) }
    }, { WORD($section, kind: "section") }
strike = Wybierz pole, które zakryje żołnierz ({ WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }). Dostaniesz jego nagrodę.
reward_first = Wybierz nagrodę, którą weźmiesz najpierw.
option-reward = { START(WORD($reward, kind: "reward")) }
place_wound = Umieść ranę na wolnym polu żywotnym. Do umieszczenia: { $left }.

## The other locations

build = Zbudować barykadę lub poziom muru? Pozostało budów: { $left }.
option-barricade = Barykada, { WORD($section, kind: "section") }
option-wall = Poziom muru { $level }, { WORD($section, kind: "section") }
effect-build = { $price ->
    [0] za darmo
    *[other] zapłać { COUNT($price, kind: "material") }
    }{ $stored ->
    [0] { "" }
    *[other] , w tym { $stored } z magazynu
    }, +{ COUNT($honour, kind: "honour") }
why-complete = Mur jest tam ukończony. Wybierz inny odcinek.
pay_materials = { $warehouse ->
    [1] Wybierz, ile wziąć z magazynu ({ WORD($resource, kind: "resource") }). Do zapłaty: { $due }.
    *[other] Wybierz, ile płacisz ({ WORD($resource, kind: "resource") }). Do zapłaty: { $due }.
    }
option-amount = { $n ->
    [0] Nic
    *[other] { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
    }
move_soldiers = Przesunąć żołnierzy z odcinka na odcinek? Pozostało ruchów: { $left }.
option-march = { START(WORD($from, kind: "section")) } → { WORD($to, kind: "section") }
move_how_many = Wybierz, ilu pójdzie ({ $who ->
    [firing] łucznicy z muru na mur
    [firing_to_rest] łucznicy z muru do strefy odpoczynku
   *[other] { WORD($who, kind: "kind") }
 }). { START(WORD($from, kind: "section")) } → { WORD($to, kind: "section") }.
option-soldiers = { $n ->
    [0] Nikt
    *[other] { $n } × { $who ->
    [firing] łucznik z muru na mur
    [firing_to_rest] łucznik z muru do strefy odpoczynku
    *[other] { WORD($who, kind: "kind") }
    }
    }
hire = { $free ->
    [1] Zatrudnić doradcę za darmo?
    *[other] Zatrudnić urzędnika lub doradcę? Pozostało: { $left }.
    }
option-hire-clerk = Zatrudnij urzędnika
option-hire = { WORD($card, kind: "advisor") }, { $mode ->
    [active] aktywny
    *[support] wspierający
    }
effect-hire = { $price ->
    [0] za darmo
   *[other] zapłać { COUNT($price, kind: "gold") }
 } ({ $left ->
    [0] nic nie zostanie
   *[other] zostanie: { $left }
 }): { $mode ->
    [active] { WORD($card, kind: "advisor_text") }
   *[support] N twojego generała wynosi potem { $n }
 }
effect-gold = { $price ->
    [0] za darmo
    *[other] zapłać { COUNT($price, kind: "gold") }
    }, { $left ->
    [0] nic nie zostanie
    *[other] zostanie: { $left }
    }
why-no-clerks = Wszyscy twoi urzędnicy są zatrudnieni. Wybierz doradcę.
sip_tea = Przesunąć się na torze herbaty? Rozstrzyga remisy i to, kto zaczyna.
option-tea = { $move ->
    [top] Na sam szczyt
    [up] O 1 miejsce w górę
    *[stay] Zostań
    }
study = Wybierz, ile kart taktyki dobierasz.
option-draw = { $n ->
    [0] Żadna
    *[other] { COUNT($n, kind: "tactic") }
    }
effect-hand = { $cards ->
    [0] potem żadnej na ręce
    *[other] potem na ręce: { $cards }
    }, najwyżej { $limit }
discard_tactic = Odrzuć kartę taktyki. Do odrzucenia: { $left }.
option-tactic = { WORD($card, kind: "tactic") }

## Battle

choose_victim = { $n ->
    [1] Na tej hordzie musi zginąć 1 twój żołnierz: { WORD($horde, kind: "horde") }. Wybierz go.
    *[other] Na tej hordzie musi zginąć { $n } twoich żołnierzy: { WORD($horde, kind: "horde") }. Wybierz ich.
    }
option-victims = { GOODS($spearmen, $horsemen, words: "spearman+horseman", kind: "kind") }
choose_fallen = Wybierz, kto ginie na tej hordzie: { WORD($horde, kind: "horde") } (do wyboru: { $n }). Na polach zostają rany.
option-fallen = { WORD($kind, kind: "kind") }, { $line ->
    [1] górne pole
    *[other] dolne pole
    } { $column }
save = Uratować żołnierzy za chi? Zginęłoby: { $victims } ({ WORD($section, kind: "section") }).
option-save = Uratuj: { WORD($kind, kind: "kind") }, { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, rząd { $row }
option-save-archer = Uratuj: łucznik na murze
option-save-any = Uratuj żołnierza
effect-chi = { $price ->
    [0] za darmo
    *[other] zapłać { COUNT($price, kind: "chi") }
    }, { $left ->
    [0] nic nie zostanie
    *[other] zostanie: { $left }
    }
shoot = Salwa: wybierz pole, które zrani twój łucznik ({ WORD($section, kind: "section") }).{ $price ->
    [0] { "" }
    *[other] { " " }Strzał kosztuje { $price } chi.
    }
option-hold = Wstrzymaj ogień

## Shame

place_shame = Umieść żeton hańby. Zhańbiony żołnierz jest bezużyteczny i kosztuje cię 5 punktów honoru, zhańbiona horda nie punktuje.
option-nowhere = Nie ma gdzie
option-shame-soldier = Pod żołnierza: { WORD($kind, kind: "kind") }
option-shame-horde = Na hordę: { WORD($horde, kind: "horde") } (rewers: { WORD($section, kind: "section") })
effect-shame-soldier = nie można go użyć, { $left ->
    [0] dostępny nie zostanie żaden
    *[other] dostępnych zostanie: { $left }
    }
effect-shame-horde = { $tokens ->
    [0] nie będzie punktować
    *[other] już nie punktuje
    }
remove_shame = Usunąć żeton hańby? Każdy pod żołnierzem kosztuje cię na końcu 5 punktów honoru.
option-unshame-soldier = Spod żołnierza: { WORD($kind, kind: "kind") }
option-unshame-horde = Z hordy: { WORD($horde, kind: "horde") } (rewers: { WORD($section, kind: "section") })

## Command cards

reclaim = Wziąć karty rozkazu z powrotem czy zdobyć za nie punkty honoru?
option-reclaim-take = Weź z powrotem
option-reclaim-honour = Zdobądź punkty honoru
effect-cards = { $n ->
    [0] żadna karta z powrotem na rękę
    *[other] kart z powrotem na rękę: { $n }
    }
choose_command = Wybierz swoją kartę rozkazu. Wszystkie zostaną odsłonięte razem.
option-command = { WORD($command, kind: "command") }
effect-command = { WORD($command, kind: "command_text") }
choose_slot = Wybierz pole dla karty { WORD($command, kind: "command") }. Pole 1 działa pierwsze.
choose_slot_for = Wybierz pole dla karty { WORD($command, kind: "command") } ({ $other_seat }). Pole 1 działa pierwsze.
option-slot = Pole { $slot }
betray = Zdrada: skopiuj kartę innego gracza albo umieść urzędników.
option-betray-clerks = Umieść do 2 urzędników
option-copy = Skopiuj: { WORD($command, kind: "command") }

## Cards that answer

respond = { WORD($moment, kind: "moment") }{ $section ->
    [L] { " " }({ section-L })
    [M] { " " }({ section-M })
    [R] { " " }({ section-R })
    *[other] { "" }
    }. Odpowiadasz kartą?
option-use = { WORD($card, kind: "card") }
option-play = { WORD($card, kind: "tactic") }
option-boost = Wzmocnienie: { WORD($card, kind: "tactic") }
effect-ability = { WORD($card, kind: "card_text") }
effect-tactic = { WORD($card, kind: "tactic_text") }
effect-base = { WORD($card, kind: "tactic_base") }
effect-boosted = { WORD($card, kind: "tactic_boost") }
spend = Zapłać zasobem. Do zapłaty: { $left }.
effect-left = { $left ->
    [0] nic nie zostanie
    *[other] zostanie: { $resource ->
    [wood] { COUNT($left, kind: "wood") }
    [stone] { COUNT($left, kind: "stone") }
    [gold] { COUNT($left, kind: "gold") }
    *[chi] { COUNT($left, kind: "chi") }
    }
    }

## Setting up

choose_clan = Wybierz klan. Klany różnią się tylko kolorem.
option-clan = { START(WORD($clan, kind: "clan")) }
keep_general = Wybierz generała, w nawiasie zasoby początkowe i herbata (najwyższa zaczyna). N to liczba twoich doradców wspierających.
option-general = { WORD($card, kind: "general") }
effect-general = { WORD($card, kind: "general_text") } ({ GOODS($wood, $stone, $gold, $chi, $tactics, words: "wood+stone+gold+chi+tactic", kind: "resource") }, herbata { $tea })
choose_active = Wybierz aktywnego doradcę. Drugi będzie wspierać.
option-active = { WORD($card, kind: "advisor") }
effect-card = { WORD($card, kind: "card_text") }

## The Reed clan

reed_move = Przesunąć urzędnika klanu Trzciny? { $left ->
    [1] Można przesunąć 1, by pomógł zapełnić lokację.
   *[other] Można przesunąć do { $left }, by pomogli zapełnić lokacje.
 }
reed_dismiss = Wybierz doradcę, którego klan Trzciny usunie z oferty. Na jego miejsce przyjdzie nowy.
option-dismiss = { WORD($card, kind: "advisor") }
effect-dismiss = znika z oferty: { WORD($card, kind: "advisor_text") }
reed_barricade = Wybierz, gdzie klan Trzciny zbuduje barykadę. Zwiększy tam obronę.
reed_strike = Wybierz pole, które zakryje włócznik klanu Trzciny. Nikt nie dostanie nagrody.
reed_tea = Czy klan Trzciny przesuwa się na torze herbaty?

## Moments that cards answer

moment-before_horde_placed = Nadciąga horda
moment-before_commands_revealed = Karty rozkazu zaraz będą odsłonięte
moment-on_commands_revealed = Karty rozkazu są odsłonięte
moment-turn_start = Zaczyna się tura
moment-on_frame_end = Pozostali wykonali swoją część karty
moment-winter_start = Zaczyna się zima
moment-activation_step_start = Lokacje zaraz będą aktywowane
moment-on_activation_player = Wykorzystujesz swoich urzędników w lokacji
moment-after_activation_player = Twoi urzędnicy w lokacji są wykorzystani
moment-on_resources_gained = Zdobyto zasoby
moment-on_donation = Twój dar jest w magazynie
moment-on_recruit = Werbunek opłacony
moment-on_attack = Żołnierz zaatakował
moment-on_wound_placed = Twoja rana jest położona
moment-on_barricade_built = Twoja barykada stoi
moment-on_tactic_drawn = Dobrano karty taktyki
moment-before_shame_gained = Należą się żetony hańby
moment-on_horde_defeated = Horda jest pokonana
moment-before_soldiers_killed = Żołnierze zaraz zginą
moment-on_horde_claimed = Zdobyto kartę hordy
moment-before_section_compare = Odcinek zaraz zostanie zaatakowany

## Whom the table waits for

waiting-choose_clan = { $seat } wybiera klan
waiting-keep_general = { $seat } wybiera generała
waiting-choose_active = { $seat } wybiera aktywnego doradcę
waiting-respond = { $seat } może odpowiedzieć kartą
waiting-spend = { $seat } płaci zasób
waiting-take_resource = { $seat } bierze zasób
waiting-alternative = { $seat } wybiera jedną z możliwości
waiting-remove_shame = { $seat } może usunąć żeton hańby
waiting-reclaim = { $seat } bierze karty rozkazu lub punkty honoru
waiting-choose_command = { $seat } wybiera kartę rozkazu
waiting-choose_slot = { $seat } wybiera pole
waiting-place_clerk = { $seat } umieszcza urzędników
waiting-betray = { $seat } decyduje o Zdradzie
waiting-next_location = { $seat } wybiera następną lokację
waiting-choose_location = { $seat } wybiera lokację do aktywacji
waiting-promote = { $seat } może awansować nadzorcę
waiting-donate = { $seat } może przekazać dar
waiting-levy = { $seat } werbuje
waiting-spare_price = { $seat } wybiera, co oszczędza
waiting-deploy = { $seat } wysyła następnego rekruta
waiting-station = { $seat } wysyła rekruta
waiting-choose_attacker = { $seat } wybiera, kto atakuje
waiting-strike = { $seat } atakuje
waiting-place_wound = { $seat } umieszcza ranę
waiting-choose_section = { $seat } wybiera odcinek
waiting-reward_first = { $seat } wybiera nagrodę
waiting-build = { $seat } może budować
waiting-pay_materials = { $seat } płaci za budowę
waiting-move_soldiers = { $seat } może przesunąć żołnierzy
waiting-move_how_many = { $seat } przesuwa żołnierzy
waiting-hire = { $seat } może zatrudniać
waiting-sip_tea = { $seat } może się przesunąć na torze herbaty
waiting-study = { $seat } dobiera karty taktyki
waiting-discard_tactic = { $seat } odrzuca kartę taktyki
waiting-choose_victim = { $seat } wybiera, kto ginie
waiting-choose_fallen = { $seat } wybiera, kto ginie
waiting-save = { $seat } może ratować żołnierzy
waiting-shoot = { $seat } strzela w salwie
waiting-place_shame = { $seat } kładzie żeton hańby
waiting-reed_move = { $seat } może przesuwać urzędników klanu Trzciny
waiting-reed_dismiss = { $seat } odprawia doradcę
waiting-reed_barricade = { $seat } stawia barykadę Trzciny
waiting-reed_strike = { $seat } wysyła włócznika Trzciny
waiting-reed_tea = { $seat } decyduje o ruchu klanu Trzciny na torze herbaty

## Choices that cards ask for

take_resource = Weź dowolny zasób. Do wzięcia: { $left }.
exchange = Wymienić zasób? Jeszcze do { $left }.
option-exchange = { START(WORD($give, kind: "resource")) } → { WORD($get, kind: "resource") }
take_back = Wziąć z powrotem właśnie zapłacone zasoby? Jeszcze do { $left }.
alternative = { WORD($card, kind: "card") }: wybierz jeden efekt.
choose_player = Wybierz gracza, którego to dotyczy.
consent = Karta gracza { $seat } prosi cię o udział. Jeśli odmówisz, nic się nie stanie.
option-player = { $seat }
option-agree = Zgoda
option-refuse = Odmowa
waiting-choose_player = { $seat } wybiera gracza
waiting-consent = { $seat } decyduje o zgodzie
alternative_of_tactic = { WORD($card, kind: "tactic") }: wybierz jeden efekt.
option-alternative = { START(WORD($what, kind: "alternative")) }
alternative-shame = usuń żeton hańby
alternative-honour = zdobądź punkty honoru
alternative-leave = zostaw hordę, zdobądź 1 chi
alternative-swap = połóż hordę pod talię
alternative-clerk = tańszy urzędnik
alternative-advisor = tańszy doradca
save_free = Wybierz żołnierza, którego ratujesz za darmo.
forgive_shame = Wybierz żeton hańby do usunięcia.
waiting-exchange = { $seat } może wymieniać zasoby
waiting-take_back = { $seat } może wziąć zasoby z powrotem
waiting-save_free = { $seat } ratuje żołnierza
waiting-forgive_shame = { $seat } usuwa żeton hańby

## Options of the table

table-option-sealed = Ukryte reakcje
table-meaning-sealed = Pytany jest każdy, kto mógłby mieć pasującą kartę taktyki, więc pytanie niczego nie zdradza.
table-value-sealed-false = nie
table-value-sealed-true = tak

## The end

ending-walls = Mur jest ukończony.
ending-shame = Skończyły się żetony hańby.
ending-time = Czas minął.
ending-walls-shame = Mur jest ukończony i skończyły się żetony hańby.
ending-walls-time = Mur jest ukończony i czas minął.
ending-shame-time = Skończyły się żetony hańby i czas minął.
ending-walls-shame-time = Mur jest ukończony, skończyły się żetony hańby i czas minął.
ranking = Przy równym honorze decyduje tor herbaty.

## What has happened

log-year = Rok { $year }
log-season = { $season ->
    [setup] Przygotowanie
    [spring] Wiosna
    [summer] Lato
    [fall] Jesień
    [winter] Zima
    *[end] Koniec
    }
log-clan = { $seat } prowadzi { WORD($clan, kind: "clan") }
log-general = { $seat } zatrzymuje: { WORD($card, kind: "general") }
log-advisor_active = { $seat } ma aktywnego doradcę: { WORD($card, kind: "advisor") }
log-horde = Nadciąga horda, { WORD($section, kind: "section") }, rząd { $row }: { WORD($horde, kind: "horde") }
log-raid = Najazd, { WORD($section, kind: "section") } ({ WORD($horde, kind: "horde") }): { $n ->
    [0] nie ma już żetonów hańby
    *[other] z gry ubywa: { COUNT($n, kind: "shame") }
    }
log-row = Nowi doradcy w ofercie: { $n }
log-time = Czas płynie: { COUNT($hordes, kind: "horde") }, śmiertelność { $lethality }
log-resources-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-resources-together = { $seat } zdobywa { $pieces }{ $source ->
    [production] { " " }z produkcji
    [income] { " " }jako dochód
    [reward] { " " }jako nagrodę
    [card] { " " }z karty
    *[other] { "" }
    }
log-paid-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-paid-together = { $seat } płaci: { $pieces }
log-warehouse_paid-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-warehouse_paid-together = { $whose ->
    [nobody] Magazyn traci: { $pieces }
   *[seat] Magazyn płaci: { $pieces } ({ $seat })
 }
log-honour = { SIGN($n) ->
    [minus] { $seat } traci { COUNT($n, kind: "honour") }
    *[other] { $seat } zdobywa { COUNT($n, kind: "honour") }
    } ({ WORD($source, kind: "source") })
log-shame_removed = { $seat } usuwa żeton hańby
log-commands_discarded = Tor rozkazów zostaje opróżniony
log-reclaimed = { $choice ->
    [take] { $seat } bierze z powrotem: { $n ->
    [0] żadna karta rozkazu
    *[other] { COUNT($n, kind: "command") }
    }
    *[honour] { $seat } zostawia za punkty honoru: { COUNT($n, kind: "command") }
    }
log-command = { $seat } zagrywa kartę rozkazu: { WORD($command, kind: "command") }
log-slot = { $whose ->
    [nobody] Klan Trzciny
    *[seat] { $seat }
    }: pole { $slot }
log-turn = { $whose ->
    [nobody] Tura klanu Trzciny, pole { $slot }
    *[seat] Tura gracza { $seat }, pole { $slot }
    }
log-copied = { $seat } kopiuje kartę: { WORD($command, kind: "command") }
log-clerk_placed = { $seat } umieszcza urzędnika: { WORD($location, kind: "location") }
log-clerk_moved = { $seat } przesuwa urzędnika: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-activated = { $whose ->
    [nobody] Klan Trzciny
    *[seat] { $seat }
    } aktywuje lokację: { WORD($location, kind: "location") }{ $kind ->
    [advanced] { " " }(aktywacja zaawansowana)
    *[standard] { "" }
    }
log-promoted = { $seat } ma nadzorcę na poziomie { $level }: { WORD($location, kind: "location") }
log-donated = { $seat } przekazuje: 1 { WORD($resource, kind: "resource") }
log-recruited = { $seat } werbuje: { GOODS($spearmen, $archers, $horsemen, $specials, $bannermen, words: "spearman+archer+horseman+special+bannerman", kind: "kind") }
log-rested = { $seat } wysyła do strefy odpoczynku: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-attacked = { $whose ->
    [nobody] Klan Trzciny
    *[seat] { $seat }
    } atakuje hordę { WORD($horde, kind: "horde") }: { WORD($kind, kind: "kind") }
log-firing = { $seat } obsadza stanowisko strzeleckie: { WORD($section, kind: "section") }
log-wound = { $whose ->
    [nobody] Klan Trzciny
    *[seat] { $seat }
    } rani hordę { WORD($horde, kind: "horde") }
log-held_fire = { $seat } wstrzymuje ogień: { WORD($section, kind: "section") }
log-barricade = { $whose ->
    [nobody] Klan Trzciny
    *[seat] { $seat }
    } buduje barykadę: { WORD($section, kind: "section") }
log-wall = { $seat } buduje poziom muru { $level }: { WORD($section, kind: "section") }
log-hired_clerk = { $seat } zatrudnia urzędnika { $price ->
    [0] za darmo
    *[other] za { COUNT($price, kind: "gold") }
    }
log-hired_advisor = { $seat } zatrudnia aktywnego doradcę: { WORD($card, kind: "advisor") }
log-support = { $seat } zatrudnia doradcę wspierającego: { WORD($card, kind: "advisor") }
log-dismissed = { $seat } każe klanowi Trzciny odprawić doradcę: { WORD($card, kind: "advisor") }
log-tea = { $whose ->
    [nobody] Klan Trzciny
    *[seat] { $seat }
    } przesuwa się w górę toru herbaty: { $from } → { $to }
log-moved = { $seat } przesuwa: { $n } × { $who ->
    [firing] łucznik z muru na mur
    [firing_to_rest] łucznik z muru do strefy odpoczynku
    *[other] { WORD($who, kind: "kind") }
    }, { WORD($from, kind: "section") } → { WORD($to, kind: "section") }
log-drew = { $card ->
    [hidden] { $seat } dobiera kartę taktyki
    *[other] { $seat } dobiera: { WORD($card, kind: "tactic") }
    }
log-discarded_tactic = { $seat } odrzuca: { WORD($card, kind: "tactic") }
log-shuffled = { $deck ->
    [advisors] Odrzuceni doradcy tworzą nową talię
    [tactics] Odrzucone taktyki tworzą nową talię
    *[hordes] Odrzucone hordy tworzą nową talię
    }
log-tactic = { $seat } zagrywa kartę taktyki: { WORD($card, kind: "tactic") }{ $boosted ->
    [boosted] { " " }(wzmocnienie)
    *[base] { "" }
    }
log-ability = { $seat } używa karty: { WORD($card, kind: "card") }
log-common_used = { $seat } używa karty: { WORD($card, kind: "card") }
log-common_ability = Efekt karty: { WORD($card, kind: "card") }
log-horde_ability = Zdolność hordy: { WORD($horde, kind: "horde") }
log-swift = Od razu do rzędu 1: { WORD($horde, kind: "horde") }
log-healed = Horda leczy ranę: { WORD($horde, kind: "horde") }
log-looked = { $horde ->
    [hidden] { $seat } ogląda następną hordę
    *[other] { $seat } widzi następną hordę: { WORD($horde, kind: "horde") }
    }
log-defeated = Horda pokonana: { WORD($horde, kind: "horde") }
log-claimed = { $seat } zdobywa kartę hordy: { WORD($horde, kind: "horde") }
log-horde_gone = Nikt nie zdobywa karty hordy: { WORD($horde, kind: "horde") }
log-advanced = Hordy podchodzą: { WORD($section, kind: "section") }
log-victim = { $whose ->
    [nobody] Klan Trzciny
    *[seat] { $seat }
    }: { WORD($kind, kind: "kind") } ma zginąć, { $horde ->
    [none] na murze
    *[other] { WORD($horde, kind: "horde") }
    }
log-saved = { $seat } ratuje żołnierza: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-killed = { $whose ->
    [nobody] Klan Trzciny
    *[seat] { $seat }
    } traci żołnierza: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-shielded = { $seat }: łucznicy ocaleni, { WORD($section, kind: "section") }
log-survived = { $seat } ma ocalonych: { $n } × { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-compared = { START(WORD($section, kind: "section")) }: obrona { $defence } przeciw sile ataku { $offence }
log-breach = Wyłom: { WORD($section, kind: "section") }
log-shame = { $seat } otrzymuje żeton hańby{ $cause ->
    [location] { " " }za użycie lokacji bez innych graczy
    [breach] { " " }za wyłom
    [card] { " " }przez kartę
    [demand] { " " }za niespełnione żądania
    [event] { " " }przez wydarzenie
    *[other] { "" }
    }
log-shame_on = { $seat } kładzie żeton hańby: { WORD($where, kind: "shame_place") }
log-shame_lost = { $why ->
    [no_token] { $seat } traci punkty honoru: skończyły się żetony hańby
    *[no_place] { $seat } traci punkty honoru: nie ma gdzie położyć żetonu hańby
    }
log-barricades_gone = Wszystkie barykady znikają
log-ending = { $reasons ->
    [0] Ostatni rok dobiega końca
    [1] Mur jest ukończony
    [2] Skończyły się żetony hańby
    [3] Mur jest ukończony i skończyły się żetony hańby
    [5] Mur jest ukończony i czas minął
    [6] Skończyły się żetony hańby i czas minął
    [7] Mur jest ukończony, skończyły się żetony hańby i czas minął
    [8] Spełniono dość cesarskich żądań
    *[other] Czas minął
    }
log-scored = { WORD($card, kind: "artifact") }: { $seat }, { $n ->
    [0] nic
    *[other] { COUNT($n, kind: "honour") }
    }
log-reed_moved = { $seat } przesuwa urzędnika klanu Trzciny: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-reed_stored = Klan Trzciny składa w magazynie: 1 { WORD($resource, kind: "resource") }

## Karty, które zaglądają pod zakryte karty

spy = Wybierz, czyją kartę rozkazu obejrzysz.
option-spy = { $seat }
exchange_command = { $other_seat }: { WORD($command, kind: "command") }. Czy wymieniasz swoją kartę rozkazu?
option-keep-command = Zatrzymaj: { WORD($command, kind: "command") }
option-exchange-command = Wymień na inną kartę: { WORD($command, kind: "command") }
waiting-exchange_command = { $seat } może wymienić wybraną kartę rozkazu
change_command = { $other_seat }: { WORD($command, kind: "command") }. Wybierz kartę rozkazu, którą zagrasz.
waiting-spy = { $seat } patrzy na kartę rozkazu
waiting-change_command = { $seat } wybiera inną kartę rozkazu
alternative-one = zapłać 1 złoto, siła ataku −1
alternative-two = zapłać 2 złota, siła ataku −2
alternative-three = zapłać 3 złota, siła ataku −3
log-spied = { $command ->
    [hidden] { $seat } patrzy na kartę rozkazu
    *[other] { $seat } widzi kartę rozkazu ({ $other_seat }): { WORD($command, kind: "command") }
    }
log-changed_command = { $choice ->
    [changed] { $seat } wymienia wybraną kartę rozkazu na inną
    *[kept] { $seat } zatrzymuje wybraną kartę rozkazu
    }
log-sent_back = { $seat } kładzie nadchodzącą hordę pod talię
