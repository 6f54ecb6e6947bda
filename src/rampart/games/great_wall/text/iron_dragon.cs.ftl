# Železný drak: jeho karty, kroky a co se o něm říká

location-iron_dragon = Železný drak
table-option-iron_dragon = Železný drak
table-meaning-iron_dragon = Úředníci na Železném drakovi mu umožní spálit hordu, ať je zakrytá jakkoli.
table-value-iron_dragon-false = ne
table-value-iron_dragon-true = ano

## Rozhodnutí

stoke = Poslat úředníka na Železného draka za 1 či? Obsazeno { $n } z { $of }; plný drak spálí hordu.
option-stoke = Úředník na Železného draka
waiting-stoke = { $seat } zvažuje Železného draka
dragon_fires = Vyber hordu, kterou Železný drak spálí. Je hned poražená, ať je zakrytá jakkoli.
option-burn = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, řada { $row }
effect-dragon = { $n ->
    [0] bez cíle: oheň vyjde naprázdno
   *[other] cílů: { $n }
 }
waiting-dragon_fires = { $seat } míří Železným drakem

## Průběh

log-dragon_card = Železný drak: { WORD($card, kind: "dragon") }
log-dragon_shuffled = Karty Železného draka se zamíchaly
log-dragon_clerk = { $seat } posílá úředníka na Železného draka ({ $n })
log-dragon_fires = { $seat } pálí Železným drakem: { WORD($horde, kind: "horde") }
log-dragon_in_vain = { $seat } pálí Železným drakem naprázdno
log-dragon_spent = Úředníci odcházejí ze Železného draka

## Jeho karty

dragon-roaring_maw = Řvoucí tlama
dragon-brass_throat = Mosazné hrdlo
dragon-molten_gullet = Žhavý jícen
dragon-long_flame = Dlouhý plamen
dragon-falling_sparks = Padající jiskry
dragon-distant_thunder = Vzdálený hrom
dragon-searching_fire = Pátravý oheň
dragon-twin_nostrils = Dvojité nozdry
dragon-black_smoke = Černý dým

## Jeho list a karta

draw-dragon-about = Železný drak: obsazeno { $n } z { $of }
draw-dragon-asleep = Před prvním jarem bez karty
draw-dragon-slot = { WORD($section, kind: "section") }, řada { $row }
draw-dragon-empty = { $slot } (prázdno)
piece-iron_dragon = Železný drak
piece_text-iron_dragon = Kdykoli umísťuješ úředníky, můžeš zaplatit 1 či a poslat sem jednoho navíc. Plný drak v příštím kroku aktivace spálí hordu ze své karty a každý hráč s úředníkem na něm získá 2 body cti.
