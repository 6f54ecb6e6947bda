# Around the board: The Great Wall

panel-coming = Dieser Winter, wie es jetzt steht
panel-turn = { $season }: Zug { $turn } von { $turns }
panel-place = { $n }. beim Tee
panel-against = { $defence } gegen { $offence }
panel-breach-cost = { $shame ->
    [0] keine Scham für dich
   *[other] { COUNT($shame, kind: "shame") } für dich
 }{ $archers ->
    [0] { "" }
   *[other] , in Gefahr: { COUNT($archers, kind: "archer") }
 }
panel-spring = Nächster Frühling: { COUNT($n, kind: "horde") }
panel-last-year = Das ist das letzte Jahr
panel-hand = { COUNT($commands, kind: "command") }, { COUNT($tactics, kind: "tactic") }
panel-support = { WORD($card, kind: "advisor") }, unterstützend
