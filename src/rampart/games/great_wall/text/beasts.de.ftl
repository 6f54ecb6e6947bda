# Ur-Biester: Biester, Relikte, Karten und was von ihnen gesagt wird

## Biester und Gebiete

beast-yinglong = Drache Yinglong
beast-white_tiger = Weißer Tiger
beast-ao = Schildkröte Ao
beast-fenghuang = Vogel Fenghuang
area-lumber_mill = { location-lumber_mill }
area-quarry = { location-quarry }
area-gold_mine = { location-gold_mine }
area-tea_house = { location-tea_house }
area-war_academy = { location-war_academy }
area-embassy = { location-embassy }
area-headquarters = { location-headquarters }
area-temple = { location-temple }
area-barracks = { location-barracks }
area-builders_camp = { location-builders_camp }
area-section_L = { section-L }
area-section_M = { section-M }
area-section_R = { section-R }

## Optionen des Tisches

table-option-beasts = Ur-Biester
table-meaning-beasts = Vier Biester helfen allen in ihrem Gebiet und steigen gegen einen Preis im Rang. Dazu kommen 10 Relikte, 8 Taktikkarten und 12 Berater.
table-value-beasts-false = nein
table-value-beasts-true = ja

## Entscheidungen

place_beast = Wähle ein Biest und sein Gebiet. Was es dort tut, hilft allen.
waiting-place_beast = { $seat } setzt ein Biest ein
option-beast-to = { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
upgrade_beast = Wähle ein Biest für den nächsten Rang, oder passe. Danach darfst du es versetzen.
option-upgrade = { WORD($beast, kind: "beast") }, Rang { $rank }
effect-upgrade = zahle { $wood ->
    [0] {""}
   *[other] { COUNT($wood, kind: "wood") }{" "}
 }{ $stone ->
    [0] {""}
   *[other] { COUNT($stone, kind: "stone") }{" "}
 }{ $gold ->
    [0] {""}
   *[other] { COUNT($gold, kind: "gold") }{" "}
 }{ $chi ->
    [0] {""}
   *[other] { COUNT($chi, kind: "chi") }{" "}
 }{ $off ->
    [0] {""}
   *[other] ({ $off } davon weniger)
 }
why-top-rank = Dieses Biest hat schon Rang 3. Wähle ein anderes.
why-beast-dear = Du kannst den Preis nicht zahlen. Sammle, was seine Karte nennt.
waiting-upgrade_beast = { $seat } stuft ein Biest höher
pay_for_beast = Wähle eine Ressource zum Zahlen: { WORD($beast, kind: "beast") }. Noch zu zahlen: { $left }.
waiting-pay_for_beast = { $seat } zahlt für ein Biest
move_beast = Wähle, wohin ein Biest geht. Es hilft dort allen.
option-beast-stays = es bleibt
waiting-move_beast = { $seat } versetzt ein Biest
read_omens = Wähle das Relikt, das aktiv wird. Die anderen bleiben im Stapel.
option-relic = { WORD($relic, kind: "card") }
waiting-read_omens = { $seat } wählt ein Relikt
spirit_path = Wähle eine Lokation mit einem Biest für einen Beamten aus deinem Pool. Noch { $left }.
waiting-spirit_path = { $seat } setzt Beamte ein

## Momente

moment-fall_start = Der Herbst beginnt
moment-on_wall_built = Du hast eine Mauerstufe gebaut
moment-on_soldiers_killed = Deine Soldaten sind gefallen

## Protokoll

log-beast_placed = { $seat } setzt ein: { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
log-beast_upgraded = { $seat } stuft höher: { WORD($beast, kind: "beast") } → Rang { $rank }
log-beast_moved = { $seat } versetzt: { WORD($beast, kind: "beast") } → { WORD($area, kind: "area") }
log-relic = Relikt: { WORD($relic, kind: "card") }
log-relics_shuffled = Die Relikte werden gemischt
log-omens = { $seat } sieht sich Relikte an: { $n }
log-reborn = { $seat } erhält Speerkämpfer zurück: { $n }, { WORD($section, kind: "section") }

## Die Biester nach Rang

card-yinglong_1 = { beast-yinglong } 1
card_text-yinglong_1 = Jede Spende in seiner Lokation bringt 3 Ehre.
card-yinglong_2 = { beast-yinglong } 2
card_text-yinglong_2 = In seiner Lokation darf jeder zweimal spenden, je für 3 Ehre.
card-yinglong_3 = { beast-yinglong } 3
card_text-yinglong_3 = In seiner Lokation darf jeder einmal pro Beamten spenden, je für 3 Ehre.
card-white_tiger_1 = { beast-white_tiger } 1
card_text-white_tiger_1 = Jeder Soldat auf einer Horde seiner Sektion bringt seinem Besitzer 1 Ehre.
card-white_tiger_2 = { beast-white_tiger } 2
card_text-white_tiger_2 = Wie Rang 1, und Speerkämpfer dürfen auch Reihe 2 seiner Sektion angreifen.
card-white_tiger_3 = { beast-white_tiger } 3
card_text-white_tiger_3 = Wie Rang 2, und bei jeder Tötung in seiner Sektion kostet das Retten jeden insgesamt 1 Chi weniger.
card-ao_1 = { beast-ao } 1
card_text-ao_1 = Barrikaden in ihrer Sektion kosten 1 Material weniger.
card-ao_2 = { beast-ao } 2
card_text-ao_2 = Barrikaden in ihrer Sektion kosten 1 Material weniger, Mauerstufen 2 weniger.
card-ao_3 = { beast-ao } 3
card_text-ao_3 = Wie Rang 2, und eine Mauerstufe dort bringt je 2 selbst gezahlte Materialien 1 Ehre mehr.
card-fenghuang_1 = { beast-fenghuang } 1
card_text-fenghuang_1 = Wer in seiner Lokation Beamte hat, wenn sie aktiviert wird, erhält 1 Chi.
card-fenghuang_2 = { beast-fenghuang } 2
card_text-fenghuang_2 = Wer in seiner Lokation Beamte hat, wenn sie aktiviert wird, erhält 1 Chi und 1 Ehre.
card-fenghuang_3 = { beast-fenghuang } 3
card_text-fenghuang_3 = Wie Rang 2, und wer mag, entfernt 1 Schandmarker.

## Relikte

card-jade_flute = Jadeflöte
card_text-jade_flute = Zahle zu Beginn deines Zuges 1 Chi und versetze Yinglong.
card-tiger_tally = Tigersiegel
card_text-tiger_tally = Zahle zu Beginn deines Zuges 1 Gold und versetze den Weißen Tiger.
card-turtle_shell_oracle = Schildkrötenorakel
card_text-turtle_shell_oracle = Zahle zu Beginn deines Zuges 1 Stein und versetze Ao.
card-vermilion_feather = Zinnoberfeder
card_text-vermilion_feather = Zahle zu Beginn deines Zuges 1 Holz und versetze Fenghuang.
card-altar_bell = Altarglocke
card_text-altar_bell = Wenn du spendest, gib 2 Ehre ab und versetze ein beliebiges Biest.
card-ritual_bronze = Ritualbronze
card_text-ritual_bronze = Wenn du eine Horde nimmst, versetze den Weißen Tiger oder Ao in ihre Sektion.
card-incense_of_wutai = Weihrauch vom Wutai
card_text-incense_of_wutai = Nachdem du Beamte im Tempel genutzt hast, zahle 1 Chi und versetze ein beliebiges Biest.
card-geomancers_compass = Kompass des Geomanten
card_text-geomancers_compass = Wenn du eine Mauerstufe baust, versetze Ao oder Yinglong.
card-moon_mirror = Mondspiegel
card_text-moon_mirror = Zu Herbstbeginn versetzt, wer in der Teereihenfolge am tiefsten steht, ein beliebiges Biest.
card-thunder_drum = Donnertrommel
card_text-thunder_drum = Wenn einer deiner Soldaten fällt, versetze den Weißen Tiger.

## Taktikkarten

tactic-beast_tamer = Biestbändiger
tactic_base-beast_tamer = Zu Beginn deines Zuges: Versetze ein Biest.
tactic_boost-beast_tamer = Erweitert (1 Chi): Stufe ein Biest um 2 Ressourcen billiger höher, dann darfst du es versetzen.
tactic_text-beast_tamer = { tactic_base-beast_tamer } { tactic_boost-beast_tamer }
panel-card-beast_tamer = { tactic-beast_tamer }
tactic-dragon_rain = Drachenregen
tactic_base-dragon_rain = Wenn du Beamte bei Yinglong nutzt: Erhalte 2 mehr von der Ressource.
tactic_boost-dragon_rain = Erweitert (1 Ressource): Spende hier einmal mehr, und jede Spende bringt 2 Ehre mehr.
tactic_text-dragon_rain = { tactic_base-dragon_rain } { tactic_boost-dragon_rain }
panel-card-dragon_rain = { tactic-dragon_rain }
tactic-tigers_roar = Gebrüll des Tigers
tactic_base-tigers_roar = Wenn du rekrutierst: Der erste davon, der in der Sektion des Weißen Tigers angreift, bringt 2 Ehre.
tactic_boost-tigers_roar = Erweitert (2 Chi): Jeder von ihnen bringt sie.
tactic_text-tigers_roar = { tactic_base-tigers_roar } { tactic_boost-tigers_roar }
panel-card-tigers_roar = { tactic-tigers_roar }
tactic-shell_of_the_world = Panzer der Welt
tactic_base-shell_of_the_world = Bevor die Sektion von Ao verglichen wird: Ihre Verteidigung ist um 3 höher.
tactic_boost-shell_of_the_world = Erweitert (2 Stein): um 3 höher je Rang von Ao.
tactic_text-shell_of_the_world = { tactic_base-shell_of_the_world } { tactic_boost-shell_of_the_world }
panel-card-shell_of_the_world = { tactic-shell_of_the_world }
tactic-ashes_and_rebirth = Asche und Wiedergeburt
tactic_base-ashes_and_rebirth = Bevor deine Soldaten fallen: Danach geht 1 Speerkämpfer aus deinem Pool in die Ruhezone dort.
tactic_boost-ashes_and_rebirth = Erweitert (1 Chi): bis zu 2, nicht mehr, als gefallen sind.
tactic_text-ashes_and_rebirth = { tactic_base-ashes_and_rebirth } { tactic_boost-ashes_and_rebirth }
panel-card-ashes_and_rebirth = { tactic-ashes_and_rebirth }
tactic-omens = Omen
tactic_base-omens = Wenn die Kommandokarten aufgedeckt werden: Decke das nächste Relikt auf.
tactic_boost-omens = Erweitert (1 Chi): Sieh dir 3 Relikte an und wähle das aktive.
tactic_text-omens = { tactic_base-omens } { tactic_boost-omens }
panel-card-omens = { tactic-omens }
tactic-feast_for_beasts = Festmahl der Biester
tactic_base-feast_for_beasts = Wenn eine Horde mit deinem Soldaten besiegt wird: Erhalte 1 Ehre für jedes Biest von Rang 2 oder 3.
tactic_boost-feast_for_beasts = Erweitert (1 Ressource): 2 Ehre für jedes.
tactic_text-feast_for_beasts = { tactic_base-feast_for_beasts } { tactic_boost-feast_for_beasts }
panel-card-feast_for_beasts = { tactic-feast_for_beasts }
tactic-spirit_path = Geisterpfad
tactic_base-spirit_path = Wenn du Beamte in einer Lokation nutzt: Setze 1 Beamten aus deinem Pool in eine Lokation mit einem Biest.
tactic_boost-spirit_path = Erweitert (1 Gold): Setze bis zu 2 Beamte.
tactic_text-spirit_path = { tactic_base-spirit_path } { tactic_boost-spirit_path }
panel-card-spirit_path = { tactic-spirit_path }

## Berater

advisor-beast_keeper = Biestpfleger
advisor_text-beast_keeper = Ein Biest höherzustufen kostet dich 2 Ressourcen weniger.
card-beast_keeper = { advisor-beast_keeper }
card_text-beast_keeper = { advisor_text-beast_keeper }
advisor-shaman_of_wutai = Schamanin vom Wutai
advisor_text-shaman_of_wutai = Wenn du ein Biest höherstufst, erhalte 3 Ehre.
card-shaman_of_wutai = { advisor-shaman_of_wutai }
card_text-shaman_of_wutai = { advisor_text-shaman_of_wutai }
advisor-relic_hunter = Reliktjäger
advisor_text-relic_hunter = Wird ein Relikt aufgedeckt, erhalte 1 Ressource nach Wahl.
card-relic_hunter = { advisor-relic_hunter }
card_text-relic_hunter = { advisor_text-relic_hunter }
advisor-dragon_priest = Drachenpriester
advisor_text-dragon_priest = Wenn du Beamte bei Yinglong nutzt, erhalte 1 Ehre pro Beamten (höchstens 2).
card-dragon_priest = { advisor-dragon_priest }
card_text-dragon_priest = { advisor_text-dragon_priest }
advisor-tiger_guard = Tigerwächter
advisor_text-tiger_guard = Wenn dein Soldat in der Sektion des Weißen Tigers angreift, erhalte 1 Chi. Einmal pro Zug.
card-tiger_guard = { advisor-tiger_guard }
card_text-tiger_guard = { advisor_text-tiger_guard }
advisor-turtle_warden = Schildkrötenwächter
advisor_text-turtle_warden = Wenn die Sektion von Ao gegen eine Horde hält und du dort einen Soldaten hast, erhalte 2 Ehre.
card-turtle_warden = { advisor-turtle_warden }
card_text-turtle_warden = { advisor_text-turtle_warden }
advisor-phoenix_dancer = Phönixtänzerin
advisor_text-phoenix_dancer = Wenn du Beamte bei Fenghuang nutzt, erhalte 2 Ehre.
card-phoenix_dancer = { advisor-phoenix_dancer }
card_text-phoenix_dancer = { advisor_text-phoenix_dancer }
advisor-bone_reader = Knochenleser
advisor_text-bone_reader = Einmal pro Jahr zu Beginn deines Zuges: Decke das nächste Relikt auf und erhalte 2 Ehre.
card-bone_reader = { advisor-bone_reader }
card_text-bone_reader = { advisor_text-bone_reader }
advisor-beast_rider = Biestreiter
advisor_text-beast_rider = Reiter kosten dich 1 Gold weniger, und noch 1 weniger, solange der Weiße Tiger Rang 2 oder 3 hat.
card-beast_rider = { advisor-beast_rider }
card_text-beast_rider = { advisor_text-beast_rider }
advisor-legend_singer = Sagensängerin
advisor_text-legend_singer = Wenn ein anderer ein Biest versetzt, erhalte 1 Ehre; wenn du es tust, 2.
card-legend_singer = { advisor-legend_singer }
card_text-legend_singer = { advisor_text-legend_singer }
advisor-jade_carver = Jadeschnitzer
advisor_text-jade_carver = Wenn du Einkommen bekommst, erhalte 1 Gold für jedes Biest von Rang 3 und 1 Stein, wenn eines Rang 2 hat.
card-jade_carver = { advisor-jade_carver }
card_text-jade_carver = { advisor_text-jade_carver }
advisor-hermit_of_the_peaks = Einsiedler der Gipfel
advisor_text-hermit_of_the_peaks = Solange mindestens zwei Biester Rang 2 oder 3 haben, zählst du 1 unterstützenden Berater mehr.
card-hermit_of_the_peaks = { advisor-hermit_of_the_peaks }
card_text-hermit_of_the_peaks = { advisor_text-hermit_of_the_peaks }

## Blätter und Figuren

figure-yinglong = { beast-yinglong }
figure-white_tiger = { beast-white_tiger }
figure-ao = { beast-ao }
figure-fenghuang = { beast-fenghuang }
draw-beasts-title = Ur-Biester
draw-beasts-highest = höchster
draw-beasts-nowhere = noch nicht da
draw-relic-title = Aktives Relikt
piece_kind-beast = Biest
piece_kind-relic = Relikt
piece-rank = Rang
piece-area = Gebiet
