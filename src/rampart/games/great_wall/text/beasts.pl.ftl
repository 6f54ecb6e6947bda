# Pradawne bestie: bestie, relikwie, karty i to, co się o nich mówi

## Bestie i miejsca

beast-yinglong = Smok Yinglong
beast-white_tiger = Biały Tygrys
beast-ao = Żółw Ao
beast-fenghuang = Ptak Fenghuang
area-lumber_mill = { location-lumber_mill }
area-quarry = { location-quarry }
area-gold_mine = { location-gold_mine }
area-tea_house = { location-tea_house }
area-war_academy = { location-war_academy }
area-embassy = { location-embassy }
area-headquarters = { location-headquarters }
area-temple = { location-temple }
area-barracks = { location-barracks }
area-builders_camp = { location-builders_camp }
area-section_L = { section-L }
area-section_M = { section-M }
area-section_R = { section-R }

## Opcje stołu

table-option-beasts = Pradawne bestie
table-meaning-beasts = Cztery bestie pomagają wszystkim w swoim miejscu i za opłatą zyskują rangę. Dodaje 10 relikwii, 8 kart taktyki i 12 doradców.
table-value-beasts-false = nie
table-value-beasts-true = tak

## Decyzje

place_beast = Wybierz bestię i jej miejsce. To, co tam robi, pomaga wszystkim.
waiting-place_beast = { $seat } umieszcza bestię
option-beast-to = { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
upgrade_beast = Wybierz bestię i podnieś jej rangę albo spasuj. Potem możesz ją przenieść.
option-upgrade = { WORD($beast, kind: "beast") }, ranga { $rank }
effect-upgrade = płacisz { $wood ->
    [0] {""}
   *[other] { COUNT($wood, kind: "wood") }{" "}
 }{ $stone ->
    [0] {""}
   *[other] { COUNT($stone, kind: "stone") }{" "}
 }{ $gold ->
    [0] {""}
   *[other] { COUNT($gold, kind: "gold") }{" "}
 }{ $chi ->
    [0] {""}
   *[other] { COUNT($chi, kind: "chi") }{" "}
 }{ $off ->
    [0] {""}
   *[other] (o { $off } mniej)
 }
why-top-rank = Ta bestia ma już rangę 3. Wybierz inną.
why-beast-dear = Nie stać cię na nią. Zbierz to, co podaje jej karta.
waiting-upgrade_beast = { $seat } podnosi rangę bestii
pay_for_beast = Wybierz zasób do zapłaty: { WORD($beast, kind: "beast") }. Do zapłaty: { $left }.
waiting-pay_for_beast = { $seat } płaci za bestię
move_beast = Wybierz, dokąd pójdzie bestia. Pomaga tam wszystkim.
option-beast-stays = zostaje
waiting-move_beast = { $seat } przenosi bestię
read_omens = Wybierz relikwię, która zacznie działać. Pozostałe zostają w talii.
option-relic = { WORD($relic, kind: "card") }
waiting-read_omens = { $seat } wybiera relikwię
spirit_path = Wybierz lokację z bestią dla urzędnika z puli. Pozostało: { $left }.
waiting-spirit_path = { $seat } umieszcza urzędników

## Momenty

moment-fall_start = Zaczyna się jesień
moment-on_wall_built = Zbudowano poziom muru
moment-on_soldiers_killed = Twoi żołnierze zginęli

## Dziennik

log-beast_placed = { $seat } umieszcza: { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
log-beast_upgraded = { $seat } podnosi rangę: { WORD($beast, kind: "beast") } → { $rank }
log-beast_moved = { $seat } przenosi: { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
log-relic = Relikwia: { WORD($relic, kind: "card") }
log-relics_shuffled = Relikwie zostają potasowane
log-omens = { $seat } ogląda relikwie: { $n }
log-reborn = { $seat } odzyskuje włóczników: { $n }, { WORD($section, kind: "section") }

## Bestie według rangi

card-yinglong_1 = { beast-yinglong } 1
card_text-yinglong_1 = Każdy dar w jego lokacji daje 3 punkty honoru.
card-yinglong_2 = { beast-yinglong } 2
card_text-yinglong_2 = W jego lokacji każdy może przekazać dwa dary, za 3 punkty honoru.
card-yinglong_3 = { beast-yinglong } 3
card_text-yinglong_3 = W jego lokacji każdy może przekazać po darze na urzędnika, za 3 punkty honoru.
card-white_tiger_1 = { beast-white_tiger } 1
card_text-white_tiger_1 = Każdy żołnierz położony na hordzie jego odcinka daje właścicielowi 1 punkt honoru.
card-white_tiger_2 = { beast-white_tiger } 2
card_text-white_tiger_2 = Jak ranga 1, a włócznicy mogą atakować też rząd 2 jego odcinka.
card-white_tiger_3 = { beast-white_tiger } 3
card_text-white_tiger_3 = Jak ranga 2, a ratowanie żołnierzy na jego odcinku kosztuje każdego gracza łącznie o 1 chi mniej.
card-ao_1 = { beast-ao } 1
card_text-ao_1 = Barykady na jego odcinku kosztują o 1 materiał mniej.
card-ao_2 = { beast-ao } 2
card_text-ao_2 = Barykady na jego odcinku kosztują o 1 materiał mniej, poziomy muru o 2 mniej.
card-ao_3 = { beast-ao } 3
card_text-ao_3 = Jak ranga 2, a poziom muru daje tam 1 punkt honoru więcej za każde 2 zapłacone własne materiały.
card-fenghuang_1 = { beast-fenghuang } 1
card_text-fenghuang_1 = Każdy, kto używa urzędników w jego lokacji, zdobywa 1 chi.
card-fenghuang_2 = { beast-fenghuang } 2
card_text-fenghuang_2 = Każdy, kto używa urzędników w jego lokacji, zdobywa 1 chi i 1 punkt honoru.
card-fenghuang_3 = { beast-fenghuang } 3
card_text-fenghuang_3 = Jak ranga 2, a gracz może usunąć 1 żeton hańby.

## Relikwie

card-jade_flute = Nefrytowy flet
card_text-jade_flute = Na początku tury zapłać 1 chi i przenieś Yinglonga.
card-tiger_tally = Tygrysia tesera
card_text-tiger_tally = Na początku tury zapłać 1 złoto i przenieś Białego Tygrysa.
card-turtle_shell_oracle = Wyrocznia ze skorupy
card_text-turtle_shell_oracle = Na początku tury zapłać 1 kamień i przenieś żółwia Ao.
card-vermilion_feather = Cynobrowe pióro
card_text-vermilion_feather = Na początku tury zapłać 1 drewno i przenieś Fenghuanga.
card-altar_bell = Dzwon ołtarza
card_text-altar_bell = Gdy przekazujesz dar, oddaj 2 punkty honoru i przenieś dowolną bestię.
card-ritual_bronze = Rytualny brąz
card_text-ritual_bronze = Gdy zdobywasz hordę, przenieś Białego Tygrysa lub Ao na jej odcinek.
card-incense_of_wutai = Kadzidło z Wutai
card_text-incense_of_wutai = Po użyciu urzędników w Świątyni zapłać 1 chi i przenieś dowolną bestię.
card-geomancers_compass = Kompas geomanty
card_text-geomancers_compass = Gdy budujesz poziom muru, przenieś Ao lub Yinglonga.
card-moon_mirror = Lustro księżyca
card_text-moon_mirror = Na początku jesieni gracz najniżej w kolejności herbaty przenosi dowolną bestię.
card-thunder_drum = Bęben gromu
card_text-thunder_drum = Gdy ginie twój żołnierz, przenieś Białego Tygrysa.

## Karty taktyki

tactic-beast_tamer = Poskramiacz bestii
tactic_base-beast_tamer = Na początku twojej tury: przenieś bestię.
tactic_boost-beast_tamer = Wzmocnienie (1 chi): podnieś rangę bestii o 2 zasoby taniej, potem możesz ją przenieść.
tactic_text-beast_tamer = { tactic_base-beast_tamer } { tactic_boost-beast_tamer }
panel-card-beast_tamer = { tactic-beast_tamer }
tactic-dragon_rain = Smoczy deszcz
tactic_base-dragon_rain = Gdy używasz urzędników przy Yinglongu: zdobądź 2 sztuki zasobu więcej.
tactic_boost-dragon_rain = Wzmocnienie (1 zasób): przekaż tu jeszcze jeden dar, a każdy dar daje o 2 punkty honoru więcej.
tactic_text-dragon_rain = { tactic_base-dragon_rain } { tactic_boost-dragon_rain }
panel-card-dragon_rain = { tactic-dragon_rain }
tactic-tigers_roar = Ryk tygrysa
tactic_base-tigers_roar = Gdy werbujesz: pierwszy z nich, który zaatakuje na odcinku Białego Tygrysa, daje 2 punkty honoru.
tactic_boost-tigers_roar = Wzmocnienie (2 chi): daje je każdy z nich.
tactic_text-tigers_roar = { tactic_base-tigers_roar } { tactic_boost-tigers_roar }
panel-card-tigers_roar = { tactic-tigers_roar }
tactic-shell_of_the_world = Skorupa świata
tactic_base-shell_of_the_world = Przed porównaniem odcinka z Ao: jego obrona jest o 3 wyższa.
tactic_boost-shell_of_the_world = Wzmocnienie (2 kamienie): o 3 wyższa za każdą rangę Ao.
tactic_text-shell_of_the_world = { tactic_base-shell_of_the_world } { tactic_boost-shell_of_the_world }
panel-card-shell_of_the_world = { tactic-shell_of_the_world }
tactic-ashes_and_rebirth = Popiół i odrodzenie
tactic_base-ashes_and_rebirth = Zanim zginą twoi żołnierze: potem 1 włócznik z twojej puli trafia do tamtejszej strefy odpoczynku.
tactic_boost-ashes_and_rebirth = Wzmocnienie (1 chi): do 2, nie więcej, niż zginęło.
tactic_text-ashes_and_rebirth = { tactic_base-ashes_and_rebirth } { tactic_boost-ashes_and_rebirth }
panel-card-ashes_and_rebirth = { tactic-ashes_and_rebirth }
tactic-omens = Znaki
tactic_base-omens = Gdy karty rozkazu zostają odkryte: odkryj następną relikwię.
tactic_boost-omens = Wzmocnienie (1 chi): obejrzyj 3 relikwie i wybierz działającą.
tactic_text-omens = { tactic_base-omens } { tactic_boost-omens }
panel-card-omens = { tactic-omens }
tactic-feast_for_beasts = Uczta bestii
tactic_base-feast_for_beasts = Gdy zostaje pokonana horda z twoim żołnierzem: zdobądź 1 punkt honoru za każdą bestię rangi 2 lub 3.
tactic_boost-feast_for_beasts = Wzmocnienie (1 zasób): 2 punkty honoru za każdą.
tactic_text-feast_for_beasts = { tactic_base-feast_for_beasts } { tactic_boost-feast_for_beasts }
panel-card-feast_for_beasts = { tactic-feast_for_beasts }
tactic-spirit_path = Ścieżka duchów
tactic_base-spirit_path = Gdy używasz urzędników w lokacji: umieść 1 urzędnika z puli w lokacji z bestią.
tactic_boost-spirit_path = Wzmocnienie (1 złoto): umieść do 2 urzędników.
tactic_text-spirit_path = { tactic_base-spirit_path } { tactic_boost-spirit_path }
panel-card-spirit_path = { tactic-spirit_path }

## Doradcy

advisor-beast_keeper = Opiekun bestii
advisor_text-beast_keeper = Podniesienie rangi bestii kosztuje cię o 2 zasoby mniej.
card-beast_keeper = { advisor-beast_keeper }
card_text-beast_keeper = { advisor_text-beast_keeper }
advisor-shaman_of_wutai = Szamanka z Wutai
advisor_text-shaman_of_wutai = Gdy podnosisz rangę bestii, zdobądź 3 punkty honoru.
card-shaman_of_wutai = { advisor-shaman_of_wutai }
card_text-shaman_of_wutai = { advisor_text-shaman_of_wutai }
advisor-relic_hunter = Łowca relikwii
advisor_text-relic_hunter = Gdy zostaje odkryta relikwia, zdobądź dowolny 1 zasób.
card-relic_hunter = { advisor-relic_hunter }
card_text-relic_hunter = { advisor_text-relic_hunter }
advisor-dragon_priest = Smoczy kapłan
advisor_text-dragon_priest = Gdy używasz urzędników przy Yinglongu, zdobądź 1 punkt honoru za urzędnika (maks. 2).
card-dragon_priest = { advisor-dragon_priest }
card_text-dragon_priest = { advisor_text-dragon_priest }
advisor-tiger_guard = Tygrysi gwardzista
advisor_text-tiger_guard = Gdy twój żołnierz atakuje na odcinku Białego Tygrysa, zdobądź 1 chi. Raz na turę.
card-tiger_guard = { advisor-tiger_guard }
card_text-tiger_guard = { advisor_text-tiger_guard }
advisor-turtle_warden = Strażnik żółwia
advisor_text-turtle_warden = Gdy odcinek z Ao wytrzyma napór hordy i masz tam żołnierza, zdobądź 2 punkty honoru.
card-turtle_warden = { advisor-turtle_warden }
card_text-turtle_warden = { advisor_text-turtle_warden }
advisor-phoenix_dancer = Tancerka feniksa
advisor_text-phoenix_dancer = Gdy używasz urzędników przy Fenghuangu, zdobądź 2 punkty honoru.
card-phoenix_dancer = { advisor-phoenix_dancer }
card_text-phoenix_dancer = { advisor_text-phoenix_dancer }
advisor-bone_reader = Wróżbita z kości
advisor_text-bone_reader = Raz na rok na początku tury: odkryj następną relikwię i zdobądź 2 punkty honoru.
card-bone_reader = { advisor-bone_reader }
card_text-bone_reader = { advisor_text-bone_reader }
advisor-beast_rider = Jeździec bestii
advisor_text-beast_rider = Jeźdźcy kosztują cię o 1 złoto mniej, a gdy Biały Tygrys ma rangę 2 lub 3, jeszcze o 1 mniej.
card-beast_rider = { advisor-beast_rider }
card_text-beast_rider = { advisor_text-beast_rider }
advisor-legend_singer = Śpiewaczka legend
advisor_text-legend_singer = Gdy inny gracz przenosi bestię, zdobądź 1 punkt honoru; gdy ty, zdobądź 2.
card-legend_singer = { advisor-legend_singer }
card_text-legend_singer = { advisor_text-legend_singer }
advisor-jade_carver = Rzeźbiarz w nefrycie
advisor_text-jade_carver = Przy dochodzie zdobądź 1 złoto za każdą bestię rangi 3 i 1 kamień, jeśli jakaś ma rangę 2.
card-jade_carver = { advisor-jade_carver }
card_text-jade_carver = { advisor_text-jade_carver }
advisor-hermit_of_the_peaks = Pustelnik ze szczytów
advisor_text-hermit_of_the_peaks = Gdy co najmniej dwie bestie mają rangę 2 lub 3, liczysz o 1 wspierającego doradcę więcej.
card-hermit_of_the_peaks = { advisor-hermit_of_the_peaks }
card_text-hermit_of_the_peaks = { advisor_text-hermit_of_the_peaks }

## Arkusze i figurki

figure-yinglong = { beast-yinglong }
figure-white_tiger = { beast-white_tiger }
figure-ao = { beast-ao }
figure-fenghuang = { beast-fenghuang }
draw-beasts-title = Pradawne bestie
draw-beasts-highest = najwyższa
draw-beasts-nowhere = nieumieszczona
draw-relic-title = Działająca relikwia
piece_kind-beast = Bestia
piece_kind-relic = Relikwia
piece-rank = Ranga
piece-area = Miejsce
