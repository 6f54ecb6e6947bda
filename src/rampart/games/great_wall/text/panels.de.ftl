# Around the board: The Great Wall

panel-coming = Dieser Winter nach jetzigem Stand
panel-turn = { $season }: Zug { $turn } von { $turns }
panel-place = Tee { $n }
panel-against = { $defence } gegen { $offence }
panel-breach-cost = { $shame ->
    [0] kein Schandmarker für dich
   *[other] { COUNT($shame, kind: "shame") } für dich
 }{ $archers ->
    [0] { "" }
   *[other] , in Gefahr: { COUNT($archers, kind: "archer") }
 }
panel-spring = Nächster Frühling: { COUNT($n, kind: "horde") }
panel-last-year = Das ist das letzte Jahr
panel-hand = { GOODS($commands, $tactics, words: "command+tactic", kind: "resource") }
panel-dealt = Deine ausgeteilten Generäle und Berater
panel-support = { WORD($card, kind: "advisor") }, unterstützend

## Cards in hand, with soft hyphens

panel-card-economy = Wirt­schaft
panel-card-despotism = Despo­tismus
panel-card-work_harder = Härter arbeiten
panel-card-attack_order = Angriffs­befehl
panel-card-call_to_arms = Zu den Waffen
panel-card-betrayal = Verrat
panel-card-restless = Rastlos
panel-card-forced_march = Gewalt­marsch
panel-card-night_raid = Nacht­angriff
panel-card-imperial_edict = Kaiser­licher Erlass
panel-card-rich_harvest = Reiche Ernte
panel-card-tribute_mission = Tribut­gesandt­schaft
panel-card-tea_ceremony = Tee­zeremonie
panel-card-double_shift = Doppel­schicht
panel-card-master_builders = Bau­meister
panel-card-secret_envoy = Geheimer Gesand­ter
panel-card-war_council = Kriegsrat
panel-card-volunteers = Frei­willige
panel-card-surprise_charge = Über­raschungs­angriff
panel-card-claim_of_glory = Anspruch auf Ruhm
panel-card-plunder_the_camp = Plün­derung des Lagers
panel-card-pursuit = Verfol­gung
panel-card-retreat = Rückzug
panel-card-heroic_sacrifice = Helden­haftes Opfer
panel-card-oil_and_stones = Öl und Steine
panel-card-empty_fort = Leere Festung

## Command cards in few words

panel-brief-economy = 4 Beamte und eine Ressource
panel-brief-despotism = 2 Beamte und eine erweiterte Aktivierung
panel-brief-work_harder = 2 Beamte und billiges Bauen
panel-brief-attack_order = Deine Soldaten greifen an, dann 2 Beamte
panel-brief-call_to_arms = 2 Beamte und 2 billige Soldaten
panel-brief-betrayal = Kopiere die Karte eines anderen

## Ereignisse, die einen Plan zu passen beenden

await-year = Ein neues Jahr beginnt
await-season = Eine neue Jahreszeit beginnt
await-horde = Eine Horde kommt an
await-defeated = Eine Horde wird besiegt
await-wall = Jemand baut eine Mauerstufe
await-breach = Ein Abschnitt wird durchbrochen
