# Krysa: jméno, karty a artefakty a co se o ní říká

figure-rat = Krysa
table-option-rat = Krysa
table-meaning-rat = Krysa platí zlatem ve své lokaci a po každém tahu na podzim se přesune. Přidává 5 artefaktů.
table-value-rat-false = ne
table-value-rat-true = ano

## Rozhodnutí

move_rat = Vyber lokaci pro krysu. Každý hráč, který tam má úředníka, získá při aktivaci 1 zlato.
waiting-move_rat = { $seat } přesouvá krysu

## Průběh

log-rat_moved = { $seat } přesouvá krysu → { WORD($location, kind: "location") }
log-rat_card = Karta krysy: { WORD($card, kind: "rat") }
log-rat_shuffled = Karty krysy se zamíchaly
log-rat_paid = Krysa platí: { $seat } ({ WORD($location, kind: "location") })

## Její karty

rat-hungry_rat = Hladová krysa
rat_text-hungry_rat = Krysu přesouvá hráč s nejvíce úředníky v zásobě.
rat-sly_rat = Lstivá krysa
rat_text-sly_rat = Krysu přesouvá hráč s nejméně úředníky na plánu.
rat-bold_rat = Smělá krysa
rat_text-bold_rat = Krysu přesouvá hráč s nejvíce vojáky na hordách, aspoň s 1.
rat-grey_rat = Šedá krysa
rat_text-grey_rat = Krysu přesouvá hráč s nejméně body cti.
rat-temple_rat = Chrámová krysa
rat_text-temple_rat = Krysu přesouvá hráč s nejvíce kartami taktiky v ruce.

## Její artefakty

artifact-zhaoyao_jing = Čao-jao ťing
artifact_text-zhaoyao_jing = 3 body cti za každého tvého vojáka v úsecích s nejvyšší Zdí, má-li aspoň úroveň 1.
artifact-golden_abacus = Zlaté počitadlo
artifact_text-golden_abacus = 1 bod cti za každé tvé zlato, nejvýše 10, a 2 body cti za každou úroveň tvého dohlížitele ve zlatém dole.
artifact-zodiac_wheel = Kolo zvěrokruhu
artifact_text-zodiac_wheel = 5 bodů cti za každou lokaci s tvým úředníkem, nejvýše 15.
artifact-lacquer_rice_box = Lakovaná truhlička na rýži
artifact_text-lacquer_rice_box = 2 body cti za každého tvého najatého úředníka.
artifact-moonlit_lantern = Měsíční lampion
artifact_text-moonlit_lantern = 10 bodů cti minus 2 za každý tvůj žeton hanby.
draw-artifact-zhaoyao_jing = Čao-jao ťing
draw-artifact-zhaoyao_jing-gain = 3: nejvyšší Zeď
draw-artifact-golden_abacus = Zlaté počitadlo
draw-artifact-golden_abacus-gain = zlato, dohlížitel
draw-artifact-zodiac_wheel = Kolo zvěrokruhu
draw-artifact-zodiac_wheel-gain = 5 za lokaci
draw-artifact-lacquer_rice_box = Truhlička na rýži
draw-artifact-lacquer_rice_box-gain = 2 za úředníka
draw-artifact-moonlit_lantern = Měsíční lampion
draw-artifact-moonlit_lantern-gain = 10, −2 za hanbu

## Její list a karta

draw-rat-sits = sedí tady: { WORD($location, kind: "location") }
draw-rat-nowhere = ještě není umístěná
piece-rat = Krysa
piece_text-rat = Každý hráč s úředníkem v její lokaci získá při aktivaci 1 zlato. Po každé kontrole hord na podzim ji přesune hráč, kterého určuje karta krysy.
