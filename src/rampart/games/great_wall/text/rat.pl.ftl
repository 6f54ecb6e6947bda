# Szczur: nazwa, karty, artefakty i to, co się o nim mówi

figure-rat = Szczur
table-option-rat = Szczur
table-meaning-rat = Szczur płaci złotem w swojej lokacji i po każdej turze jesieni się przenosi. Dodaje 5 artefaktów.
table-value-rat-false = nie
table-value-rat-true = tak

## Decyzje

move_rat = Wybierz lokację dla szczura. Każdy gracz z urzędnikiem w niej zyska 1 złoto, gdy się aktywuje.
waiting-move_rat = { $seat } przenosi szczura

## Dziennik

log-rat_moved = { $seat } przenosi szczura → { WORD($location, kind: "location") }
log-rat_card = Karta szczura: { WORD($card, kind: "rat") }
log-rat_shuffled = Karty szczura zostają potasowane
log-rat_paid = Szczur płaci: { $seat } ({ WORD($location, kind: "location") })

## Jego karty

rat-hungry_rat = Głodny szczur
rat_text-hungry_rat = Szczura przenosi gracz z największą liczbą urzędników w puli.
rat-sly_rat = Chytry szczur
rat_text-sly_rat = Szczura przenosi gracz z najmniejszą liczbą urzędników na planszy.
rat-bold_rat = Zuchwały szczur
rat_text-bold_rat = Szczura przenosi gracz z największą liczbą żołnierzy na hordach, co najmniej 1.
rat-grey_rat = Szary szczur
rat_text-grey_rat = Szczura przenosi gracz z najmniejszą liczbą punktów honoru.
rat-temple_rat = Szczur świątynny
rat_text-temple_rat = Szczura przenosi gracz z największą liczbą kart taktyki na ręce.

## Jego artefakty

artifact-zhaoyao_jing = Zhaoyao Jing
artifact_text-zhaoyao_jing = 3 punkty honoru za każdego twojego żołnierza na odcinkach z najwyższym murem, jeśli ma on co najmniej poziom 1.
artifact-golden_abacus = Złote liczydło
artifact_text-golden_abacus = 1 punkt honoru za każde twoje złoto, najwyżej 10, i 2 punkty honoru za każdy poziom twojego nadzorcy w kopalni złota.
artifact-zodiac_wheel = Koło zodiaku
artifact_text-zodiac_wheel = 5 punktów honoru za każdą lokację z twoim urzędnikiem, najwyżej 15.
artifact-lacquer_rice_box = Lakowa szkatułka na ryż
artifact_text-lacquer_rice_box = 2 punkty honoru za każdego twojego zatrudnionego urzędnika.
artifact-moonlit_lantern = Księżycowy lampion
artifact_text-moonlit_lantern = 10 punktów honoru minus 2 za każdy twój żeton hańby.
draw-artifact-zhaoyao_jing = Zhaoyao Jing
draw-artifact-zhaoyao_jing-gain = 3: najwyższy mur
draw-artifact-golden_abacus = Złote liczydło
draw-artifact-golden_abacus-gain = złoto, nadzorca
draw-artifact-zodiac_wheel = Koło zodiaku
draw-artifact-zodiac_wheel-gain = 5 za lokację
draw-artifact-lacquer_rice_box = Szkatułka na ryż
draw-artifact-lacquer_rice_box-gain = 2 za urzędnika
draw-artifact-moonlit_lantern = Lampion
draw-artifact-moonlit_lantern-gain = 10, −2 za hańbę

## Jego karta i arkusz

draw-rat-sits = siedzi tu: { WORD($location, kind: "location") }
draw-rat-nowhere = jeszcze nie na planszy
piece-rat = Szczur
piece_text-rat = Każdy gracz z urzędnikiem w jego lokacji zyskuje 1 złoto, gdy się ona aktywuje. Po każdym sprawdzeniu hord jesienią przenosi go gracz wskazany przez kartę szczura.
