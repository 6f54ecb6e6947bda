# Around the board: The Great Wall

panel-coming = Letos v zimě, jak to teď vypadá
panel-turn = { $season }: { $turn }. tah z { $turns }
panel-place = { $n }. u čaje
panel-against = { $defence } proti { $offence }
panel-breach-cost = { $shame ->
    [0] bez hanby pro tebe
   *[other] pro tebe { COUNT($shame, kind: "shame") }
 }{ $archers ->
    [0] { "" }
   *[other] , v nebezpečí { COUNT($archers, kind: "archer") }
 }
panel-spring = Příští jaro: { COUNT($n, kind: "horde") }
panel-last-year = Toto je poslední rok
panel-hand = { COUNT($commands, kind: "command") }, { COUNT($tactics, kind: "tactic") }
panel-support = { WORD($card, kind: "advisor") }, podpůrný rádce
