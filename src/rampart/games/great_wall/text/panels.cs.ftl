# Around the board: The Great Wall

panel-coming = Letošní zima, jak to teď vypadá
panel-turn = { $season }: { $turn }. tah z { $turns }
panel-place = čaj { $n }
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
panel-hand = { GOODS($commands, $tactics, words: "command+tactic", kind: "resource") }
panel-dealt = Generálové a rádci, které máš na výběr
panel-support = { WORD($card, kind: "advisor") }, podpůrný rádce

## Cards in hand, with soft hyphens

panel-card-economy = Ekono­mika
panel-card-despotism = Despo­tismus
panel-card-work_harder = Více práce
panel-card-attack_order = Rozkaz k útoku
panel-card-call_to_arms = Do zbraně
panel-card-betrayal = Zrada
panel-card-restless = Neklid
panel-card-forced_march = Nucený pochod
panel-card-night_raid = Noční přepad
panel-card-imperial_edict = Císařský edikt
panel-card-rich_harvest = Bohatá sklizeň
panel-card-tribute_mission = Poselstvo s tributem
panel-card-tea_ceremony = Čajový obřad
panel-card-double_shift = Dvojitá směna
panel-card-master_builders = Mistři stavitelé
panel-card-secret_envoy = Tajný vyslanec
panel-card-war_council = Válečná rada
panel-card-volunteers = Dobro­volníci
panel-card-surprise_charge = Nečekaný výpad
panel-card-claim_of_glory = Nárok na slávu
panel-card-plunder_the_camp = Plenění tábora
panel-card-pursuit = Proná­sledování
panel-card-retreat = Ústup
panel-card-heroic_sacrifice = Hrdinská oběť
panel-card-oil_and_stones = Olej a kamení
panel-card-empty_fort = Prázdná pevnost

## Command cards in few words

panel-brief-economy = 4 úředníci a zdroj
panel-brief-despotism = 2 úředníci a pokročilá aktivace
panel-brief-work_harder = 2 úředníci a levná stavba
panel-brief-attack_order = Tvoji vojáci útočí, pak 2 úředníci
panel-brief-call_to_arms = 2 úředníci a 2 levní vojáci
panel-brief-betrayal = Zkopíruj kartu jiného hráče

## Události, které ukončí plán pasovat

await-year = Začíná nový rok
await-season = Začíná nové roční období
await-horde = Přichází horda
await-defeated = Některá horda je poražena
await-wall = Někdo staví úroveň Zdi
await-breach = Dochází k průlomu
