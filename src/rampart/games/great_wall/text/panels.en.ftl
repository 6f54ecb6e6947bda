# Around the board: The Great Wall

panel-coming = This winter, as things stand
panel-turn = { $season }: turn { $turn } of { $turns }
panel-place = { $n ->
    [1] 1st at tea
    [2] 2nd at tea
    [3] 3rd at tea
   *[other] { $n }th at tea
 }
panel-against = { $defence } against { $offence }
panel-breach-cost = { $shame ->
    [0] no shame for you
   *[other] { COUNT($shame, kind: "shame") } for you
 }{ $archers ->
    [0] { "" }
   *[other] , { COUNT($archers, kind: "archer") } in danger
 }
panel-spring = Next spring: { COUNT($n, kind: "horde") }
panel-last-year = This is the last year
panel-hand = { COUNT($commands, kind: "command") }, { COUNT($tactics, kind: "tactic") }
panel-support = { WORD($card, kind: "advisor") }, in support
