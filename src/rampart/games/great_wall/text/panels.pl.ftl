# Around the board: The Great Wall

panel-coming = Ta zima przy obecnym stanie
panel-turn = { $season }: tura { $turn } z { $turns }
panel-place = herbata { $n }
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
panel-hand = { GOODS($commands, $tactics, words: "command+tactic", kind: "resource") }
panel-dealt = Rozdani ci generałowie i doradcy
panel-support = { WORD($card, kind: "advisor") }, doradca wspierający

## Cards in hand, with soft hyphens

panel-card-economy = Gospo­darka
panel-card-despotism = Despo­tyzm
panel-card-work_harder = Wytę­żona praca
panel-card-attack_order = Rozkaz ataku
panel-card-call_to_arms = Do broni
panel-card-betrayal = Zdrada
panel-card-restless = Niespo­kojni
panel-card-forced_march = Forsowny marsz
panel-card-night_raid = Nocny wypad
panel-card-imperial_edict = Edykt cesarski
panel-card-rich_harvest = Obfite zbiory
panel-card-tribute_mission = Posel­stwo z trybutem
panel-card-tea_ceremony = Cere­monia herba­ciana
panel-card-double_shift = Podwójna zmiana
panel-card-master_builders = Mistrzo­wie budowy
panel-card-secret_envoy = Tajny wysłan­nik
panel-card-war_council = Rada wojenna
panel-card-volunteers = Ochotnicy
panel-card-surprise_charge = Nagła szarża
panel-card-claim_of_glory = Prawo do chwały
panel-card-plunder_the_camp = Splądro­wanie obozu
panel-card-pursuit = Pościg
panel-card-retreat = Odwrót
panel-card-heroic_sacrifice = Bohater­skie poświę­cenie
panel-card-oil_and_stones = Olej i kamienie
panel-card-empty_fort = Pusta twierdza

## Command cards in few words

panel-brief-economy = 4 urzędników i zasób
panel-brief-despotism = 2 urzędników i zaawansowana aktywacja
panel-brief-work_harder = 2 urzędników i tania budowa
panel-brief-attack_order = Twoi żołnierze atakują, potem 2 urzędników
panel-brief-call_to_arms = 2 urzędników i 2 tanich żołnierzy
panel-brief-betrayal = Skopiuj kartę innego gracza

## Zdarzenia, które kończą plan pasowania

await-year = Zaczyna się nowy rok
await-season = Zaczyna się nowa pora roku
await-horde = Nadciąga horda
await-defeated = Horda zostaje pokonana
await-wall = Ktoś buduje poziom muru
await-breach = W murze powstaje wyłom
