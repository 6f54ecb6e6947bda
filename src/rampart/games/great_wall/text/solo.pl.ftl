# Solo play against Qin Jiushao: his name, his steps and what he does

automaton-7 = Qin Jiushao
clan-qin = Qin Jiushao

## Options of the table

table-option-level = Przewaga Qin Jiushao
table-meaning-level = Tylko dla jednego gracza: Qin Jiushao zaczyna z 0, 50 lub 100 punktami honoru.
table-value-level-normal = brak
table-value-level-hard = 50 punktów honoru
table-value-level-very_hard = 100 punktów honoru
table-option-both_advisors = Obaj doradcy dla Qina
table-meaning-both_advisors = Tylko dla jednego gracza: każdej wiosny Qin Jiushao dostaje obu doradców, którzy opuszczają ofertę, a nie jednego.
table-value-both_advisors-false = nie
table-value-both_advisors-true = tak

## Decisions

qin_advisor = Wybierz doradcę dla Qin Jiushao. Drugi zostaje odrzucony.
option-qin-advisor = { WORD($card, kind: "advisor") }
effect-qin-support = wtedy ma doradców wspierających: { $n }; za każdych dwóch zdobywa jesienią 1 punkt honoru
waiting-qin_advisor = { $seat } daje doradcę Qin Jiushao

## Log

log-qin_track = Tor lokacji: na pole 1 przechodzi { WORD($location, kind: "location") }
log-qin_advisor = { $seat } bierze doradcę: { WORD($card, kind: "advisor") }
log-qin_copies = { $seat } kopiuje kartę: { WORD($command, kind: "command") }
log-qin_shuffled = Karty rozkazów Qin Jiushao zostają potasowane
log-reed_moved_by_qin = Qin Jiushao przesuwa urzędnika Trzciny: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-reed_dismissed = Qin Jiushao każe klanowi Trzciny usunąć doradcę: { WORD($card, kind: "advisor") }
log-qin_scored = { $seat } punktuje artefakt { WORD($card, kind: "artifact") }: { COUNT($n, kind: "honour") }
log-qin_idle = { $seat } nikogo nie werbuje: { WORD($kind, kind: "kind") }

## His command cards

command_text-qin_economy = Qin umieszcza 2 urzędników. Ty: umieść do 2 urzędników w 2 różnych lokacjach. Qin awansuje najniższego nadzorcę.
command_text-qin_despotism = Qin umieszcza 2 urzędników, a jeśli grasz Gospodarkę, jeszcze 1. Ty: umieść do 1 urzędnika. Zaawansowana aktywacja lokacji, w której ma najwięcej urzędników.
command_text-qin_work_harder = Qin umieszcza 2 urzędników. Ty: umieść do 2 urzędników w 2 różnych lokacjach. Qin buduje poziom muru.
command_text-qin_attack_order = Łucznicy Qina na stanowiskach strzeleckich strzelają, potem werbuje on 1 włócznika. Ty: umieść do 2 urzędników w 2 różnych lokacjach.
command_text-qin_call_to_arms = Qin umieszcza 2 urzędników. Ty: umieść do 2 urzędników w 2 różnych lokacjach. Qin werbuje 1 łucznika, potem 1 włócznika.
command_text-qin_betrayal = Qin wykonuje swoją kartę o nazwie twojej. Jeśli twoja to Zdrada albo nie masz żadnej, umieszcza 3 urzędników.

## Sources of his honor

source-production = Produkcja
source-head_start = Przewaga na starcie

## How it ends

solo-won = Wygrywasz z Qin Jiushao { $own } : { $his }.
solo-lost = Wygrywa Qin Jiushao { $his } : { $own }.
solo-shamed = Bez żetonów hańby w banku przegrywasz niezależnie od honoru.

## His board

draw-qin-title = Mistrz obliczeń
draw-qin-track = Tor lokacji
draw-qin-order = Umieszcza od pola 5 do 1, aktywuje od 1 do 5.
draw-qin-highest = najwyższa: aktywowana pierwsza
draw-qin-lowest = najniższa: dostaje następnego
draw-qin-strikes = Gdzie uderzy
draw-qin-ahead = prowadzi o { $n }
draw-qin-behind = traci { $n }
draw-qin-own = ty: { $n }
draw-qin-support = doradców wspierających: { $n }
draw-qin-ability = każdej jesieni { COUNT($n, kind: "honour") }
draw-qin-pool = Jego pula
draw-qin-gains = { COUNT($n, kind: "honour") }
draw-qin-recruits = { COUNT($n, kind: "spearman") }
draw-qin-next = następny urzędnik: { $n }
draw-qin-no-card = Jego karta przyjdzie z twoją
draw-qin-deck = talia: { $deck }, odrzucone: { $gone }
draw-qin-section-M = środek
draw-qin-section-R = prawy
draw-qin-points = Wierzchnia karta hordy wskazuje: { WORD($section, kind: "section") }.
draw-qin-spot = następne pole, rząd 1
draw-qin-reward = 2 punkty honoru za pole
pane-qin = Qin Jiushao
