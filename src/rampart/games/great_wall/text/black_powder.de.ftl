# Schwarzpulver: Türme, Kriegsmaschinen, Spezialsoldaten und Belagerungsgeräte

table-option-black_powder = Schwarzpulver
table-meaning-black_powder = Türme, Kriegsmaschinen und Spezialsoldaten gegen Belagerungsgeräte, die die Mauer zerstören.
table-value-black_powder-false = nein
table-value-black_powder-true = ja
machine-ballista = Steinschleuder
machine-cannon = Kanone
machine-rocket_launcher = Raketenwerfer
rocket-high_arc = Hoher Bogen
rocket-grazing_fire = Flaches Feuer
rocket-scatter = Streuung
rocket-counter_scatter = Gegenstreuung
rocket-drift_left = Drift nach links
rocket-drift_right = Drift nach rechts
rocket-bulls_eye = Volltreffer
rocket-split_burst = Doppelschlag
rocket-rolling_flame = Rollende Flamme
rocket-damp_powder = Nasses Pulver
first_overseer = Wähle eine Lokation für einen kostenlosen Aufseher auf Rang 1 (noch { $left }). Jeder Soldat ist möglich.
first_machine = Wähle eine Kriegsmaschine und ihre Sektion (noch { $left }). Sie schießt jetzt nicht.
option-machine = { START(WORD($machine, kind: "machine")) }, { WORD($section, kind: "section") }
option-machine-any = { START(WORD($machine, kind: "machine")) }
effect-machine = Preis: { GOODS($wood, $stone, $gold, words: "wood+stone+gold", kind: "resource") }{ $less ->
    [0] { "" }
   *[other] { " " }ohne { $less } nach Wahl
 }, +{ COUNT($honour, kind: "honour") }
count-resource = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
 }
why-machine-dear = Sie kostet { GOODS($wood, $stone, $gold, words: "wood+stone+gold", kind: "resource") }; so viel habt ihr nicht, du und das Warenhaus.
build_or_arm = Baue eine Barrikade, eine Mauerstufe oder eine Kriegsmaschine. Noch { $left ->
    [one] { $left } Aktion.
   *[other] { $left } Aktionen.
 }
spare_material = Wähle ein Material, das du nicht zahlen musst (noch { $left }).
may_shoot = Mit der neuen Maschine schießen ({ WORD($machine, kind: "machine") }, { WORD($section, kind: "section") })?
option-shoot-now = Schießen
effect-shot = { $price ->
    [0] kostenlos
   *[other] Preis: { $stone ->
    [1] { COUNT($price, kind: "stone") }
   *[other] { COUNT($price, kind: "resource") }
 }
 }{ $honour ->
    [0] { "" }
   *[other] , +{ COUNT($honour, kind: "honour") }
 }
aim = Wähle die Horde, auf die geschossen wird ({ WORD($machine, kind: "machine") }). Getroffene Soldaten sind in Gefahr, auch deine.
option-target = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, Reihe { $row }
aim_column = Wähle, wo sie trifft ({ WORD($machine, kind: "machine") }). Alle Felder werden gleichzeitig getroffen.
option-column = { $wide ->
    [1] Spalten { $column }–{ $last }
   *[other] Spalte { $column }
 }
effect-hits = { COUNT($wounds, kind: "wound") }{ $own ->
    [0] { "" }
   *[other] , { $own } eigene in Gefahr
 }{ $others ->
    [0] { "" }
   *[other] , { $others } fremde in Gefahr: du bekommst 1 Schandmarker
 }
pick_rocket = Wähle die Raketenkarte, die zählt. Die anderen werden abgelegt.
option-rocket = { WORD($card, kind: "rocket") }
man_tower = Einen Turm mit einem Speerkämpfer besetzen ({ WORD($section, kind: "section") })? Er bringt jeden Winter Ehre, und eine Maschine darf schießen.
option-tower = Turm { $tower }: { WORD($section, kind: "section") }{ $second ->
    [none] { "" }
   *[other] { " " }und { WORD($second, kind: "section") }
 }
effect-tower = { $own ->
    [1] ersetzt deinen eigenen Speerkämpfer
   *[other] der Turm ist leer
 }
effect-evict = der Speerkämpfer dort geht zurück an { $other_seat }
tower_shot = Schieße mit einer Maschine neben deinem Turm oder halte das Feuer.
option-gun = { START(WORD($machine, kind: "machine")) }, { WORD($section, kind: "section") }
special_shot = Wähle das Feld, das getroffen wird ({ WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }).
drop_bomber = Den Bombenleger auf die Horde in Reihe 1 springen lassen ({ WORD($section, kind: "section") })? Er verlässt die Mauer und nimmt die Belohnung.
option-stay = Auf der Mauer bleiben
waiting-first_overseer = { $seat } setzt Aufseher ein
waiting-first_machine = { $seat } stellt eine Kriegsmaschine auf
waiting-build_or_arm = { $seat } darf bauen
waiting-spare_material = { $seat } zahlt
waiting-may_shoot = { $seat } entscheidet über einen Schuss
waiting-aim = { $seat } zielt
waiting-aim_column = { $seat } zielt
waiting-pick_rocket = { $seat } wählt eine Rakete
waiting-man_tower = { $seat } entscheidet über einen Turm
waiting-tower_shot = { $seat } entscheidet über einen Schuss
waiting-special_shot = { $seat } schießt
waiting-drop_bomber = { $seat } entscheidet über einen Bombenleger
moment-on_machine_built = Eine Kriegsmaschine wurde gebaut
moment-before_machine_shot = Gleich schießt eine Kriegsmaschine
moment-on_machine_shot = Eine Kriegsmaschine hat geschossen
moment-on_tower_manned = Du hast einen Turm besetzt
moment-on_tower_scored = Ein Turm wird gewertet
moment-on_wall_destroyed = Eine Mauerstufe wurde zerstört
ending-ruin = Keine Sektion hat noch eine Mauer.
wall-lost = Die Mauer ist gefallen, und alle verlieren.
log-machine_placed = { $seat } stellt eine Kriegsmaschine auf: { WORD($machine, kind: "machine") }, { WORD($section, kind: "section") }
log-machine_built = { $seat } baut eine Kriegsmaschine: { WORD($machine, kind: "machine") }, { WORD($section, kind: "section") }
log-machine_shot = { $seat } schießt auf { WORD($horde, kind: "horde") }: { WORD($machine, kind: "machine") }
log-rocket = { $seat } zieht eine Rakete: { WORD($card, kind: "rocket") }
log-tower_manned = { $seat } besetzt Turm { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }
log-tower_left = { $seat } nimmt den Speerkämpfer aus Turm { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 } zurück
log-tower_held = { $seat }: Turm { $tower ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
 }, gehaltene Sektionen: { $held }, durchbrochene: { $breached }
log-wall_destroyed = Eine Mauerstufe wird zerstört: { WORD($section, kind: "section") }, es bleibt Stufe { $level }
log-ram_swaps = { WORD($horde, kind: "horde") } rückt in Reihe { $row } vor
log-machines_lost = Die Kriegsmaschinen sind verloren: { WORD($section, kind: "section") }
log-token = { $seat } legt einen Marker auf { WORD($horde, kind: "horde") }
log-rockets_shuffled = Der Raketenstapel wird gemischt
log-stormed = Die Sektion wird erstürmt, niemand wird verschont: { WORD($section, kind: "section") }
log-dropped = { $seat } lässt einen Bombenleger von der Mauer springen: { WORD($section, kind: "section") }
general-shen_kuo = Shen Kuo, der Universalgelehrte
general_text-shen_kuo = Schießt du, erhalte N Ehre, höchstens 4.
card-shen_kuo = { general-shen_kuo }
card_text-shen_kuo = { general_text-shen_kuo }
general-tang_fu = Tang Fu, Vater der Raketen
general_text-tang_fu = Deine Schüsse mit dem Raketenwerfer sind kostenlos. Ziehe dabei N weitere Raketenkarten, höchstens 3, und wähle 1.
card-tang_fu = { general-tang_fu }
card_text-tang_fu = { general_text-tang_fu }
general-wei_sheng = Wei Sheng, der Wagenschmied
general_text-wei_sheng = Kriegsmaschinen und Mauerstufen kosten dich N Materialien weniger, höchstens 3. Baust du eine Kriegsmaschine, erhalte 2 × N Ehre, höchstens 8.
card-wei_sheng = { general-wei_sheng }
card_text-wei_sheng = { general_text-wei_sheng }
general-chen_gui = Chen Gui, die Feuerlanze
general_text-chen_gui = Einmal pro Zug, wenn dein Spezialsoldat eine Horde angreift, lege bis zu N Wunden auf sie, höchstens 3.
card-chen_gui = { general-chen_gui }
card_text-chen_gui = { general_text-chen_gui }
advisor-powder_master = Pulvermeister
advisor_text-powder_master = Deine Schüsse kosten 1 Ressource weniger. Jeder bringt dir 1 Ehre.
card-powder_master = { advisor-powder_master }
card_text-powder_master = { advisor_text-powder_master }
advisor-siege_engineer = Belagerungsingenieur
advisor_text-siege_engineer = Kriegsmaschinen kosten dich 2 Materialien weniger. Baust du eine oder besetzt einen Turm, erhalte 1 Chi.
card-siege_engineer = { advisor-siege_engineer }
card_text-siege_engineer = { advisor_text-siege_engineer }
advisor-tower_captain = Turmhauptmann
advisor_text-tower_captain = Deine Speerkämpfer in Türmen bringen 3 statt 2 Ehre je gehaltener Sektion.
card-tower_captain = { advisor-tower_captain }
card_text-tower_captain = { advisor_text-tower_captain }
advisor-gunner = Kanonier
advisor_text-gunner = Legt dein Schuss 2 oder mehr Wunden, erhalte 2 Ehre.
card-gunner = { advisor-gunner }
card_text-gunner = { advisor_text-gunner }
advisor-fire_arrow_maker = Brandpfeilmacher
advisor_text-fire_arrow_maker = Greift dein Bogenschütze nach dem Rekrutieren oder aus einer Ruhezone an, lege in dieser Sektion 1 Wunde mehr.
card-fire_arrow_maker = { advisor-fire_arrow_maker }
card_text-fire_arrow_maker = { advisor_text-fire_arrow_maker }
advisor-guild_recruiter = Werber der Gilde
advisor_text-guild_recruiter = Spezialsoldaten kosten dich je 1 Ressource weniger. Rekrutierst du mindestens einen, erhalte 1 Ehre.
card-guild_recruiter = { advisor-guild_recruiter }
card_text-guild_recruiter = { advisor_text-guild_recruiter }
advisor-rocketeer = Raketenmeister
advisor_text-rocketeer = Schießt du mit einem Raketenwerfer, ziehe 1 Raketenkarte mehr und wähle 1. Erhalte 1 Ehre.
card-rocketeer = { advisor-rocketeer }
card_text-rocketeer = { advisor_text-rocketeer }
advisor-breach_mason = Maurer der Breschen
advisor_text-breach_mason = Einmal pro Jahr, wenn eine Mauerstufe zerstört wird, darfst du sie sofort wieder bauen, 3 Materialien billiger.
card-breach_mason = { advisor-breach_mason }
card_text-breach_mason = { advisor_text-breach_mason }
advisor-bell_ringer = Glöckner
advisor_text-bell_ringer = Besetzt du einen Turm, erhalte 1 Ressource nach Wahl und 1 Ehre.
card-bell_ringer = { advisor-bell_ringer }
card_text-bell_ringer = { advisor_text-bell_ringer }
advisor-shield_bearer = Schildträger
advisor_text-shield_bearer = Rette kostenlos 1 deiner Opfer jedes Schusses einer Kriegsmaschine und einmal pro Jahr 1 Opfer einer anderen Tötung.
card-shield_bearer = { advisor-shield_bearer }
card_text-shield_bearer = { advisor_text-shield_bearer }
advisor-saltpetre_merchant = Salpeterhändler
advisor_text-saltpetre_merchant = Wenn du Einkommen bekommst, erhalte 1 Holz und 1 Stein, falls du einen Speerkämpfer in einem Turm hast.
card-saltpetre_merchant = { advisor-saltpetre_merchant }
card_text-saltpetre_merchant = { advisor_text-saltpetre_merchant }
advisor-siege_breaker = Belagerungsbrecher
advisor_text-siege_breaker = Nimmst du einen Rammbock, Leitern oder ein Trebuchet, erhalte 4 Ehre.
card-siege_breaker = { advisor-siege_breaker }
card_text-siege_breaker = { advisor_text-siege_breaker }
horde-battering_ram = Rammbock
horde_text-battering_ram = Nach dem Angriff tauscht er mit der Horde eine Reihe näher. In Reihe 1 zerstört er 1 Mauerstufe.
horde-siege_ladders = Sturmleitern
horde_text-siege_ladders = In Reihe 1 wird die Sektion immer durchbrochen. Alle Soldaten dort fallen, auch ruhende, und ihre Kriegsmaschinen sind verloren.
horde-trebuchet = Trebuchet
horde_text-trebuchet = Bleibt in Reihe 3. Nach jedem Angriff zerstört es 1 Mauerstufe.
horde-elite_tumen = Elite-Tumen
horde_text-elite_tumen = Keine Fähigkeit, nur Stärke.
artifact-thunder_crash_bomb = Donnerschlagbombe
artifact_text-thunder_crash_bomb = 5 Ehre für jeden deiner Spezialsoldaten im Feld.
artifact-cloud_bridge_plans = Pläne der Wolkenbrücke
artifact_text-cloud_bridge_plans = 6 Ehre für jeden genommenen Rammbock, jede Leitern und jedes Trebuchet ohne Schande.
artifact-bronze_watch_bell = Bronzene Wachglocke
artifact_text-bronze_watch_bell = 6 Ehre für jeden deiner Speerkämpfer in einem Turm.
artifact-military_classics = Grundlagen der Kriegsklassiker
artifact_text-military_classics = 3 Ehre für jede Taktikkarte auf deiner Hand.
artifact-nest_of_bees = Bienennest
artifact_text-nest_of_bees = 3 Ehre für jede Kriegsmaschine in Sektionen, in denen du einen Soldaten in der Ruhezone oder auf einem Feuerpunkt hast.
artifact-repeating_crossbow = Repetierarmbrust des Zhuge
artifact_text-repeating_crossbow = 4 Ehre für jeden deiner Soldaten auf einem Feuerpunkt.
horde-battering_ram_L = { horde-battering_ram }
shame_place-battering_ram_L = { horde-battering_ram }
horde-battering_ram_M = { horde-battering_ram }
shame_place-battering_ram_M = { horde-battering_ram }
horde-battering_ram_R = { horde-battering_ram }
shame_place-battering_ram_R = { horde-battering_ram }
horde-siege_ladders_L = { horde-siege_ladders }
shame_place-siege_ladders_L = { horde-siege_ladders }
horde-siege_ladders_M = { horde-siege_ladders }
shame_place-siege_ladders_M = { horde-siege_ladders }
horde-siege_ladders_R = { horde-siege_ladders }
shame_place-siege_ladders_R = { horde-siege_ladders }
horde-trebuchet_L = { horde-trebuchet }
shame_place-trebuchet_L = { horde-trebuchet }
horde-trebuchet_M = { horde-trebuchet }
shame_place-trebuchet_M = { horde-trebuchet }
horde-trebuchet_R = { horde-trebuchet }
shame_place-trebuchet_R = { horde-trebuchet }
horde-elite_tumen_L = { horde-elite_tumen }
shame_place-elite_tumen_L = { horde-elite_tumen }
horde-elite_tumen_M = { horde-elite_tumen }
shame_place-elite_tumen_M = { horde-elite_tumen }
horde-elite_tumen_R = { horde-elite_tumen }
shame_place-elite_tumen_R = { horde-elite_tumen }
draw-artifact-thunder_crash_bomb = Donnerbombe
draw-artifact-thunder_crash_bomb-gain = 5 je Spezialsoldat
draw-artifact-cloud_bridge_plans = Wolkenbrücke
draw-artifact-cloud_bridge_plans-gain = 6 je reines Gerät
draw-artifact-bronze_watch_bell = Wachglocke
draw-artifact-bronze_watch_bell-gain = 6 je Turm
draw-artifact-military_classics = Kriegsklassiker
draw-artifact-military_classics-gain = 3 je Taktikkarte
draw-artifact-nest_of_bees = Bienennest
draw-artifact-nest_of_bees-gain = 3 je Maschine dort
draw-artifact-repeating_crossbow = Zhuges Armbrust
draw-artifact-repeating_crossbow-gain = 4 je Schütze
draw-tower = Turm { $n }
draw-tower-brings = In diesem Winter nach jetzigem Stand: Ehre { $honour }, Schande { $shame }
draw-machines = Kriegsmaschinen: { WORD($section, kind: "section") }
draw-shooter = { START(WORD($kind, kind: "kind")) }: schießt in jeder Salve
board-towers = Türme
board-machines = Maschinen:
piece-tower = Turm
piece_text-tower = Nachdem du daneben eine Mauerstufe gebaut oder eine Horde genommen hast, darfst du hier einen Speerkämpfer einsetzen und mit einer Maschine schießen. Jeden Winter: 2 Ehre je gehaltener Sektion daneben, 1 Schandmarker je durchbrochener.
piece-machine = Kriegsmaschinen
piece_text-machine = Sie gehören niemandem. Du schießt gleich nach dem Bau oder nach dem Besetzen eines Turms daneben. Steinschleuder: eine Spalte, kostenlos. Kanone: ein Quadrat, 2 Stein. Raketenwerfer: was eine Raketenkarte zeigt, 1 Ressource.
piece-warrior_monk = Kampfmönch
piece_text-warrior_monk = Bedeckt ein freies Feld einer Horde in einer beliebigen Reihe und nimmt die Belohnung.
piece-flamethrower = Flammenwerfer
piece_text-flamethrower = Bedeckt ein freies Feld der Horde in Reihe 1, nimmt die Belohnung und verwundet dann jedes freie Feld daneben.
piece-tank = Kampfwagen
piece_text-tank = Bedeckt ein Quadrat der Horde in Reihe 1 und nimmt die Belohnungen der freien Felder. Maschinen treffen ihn nicht.
piece-crossbowman = Armbrustschütze
piece_text-crossbowman = Schießt von einem Feuerpunkt, sofort und in jeder Salve. Sein Marker zählt beim Anspruch wie dein Soldat.
piece-bomber = Bombenleger
piece_text-bomber = Schießt von einem Feuerpunkt, sofort und in jeder Salve. Nach jedem Schuss darf er auf die Horde in Reihe 1 springen.
