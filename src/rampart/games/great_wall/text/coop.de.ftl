# Co-operative play: demands, events, cards and what all decide together

## Options of the table

table-option-coop = Kooperativ
table-meaning-coop = 2 bis 5 Personen: Erfüllt gemeinsam Kaiseraufträge. Ihr gewinnt oder verliert alle zusammen.
table-value-coop-false = nein
table-value-coop-true = ja

## Decisions

next_to_work = { WORD($location, kind: "location") }: Wähle, wer als Nächstes dran ist{ $step ->
    [0] { "" }
    [1] { " " }(Höherstufen)
   *[other] { " " }(Spende)
 }. Was eine Person erhält, kann den anderen helfen.
option-tea-order = Alle in Teereihenfolge
option-reed = Der Schilfclan
coop_place_shame = Lege den Schandmarker unter einen Soldaten oder gib ihn zurück. Ist der Vorrat leer, verliert ihr alle (noch { $bank }).
option-shame-return = Zurückgeben
effect-honour-paid = zahle { $price } Ehre (Rest: { $left })
why-little-honour = Du brauchst { $need } Ehre, du hast { $have }.
coop_remove_shame = Gibst du einen Schandmarker für { $price } Ehre zurück? Im Vorrat sind { $bank }.
take_command = Nimm eine Kommandokarte zurück. Kooperativ bringen sie nur Mauern und Karten zurück.
name_demand = Nenne einen Auftrag zum Erfüllen oder beende den Schritt. Jeder offene kostet jede Person 1 Schandmarker.
option-demand = { WORD($demand, kind: "demand") }
option-end-step = Schritt beenden
effect-open-demands = { $n ->
    [0] kein Auftrag bleibt offen
    [one] alle erhalten { $n } Schandmarker
   *[other] alle erhalten { $n } Schandmarker
 }
effect-demand = nötig: { WORD($demand, kind: "demand_short") }{ $n ->
    [0] { "" }
   *[other] : { $n }
 }
why-demand = { WORD($demand, kind: "demand_text") }
why-demand-refused = Jemand hat das abgelehnt. In diesem Winter kann es nicht noch einmal vorgeschlagen werden.
split = { WORD($demand, kind: "demand") }: Wähle, wie viel { $other_seat } gibt. Noch zu geben: { $left }{ $gift ->
    [honour] { " " }× 10 Ehre
   *[other] { "" }
 }.
split_warehouse = { WORD($demand, kind: "demand") }: Wähle, wie viel das Warenhaus gibt. Noch zu geben: { $left }.
split_escort = { $section ->
    [L] Wähle, wer einen Soldaten aus der linken Ruhezone gibt.
    [M] Wähle, wer einen Soldaten aus der mittleren Ruhezone gibt.
    [R] Wähle, wer einen Soldaten aus der rechten Ruhezone gibt.
   *[other] Wähle, wer einen Beamten aus dem Pool gibt.
 }
option-gives = { $n }
answer_demand = { $other_seat } schlägt vor: { WORD($demand, kind: "demand") }. Du gibst { $gift ->
    [goods] { $n } { WORD($resource, kind: "resource") }
    [soldiers] { COUNT($n, kind: "soldier") }
    [honour] 10 Ehre
    [clerks] { COUNT($n, kind: "clerk") }
    [hordes] { COUNT($n, kind: "horde") }
    [tactics] { COUNT($n, kind: "tactic") }
   *[escort] { COUNT($n, kind: "soldier") }, Beamte: { $clerk }
 }; eine Absage hebt den Vorschlag auf.
give_soldier = Wähle einen Soldaten, der das Spiel endgültig verlässt. Noch zu geben: { $left }.
option-soldier = { START(WORD($kind, kind: "kind")) }, { $where ->
    [pool] dein Pool
    [rest] Ruhezone, { WORD($section, kind: "section") }
   *[firing] Feuerpunkt, { WORD($section, kind: "section") }
 }
give_horde = Wähle eine genommene Horde, die du abgibst. Die Ehre bleibt dir, noch zu geben: { $left }.
option-claimed = { WORD($horde, kind: "horde") } (Rückseite: { WORD($section, kind: "section") })
give = Gib jemandem eine Ressource, oder hör auf. Noch { $left }{ $honour ->
    [0] { "" }
   *[other] , jede bringt dir 1 Ehre (noch { $honour })
 }.
option-give = 1 { WORD($resource, kind: "resource") } → { $other_seat }
save_anyone = Wähle einen Soldaten beliebiger Personen, den du kostenlos rettest. Noch: { $left }.
effect-whose = { $other_seat }
spread_wounds = Wähle ein Feld für eine Wunde, 1 in jeder Sektion mit Bogenschütze. Noch: { $left }.
store = Wähle ein Material für das Warenhaus. Noch einzulagern: { $left }.
redirect_horde = Wähle eine andere Sektion für die Horde. Sie kommt dann dorthin.
option-to-section = { START(WORD($section, kind: "section")) }
arrange_hordes = Wähle die Horde, die als { $place }. kommt. Nur du siehst sie.
pick_demand = Wähle, welcher Auftrag offen liegt. Die anderen kommen unter den Stapel.
sink_demand = Wähle, welcher Auftrag zuerst unter den Stapel kommt. Der nächste kommt darunter.
keep_barricade = Wähle eine Barrikade, die den Winter überdauert. Noch: { $left }.
ask_all = { $other_seat } spielt { WORD($card, kind: "tactic") } und bittet dich um 4 Ehre. Lehnst du ab, geht die Karte auf die Hand zurück.
choose_massed = Wähle die Sektion, in der jeder Bogenschütze zweimal schießt. Nur in dieser Salve.
choose_sick = Lagerfieber: Wähle einen Soldaten in einer Ruhezone. Er fällt, wenn du ihn nicht rettest.

## Whom the table waits for

waiting-next_to_work = { $seat } wählt, wer dran ist
waiting-coop_place_shame = { $seat } legt einen Schandmarker ab
waiting-coop_remove_shame = { $seat } gibt Schandmarker zurück
waiting-take_command = { $seat } nimmt eine Kommandokarte zurück
waiting-name_demand = { $seat } nennt einen Auftrag
waiting-split = { $seat } teilt auf, wer was gibt
waiting-answer_demand = { $seat } antwortet auf den Vorschlag
waiting-give_soldier = { $seat } gibt einen Soldaten ab
waiting-give_horde = { $seat } gibt eine Horde ab
waiting-give = { $seat } gibt Ressourcen
waiting-save_anyone = { $seat } rettet Soldaten
waiting-spread_wounds = { $seat } legt Wunden
waiting-store = { $seat } füllt das Warenhaus
waiting-redirect_horde = { $seat } lenkt eine Horde um
waiting-arrange_hordes = { $seat } ordnet Horden
waiting-pick_demand = { $seat } wählt einen Auftrag
waiting-sink_demand = { $seat } legt Aufträge unter den Stapel
waiting-keep_barricade = { $seat } wählt Barrikaden
waiting-ask_all = { $seat } stimmt zu oder lehnt ab
waiting-choose_massed = { $seat } wählt eine Sektion
waiting-choose_sick = { $seat } wählt einen Soldaten

## Moments that cards answer

moment-on_demand_revealed = Ein neuer Auftrag liegt offen
moment-on_event_revealed = Ein Ereignis steht bevor
moment-volley_start = Die Salve beginnt gleich
moment-on_income = Es gab Einkommen
moment-summer_end = Der Sommer endet gleich
moment-before_barricades_removed = Die Barrikaden werden gleich entfernt

## Alternatives

alternative-pay = zahlen

## Log

log-next_to_work = { $seat } bestimmt die Reihenfolge
log-shame_bought = { $seat } gibt den Schandmarker zurück
log-took_command = { $seat } nimmt { WORD($command, kind: "command") } zurück
log-proposed = { $seat } schlägt vor: { WORD($demand, kind: "demand") }
log-answered = { $answer ->
    [agree] { $seat } stimmt zu
   *[refuse] { $seat } lehnt ab
 }
log-gave = { $seat } opfert { $piece ->
    [clerk] { COUNT($n, kind: "clerk") }
    [horde] { COUNT($n, kind: "horde") }
   *[other] { COUNT($n, kind: "soldier") }
 }
log-fulfilled = { WORD($demand, kind: "demand") } ist erfüllt, Nummer { $n }
log-demand = Neuer Auftrag: { WORD($demand, kind: "demand") }
log-event = Ereignis: { WORD($event, kind: "event") }
log-cancelled = { WORD($event, kind: "event") } hat keine Wirkung
log-handed = { $seat } → { $other_seat }: 1 { WORD($resource, kind: "resource") }
log-stockpiled = { $seat } lagert ein: 1 { WORD($resource, kind: "resource") }
log-redirected = { $seat } lenkt die Horde um: { WORD($section, kind: "section") }
log-arranged = { $seat } ordnet die nächsten Horden
log-sunk = { WORD($demand, kind: "demand") } kommt unter den Stapel
log-kept_barricades = Die Barrikaden werden entfernt, einige bleiben
log-refused_card = { $seat } lehnt ab, { WORD($card, kind: "tactic") } geht auf die Hand zurück
log-burned = Feuerpfeile zerstören eine Barrikade: { WORD($section, kind: "section") }
log-unhired = { $seat } schickt einen Beamten zu den Prüfungen

## How it ends

ending-demands = Genügend Kaiseraufträge sind erfüllt.
coop-won = Ihr gewinnt alle: { $n } von { $needed } Aufträgen sind erfüllt.
coop-shamed = Ihr verliert alle: Ein Schandmarker ist fällig, und der Vorrat ist leer ({ $n } von { $needed } Aufträgen).
coop-late = Ihr verliert alle: Die Zeit ist um ({ $n } von { $needed } Aufträgen).

## Generals

general-wen_tianxiang = Wen Tianxiang, Lied der Gerechtigkeit
general_text-wen_tianxiang = Wird ein Auftrag erfüllt, erhalten alle N Ressourcen nach Wahl (höchstens 3).
general-zhang_shijie = Zhang Shijie, die gekettete Flotte
general_text-zhang_shijie = Vor dem Vergleich einer Sektion: Zahle 1 Holz, und ihr Verteidigungswert ist N + 1 höher (höchstens 5). Einmal pro Jahr.
general-lu_xiufu = Lu Xiufu, der treue Minister
general_text-lu_xiufu = Ist für jemanden Schande fällig, zahle 1 Gold für jeden Marker, der dann nicht fällig ist. Höchstens N Marker pro Jahr.
general-yue_yun = Yue Yun, die Hämmer
general_text-yue_yun = Greift ein Soldat einer anderen Person eine Horde an, auf der du einen Soldaten hast, greife mit 1 Soldaten aus der Ruhezone der Sektion an. N-mal pro Jahr.
general-wang_jian = Wang Jian, Herr von Diaoyu
general_text-wang_jian = Lege vor der Salve je 1 Wunde in bis zu N Sektionen, in denen jemand einen Bogenschützen auf einem Feuerpunkt hat.
general-li_tingzhi = Li Tingzhi, Yangzhou hält stand
general_text-li_tingzhi = Baut jemand eine Mauerstufe, nimmt eine andere Person 1 Kommandokarte zurück. N-mal pro Jahr.
general-yang_yanzhao = Yang Yanzhao, Mauern aus Eis
general_text-yang_yanzhao = Bis zu N Barrikaden deiner Wahl (höchstens 4) bleiben nach dem Angriff stehen.
general-fan_zhongyan = Fan Zhongyan, der Erste in Sorge
general_text-fan_zhongyan = Gib am Ende des Sommers bis zu 2 × N deiner Ressourcen an andere. Erhalte für jede 1 Ehre (höchstens 6).
card-wen_tianxiang = { general-wen_tianxiang }
card-zhang_shijie = { general-zhang_shijie }
card-lu_xiufu = { general-lu_xiufu }
card-yue_yun = { general-yue_yun }
card-wang_jian = { general-wang_jian }
card-li_tingzhi = { general-li_tingzhi }
card-yang_yanzhao = { general-yang_yanzhao }
card-fan_zhongyan = { general-fan_zhongyan }
card_text-wen_tianxiang = { general_text-wen_tianxiang }
card_text-zhang_shijie = { general_text-zhang_shijie }
card_text-lu_xiufu = { general_text-lu_xiufu }
card_text-yue_yun = { general_text-yue_yun }
card_text-wang_jian = { general_text-wang_jian }
card_text-li_tingzhi = { general_text-li_tingzhi }
card_text-yang_yanzhao = { general_text-yang_yanzhao }
card_text-fan_zhongyan = { general_text-fan_zhongyan }

## Tactic cards

tactic-supply_convoy = Versorgungszug
tactic_base-supply_convoy = Zu Beginn eines Zuges: Gib bis zu 3 deiner Ressourcen einer Person.
tactic_boost-supply_convoy = Erweitert (1 Holz): Alle dürfen beliebig viele Ressourcen an je eine andere Person geben.
tactic_text-supply_convoy = { tactic_base-supply_convoy } { tactic_boost-supply_convoy }
tactic-united_front = Geeinte Front
tactic_base-united_front = Wenn ein Soldat einer anderen Person angreift: Greife mit 1 Soldaten aus der Ruhezone der Sektion an.
tactic_boost-united_front = Erweitert (2 Chi): Greife mit bis zu 3 Soldaten von dort an.
tactic_text-united_front = { tactic_base-united_front } { tactic_boost-united_front }
tactic-joint_decree = Gemeinsamer Erlass
tactic_base-joint_decree = Nach einem Rahmen für die anderen: Eine andere Person setzt 1 Beamten ein.
tactic_boost-joint_decree = Erweitert (1 Gold): Alle setzen je 1 Beamten ein.
tactic_text-joint_decree = { tactic_base-joint_decree } { tactic_boost-joint_decree }
tactic-sworn_brothers = Schwurbrüder
tactic_base-sworn_brothers = Bevor Soldaten fallen: Rette kostenlos 1 Soldaten einer beliebigen Person.
tactic_boost-sworn_brothers = Erweitert (3 Chi): Rette bis zu 4 Soldaten beliebiger Personen.
tactic_text-sworn_brothers = { tactic_base-sworn_brothers } { tactic_boost-sworn_brothers }
tactic-emperors_mercy = Gnade des Kaisers
tactic_base-emperors_mercy = Ist für jemanden Schande fällig: Die Person verliert 4 Ehre, wenn sie zustimmt, und 1 Marker weniger ist fällig.
tactic_boost-emperors_mercy = Erweitert (2 Gold): Bis zu 2 Marker weniger sind fällig, ohne Verlust von Ehre.
tactic_text-emperors_mercy = { tactic_base-emperors_mercy } { tactic_boost-emperors_mercy }
tactic-petition = Bittschrift
tactic_base-petition = Wenn ein Auftrag aufgedeckt wird: Lege ihn unter den Stapel und decke den nächsten auf.
tactic_boost-petition = Erweitert (2 Gold): Ziehe 2 Aufträge und wähle 1 der 3; die anderen kommen unter den Stapel.
tactic_text-petition = { tactic_base-petition } { tactic_boost-petition }
tactic-signal_fires = Signalfeuer
tactic_base-signal_fires = Wenn eine Horde kommt: Sie geht in eine andere Sektion deiner Wahl mit freier Reihe.
tactic_boost-signal_fires = Erweitert (1 Holz): Sieh dir auch die nächsten 3 Horden an und ordne sie beliebig.
tactic_text-signal_fires = { tactic_base-signal_fires } { tactic_boost-signal_fires }
tactic-stockpile = Vorräte
tactic_base-stockpile = Nach dem Einkommen einer Person: Lege 2 Materialien aus dem Vorrat ins Warenhaus.
tactic_boost-stockpile = Erweitert (1 Chi): Lege 4 Materialien hinein.
tactic_text-stockpile = { tactic_base-stockpile } { tactic_boost-stockpile }
tactic-shield_wall = Schildwall
tactic_base-shield_wall = Vor dem Vergleich einer Sektion: Ihr Verteidigungswert ist 1 höher je Person mit einem Soldaten dort.
tactic_boost-shield_wall = Erweitert (2 Stein): 2 höher je Person.
tactic_text-shield_wall = { tactic_base-shield_wall } { tactic_boost-shield_wall }
tactic-reform = Neuordnung
tactic_base-reform = Wenn jemand eine Mauerstufe baut: Eine andere Person nimmt 1 Kommandokarte zurück.
tactic_boost-reform = Erweitert (2 Gold): Alle anderen tun es.
tactic_text-reform = { tactic_base-reform } { tactic_boost-reform }
tactic-concentrated_volley = Gebündelte Salve
tactic_base-concentrated_volley = Vor der Salve: Lege 1 Wunde in jeder Sektion, in der jemand einen Bogenschützen auf einem Feuerpunkt hat.
tactic_boost-concentrated_volley = Erweitert (2 Holz): In einer Sektion schießt in dieser Salve jeder Bogenschütze zweimal.
tactic_text-concentrated_volley = { tactic_base-concentrated_volley } { tactic_boost-concentrated_volley }
tactic-calm_the_court = Beruhigung des Hofes
tactic_base-calm_the_court = Wenn ein Ereignis aufgedeckt wird: Stimmen alle zu, je 4 Ehre zu verlieren, hat ein sofortiges Ereignis keine Wirkung.
tactic_boost-calm_the_court = Erweitert (3 Ressourcen): Ein beliebiges Ereignis hat keine Wirkung.
tactic_text-calm_the_court = { tactic_base-calm_the_court } { tactic_boost-calm_the_court }

## Hordes

horde-swarm_riders = Schwarmreiter
horde_text-swarm_riders = Schwarm: Sie kommen in Reihe 1 und haben je weiterer Karte Schwarmreiter vor der Mauer 1 mehr Offensivwert.
horde-fire_archers = Feuerschützen
horde_text-fire_archers = Feuerpfeile: Vor der Salve wird 1 Barrikade dieser Sektion zerstört.
horde-iron_lancers = Eiserne Lanzenreiter
horde_text-iron_lancers = Niederreiten: Die Letalität auf dieser Karte ist 1 höher.
horde-noyans_guard = Garde des Noyans
horde_text-noyans_guard = Eidring: Solange weniger als 2 Clans einen Soldaten auf dieser Karte haben, kann keine Wunde darauf gelegt werden.
horde-reavers = Räuber
horde_text-reavers = Plünderung: Wird diese Sektion durchbrochen, wird das Warenhaus geleert, und alle zahlen 1 Ressource oder verlieren 2 Ehre.
horde-tunnel_diggers = Tunnelgräber
horde_text-tunnel_diggers = Tunnel: Barrikaden in dieser Sektion zählen nicht.
horde-spirit_drummers = Geistertrommler
horde_text-spirit_drummers = Donnertrommeln: Jede andere Horde dieser Sektion hat 2 mehr Offensivwert.
horde-hashar_levy = Haschar-Aufgebot
horde_text-hashar_levy = Menschlicher Schild: Wird diese Karte besiegt, verlieren alle 1 Ehre je Wunde darauf.
horde-swarm_riders_L = { horde-swarm_riders }
horde-swarm_riders_M = { horde-swarm_riders }
horde-swarm_riders_R = { horde-swarm_riders }
horde-fire_archers_L = { horde-fire_archers }
horde-fire_archers_M = { horde-fire_archers }
horde-fire_archers_R = { horde-fire_archers }
horde-iron_lancers_L = { horde-iron_lancers }
horde-iron_lancers_M = { horde-iron_lancers }
horde-iron_lancers_R = { horde-iron_lancers }
horde-noyans_guard_L = { horde-noyans_guard }
horde-noyans_guard_M = { horde-noyans_guard }
horde-noyans_guard_R = { horde-noyans_guard }
horde-reavers_L = { horde-reavers }
horde-reavers_M = { horde-reavers }
horde-reavers_R = { horde-reavers }
horde-tunnel_diggers_L = { horde-tunnel_diggers }
horde-tunnel_diggers_M = { horde-tunnel_diggers }
horde-tunnel_diggers_R = { horde-tunnel_diggers }
horde-spirit_drummers_L = { horde-spirit_drummers }
horde-spirit_drummers_M = { horde-spirit_drummers }
horde-spirit_drummers_R = { horde-spirit_drummers }
horde-hashar_levy_L = { horde-hashar_levy }
horde-hashar_levy_M = { horde-hashar_levy }
horde-hashar_levy_R = { horde-hashar_levy }
shame_place-swarm_riders_L = { horde-swarm_riders }
shame_place-swarm_riders_M = { horde-swarm_riders }
shame_place-swarm_riders_R = { horde-swarm_riders }
shame_place-fire_archers_L = { horde-fire_archers }
shame_place-fire_archers_M = { horde-fire_archers }
shame_place-fire_archers_R = { horde-fire_archers }
shame_place-iron_lancers_L = { horde-iron_lancers }
shame_place-iron_lancers_M = { horde-iron_lancers }
shame_place-iron_lancers_R = { horde-iron_lancers }
shame_place-noyans_guard_L = { horde-noyans_guard }
shame_place-noyans_guard_M = { horde-noyans_guard }
shame_place-noyans_guard_R = { horde-noyans_guard }
shame_place-reavers_L = { horde-reavers }
shame_place-reavers_M = { horde-reavers }
shame_place-reavers_R = { horde-reavers }
shame_place-tunnel_diggers_L = { horde-tunnel_diggers }
shame_place-tunnel_diggers_M = { horde-tunnel_diggers }
shame_place-tunnel_diggers_R = { horde-tunnel_diggers }
shame_place-spirit_drummers_L = { horde-spirit_drummers }
shame_place-spirit_drummers_M = { horde-spirit_drummers }
shame_place-spirit_drummers_R = { horde-spirit_drummers }
shame_place-hashar_levy_L = { horde-hashar_levy }
shame_place-hashar_levy_M = { horde-hashar_levy }
shame_place-hashar_levy_R = { horde-hashar_levy }

## Imperial demands

demand-taunt_them = Verhöhnt sie und siegt
demand_text-taunt_them = Vor jeder Sektion liegt mindestens 1 Horde und in diesem Winter gab es keinen Durchbruch.
demand_short-taunt_them = alle Sektionen mit Horden halten
demand-emperors_guard = Krieger für die Kaisergarde
demand_text-emperors_guard = Opfert gemeinsam 2 Soldaten je Person aus Pools, Ruhezonen oder von Feuerpunkten. Mindestens 3 Personen müssen geben.
demand_short-emperors_guard = Soldaten gemeinsam
demand-glory_to_the_emperor = Der Ruhm gebührt dem Kaiser
demand_text-glory_to_the_emperor = 3 Personen verlieren je 10 Ehre.
demand_short-glory_to_the_emperor = Personen mit 10 Ehre
demand-royal_escort = Prächtiges Geleit für die Beamten des Kaisers
demand_text-royal_escort = In jeder Ruhezone stehen mindestens 2 Soldaten. Opfert je 1 davon und 1 Beamten aus einem Pool.
demand_short-royal_escort = 3 Soldaten und ein Beamter
demand-tribute_of_gold = Goldtribut
demand_text-tribute_of_gold = Alle zahlen je 2 Gold, zu zweit je 4.
demand_short-tribute_of_gold = Gold von allen
demand-timber_for_the_fleet = Holz für die Flotte
demand_text-timber_for_the_fleet = Zahlt gemeinsam 2 Holz je Person, zu zweit 4. Holz im Warenhaus zählt mit.
demand_short-timber_for_the_fleet = Holz gemeinsam
demand-ancestral_tomb = Stein für das Ahnengrab
demand_text-ancestral_tomb = Alle zahlen je 2 Stein, zu zweit je 4.
demand_short-ancestral_tomb = Stein von allen
demand-prayers = Gebete für die Dynastie
demand_text-prayers = Alle zahlen je 2 Chi, zu zweit je 4.
demand_short-prayers = Chi von allen
demand-wall_must_rise = Die Mauer muss wachsen
demand_text-wall_must_rise = In diesem Jahr wurden mindestens 2 Mauerstufen gebaut, oder alle Sektionen sind fertig.
demand_short-wall_must_rise = 2 Mauerstufen in diesem Jahr
demand-scholars = Gelehrte für die Hauptstadt
demand_text-scholars = Alle opfern 1 Beamten aus dem Pool.
demand_short-scholars = ein Beamter von allen
demand-heads_of_the_noyans = Köpfe der Noyane
demand_text-heads_of_the_noyans = Gebt gemeinsam 1 genommene Horde je Person ab. Die Ehre bleibt.
demand_short-heads_of_the_noyans = Horden gemeinsam
demand-treatises_of_war = Schriften über den Krieg
demand_text-treatises_of_war = Alle legen 2 Taktikkarten ab.
demand_short-treatises_of_war = Taktikkarten von allen

## Events

event-camp_fever = Lagerfieber
event_text-camp_fever = Alle verlieren 1 Soldaten in einer Ruhezone (Retten möglich), sonst 2 Ehre.
event-river_floods = Der Gelbe Fluss tritt über die Ufer
event_text-river_floods = Das Warenhaus wird geleert. Alle zahlen 2 Holz und verlieren je fehlendem 1 Ehre.
event-imperial_audit = Kaiserliche Prüfung
event_text-imperial_audit = Alle zahlen 2 Gold oder erhalten 1 Schandmarker.
event-examinations = Ruf zu den Prüfungen
event_text-examinations = Alle legen 1 Beamten aus dem Pool zu den nicht angeheuerten und erhalten 2 Ehre.
event-auspicious_comet = Günstiger Komet
event_text-auspicious_comet = Alle erhalten 2 Chi.
event-border_uprising = Aufstand an der Grenze
event_text-border_uprising = 1 weitere Horde kommt.
event-drought = Dürre
event_text-drought = Jeder Aufseher bringt im Sommer 1 weniger.
event-bitter_winters = Bittere Winter
event_text-bitter_winters = Einen Soldaten zu retten kostet 1 Chi mehr.
event-corrupt_officials = Bestechliche Beamte
event_text-corrupt_officials = Beamte und Berater kosten 1 Gold mehr.
event-howling_winds = Heulende Winde
event_text-howling_winds = In der Salve schießen nur die ersten 2 Bogenschützen jeder Sektion.
event-rotten_palisades = Morsche Palisaden
event_text-rotten_palisades = Eine Barrikade kostet 1 Material mehr.
event-patriotic_fervor = Patriotischer Eifer
event_text-patriotic_fervor = Jede rekrutierte Gruppe kostet 1 Ressource weniger.
card-camp_fever = { event-camp_fever }
card_text-camp_fever = { event_text-camp_fever }
card-river_floods = { event-river_floods }
card_text-river_floods = { event_text-river_floods }
card-imperial_audit = { event-imperial_audit }
card_text-imperial_audit = { event_text-imperial_audit }
card-examinations = { event-examinations }
card_text-examinations = { event_text-examinations }
card-auspicious_comet = { event-auspicious_comet }
card_text-auspicious_comet = { event_text-auspicious_comet }
card-border_uprising = { event-border_uprising }
card_text-border_uprising = { event_text-border_uprising }
card-drought = { event-drought }
card_text-drought = { event_text-drought }
card-bitter_winters = { event-bitter_winters }
card_text-bitter_winters = { event_text-bitter_winters }
card-corrupt_officials = { event-corrupt_officials }
card_text-corrupt_officials = { event_text-corrupt_officials }
card-howling_winds = { event-howling_winds }
card_text-howling_winds = { event_text-howling_winds }
card-rotten_palisades = { event-rotten_palisades }
card_text-rotten_palisades = { event_text-rotten_palisades }
card-patriotic_fervor = { event-patriotic_fervor }
card_text-patriotic_fervor = { event_text-patriotic_fervor }
card-reavers = { horde-reavers }

## The court on the table

pane-court = Kaiserhof
draw-court-victory = Sieg
draw-court-defeat = Schandvorrat
draw-court-victory-about = { $n } von { $needed } Aufträgen sind erfüllt. Mit { $needed } gewinnt ihr alle.
draw-court-defeat-about = { $n } Marker im Vorrat, { $due } fällig für offene Aufträge. Fehlt einer, verliert ihr alle.
draw-court-together = alle oder niemand
draw-court-due = diesen Winter { $n }
draw-court-left = dann noch { $n }
draw-court-events = Ereignisse
draw-court-events-left = noch { $n }
draw-court-lasting = dauerhaft
draw-court-done = vorbei
draw-court-now = jetzt
draw-court-no-event = 1 Ereignis beendet jeden Winter
draw-court-ready = erfüllbar
draw-court-progress = { $n } von { $whole }
draw-court-speaker = Sprecher
draw-court-speaker-about = Oben in der Teereihenfolge: gibt allen Kommandokarten ihre Felder und nennt die Aufträge.
draw-court-speaker-slots = Felder und Aufträge
draw-court-forecast = Nach diesem Winter
draw-court-buyable = { $n } rückkaufbar
piece_kind-demand = Kaiserauftrag

## Cards in the hand

panel-card-supply_convoy = { tactic-supply_convoy }
panel-card-united_front = { tactic-united_front }
panel-card-joint_decree = { tactic-joint_decree }
panel-card-sworn_brothers = { tactic-sworn_brothers }
panel-card-emperors_mercy = { tactic-emperors_mercy }
panel-card-petition = { tactic-petition }
panel-card-signal_fires = { tactic-signal_fires }
panel-card-stockpile = { tactic-stockpile }
panel-card-shield_wall = { tactic-shield_wall }
panel-card-reform = { tactic-reform }
panel-card-concentrated_volley = { tactic-concentrated_volley }
panel-card-calm_the_court = { tactic-calm_the_court }
