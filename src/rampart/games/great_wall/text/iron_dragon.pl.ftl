# Żelazny Smok: jego karty, kroki i to, co się o nim mówi

location-iron_dragon = Żelazny Smok
table-option-iron_dragon = Żelazny Smok
table-meaning-iron_dragon = Urzędnicy na Żelaznym Smoku pozwalają mu spalić hordę, bez względu na to, co ją zakrywa.
table-value-iron_dragon-false = nie
table-value-iron_dragon-true = tak

## Decyzje

stoke = Wysłać urzędnika na Żelaznego Smoka za 1 chi? Zajęte { $n } z { $of }; pełny spali hordę.
option-stoke = Urzędnik na Żelaznego Smoka
waiting-stoke = { $seat } rozważa Żelaznego Smoka
dragon_fires = Wybierz hordę, którą spali Żelazny Smok. Zostaje od razu pokonana, cokolwiek ją zakrywa.
option-burn = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, rząd { $row }
effect-dragon = { $n ->
    [0] brak celu: ogień na próżno
   *[other] cele: { $n }
 }
waiting-dragon_fires = { $seat } celuje Żelaznym Smokiem

## Dziennik

log-dragon_card = Żelazny Smok: { WORD($card, kind: "dragon") }
log-dragon_shuffled = Karty Żelaznego Smoka zostają potasowane
log-dragon_clerk = { $seat } wysyła urzędnika na Żelaznego Smoka ({ $n })
log-dragon_fires = { $seat } pali Żelaznym Smokiem: { WORD($horde, kind: "horde") }
log-dragon_in_vain = { $seat } pali Żelaznym Smokiem na próżno
log-dragon_spent = Urzędnicy schodzą z Żelaznego Smoka

## Jego karty

dragon-roaring_maw = Ryczący pysk
dragon-brass_throat = Mosiężne gardło
dragon-molten_gullet = Rozżarzona paszcza
dragon-long_flame = Długi płomień
dragon-falling_sparks = Spadające iskry
dragon-distant_thunder = Daleki grzmot
dragon-searching_fire = Szukający ogień
dragon-twin_nostrils = Podwójne nozdrza
dragon-black_smoke = Czarny dym

## Jego karta i arkusz

draw-dragon-about = Żelazny Smok: zajęte { $n } z { $of }
draw-dragon-asleep = Przed pierwszą wiosną bez karty
draw-dragon-slot = { WORD($section, kind: "section") }, rząd { $row }
draw-dragon-empty = { $slot } (pusto)
piece-iron_dragon = Żelazny Smok
piece_text-iron_dragon = Za każdym razem, gdy umieszczasz urzędników, możesz zapłacić 1 chi i wysłać tu jeszcze jednego. Pełny Smok w najbliższym kroku aktywacji spala hordę ze swojej karty, a każdy gracz z urzędnikiem na nim zyskuje 2 punkty honoru.
