# Co-operative play: demands, events, cards and what all decide together

## Options of the table

table-option-coop = Kooperacja
table-meaning-coop = 2–5 graczy: wspólnie spełniajcie cesarskie żądania. Wszyscy wygrywacie albo wszyscy przegrywacie.
table-value-coop-false = nie
table-value-coop-true = tak

## Decisions

next_to_work = { WORD($location, kind: "location") }: wybierz, kto jest następny{ $step ->
    [0] { "" }
    [1] { " " }do awansu
   *[other] { " " }do daru
 }. Zysk jednego może pomóc innym.
option-tea-order = Wszyscy w kolejności herbaty
option-reed = Klan Trzciny
coop_place_shame = Połóż żeton hańby pod żołnierzem albo go zwróć. Gdy bank będzie pusty, wszyscy przegracie (zostało { $bank }).
option-shame-return = Zwróć
effect-honour-paid = zapłać { $price } honoru (zostanie { $left })
why-little-honour = Potrzebujesz { $need } punktów honoru, masz { $have }.
coop_remove_shame = Zwrócić żeton hańby za { $price } punktów honoru? W banku jest { $bank }.
take_command = Weź z powrotem kartę rozkazu. W kooperacji zwracają je tylko mury i karty.
name_demand = Wskaż żądanie do spełnienia albo zakończ krok. Każde niespełnione kosztuje każdego gracza 1 żeton hańby.
option-demand = { WORD($demand, kind: "demand") }
option-end-step = Zakończ krok
effect-open-demands = { $n ->
    [0] nie zostaje żadne żądanie
    [one] każdy dostaje { $n } żeton hańby
    [few] każdy dostaje { $n } żetony hańby
   *[other] każdy dostaje { $n } żetonów hańby
 }
effect-demand = potrzeba: { WORD($demand, kind: "demand_short") }{ $n ->
    [0] { "" }
   *[other] : { $n }
 }
why-demand = { WORD($demand, kind: "demand_text") }
why-demand-refused = Ktoś tego odmówił. Tej zimy nie można tego zaproponować ponownie.
split = { WORD($demand, kind: "demand") }: wybierz, ile daje gracz { $other_seat }. Do oddania: { $left }{ $gift ->
    [honour] { " " }× 10 honoru
   *[other] { "" }
 }.
split_warehouse = { WORD($demand, kind: "demand") }: wybierz, ile daje magazyn. Do oddania: { $left }.
split_escort = { $section ->
    [L] Wybierz, kto daje żołnierza z lewej strefy odpoczynku.
    [M] Wybierz, kto daje żołnierza ze środkowej strefy odpoczynku.
    [R] Wybierz, kto daje żołnierza z prawej strefy odpoczynku.
   *[other] Wybierz, kto daje urzędnika z puli.
 }
option-gives = { $n }
answer_demand = { $other_seat } proponuje: { WORD($demand, kind: "demand") }. Dajesz { $gift ->
    [goods] { $n } { WORD($resource, kind: "resource") }
    [soldiers] { COUNT($n, kind: "soldier") }
    [honour] 10 punktów honoru
    [clerks] { COUNT($n, kind: "clerk") }
    [hordes] { COUNT($n, kind: "horde") }
    [tactics] { COUNT($n, kind: "tactic") }
   *[escort] { COUNT($n, kind: "soldier") }, urzędnicy: { $clerk }
 }; jedna odmowa anuluje propozycję.
give_soldier = Wybierz żołnierza, który na zawsze opuści grę. Do oddania: { $left }.
option-soldier = { START(WORD($kind, kind: "kind")) }, { $where ->
    [pool] twoja pula
    [rest] strefa odpoczynku, { WORD($section, kind: "section") }
   *[firing] stanowisko strzeleckie, { WORD($section, kind: "section") }
 }
give_horde = Wybierz zdobytą hordę do oddania. Zachowujesz honor, do oddania: { $left }.
option-claimed = { WORD($horde, kind: "horde") } (rewers: { WORD($section, kind: "section") })
give = Daj zasób innemu graczowi albo zakończ. Zostało { $left }{ $honour ->
    [0] { "" }
   *[other] , każdy daje ci 1 punkt honoru (jeszcze { $honour })
 }.
option-give = 1 { WORD($resource, kind: "resource") } → { $other_seat }
save_anyone = Wybierz żołnierza dowolnego gracza, którego za darmo uratujesz. Zostało: { $left }.
effect-whose = { $other_seat }
spread_wounds = Wybierz pole do zranienia, 1 na każdym odcinku z łucznikiem. Zostało: { $left }.
store = Wybierz materiał do magazynu. Do złożenia: { $left }.
redirect_horde = Wybierz dla hordy inny odcinek. Przybędzie tam.
option-to-section = { START(WORD($section, kind: "section")) }
arrange_hordes = Wybierz hordę, która przyjdzie jako { $place }. z kolei. Widzisz je tylko ty.
pick_demand = Wybierz żądanie, które zostaje odkryte. Pozostałe trafiają pod talię.
sink_demand = Wybierz żądanie, które pierwsze trafi pod talię. Następne trafi pod nie.
keep_barricade = Wybierz barykadę, która przetrwa zimę. Zostało: { $left }.
ask_all = { $other_seat } zagrywa { WORD($card, kind: "tactic") } i prosi cię o 4 punkty honoru. Jeśli odmówisz, karta wraca na rękę.
choose_massed = Wybierz odcinek, w którym każdy łucznik strzela dwa razy. Tylko w tej salwie.
choose_sick = Gorączka obozowa: wybierz żołnierza w strefie odpoczynku. Zginie, jeśli go nie uratujesz.

## Whom the table waits for

waiting-next_to_work = { $seat } wybiera, kto jest następny
waiting-coop_place_shame = { $seat } kładzie żeton hańby
waiting-coop_remove_shame = { $seat } zwraca hańbę
waiting-take_command = { $seat } bierze kartę rozkazu
waiting-name_demand = { $seat } wskazuje żądanie
waiting-split = { $seat } dzieli, kto co daje
waiting-answer_demand = { $seat } odpowiada na propozycję
waiting-give_soldier = { $seat } oddaje żołnierza
waiting-give_horde = { $seat } oddaje hordę
waiting-give = { $seat } daje zasoby
waiting-save_anyone = { $seat } ratuje żołnierzy
waiting-spread_wounds = { $seat } kładzie rany
waiting-store = { $seat } zapełnia magazyn
waiting-redirect_horde = { $seat } kieruje hordę gdzie indziej
waiting-arrange_hordes = { $seat } układa hordy
waiting-pick_demand = { $seat } wybiera żądanie
waiting-sink_demand = { $seat } odkłada żądania pod talię
waiting-keep_barricade = { $seat } wybiera barykady
waiting-ask_all = { $seat } zgadza się albo odmawia
waiting-choose_massed = { $seat } wybiera odcinek
waiting-choose_sick = { $seat } wybiera żołnierza

## Moments that cards answer

moment-on_demand_revealed = Odkryto nowe żądanie
moment-on_event_revealed = Wydarzenie ma nastąpić
moment-volley_start = Salwa zaraz się zacznie
moment-on_income = Pobrano dochód
moment-summer_end = Lato się kończy
moment-before_barricades_removed = Barykady mają zostać usunięte

## Alternatives

alternative-pay = zapłać

## Log

log-next_to_work = { $seat } ustala kolejność
log-shame_bought = { $seat } zwraca żeton hańby
log-took_command = { $seat } bierze z powrotem kartę { WORD($command, kind: "command") }
log-proposed = { $seat } proponuje: { WORD($demand, kind: "demand") }
log-answered = { $answer ->
    [agree] { $seat } zgadza się
   *[refuse] { $seat } odmawia
 }
log-gave = { $seat } poświęca { $piece ->
    [clerk] { COUNT($n, kind: "clerk") }
    [horde] { COUNT($n, kind: "horde") }
   *[other] { COUNT($n, kind: "soldier") }
 }
log-fulfilled = { WORD($demand, kind: "demand") }: spełnione, razem { $n }
log-demand = Nowe żądanie: { WORD($demand, kind: "demand") }
log-event = Wydarzenie: { WORD($event, kind: "event") }
log-cancelled = { WORD($event, kind: "event") } nie ma efektu
log-handed = { $seat } → { $other_seat }: 1 { WORD($resource, kind: "resource") }
log-stockpiled = { $seat } składa w magazynie: 1 { WORD($resource, kind: "resource") }
log-redirected = { $seat } kieruje hordę: { WORD($section, kind: "section") }
log-arranged = { $seat } układa następne hordy
log-sunk = { WORD($demand, kind: "demand") } trafia pod talię
log-kept_barricades = Barykady są usuwane, niektóre zostają
log-refused_card = { $seat } odmawia, { WORD($card, kind: "tactic") } wraca na rękę
log-burned = Ogniste strzały niszczą barykadę: { WORD($section, kind: "section") }
log-unhired = { $seat } wysyła urzędnika na egzaminy

## How it ends

ending-demands = Spełniono dość cesarskich żądań.
coop-won = Wszyscy wygrywacie: spełniono { $n } z { $needed } żądań.
coop-shamed = Wszyscy przegrywacie: brakuje żetonu hańby ({ $n } z { $needed } żądań).
coop-late = Wszyscy przegrywacie: czas minął ({ $n } z { $needed } żądań).

## Generals

general-wen_tianxiang = Wen Tianxiang, Pieśń Prawości
general_text-wen_tianxiang = Gdy żądanie zostaje spełnione, każdy gracz zyskuje N dowolnych zasobów (najwyżej 3).
general-zhang_shijie = Zhang Shijie, Skuta Flota
general_text-zhang_shijie = Przed porównaniem odcinka: zapłać 1 drewno, jego obrona jest o N + 1 wyższa (najwyżej 5). Raz na rok.
general-lu_xiufu = Lu Xiufu, Wierny Minister
general_text-lu_xiufu = Gdy dowolny gracz ma dostać hańbę, zapłać 1 złoto za każdy anulowany żeton. Najwyżej N żetonów na rok.
general-yue_yun = Yue Yun, Młoty
general_text-yue_yun = Gdy żołnierz innego gracza atakuje hordę, na której masz żołnierza, zaatakuj 1 żołnierzem ze strefy odpoczynku tego odcinka. N razy na rok.
general-wang_jian = Wang Jian, Pan Diaoyu
general_text-wang_jian = Przed salwą połóż 1 ranę na każdym z najwyżej N odcinków, na których ktokolwiek ma łucznika na stanowisku strzeleckim.
general-li_tingzhi = Li Tingzhi, Yangzhou Trwa
general_text-li_tingzhi = Gdy ktokolwiek zbuduje poziom muru, inny gracz bierze z powrotem 1 kartę rozkazu. N razy na rok.
general-yang_yanzhao = Yang Yanzhao, Mury z Lodu
general_text-yang_yanzhao = Do N wybranych przez ciebie barykad (najwyżej 4) zostaje po szturmie.
general-fan_zhongyan = Fan Zhongyan, Pierwszy w Trosce
general_text-fan_zhongyan = Na koniec lata daj innym do 2 × N swoich zasobów. Za każdy zdobądź 1 punkt honoru (najwyżej 6).
card-wen_tianxiang = { general-wen_tianxiang }
card-zhang_shijie = { general-zhang_shijie }
card-lu_xiufu = { general-lu_xiufu }
card-yue_yun = { general-yue_yun }
card-wang_jian = { general-wang_jian }
card-li_tingzhi = { general-li_tingzhi }
card-yang_yanzhao = { general-yang_yanzhao }
card-fan_zhongyan = { general-fan_zhongyan }
card_text-wen_tianxiang = { general_text-wen_tianxiang }
card_text-zhang_shijie = { general_text-zhang_shijie }
card_text-lu_xiufu = { general_text-lu_xiufu }
card_text-yue_yun = { general_text-yue_yun }
card_text-wang_jian = { general_text-wang_jian }
card_text-li_tingzhi = { general_text-li_tingzhi }
card_text-yang_yanzhao = { general_text-yang_yanzhao }
card_text-fan_zhongyan = { general_text-fan_zhongyan }

## Tactic cards

tactic-supply_convoy = Konwój zaopatrzenia
tactic_base-supply_convoy = Na początku tury gracza: daj do 3 swoich zasobów jednemu graczowi.
tactic_boost-supply_convoy = Wzmocnienie (1 drewno): każdy gracz może dać dowolną liczbę zasobów jednemu innemu graczowi.
tactic_text-supply_convoy = { tactic_base-supply_convoy } { tactic_boost-supply_convoy }
tactic-united_front = Wspólny front
tactic_base-united_front = Gdy atakuje żołnierz innego gracza: zaatakuj 1 żołnierzem ze strefy odpoczynku tego odcinka.
tactic_boost-united_front = Wzmocnienie (2 chi): zaatakuj do 3 żołnierzami stamtąd.
tactic_text-united_front = { tactic_base-united_front } { tactic_boost-united_front }
tactic-joint_decree = Wspólny dekret
tactic_base-joint_decree = Po ramce innych graczy: jeden inny gracz umieszcza 1 urzędnika.
tactic_boost-joint_decree = Wzmocnienie (1 złoto): każdy gracz umieszcza 1 urzędnika.
tactic_text-joint_decree = { tactic_base-joint_decree } { tactic_boost-joint_decree }
tactic-sworn_brothers = Bracia krwi
tactic_base-sworn_brothers = Zanim zginą żołnierze: uratuj za darmo 1 żołnierza dowolnego gracza.
tactic_boost-sworn_brothers = Wzmocnienie (3 chi): uratuj do 4 żołnierzy dowolnych graczy.
tactic_text-sworn_brothers = { tactic_base-sworn_brothers } { tactic_boost-sworn_brothers }
tactic-emperors_mercy = Łaska cesarza
tactic_base-emperors_mercy = Gdy dowolny gracz ma dostać hańbę: jeśli zgodzi się stracić 4 punkty honoru, dostaje o 1 żeton mniej.
tactic_boost-emperors_mercy = Wzmocnienie (2 złota): dostaje do 2 żetonów mniej.
tactic_text-emperors_mercy = { tactic_base-emperors_mercy } { tactic_boost-emperors_mercy }
tactic-petition = Petycja
tactic_base-petition = Gdy odkryto żądanie: odłóż je pod talię i odkryj następne.
tactic_boost-petition = Wzmocnienie (2 złota): dobierz 2 żądania i wybierz 1 z 3, pozostałe trafiają pod talię.
tactic_text-petition = { tactic_base-petition } { tactic_boost-petition }
tactic-signal_fires = Ognie sygnałowe
tactic_base-signal_fires = Gdy horda ma przybyć: trafia do innego wybranego odcinka z wolnym rzędem.
tactic_boost-signal_fires = Wzmocnienie (1 drewno): obejrzyj też 3 następne hordy i ułóż je dowolnie.
tactic_text-signal_fires = { tactic_base-signal_fires } { tactic_boost-signal_fires }
tactic-stockpile = Zapasy
tactic_base-stockpile = Po dochodzie dowolnego gracza: złóż 2 materiały z banku w magazynie.
tactic_boost-stockpile = Wzmocnienie (1 chi): złóż tam 4 materiały.
tactic_text-stockpile = { tactic_base-stockpile } { tactic_boost-stockpile }
tactic-shield_wall = Mur tarcz
tactic_base-shield_wall = Przed porównaniem odcinka: jego obrona jest o 1 wyższa za każdego gracza z żołnierzem w nim.
tactic_boost-shield_wall = Wzmocnienie (2 kamienie): o 2 za każdego.
tactic_text-shield_wall = { tactic_base-shield_wall } { tactic_boost-shield_wall }
tactic-reform = Reforma
tactic_base-reform = Gdy ktokolwiek zbuduje poziom muru: jeden inny gracz bierze z powrotem 1 kartę rozkazu.
tactic_boost-reform = Wzmocnienie (2 złota): wszyscy pozostali.
tactic_text-reform = { tactic_base-reform } { tactic_boost-reform }
tactic-concentrated_volley = Skupiona salwa
tactic_base-concentrated_volley = Przed salwą: połóż 1 ranę na każdym odcinku, na którym ktokolwiek ma łucznika na stanowisku strzeleckim.
tactic_boost-concentrated_volley = Wzmocnienie (2 drewna): na jednym odcinku każdy łucznik strzela w tej salwie dwa razy.
tactic_text-concentrated_volley = { tactic_base-concentrated_volley } { tactic_boost-concentrated_volley }
tactic-calm_the_court = Uspokojenie dworu
tactic_base-calm_the_court = Gdy odkryto wydarzenie: jeśli wszyscy zgodzą się stracić po 4 punkty honoru, natychmiastowe wydarzenie nie ma efektu.
tactic_boost-calm_the_court = Wzmocnienie (3 zasoby): dowolne wydarzenie nie ma efektu.
tactic_text-calm_the_court = { tactic_base-calm_the_court } { tactic_boost-calm_the_court }

## Hordes

horde-swarm_riders = Jeźdźcy roju
horde_text-swarm_riders = Rój: Po przybyciu zajmują rząd 1 i mają o 1 większą siłę ataku za każdych innych Jeźdźców roju.
horde-fire_archers = Ognioci łucznicy
horde_text-fire_archers = Ogniste strzały: Przed salwą zniszczona zostaje 1 barykada tego odcinka.
horde-iron_lancers = Żelaźni lansjerzy
horde_text-iron_lancers = Stratowanie: Śmiertelność na tej karcie jest o 1 wyższa.
horde-noyans_guard = Gwardia nojona
horde_text-noyans_guard = Krąg przysięgi: Dopóki mniej niż 2 klany mają na tej karcie żołnierza, nie można położyć na niej rany.
horde-reavers = Łupieżcy
horde_text-reavers = Grabież magazynu: Przy wyłomie na tym odcinku magazyn zostaje opróżniony, a każdy gracz płaci 1 zasób albo traci 2 punkty honoru.
horde-tunnel_diggers = Kopacze tuneli
horde_text-tunnel_diggers = Tunele: Barykady na tym odcinku nie dają obrony.
horde-spirit_drummers = Bębniarze duchów
horde_text-spirit_drummers = Bębny gromu: Każda inna horda tego odcinka ma o 2 większą siłę ataku.
horde-hashar_levy = Pobór jeńców
horde_text-hashar_levy = Ludzka tarcza: Gdy ta karta zostaje pokonana, każdy gracz traci 1 punkt honoru za każdą ranę na niej.
horde-swarm_riders_L = { horde-swarm_riders }
horde-swarm_riders_M = { horde-swarm_riders }
horde-swarm_riders_R = { horde-swarm_riders }
horde-fire_archers_L = { horde-fire_archers }
horde-fire_archers_M = { horde-fire_archers }
horde-fire_archers_R = { horde-fire_archers }
horde-iron_lancers_L = { horde-iron_lancers }
horde-iron_lancers_M = { horde-iron_lancers }
horde-iron_lancers_R = { horde-iron_lancers }
horde-noyans_guard_L = { horde-noyans_guard }
horde-noyans_guard_M = { horde-noyans_guard }
horde-noyans_guard_R = { horde-noyans_guard }
horde-reavers_L = { horde-reavers }
horde-reavers_M = { horde-reavers }
horde-reavers_R = { horde-reavers }
horde-tunnel_diggers_L = { horde-tunnel_diggers }
horde-tunnel_diggers_M = { horde-tunnel_diggers }
horde-tunnel_diggers_R = { horde-tunnel_diggers }
horde-spirit_drummers_L = { horde-spirit_drummers }
horde-spirit_drummers_M = { horde-spirit_drummers }
horde-spirit_drummers_R = { horde-spirit_drummers }
horde-hashar_levy_L = { horde-hashar_levy }
horde-hashar_levy_M = { horde-hashar_levy }
horde-hashar_levy_R = { horde-hashar_levy }
shame_place-swarm_riders_L = { horde-swarm_riders }
shame_place-swarm_riders_M = { horde-swarm_riders }
shame_place-swarm_riders_R = { horde-swarm_riders }
shame_place-fire_archers_L = { horde-fire_archers }
shame_place-fire_archers_M = { horde-fire_archers }
shame_place-fire_archers_R = { horde-fire_archers }
shame_place-iron_lancers_L = { horde-iron_lancers }
shame_place-iron_lancers_M = { horde-iron_lancers }
shame_place-iron_lancers_R = { horde-iron_lancers }
shame_place-noyans_guard_L = { horde-noyans_guard }
shame_place-noyans_guard_M = { horde-noyans_guard }
shame_place-noyans_guard_R = { horde-noyans_guard }
shame_place-reavers_L = { horde-reavers }
shame_place-reavers_M = { horde-reavers }
shame_place-reavers_R = { horde-reavers }
shame_place-tunnel_diggers_L = { horde-tunnel_diggers }
shame_place-tunnel_diggers_M = { horde-tunnel_diggers }
shame_place-tunnel_diggers_R = { horde-tunnel_diggers }
shame_place-spirit_drummers_L = { horde-spirit_drummers }
shame_place-spirit_drummers_M = { horde-spirit_drummers }
shame_place-spirit_drummers_R = { horde-spirit_drummers }
shame_place-hashar_levy_L = { horde-hashar_levy }
shame_place-hashar_levy_M = { horde-hashar_levy }
shame_place-hashar_levy_R = { horde-hashar_levy }

## Imperial demands

demand-taunt_them = Drwijcie z nich i zwyciężcie
demand_text-taunt_them = Przy każdym odcinku jest przynajmniej 1 horda i tej zimy nie było wyłomu.
demand_short-taunt_them = utrzymajcie odcinki z hordami
demand-emperors_guard = Wojownicy dla gwardii cesarza
demand_text-emperors_guard = Razem poświęćcie 2 żołnierzy na gracza, z pul, stref odpoczynku lub stanowisk strzeleckich. Dać musi przynajmniej 3 graczy.
demand_short-emperors_guard = żołnierze razem
demand-glory_to_the_emperor = Chwała należy do cesarza
demand_text-glory_to_the_emperor = 3 graczy traci po 10 punktów honoru.
demand_short-glory_to_the_emperor = gracze z 10 punktami honoru
demand-royal_escort = Królewska eskorta dla urzędników cesarza
demand_text-royal_escort = W każdej strefie odpoczynku jest przynajmniej 2 żołnierzy. Poświęćcie po 1 z każdej i 1 urzędnika z puli.
demand_short-royal_escort = 3 żołnierzy i urzędnik
demand-tribute_of_gold = Danina złota
demand_text-tribute_of_gold = Każdy gracz płaci 2 złota, w grze na dwie osoby 4.
demand_short-tribute_of_gold = złoto od każdego
demand-timber_for_the_fleet = Drewno dla floty
demand_text-timber_for_the_fleet = Razem zapłaćcie 2 drewna na gracza, w grze na dwie osoby 4. Można użyć drewna z magazynu.
demand_short-timber_for_the_fleet = drewno razem
demand-ancestral_tomb = Kamień na grobowiec przodków
demand_text-ancestral_tomb = Każdy gracz płaci 2 kamienie, w grze na dwie osoby 4.
demand_short-ancestral_tomb = kamień od każdego
demand-prayers = Modlitwy za dynastię
demand_text-prayers = Każdy gracz płaci 2 chi, w grze na dwie osoby 4.
demand_short-prayers = chi od każdego
demand-wall_must_rise = Mur musi rosnąć
demand_text-wall_must_rise = W tym roku zbudowano przynajmniej 2 poziomy muru albo wszystkie odcinki są ukończone.
demand_short-wall_must_rise = 2 poziomy muru w tym roku
demand-scholars = Uczeni dla stolicy
demand_text-scholars = Każdy gracz poświęca 1 urzędnika z puli.
demand_short-scholars = urzędnik od każdego
demand-heads_of_the_noyans = Głowy nojonów
demand_text-heads_of_the_noyans = Razem oddajcie 1 zdobytą hordę na gracza. Honor za nie zostaje.
demand_short-heads_of_the_noyans = hordy razem
demand-treatises_of_war = Traktaty o wojnie
demand_text-treatises_of_war = Każdy gracz odrzuca 2 karty taktyki.
demand_short-treatises_of_war = karty taktyki od każdego

## Events

event-camp_fever = Gorączka obozowa
event_text-camp_fever = Każdy gracz traci 1 żołnierza w strefie odpoczynku (można go uratować), a bez niego 2 punkty honoru.
event-river_floods = Żółta Rzeka wylewa
event_text-river_floods = Magazyn zostaje opróżniony. Każdy gracz płaci 2 drewna i traci 1 punkt honoru za każde brakujące.
event-imperial_audit = Cesarska kontrola
event_text-imperial_audit = Każdy gracz płaci 2 złota albo dostaje 1 żeton hańby.
event-examinations = Wezwanie na egzaminy
event_text-examinations = Każdy gracz przenosi 1 urzędnika z puli do niezatrudnionych i zdobywa 2 punkty honoru.
event-auspicious_comet = Pomyślna kometa
event_text-auspicious_comet = Każdy gracz zyskuje 2 chi.
event-border_uprising = Powstanie na granicy
event_text-border_uprising = Przybywa 1 kolejna horda.
event-drought = Susza
event_text-drought = Każdy nadzorca przynosi latem o 1 mniej.
event-bitter_winters = Srogie zimy
event_text-bitter_winters = Uratowanie żołnierza kosztuje o 1 chi więcej.
event-corrupt_officials = Skorumpowani urzędnicy
event_text-corrupt_officials = Urzędnicy i doradcy kosztują o 1 złoto więcej.
event-howling_winds = Wyjące wiatry
event_text-howling_winds = W salwie strzela tylko 2 pierwszych łuczników każdego odcinka.
event-rotten_palisades = Zgniłe palisady
event_text-rotten_palisades = Barykada kosztuje o 1 materiał więcej.
event-patriotic_fervor = Patriotyczny zapał
event_text-patriotic_fervor = Każda werbowana grupa kosztuje o 1 zasób mniej.
card-camp_fever = { event-camp_fever }
card_text-camp_fever = { event_text-camp_fever }
card-river_floods = { event-river_floods }
card_text-river_floods = { event_text-river_floods }
card-imperial_audit = { event-imperial_audit }
card_text-imperial_audit = { event_text-imperial_audit }
card-examinations = { event-examinations }
card_text-examinations = { event_text-examinations }
card-auspicious_comet = { event-auspicious_comet }
card_text-auspicious_comet = { event_text-auspicious_comet }
card-border_uprising = { event-border_uprising }
card_text-border_uprising = { event_text-border_uprising }
card-drought = { event-drought }
card_text-drought = { event_text-drought }
card-bitter_winters = { event-bitter_winters }
card_text-bitter_winters = { event_text-bitter_winters }
card-corrupt_officials = { event-corrupt_officials }
card_text-corrupt_officials = { event_text-corrupt_officials }
card-howling_winds = { event-howling_winds }
card_text-howling_winds = { event_text-howling_winds }
card-rotten_palisades = { event-rotten_palisades }
card_text-rotten_palisades = { event_text-rotten_palisades }
card-patriotic_fervor = { event-patriotic_fervor }
card_text-patriotic_fervor = { event_text-patriotic_fervor }
card-reavers = { horde-reavers }

## The court on the table

pane-court = Dwór cesarski
draw-court-victory = Zwycięstwo
draw-court-defeat = Bank hańby
draw-court-victory-about = Spełniono { $n } z { $needed } żądań. Przy { $needed } wszyscy wygrywacie.
draw-court-defeat-about = W banku jest { $n } żetonów, { $due } za otwarte żądania. Gdy zabraknie żetonu, wszyscy przegracie.
draw-court-together = wszyscy albo nikt
draw-court-due = tej zimy { $n }
draw-court-left = zostanie { $n }
draw-court-events = Wydarzenia
draw-court-events-left = zostało { $n }
draw-court-lasting = trwa
draw-court-done = minęło
draw-court-now = teraz
draw-court-no-event = Każdą zimę kończy 1 wydarzenie
draw-court-ready = można spełnić
draw-court-progress = { $n } z { $whole }
draw-court-speaker = Rzecznik
draw-court-speaker-about = Na górze kolejności herbaty: przydziela kartom rozkazu pola i wskazuje żądania.
draw-court-speaker-slots = pola i żądania
draw-court-forecast = Po tej zimie
draw-court-buyable = do wykupu: { $n }
piece_kind-demand = Cesarskie żądanie

## Cards in the hand

panel-card-supply_convoy = { tactic-supply_convoy }
panel-card-united_front = { tactic-united_front }
panel-card-joint_decree = { tactic-joint_decree }
panel-card-sworn_brothers = { tactic-sworn_brothers }
panel-card-emperors_mercy = { tactic-emperors_mercy }
panel-card-petition = { tactic-petition }
panel-card-signal_fires = { tactic-signal_fires }
panel-card-stockpile = { tactic-stockpile }
panel-card-shield_wall = { tactic-shield_wall }
panel-card-reform = { tactic-reform }
panel-card-concentrated_volley = { tactic-concentrated_volley }
panel-card-calm_the_court = { tactic-calm_the_court }
