# Czyngis-chan: chan i jego zdolności, nagrody, chorążowie, hordy i doradcy

## Opcje stołu

table-option-khan = Czyngis-chan
table-meaning-khan = Przed murem jeździ chan z 2 zdolnościami. Zdobywaj hordy, wysyłaj na niego ocalałych i zdobądź nagrodę cesarza.
table-value-khan-false = nie
table-value-khan-true = tak

## Decyzje

khan_attack = { $must ->
    [1] Wyślij oszczędzonego żołnierza na chana lub zdolność.
    *[other] Wyślij 1 ocalałego na chana lub zdolność albo nikogo.
    } { $price ->
    [0] Każde pole daje 6 punktów honoru.
    *[other] Kosztuje to { $price } chi, a każde pole daje 6 punktów honoru.
    }
waiting-khan_attack = { $seat } atakuje chana
option-khan-none = Nie wysyłaj nikogo
option-khan = { START(WORD($kind, kind: "kind")) } na kartę { WORD($card, kind: "card") }, rząd { $line }, kolumna { $column }
effect-khan = { COUNT($honour, kind: "honour") }{ $silences ->
    [1] , zdolność milknie
    *[other] {""}
    }
spare_for_khan = Wybierz żołnierza, którego oszczędzasz. Zamiast zginąć zaatakuje chana.
waiting-spare_for_khan = { $seat } wybiera oszczędzonego żołnierza
alternative-tribute = zapłać 1 złoto
alternative-disgrace = strać 1 punkt honoru

## Dziennik

log-khan_moved = Chan przybywa: { WORD($section, kind: "section") }
log-khan_attacked = { $seat } wysyła żołnierza na kartę { WORD($card, kind: "card") }: { WORD($kind, kind: "kind") }
log-skill_silenced = Zdolność milknie: { WORD($card, kind: "card") }
log-award_taken = { $seat } bierze nagrodę cesarza: { WORD($card, kind: "card") }
log-followed_khan = { WORD($horde, kind: "horde") } idzie za chanem: { WORD($section, kind: "section") }
log-barricade_burnt = Nafta niszczy barykadę: { WORD($section, kind: "section") }
log-spared_for_khan = { $seat } oszczędza żołnierza do ataku na chana: { WORD($kind, kind: "kind") }
log-khan_defeated = Chan jest pokonany: to ostatni rok

## Chan, jego zdolności i nagrody

card-genghis_khan = Czyngis-chan
card_text-genghis_khan = Kto zdobędzie hordę, może wysłać 1 ocalałego włócznika lub jeźdźca na chana lub zdolność: 6 punktów honoru za pole. Gdy wszystkie aktywne pola są zakryte, gra kończy się po tym roku.
card-let_them_fear_us = Niech się nas boją!
card_text-let_them_fear_us = Atak na chana żołnierzem z hordy pokonanej na jego odcinku kosztuje 2 chi.
card-no_retreat = Bez odwrotu
card_text-no_retreat = Po zimowym ataku na jego odcinku giną wszyscy żołnierze na tamtejszych hordach.
card-thunder_of_hooves = Grzmot kopyt
card_text-thunder_of_hooves = Każda horda na jego odcinku ma siłę ataku większą o 2.
card-black_standard = Czarny sztandar
card_text-black_standard = Barykady na jego odcinku dodają do obrony tylko 1.
card-silk_and_terror = Jedwab i trwoga
card_text-silk_and_terror = Kto zaatakuje hordę na jego odcinku, płaci 1 złoto lub traci 1 punkt honoru.
card-eyes_of_the_steppe = Oczy stepu
card_text-eyes_of_the_steppe = Na to, co dzieje się na jego odcinku, nie można zagrać kart taktyki.
card-imperial_parasol = Cesarski parasol
card_text-imperial_parasol = Przy swoim dochodzie zdobądź 1 dowolny zasób.
card-golden_tally = Złota tabliczka
card_text-golden_tally = W pierwszej części swojej karty rozkazu, w której umieszczasz urzędników, umieść o 1 więcej.
card-dragon_robe = Smocza szata
card_text-dragon_robe = Gdy zdobędziesz hordę, zdobądź 2 punkty honoru.
card-jade_tea_set = Nefrytowy serwis do herbaty
card_text-jade_tea_set = Przy zdobywaniu hordy wygrywasz remisy.
card-thousand_li_horses = Konie na tysiąc li
card_text-thousand_li_horses = Jeźdźcy i chorążowie kosztują cię o 1 złoto mniej.
card-sealed_pardon = Zapieczętowane ułaskawienie
card_text-sealed_pardon = Nie dostajesz pierwszego należnego ci w roku żetonu hańby.

## Hordy

horde-torguud_guard = Gwardia turgaudzka
horde_text-torguud_guard = Gdy chan jest na tym odcinku, ma siłę ataku większą o 2.
horde-naphtha_throwers = Miotacze nafty
horde_text-naphtha_throwers = Na początku szturmu niszczona jest 1 barykada tego odcinka.
horde-merkit_riders = Merkiccy jeźdźcy
horde_text-merkit_riders = Gdy chan przenosi się do innego odcinka z wolnym rzędem, ta karta idzie za nim ze wszystkim, co na niej jest.
horde-torguud_guard_L = { horde-torguud_guard }
horde-torguud_guard_M = { horde-torguud_guard }
horde-torguud_guard_R = { horde-torguud_guard }
horde-naphtha_throwers_L = { horde-naphtha_throwers }
horde-naphtha_throwers_M = { horde-naphtha_throwers }
horde-naphtha_throwers_R = { horde-naphtha_throwers }
horde-merkit_riders_L = { horde-merkit_riders }
horde-merkit_riders_M = { horde-merkit_riders }
horde-merkit_riders_R = { horde-merkit_riders }
shame_place-torguud_guard_L = { horde-torguud_guard }
shame_place-torguud_guard_M = { horde-torguud_guard }
shame_place-torguud_guard_R = { horde-torguud_guard }
shame_place-naphtha_throwers_L = { horde-naphtha_throwers }
shame_place-naphtha_throwers_M = { horde-naphtha_throwers }
shame_place-naphtha_throwers_R = { horde-naphtha_throwers }
shame_place-merkit_riders_L = { horde-merkit_riders }
shame_place-merkit_riders_M = { horde-merkit_riders }
shame_place-merkit_riders_R = { horde-merkit_riders }

## Doradcy

advisor-khans_hostage = Zakładnik chana
advisor_text-khans_hostage = Gdy atakujesz chana, zdobądź jeszcze 2 punkty honoru.
advisor-standard_smith = Twórca sztandarów
advisor_text-standard_smith = Chorąży kosztuje cię o 2 złota mniej. Gdy go zwerbujesz, zdobądź 1 punkt honoru.
advisor-steppe_defector = Stepowy zbieg
advisor_text-steppe_defector = Gdy masz zdobyć hordę, zapłać 1 chi: 1 z twoich ofiar nie ginie, lecz atakuje chana.
advisor-tracker = Tropiciel
advisor_text-tracker = Gdy chan się przenosi, zdobądź 1 dowolny zasób, jeśli masz żołnierza na jego odcinku.
advisor-award_herald = Herold nagrody
advisor_text-award_herald = Gdy bierzesz nagrodę, zdobądź 3 punkty honoru. Gdy ktoś ci ją odbiera, zdobądź 1 chi.
advisor-veteran_of_yehuling = Weteran spod Yehuling
advisor_text-veteran_of_yehuling = Gdy zaczyna się zima, zaatakuj 1 żołnierzem na odcinku chana.
card-khans_hostage = { advisor-khans_hostage }
card-standard_smith = { advisor-standard_smith }
card-steppe_defector = { advisor-steppe_defector }
card-tracker = { advisor-tracker }
card-award_herald = { advisor-award_herald }
card-veteran_of_yehuling = { advisor-veteran_of_yehuling }
card_text-khans_hostage = { advisor_text-khans_hostage }
card_text-standard_smith = { advisor_text-standard_smith }
card_text-steppe_defector = { advisor_text-steppe_defector }
card_text-tracker = { advisor_text-tracker }
card_text-award_herald = { advisor_text-award_herald }
card_text-veteran_of_yehuling = { advisor_text-veteran_of_yehuling }

## Koniec

source-khan_attacks = Ataki na chana
ending-khan_defeated = Chan jest pokonany.

## Rysunek i terminal

draw-khan-spot = { COUNT($n, kind: "honour") } za pole
draw-khan-here = Tu jest chan
draw-khan-silent = milczy
draw-khan-award = Nagroda
draw-khan-unclaimed = nikt jej jeszcze nie ma
draw-khan-held = Weźmie ją następny poziom muru
draw-khan-players = od { $n } graczy
piece_kind-award = Nagroda cesarza
piece_kind-khan = Chan
piece_kind-skill = Zdolność chana
piece-bannerman = Chorąży
piece_text-bannerman = Atakuje jak włócznik. Gdy zaczyna się zima, możesz zaatakować do 2 żołnierzami jego odcinka.
board-khan-at = { WORD($section, kind: "section") }
