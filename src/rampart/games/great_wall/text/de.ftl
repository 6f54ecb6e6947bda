# The Great Wall: what the table asks, offers, refuses and tells.

## The game

game-title = Die Große Mauer
game-help = Mit deinen Rivalen hältst du eine Mauer aus drei Sektionen, doch Ehre zählt jeder für sich. Jedes Jahr sammeln sich Horden vor der Mauer. Im Herbst wählen alle geheim eine Kommandokarte; sie schickt Beamte in Lokationen, und eine volle Lokation arbeitet für alle, die dort sind. Rekrutiere Soldaten, bedecke die Felder der Horden, baue Mauern. Im Winter schießen die Bogenschützen, dann vergleicht jede Sektion ihre Verteidigung mit dem Offensivwert ihrer Horden: Wo sie bricht, bekommt Schande, wer dort keinen Soldaten hat. Die meiste Ehre gewinnt.

## Clerks

place_clerk = Setze einen Beamten ein { $left ->
    [1] { $different ->
        [1] (noch 1, in einer anderen Lokation)
       *[other] (noch 1)
     }
   *[other] { $different ->
        [1] (noch bis zu { $left }, jeder in einer anderen Lokation)
       *[other] (noch bis zu { $left })
     }
 }. Eine volle Lokation wird für alle dort aktiviert.
option-place = { WORD($location, kind: "location") }
option-move = { WORD($location, kind: "location") }, von: { WORD($from, kind: "location") }
effect-spots = { $spots ->
    [0] dann { $clerks } dort
    *[other] dann { $clerks } von { $spots } Plätzen besetzt
    }
why-full = Alle Plätze sind besetzt, die Lokation ist bis zur Aktivierung gesperrt. Wähle eine andere.
option-stop = Fertig
option-done = Fertig
option-pass = Verzichten

## Activation

next_location = Wähle die Lokation, die als Nächstes aktiviert wird.
choose_location = Wähle eine Lokation für eine erweiterte Aktivierung.
option-location = { WORD($location, kind: "location") }
effect-clerks = Beamte dort: { $clerks }, { $own ->
    [0] keiner von dir
    *[other] deine: { $own }
    }
promote = Willst du einen Aufseher höherstufen? Jeder Rang bringt dort 1 Ressource mehr.
option-promote = Höherstufen: { WORD($location, kind: "location") }{ $extra ->
    [1] { " " }(durch einen Berater)
    *[other] { "" }
    }
option-appoint = Ernennen ({ WORD($kind, kind: "kind") }): { WORD($location, kind: "location") }{ $extra ->
    [1] { " " }(durch einen Berater)
    *[other] { "" }
    }
effect-promote = auf Rang { $level }, { $price ->
    [0] kostenlos
    *[other] zahle { $resource ->
    [wood] { COUNT($price, kind: "wood") }
    [stone] { COUNT($price, kind: "stone") }
    [gold] { COUNT($price, kind: "gold") }
    *[chi] { COUNT($price, kind: "chi") }
    }
    }
why-top-level = Dieser Aufseher steht schon auf dem höchsten Rang 3. Wähle eine andere Lokation.
why-too-dear = { $resource ->
    [wood] Du brauchst { COUNT($need, kind: "wood") }; du hast { $have }.
    [stone] Du brauchst { COUNT($need, kind: "stone") }; du hast { $have }.
    [gold] Du brauchst { COUNT($need, kind: "gold") }; du hast { $have }.
    *[chi] Du brauchst { COUNT($need, kind: "chi") }; du hast { $have }.
    }
why-few-materials = Du brauchst { COUNT($need, kind: "material") }; du und das Warenhaus habt zusammen { $have }.
why-group-dear = Preis der Gruppe: { GOODS($wood, $stone, $gold, $chi, words: "wood+stone+gold+chi", kind: "resource") }{ $less ->
    [0] { "" }
    *[other] , { $less } weniger durch Rabatte
    }. So viel hast du nicht; wähle einen billigeren Soldaten oder Fertig.
donate = Willst du für Ehre 1 { WORD($resource, kind: "resource") } ins Warenhaus spenden? Damit werden später Bauten bezahlt.
option-donate = 1 { WORD($resource, kind: "resource") } spenden
option-keep = Behalten
effect-honour = +{ COUNT($n, kind: "honour") }

## Barracks and attack

levy = Wähle Soldaten für eine Gruppe { $named ->
    [0] (höchstens { $most })
   *[other] ({ $named } von { $most } gewählt)
 }. Du zahlst für alle zusammen.
option-recruit = { START(WORD($kind, kind: "kind")) }
effect-group = Preis der Gruppe: { GOODS($wood, $stone, $gold, $chi, words: "wood+stone+gold+chi", kind: "resource") }{ $less ->
    [0] { "" }
    *[other] , { $less } weniger durch Rabatte
    }
why-none-available = Du hast keinen Soldaten dieser Art verfügbar. Wähle eine andere Art.
why-no-more-clerks = Diese Gruppe fasst keine weiteren Soldaten. Wähle Fertig.
spare_price = Rabatt: Wähle eine Ressource, die du nicht zahlen musst. Noch { $left }.
option-resource = { START(WORD($resource, kind: "resource")) }
deploy = Wähle den Rekruten, den du als Nächsten einsetzt.
option-kind = { START(WORD($kind, kind: "kind")) }
station = Wähle einen Platz für deinen Rekruten ({ WORD($kind, kind: "kind") }). { $kind ->
    [archer] Vom Feuerpunkt schießt er sofort und in jeder Salve.
    *[other] Greife sofort eine Horde an oder warte in einer Ruhezone.
    }
option-firing = Feuerpunkt, { WORD($section, kind: "section") }
option-rest = Ruhezone, { WORD($section, kind: "section") }
option-spot = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, Reihe { $row }: { $line ->
    [1] oberes Feld
    *[other] unteres Feld
    } { $column }{ $reward ->
    [none] { "" }
    *[other] { " " }({ WORD($reward, kind: "reward") })
    }
option-spots = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, Reihe { $row }: { $line ->
    [1] oberes Feld
    *[other] unteres Feld
    } { $column } und { $second_line ->
    [1] oberes Feld
    *[other] unteres Feld
    } { $second_column } ({ WORD($reward, kind: "reward") }, { WORD($second, kind: "reward") })
option-horde = { WORD($horde, kind: "horde") }
why-row = Speerkämpfer erreichen nur Reihe 1. Wähle dort ein Feld.
choose_section = Wähle die Sektion, in der deine Soldaten angreifen. Dort müssen alle angreifen, die können.
option-section = { START(WORD($section, kind: "section")) }
effect-order = { $archers ->
    [0] { $resting } ruhend
    *[other] { $resting ->
    [0] { $archers } auf der Mauer
    *[other] { $resting } ruhend, { $archers } auf der Mauer
    }
    }
choose_attacker = Wähle einen Soldaten für den Angriff. { $must ->
    [1] Alle, die können, müssen angreifen.
    *[other] { $left ->
    [1] 1 darf angreifen.
    *[other] Bis zu { $left } dürfen angreifen.
    }
    }
option-attacker = { $kind ->
    [firing] Bogenschütze auf der Mauer
    *[other] { START(WORD($kind, kind: "kind")) }
    }, { WORD($section, kind: "section") }
strike = Wähle das Feld, das der Soldat bedeckt ({ WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }). Du bekommst seine Belohnung.
reward_first = Wähle die Belohnung, die du zuerst nimmst.
option-reward = { START(WORD($reward, kind: "reward")) }
place_wound = Lege eine Wunde auf ein freies Vitalfeld. Noch { $left } zu legen.

## The other locations

build = Willst du eine Barrikade oder Mauerstufe bauen? Noch { $left } zu bauen.
option-barricade = Barrikade, { WORD($section, kind: "section") }
option-wall = Mauerstufe { $level }, { WORD($section, kind: "section") }
effect-build = { $price ->
    [0] kostenlos
    *[other] zahle { COUNT($price, kind: "material") }
    }{ $stored ->
    [0] { "" }
    *[other] , davon { $stored } aus dem Warenhaus
    }, +{ COUNT($honour, kind: "honour") }
why-complete = Die Mauer ist dort fertig. Wähle eine andere Sektion.
pay_materials = { $warehouse ->
    [1] Wähle, wie viel aus dem Warenhaus kommt ({ WORD($resource, kind: "resource") }). Zu zahlen: { $due }.
    *[other] Wähle, wie viel du zahlst ({ WORD($resource, kind: "resource") }). Zu zahlen: { $due }.
    }
option-amount = { $n ->
    [0] Nichts
    *[other] { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
    }
move_soldiers = Willst du Soldaten in eine andere Sektion bewegen? Noch { $left }-mal.
option-march = { START(WORD($from, kind: "section")) } → { WORD($to, kind: "section") }
move_how_many = Wähle, wie viele ziehen ({ $who ->
    [firing] Bogenschützen von Mauer zu Mauer
    [firing_to_rest] Bogenschützen von der Mauer in die Ruhezone
   *[other] { WORD($who, kind: "kind") }
 }). { START(WORD($from, kind: "section")) } → { WORD($to, kind: "section") }.
option-soldiers = { $n ->
    [0] Keiner
    *[other] { $n } × { $who ->
    [firing] Bogenschütze von Mauer zu Mauer
    [firing_to_rest] Bogenschütze von der Mauer in die Ruhezone
    *[other] { WORD($who, kind: "kind") }
    }
    }
hire = { $free ->
    [1] Willst du kostenlos einen Berater anheuern?
    *[other] Willst du einen Beamten oder Berater anheuern? Noch { $left }-mal.
    }
option-hire-clerk = Beamten anheuern
option-hire = { WORD($card, kind: "advisor") }, { $mode ->
    [active] aktiv
    *[support] unterstützend
    }
effect-hire = { $price ->
    [0] kostenlos
   *[other] zahle { COUNT($price, kind: "gold") }
 } ({ $left ->
    [0] nichts übrig
   *[other] Rest: { $left }
 }): { $mode ->
    [active] { WORD($card, kind: "advisor_text") }
   *[support] N deines Generals ist dann { $n }
 }
effect-gold = { $price ->
    [0] kostenlos
    *[other] zahle { COUNT($price, kind: "gold") }
    }, { $left ->
    [0] nichts übrig
    *[other] Rest: { $left }
    }
why-no-clerks = Alle deine Beamten sind angeheuert. Wähle einen Berater.
sip_tea = Willst du auf der Teeleiste aufrücken? Sie entscheidet bei Gleichstand und darüber, wer beginnt.
option-tea = { $move ->
    [top] Ganz nach oben
    [up] 1 Platz höher
    *[stay] Bleiben
    }
study = Wähle, wie viele Taktikkarten du ziehst.
option-draw = { $n ->
    [0] Keine
    *[other] { COUNT($n, kind: "tactic") }
    }
effect-hand = { $cards ->
    [0] dann keine auf der Hand
    *[other] dann { $cards } auf der Hand
    }, höchstens { $limit }
discard_tactic = Lege eine Taktikkarte ab. Noch { $left } abzulegen.
option-tactic = { WORD($card, kind: "tactic") }

## Battle

choose_victim = { $n ->
    [1] Auf dieser Horde muss 1 deiner Soldaten fallen: { WORD($horde, kind: "horde") }. Wähle ihn.
    *[other] Auf dieser Horde müssen { $n } deiner Soldaten fallen: { WORD($horde, kind: "horde") }. Wähle sie.
    }
option-victims = { GOODS($spearmen, $horsemen, words: "spearman+horseman", kind: "kind") }
choose_fallen = Wähle, wer auf dieser Horde fällt: { WORD($horde, kind: "horde") } (noch zu wählen: { $n }). Auf den Feldern bleiben Wunden.
option-fallen = { WORD($kind, kind: "kind") }, { $line ->
    [1] oberes Feld
    *[other] unteres Feld
    } { $column }
save = Willst du mit Chi Soldaten retten? Zu fallen drohen: { $victims } ({ WORD($section, kind: "section") }).
option-save = Retten: { WORD($kind, kind: "kind") }, { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, Reihe { $row }
option-save-archer = Retten: Bogenschütze auf der Mauer
option-save-any = Einen Soldaten retten
effect-chi = { $price ->
    [0] kostenlos
    *[other] zahle { COUNT($price, kind: "chi") }
    }, { $left ->
    [0] nichts übrig
    *[other] Rest: { $left }
    }
shoot = Salve: Wähle das Feld, das dein Bogenschütze verwundet ({ WORD($section, kind: "section") }).{ $price ->
    [0] { "" }
    *[other] { " " }Der Schuss kostet { $price } Chi.
    }
option-hold = Nicht schießen

## Shame

place_shame = Lege deinen Schandmarker ab. Ein Soldat mit Schande ist gesperrt und kostet dich 5 Ehre, eine Horde mit Schande zählt nichts.
option-nowhere = Es gibt keinen Platz
option-shame-soldier = Unter einen Soldaten: { WORD($kind, kind: "kind") }
option-shame-horde = Auf die Horde: { WORD($horde, kind: "horde") } (Rückseite: { WORD($section, kind: "section") })
effect-shame-soldier = er kann nichts tun, { $left ->
    [0] keiner bleibt verfügbar
    *[other] noch verfügbar: { $left }
    }
effect-shame-horde = { $tokens ->
    [0] sie ist dann nichts wert
    *[other] sie ist schon nichts wert
    }
remove_shame = Willst du einen Schandmarker entfernen? Jeder unter einem Soldaten kostet dich am Ende 5 Ehre.
option-unshame-soldier = Unter einem Soldaten entfernen: { WORD($kind, kind: "kind") }
option-unshame-horde = Von der Horde: { WORD($horde, kind: "horde") } (Rückseite: { WORD($section, kind: "section") })

## Command cards

reclaim = Nimmst du deine Kommandokarten zurück, oder erhältst du Ehre für sie?
option-reclaim-take = Zurücknehmen
option-reclaim-honour = Ehre erhalten
effect-cards = { $n ->
    [0] keine Karte zurück auf die Hand
    *[other] Karten zurück auf die Hand: { $n }
    }
choose_command = Wähle deine Kommandokarte. Alle werden zugleich aufgedeckt.
option-command = { WORD($command, kind: "command") }
effect-command = { WORD($command, kind: "command_text") }
choose_slot = Wähle ein Feld für die Karte „{ WORD($command, kind: "command") }“. Feld 1 ist zuerst am Zug.
choose_slot_for = Wähle ein Feld für die Karte „{ WORD($command, kind: "command") }“ ({ $other_seat }). Feld 1 ist zuerst am Zug.
option-slot = Feld { $slot }
betray = Verrat: Kopiere die Karte eines anderen oder setze Beamte ein.
option-betray-clerks = Bis zu 2 Beamte einsetzen
option-copy = Kopieren: { WORD($command, kind: "command") }

## Cards that answer

respond = { WORD($moment, kind: "moment") }{ $section ->
    [L] { " " }({ section-L })
    [M] { " " }({ section-M })
    [R] { " " }({ section-R })
    *[other] { "" }
    }. Spielst du eine Karte?
option-use = { WORD($card, kind: "card") }
option-play = { WORD($card, kind: "tactic") }
option-boost = Erweitert: { WORD($card, kind: "tactic") }
effect-ability = { WORD($card, kind: "card_text") }
effect-tactic = { WORD($card, kind: "tactic_text") }
effect-base = { WORD($card, kind: "tactic_base") }
effect-boosted = { WORD($card, kind: "tactic_boost") }
spend = Zahle eine Ressource. Noch { $left } zu zahlen.
effect-left = { $left ->
    [0] nichts übrig
    *[other] übrig: { $resource ->
    [wood] { COUNT($left, kind: "wood") }
    [stone] { COUNT($left, kind: "stone") }
    [gold] { COUNT($left, kind: "gold") }
    *[chi] { COUNT($left, kind: "chi") }
    }
    }

## Setting up

choose_clan = Wähle deinen Clan. Die Clans unterscheiden sich nur in der Farbe.
option-clan = { START(WORD($clan, kind: "clan")) }
keep_general = Wähle deinen General, in Klammern Startressourcen und Tee (der höchste beginnt). N ist die Zahl deiner unterstützenden Berater.
option-general = { WORD($card, kind: "general") }
effect-general = { WORD($card, kind: "general_text") } ({ GOODS($wood, $stone, $gold, $chi, $tactics, words: "wood+stone+gold+chi+tactic", kind: "resource") }, Tee { $tea })
choose_active = Wähle deinen aktiven Berater. Der andere unterstützt.
option-active = { WORD($card, kind: "advisor") }
effect-card = { WORD($card, kind: "card_text") }

## The Reed clan

reed_move = Willst du einen Beamten des Schilfclans versetzen? { $left ->
    [1] 1 darf ziehen und hilft, eine Lokation zu füllen.
   *[other] Bis zu { $left } dürfen ziehen und helfen, Lokationen zu füllen.
 }
reed_dismiss = Wähle einen Berater, den der Schilfclan aus der Leiste entfernt. Ein neuer rückt nach.
option-dismiss = { WORD($card, kind: "advisor") }
effect-dismiss = verlässt die Leiste: { WORD($card, kind: "advisor_text") }
reed_barricade = Wähle, wo der Schilfclan eine Barrikade baut. Sie erhöht dort den Verteidigungswert.
reed_strike = Wähle das Feld, das ein Speerkämpfer des Schilfclans bedeckt. Niemand bekommt die Belohnung.
reed_tea = Rückt der Schilfclan auf der Teeleiste auf?

## Moments that cards answer

moment-before_horde_placed = Eine Horde kommt
moment-before_commands_revealed = Die Kommandokarten werden gleich aufgedeckt
moment-on_commands_revealed = Die Kommandokarten sind aufgedeckt
moment-turn_start = Ein Zug beginnt
moment-on_frame_end = Die anderen haben ihren Teil der Karte ausgeführt
moment-winter_start = Der Winter beginnt
moment-activation_step_start = Lokationen werden gleich aktiviert
moment-on_activation_player = Du nutzt deine Beamten in einer Lokation
moment-after_activation_player = Du hast deine Beamten in einer Lokation genutzt
moment-on_resources_gained = Ressourcen wurden erhalten
moment-on_donation = Du hast gespendet
moment-on_recruit = Du hast rekrutiert
moment-on_attack = Ein Soldat hat angegriffen
moment-on_wound_placed = Du hast eine Wunde gelegt
moment-on_barricade_built = Du hast eine Barrikade gebaut
moment-on_tactic_drawn = Taktikkarten wurden gezogen
moment-before_shame_gained = Schandmarker sind fällig
moment-on_horde_defeated = Eine Horde ist besiegt
moment-before_soldiers_killed = Gleich werden Soldaten getötet
moment-on_horde_claimed = Eine Hordenkarte wurde genommen
moment-before_section_compare = Eine Sektion wird gleich angegriffen

## Whom the table waits for

waiting-choose_clan = { $seat } wählt einen Clan
waiting-keep_general = { $seat } wählt einen General
waiting-choose_active = { $seat } wählt den aktiven Berater
waiting-respond = { $seat } darf mit einer Karte antworten
waiting-spend = { $seat } zahlt eine Ressource
waiting-take_resource = { $seat } nimmt eine Ressource
waiting-alternative = { $seat } wählt eine der Möglichkeiten
waiting-remove_shame = { $seat } darf einen Schandmarker entfernen
waiting-reclaim = { $seat } nimmt Kommandokarten zurück oder Ehre
waiting-choose_command = { $seat } wählt eine Kommandokarte
waiting-choose_slot = { $seat } wählt ein Feld
waiting-place_clerk = { $seat } setzt Beamte ein
waiting-betray = { $seat } entscheidet über Verrat
waiting-next_location = { $seat } wählt die nächste Lokation
waiting-choose_location = { $seat } wählt eine Lokation zum Aktivieren
waiting-promote = { $seat } darf einen Aufseher höherstufen
waiting-donate = { $seat } darf spenden
waiting-levy = { $seat } rekrutiert
waiting-spare_price = { $seat } wählt, was gespart wird
waiting-deploy = { $seat } schickt den nächsten Rekruten los
waiting-station = { $seat } schickt einen Rekruten los
waiting-choose_attacker = { $seat } wählt, wer angreift
waiting-strike = { $seat } greift an
waiting-place_wound = { $seat } legt eine Wunde
waiting-choose_section = { $seat } wählt eine Sektion
waiting-reward_first = { $seat } wählt eine Belohnung
waiting-build = { $seat } darf bauen
waiting-pay_materials = { $seat } zahlt für den Bau
waiting-move_soldiers = { $seat } darf Soldaten bewegen
waiting-move_how_many = { $seat } bewegt Soldaten
waiting-hire = { $seat } darf anheuern
waiting-sip_tea = { $seat } darf beim Tee aufrücken
waiting-study = { $seat } zieht Taktikkarten
waiting-discard_tactic = { $seat } legt eine Taktikkarte ab
waiting-choose_victim = { $seat } wählt, wer fällt
waiting-choose_fallen = { $seat } wählt, wer fällt
waiting-save = { $seat } darf Soldaten retten
waiting-shoot = { $seat } schießt in der Salve
waiting-place_shame = { $seat } legt einen Schandmarker ab
waiting-reed_move = { $seat } darf Beamte des Schilfclans versetzen
waiting-reed_dismiss = { $seat } schickt einen Berater fort
waiting-reed_barricade = { $seat } stellt eine Schilfbarrikade auf
waiting-reed_strike = { $seat } schickt einen Schilfspeerkämpfer
waiting-reed_tea = { $seat } entscheidet, ob der Schilfclan beim Tee aufrückt

## Choices that cards ask for

take_resource = Nimm eine Ressource deiner Wahl. Noch { $left } zu nehmen.
exchange = Willst du eine Ressource tauschen? Noch bis zu { $left }.
option-exchange = { START(WORD($give, kind: "resource")) } → { WORD($get, kind: "resource") }
take_back = Willst du gerade Gezahltes zurücknehmen? Noch bis zu { $left }.
alternative = { WORD($card, kind: "card") }: Wähle eine Wirkung.
choose_player = Wähle, wen das betrifft.
consent = Die Karte von { $seat } bittet dich um deine Hilfe. Lehnst du ab, geschieht nichts.
option-player = { $seat }
option-agree = Zustimmen
option-refuse = Ablehnen
waiting-choose_player = { $seat } wählt einen Mitspieler
waiting-consent = { $seat } stimmt zu oder lehnt ab
alternative_of_tactic = { WORD($card, kind: "tactic") }: Wähle eine Wirkung.
option-alternative = { START(WORD($what, kind: "alternative")) }
alternative-shame = einen Schandmarker entfernen
alternative-honour = Ehre erhalten
alternative-leave = die Horde liegen lassen, 1 Chi erhalten
alternative-swap = die Horde unter den Stapel legen
alternative-clerk = ein Beamter kostet weniger
alternative-advisor = ein Berater kostet weniger
save_free = Wähle einen Soldaten, den du kostenlos rettest.
forgive_shame = Wähle einen Schandmarker, den du entfernst.
waiting-exchange = { $seat } darf Ressourcen tauschen
waiting-take_back = { $seat } darf Ressourcen zurücknehmen
waiting-save_free = { $seat } rettet einen Soldaten
waiting-forgive_shame = { $seat } entfernt einen Schandmarker

## Options of the table

table-option-sealed = Verdeckte Reaktionen
table-meaning-sealed = Gefragt wird jeder, der eine passende Taktikkarte halten könnte, damit die Frage nichts verrät.
table-value-sealed-false = nein
table-value-sealed-true = ja

## The end

ending-walls = Die Mauer ist fertig.
ending-shame = Der Vorrat hat keine Schandmarker mehr.
ending-time = Die Zeit ist um.
ending-walls-shame = Die Mauer ist fertig und der Vorrat hat keine Schandmarker mehr.
ending-walls-time = Die Mauer ist fertig und die Zeit ist um.
ending-shame-time = Der Vorrat hat keine Schandmarker mehr und die Zeit ist um.
ending-walls-shame-time = Die Mauer ist fertig, der Vorrat hat keine Schandmarker mehr und die Zeit ist um.
ranking = Bei gleicher Ehre entscheidet die Teeleiste.

## What has happened

log-year = Jahr { $year }
log-season = { $season ->
    [setup] Aufbau
    [spring] Frühling
    [summer] Sommer
    [fall] Herbst
    [winter] Winter
    *[end] Ende
    }
log-clan = { $seat } führt den { WORD($clan, kind: "clan") }
log-general = { $seat } behält { WORD($card, kind: "general") }
log-advisor_active = { $seat } macht einen Berater aktiv: { WORD($card, kind: "advisor") }
log-horde = Eine Horde kommt, { WORD($section, kind: "section") }, Reihe { $row }: { WORD($horde, kind: "horde") }
log-raid = Überfall, { WORD($section, kind: "section") } ({ WORD($horde, kind: "horde") }): { $n ->
    [0] keine Schandmarker mehr im Vorrat
    *[other] { COUNT($n, kind: "shame") } aus dem Spiel
    }
log-row = Neue Berater in der Leiste: { $n }
log-time = Die Zeit läuft: { COUNT($hordes, kind: "horde") }, Letalität { $lethality }
log-resources-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-resources-together = { $seat } erhält { $pieces }{ $source ->
    [production] { " " }aus Produktion
    [income] { " " }als Einkommen
    [reward] { " " }als Belohnung
    [card] { " " }durch eine Karte
    *[other] { "" }
    }
log-paid-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-paid-together = { $seat } zahlt { $pieces }
log-warehouse_paid-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-warehouse_paid-together = { $whose ->
    [nobody] Das Warenhaus verliert { $pieces }
   *[seat] Das Warenhaus zahlt { $pieces } für { $seat }
 }
log-honour = { SIGN($n) ->
    [minus] { $seat } verliert { COUNT($n, kind: "honour") }
    *[other] { $seat } erhält { COUNT($n, kind: "honour") }
    } ({ WORD($source, kind: "source") })
log-shame_removed = { $seat } entfernt einen Schandmarker
log-commands_discarded = Die Kommandoleiste wird geleert
log-reclaimed = { $choice ->
    [take] { $seat } nimmt zurück: { $n ->
    [0] keine Kommandokarte
    *[other] { COUNT($n, kind: "command") }
    }
    *[honour] { $seat } lässt für Ehre liegen: { COUNT($n, kind: "command") }
    }
log-command = { $seat } spielt die Kommandokarte: { WORD($command, kind: "command") }
log-slot = { $whose ->
    [nobody] Der Schilfclan
    *[seat] { $seat }
    }: Feld { $slot }
log-turn = { $whose ->
    [nobody] Zug des Schilfclans, Feld { $slot }
    *[seat] { $seat } ist am Zug, Feld { $slot }
    }
log-copied = { $seat } kopiert: { WORD($command, kind: "command") }
log-clerk_placed = { $seat } setzt einen Beamten ein: { WORD($location, kind: "location") }
log-clerk_moved = { $seat } versetzt einen Beamten: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-activated = { $whose ->
    [nobody] Der Schilfclan
    *[seat] { $seat }
    } aktiviert die Lokation: { WORD($location, kind: "location") }{ $kind ->
    [advanced] { " " }(erweitert)
    *[standard] { "" }
    }
log-promoted = { $seat } hat einen Aufseher auf Rang { $level }: { WORD($location, kind: "location") }
log-donated = { $seat } spendet 1 { WORD($resource, kind: "resource") }
log-recruited = { $seat } rekrutiert: { GOODS($spearmen, $archers, $horsemen, $specials, $bannermen, words: "spearman+archer+horseman+special+bannerman", kind: "kind") }
log-rested = { $seat } schickt in eine Ruhezone: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-attacked = { $whose ->
    [nobody] Der Schilfclan
    *[seat] { $seat }
    } greift die Horde { WORD($horde, kind: "horde") } an: { WORD($kind, kind: "kind") }
log-firing = { $seat } besetzt einen Feuerpunkt: { WORD($section, kind: "section") }
log-wound = { $whose ->
    [nobody] Der Schilfclan
    *[seat] { $seat }
    } verwundet die Horde { WORD($horde, kind: "horde") }
log-held_fire = { $seat } schießt nicht: { WORD($section, kind: "section") }
log-barricade = { $whose ->
    [nobody] Der Schilfclan
    *[seat] { $seat }
    } baut eine Barrikade: { WORD($section, kind: "section") }
log-wall = { $seat } baut Mauerstufe { $level }: { WORD($section, kind: "section") }
log-hired_clerk = { $seat } heuert einen Beamten an, { $price ->
    [0] kostenlos
    *[other] für { COUNT($price, kind: "gold") }
    }
log-hired_advisor = { $seat } heuert einen aktiven Berater an: { WORD($card, kind: "advisor") }
log-support = { $seat } heuert einen unterstützenden Berater an: { WORD($card, kind: "advisor") }
log-dismissed = { $seat } lässt den Schilfclan einen Berater fortschicken: { WORD($card, kind: "advisor") }
log-tea = { $whose ->
    [nobody] Der Schilfclan
    *[seat] { $seat }
    } rückt beim Tee auf: { $from } → { $to }
log-moved = { $seat } bewegt { $n } × { $who ->
    [firing] Bogenschütze von Mauer zu Mauer
    [firing_to_rest] Bogenschütze von der Mauer in die Ruhezone
    *[other] { WORD($who, kind: "kind") }
    }, { WORD($from, kind: "section") } → { WORD($to, kind: "section") }
log-drew = { $card ->
    [hidden] { $seat } zieht eine Taktikkarte
    *[other] { $seat } zieht: { WORD($card, kind: "tactic") }
    }
log-discarded_tactic = { $seat } legt ab: { WORD($card, kind: "tactic") }
log-shuffled = { $deck ->
    [advisors] Die abgelegten Berater bilden einen neuen Stapel
    [tactics] Die abgelegten Taktikkarten bilden einen neuen Stapel
    *[hordes] Die abgelegten Horden bilden einen neuen Stapel
    }
log-tactic = { $seat } spielt die Taktik: { WORD($card, kind: "tactic") }{ $boosted ->
    [boosted] { " " }(erweitert)
    *[base] { "" }
    }
log-ability = { $seat } nutzt: { WORD($card, kind: "card") }
log-common_used = { $seat } nutzt: { WORD($card, kind: "card") }
log-common_ability = Wirkung der Karte: { WORD($card, kind: "card") }
log-horde_ability = Fähigkeit der Horde: { WORD($horde, kind: "horde") }
log-swift = Sofort in Reihe 1: { WORD($horde, kind: "horde") }
log-healed = Die Horde verliert eine Wunde: { WORD($horde, kind: "horde") }
log-looked = { $horde ->
    [hidden] { $seat } sieht sich die nächste Horde an
    *[other] { $seat } sieht die nächste Horde: { WORD($horde, kind: "horde") }
    }
log-defeated = Die Horde ist besiegt: { WORD($horde, kind: "horde") }
log-claimed = { $seat } nimmt die Hordenkarte: { WORD($horde, kind: "horde") }
log-horde_gone = Niemand nimmt die Hordenkarte: { WORD($horde, kind: "horde") }
log-advanced = Die Horden rücken nach: { WORD($section, kind: "section") }
log-victim = { $whose ->
    [nobody] Der Schilfclan
    *[seat] { $seat }
    }: { WORD($kind, kind: "kind") } droht zu fallen, { $horde ->
    [none] auf der Mauer
    *[other] { WORD($horde, kind: "horde") }
    }
log-saved = { $seat } rettet einen Soldaten: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-killed = { $whose ->
    [nobody] Der Schilfclan
    *[seat] { $seat }
    } verliert einen Soldaten: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-shielded = { $seat }: Bogenschützen verschont, { WORD($section, kind: "section") }
log-survived = { $seat } hat Überlebende: { $n } × { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-compared = { START(WORD($section, kind: "section")) }: Verteidigungswert { $defence } gegen Offensivwert { $offence }
log-breach = Durchbruch: { WORD($section, kind: "section") }
log-shame = { $seat } bekommt einen Schandmarker{ $cause ->
    [location] { " " }für eine allein genutzte Lokation
    [breach] { " " }für einen Durchbruch
    [card] { " " }durch eine Karte
    [demand] { " " }für offene Aufträge
    [event] { " " }durch ein Ereignis
    *[other] { "" }
    }
log-shame_on = { $seat } legt einen Schandmarker ab: { WORD($where, kind: "shame_place") }
log-shame_lost = { $why ->
    [no_token] { $seat } verliert Ehre: keine Schandmarker mehr im Vorrat
    *[no_place] { $seat } verliert Ehre: kein Platz für den Schandmarker
    }
log-barricades_gone = Alle Barrikaden werden entfernt
log-ending = { $reasons ->
    [0] Das letzte Jahr ist vorbei
    [1] Die Mauer ist fertig
    [2] Der Vorrat hat keine Schandmarker mehr
    [3] Die Mauer ist fertig und der Vorrat hat keine Schandmarker mehr
    [5] Die Mauer ist fertig und die Zeit ist um
    [6] Der Vorrat hat keine Schandmarker mehr und die Zeit ist um
    [7] Die Mauer ist fertig, der Vorrat hat keine Schandmarker mehr und die Zeit ist um
    [8] Genügend Kaiseraufträge sind erfüllt
    *[other] Die Zeit ist um
    }
log-scored = { WORD($card, kind: "artifact") }: { $seat }, { $n ->
    [0] nichts
    *[other] { COUNT($n, kind: "honour") }
    }
log-reed_moved = { $seat } versetzt einen Beamten des Schilfclans: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-reed_stored = Der Schilfclan lagert ein: 1 { WORD($resource, kind: "resource") }

## Karten, die Verdecktes ansehen

spy = Wähle, wessen Kommandokarte du ansiehst.
option-spy = { $seat }
exchange_command = Von { $other_seat } gewählt: { WORD($command, kind: "command") }. Tauschst du deine Kommandokarte?
option-keep-command = Behalten: { WORD($command, kind: "command") }
option-exchange-command = Gegen eine andere Karte tauschen: { WORD($command, kind: "command") }
waiting-exchange_command = { $seat } darf die gewählte Kommandokarte tauschen
change_command = Von { $other_seat } gewählt: { WORD($command, kind: "command") }. Wähle die Kommandokarte, die du spielst.
waiting-spy = { $seat } sieht eine Kommandokarte an
waiting-change_command = { $seat } wählt eine andere Kommandokarte
alternative-one = 1 Gold zahlen, Offensivwert −1
alternative-two = 2 Gold zahlen, Offensivwert −2
alternative-three = 3 Gold zahlen, Offensivwert −3
log-spied = { $command ->
    [hidden] { $seat } sieht eine Kommandokarte an
    *[other] { $seat } sieht die Kommandokarte von { $other_seat }: { WORD($command, kind: "command") }
    }
log-changed_command = { $choice ->
    [changed] { $seat } tauscht die gewählte Kommandokarte gegen eine andere
    *[kept] { $seat } behält die gewählte Kommandokarte
    }
log-sent_back = { $seat } legt die kommende Horde unter den Stapel
