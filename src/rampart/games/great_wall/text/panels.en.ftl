# Around the board: The Great Wall

panel-coming = This winter, as things stand
panel-turn = { $season }: turn { $turn } of { $turns }
panel-place = tea { $n }
panel-against = { $defence } vs. { $offence }
panel-breach-cost = { $shame ->
    [0] no shame for you
   *[other] { COUNT($shame, kind: "shame") } for you
 }{ $archers ->
    [0] { "" }
   *[other] , { COUNT($archers, kind: "archer") } in danger
 }
panel-spring = Next spring: { COUNT($n, kind: "horde") }
panel-last-year = This is the last year
panel-hand = { GOODS($commands, $tactics, words: "command+tactic", kind: "resource") }
panel-dealt = Generals and advisors you were dealt
panel-support = { WORD($card, kind: "advisor") }, in support

## Cards in hand, with soft hyphens

panel-card-economy = Econ­omy
panel-card-despotism = Despot­ism
panel-card-work_harder = Work Harder
panel-card-attack_order = Attack Order
panel-card-call_to_arms = Call to Arms
panel-card-betrayal = Betrayal
panel-card-restless = Restless
panel-card-forced_march = Forced March
panel-card-night_raid = Night Raid
panel-card-imperial_edict = Imperial Edict
panel-card-rich_harvest = Rich Harvest
panel-card-tribute_mission = Tribute Mission
panel-card-tea_ceremony = Tea Cere­mony
panel-card-double_shift = Double Shift
panel-card-master_builders = Master Builders
panel-card-secret_envoy = Secret Envoy
panel-card-war_council = War Council
panel-card-volunteers = Volun­teers
panel-card-surprise_charge = Surprise Charge
panel-card-claim_of_glory = Claim of Glory
panel-card-plunder_the_camp = Plunder the Camp
panel-card-pursuit = Pursuit
panel-card-retreat = Retreat
panel-card-heroic_sacrifice = Heroic Sacri­fice
panel-card-oil_and_stones = Oil and Stones
panel-card-empty_fort = Empty Fort

## Command cards in few words

panel-brief-economy = 4 clerks and 1 resource
panel-brief-despotism = 2 clerks and an advanced activation
panel-brief-work_harder = 2 clerks and cheap building
panel-brief-attack_order = Your soldiers attack, then 2 clerks
panel-brief-call_to_arms = 2 clerks and 2 cheap soldiers
panel-brief-betrayal = Copy another player’s card

## Events that end a plan to pass, beside what happens to oneself

await-year = A new year begins
await-season = A new season begins
await-horde = A horde arrives
await-defeated = A horde is defeated
await-wall = Someone builds a wall level
await-breach = A section is breached
