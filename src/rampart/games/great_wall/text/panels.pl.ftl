# Around the board: The Great Wall

panel-coming = Tej zimy, jak teraz stoją sprawy
panel-turn = { $season }: tura { $turn } z { $turns }
panel-place = { $n }. przy herbacie
panel-against = { $defence } przeciw { $offence }
panel-breach-cost = { $shame ->
    [0] bez hańby dla ciebie
   *[other] dla ciebie { COUNT($shame, kind: "shame") }
 }{ $archers ->
    [0] { "" }
   *[other] , zagrożeni: { COUNT($archers, kind: "archer") }
 }
panel-spring = Następna wiosna: { COUNT($n, kind: "horde") }
panel-last-year = To ostatni rok
panel-hand = { COUNT($commands, kind: "command") }, { COUNT($tactics, kind: "tactic") }
panel-support = { WORD($card, kind: "advisor") }, doradca wspierający
