# Dschingis Khan: der Khan und seine Fähigkeiten, Belohnungen, Bannerträger, Horden und Berater

## Optionen des Tisches

table-option-khan = Dschingis Khan
table-meaning-khan = Der Khan reitet mit 2 Fähigkeiten vor der Mauer. Nimm Horden, schicke Überlebende auf ihn und gewinne die Kaiserbelohnung.
table-value-khan-false = nein
table-value-khan-true = ja

## Entscheidungen

khan_attack = { $must ->
    [1] Schicke den verschonten Soldaten auf den Khan oder eine Fähigkeit.
    *[other] Schicke 1 Überlebenden auf den Khan oder eine Fähigkeit, oder niemanden.
    } { $price ->
    [0] Jedes Feld bringt 6 Ehre.
    *[other] Das kostet { $price } Chi, und jedes Feld bringt 6 Ehre.
    }
waiting-khan_attack = { $seat } greift den Khan an
option-khan-none = Niemanden schicken
option-khan = { START(WORD($kind, kind: "kind")) } auf { WORD($card, kind: "card") }, Reihe { $line }, Spalte { $column }
effect-khan = { COUNT($honour, kind: "honour") }{ $silences ->
    [1] , die Fähigkeit verstummt
    *[other] {""}
    }
spare_for_khan = Wähle den Soldaten, den du verschonst. Er greift den Khan an, statt getötet zu werden.
waiting-spare_for_khan = { $seat } verschont einen Soldaten
alternative-tribute = 1 Gold zahlen
alternative-disgrace = 1 Ehre verlieren

## Protokoll

log-khan_moved = Der Khan reitet weiter: { WORD($section, kind: "section") }
log-khan_attacked = { $seat } schickt einen Soldaten auf { WORD($card, kind: "card") }: { WORD($kind, kind: "kind") }
log-skill_silenced = { WORD($card, kind: "card") } verstummt
log-award_taken = { $seat } nimmt die Kaiserbelohnung: { WORD($card, kind: "card") }
log-followed_khan = { WORD($horde, kind: "horde") } folgt dem Khan: { WORD($section, kind: "section") }
log-barricade_burnt = Naphtha zerstört eine Barrikade: { WORD($section, kind: "section") }
log-spared_for_khan = { $seat } verschont einen Soldaten für einen Angriff auf den Khan: { WORD($kind, kind: "kind") }
log-khan_defeated = Der Khan ist besiegt: Dies ist das letzte Jahr

## Der Khan, seine Fähigkeiten und die Belohnungen

card-genghis_khan = Dschingis Khan
card_text-genghis_khan = Wer eine Horde nimmt, darf 1 überlebenden Speerkämpfer oder Reiter auf ihn oder eine Fähigkeit schicken: 6 Ehre je Feld. Sind alle aktiven Felder bedeckt, endet das Spiel nach diesem Jahr.
card-let_them_fear_us = Fürchtet uns!
card_text-let_them_fear_us = Ein Angriff auf den Khan mit einem Soldaten von einer Horde, die in seiner Sektion besiegt wurde, kostet 2 Chi.
card-no_retreat = Kein Rückzug
card_text-no_retreat = Nach dem Winterangriff auf seine Sektion werden alle Soldaten auf ihren Horden getötet.
card-thunder_of_hooves = Donner der Hufe
card_text-thunder_of_hooves = Jede Horde in seiner Sektion hat 2 mehr Offensivwert.
card-black_standard = Das schwarze Banner
card_text-black_standard = Barrikaden in seiner Sektion zählen nur 1 für die Verteidigung.
card-silk_and_terror = Seide und Schrecken
card_text-silk_and_terror = Wer eine Horde in seiner Sektion angreift, zahlt 1 Gold oder verliert 1 Ehre.
card-eyes_of_the_steppe = Augen der Steppe
card_text-eyes_of_the_steppe = Auf das, was in seiner Sektion geschieht, können keine Taktikkarten gespielt werden.
card-imperial_parasol = Kaiserlicher Sonnenschirm
card_text-imperial_parasol = Wenn du Einkommen bekommst, erhalte 1 Ressource nach Wahl.
card-golden_tally = Goldenes Kerbholz
card_text-golden_tally = Im ersten Rahmen deiner Kommandokarte, in dem du Beamte einsetzt, setze 1 mehr ein.
card-dragon_robe = Drachenrobe
card_text-dragon_robe = Nimmst du eine Horde, erhalte 2 Ehre.
card-jade_tea_set = Jade-Teeservice
card_text-jade_tea_set = Gleichstände um eine Horde gewinnst du.
card-thousand_li_horses = Tausend-Li-Pferde
card_text-thousand_li_horses = Reiter und Bannerträger kosten dich 1 Gold weniger.
card-sealed_pardon = Versiegelte Begnadigung
card_text-sealed_pardon = Den ersten Schandmarker, der in einem Jahr für dich fällig ist, nimmst du nicht.

## Horden

horde-torguud_guard = Torguud-Garde
horde_text-torguud_guard = Solange der Khan in dieser Sektion ist, hat sie 2 mehr Offensivwert.
horde-naphtha_throwers = Naphthawerfer
horde_text-naphtha_throwers = Zu Beginn des Angriffs wird 1 Barrikade dieser Sektion zerstört.
horde-merkit_riders = Merkit-Reiter
horde_text-merkit_riders = Zieht der Khan in eine andere Sektion mit freier Reihe, folgt ihm diese Karte mit allem, was darauf liegt.
horde-torguud_guard_L = { horde-torguud_guard }
horde-torguud_guard_M = { horde-torguud_guard }
horde-torguud_guard_R = { horde-torguud_guard }
horde-naphtha_throwers_L = { horde-naphtha_throwers }
horde-naphtha_throwers_M = { horde-naphtha_throwers }
horde-naphtha_throwers_R = { horde-naphtha_throwers }
horde-merkit_riders_L = { horde-merkit_riders }
horde-merkit_riders_M = { horde-merkit_riders }
horde-merkit_riders_R = { horde-merkit_riders }
shame_place-torguud_guard_L = { horde-torguud_guard }
shame_place-torguud_guard_M = { horde-torguud_guard }
shame_place-torguud_guard_R = { horde-torguud_guard }
shame_place-naphtha_throwers_L = { horde-naphtha_throwers }
shame_place-naphtha_throwers_M = { horde-naphtha_throwers }
shame_place-naphtha_throwers_R = { horde-naphtha_throwers }
shame_place-merkit_riders_L = { horde-merkit_riders }
shame_place-merkit_riders_M = { horde-merkit_riders }
shame_place-merkit_riders_R = { horde-merkit_riders }

## Berater

advisor-khans_hostage = Geisel des Khans
advisor_text-khans_hostage = Wenn du den Khan angreifst, erhältst du 2 Ehre mehr.
advisor-standard_smith = Bannerschmied
advisor_text-standard_smith = Der Bannerträger kostet dich 2 Gold weniger. Rekrutierst du ihn, erhältst du 1 Ehre.
advisor-steppe_defector = Überläufer der Steppe
advisor_text-steppe_defector = Hast du Anspruch auf eine Horde, zahle 1 Chi: 1 deiner Opfer wird nicht getötet, sondern greift den Khan an.
advisor-tracker = Fährtenleser
advisor_text-tracker = Wenn der Khan zieht, erhältst du 1 Ressource deiner Wahl, falls du einen Soldaten in seiner Sektion hast.
advisor-award_herald = Herold der Belohnung
advisor_text-award_herald = Wenn du die Belohnung nimmst, erhältst du 3 Ehre. Nimmt sie dir jemand, erhältst du 1 Chi.
advisor-veteran_of_yehuling = Veteran von Yehuling
advisor_text-veteran_of_yehuling = Zu Beginn des Winters greifst du mit 1 Soldaten in der Sektion des Khans an.
card-khans_hostage = { advisor-khans_hostage }
card-standard_smith = { advisor-standard_smith }
card-steppe_defector = { advisor-steppe_defector }
card-tracker = { advisor-tracker }
card-award_herald = { advisor-award_herald }
card-veteran_of_yehuling = { advisor-veteran_of_yehuling }
card_text-khans_hostage = { advisor_text-khans_hostage }
card_text-standard_smith = { advisor_text-standard_smith }
card_text-steppe_defector = { advisor_text-steppe_defector }
card_text-tracker = { advisor_text-tracker }
card_text-award_herald = { advisor_text-award_herald }
card_text-veteran_of_yehuling = { advisor_text-veteran_of_yehuling }

## Das Ende

source-khan_attacks = Angriffe auf den Khan
ending-khan_defeated = Der Khan ist besiegt.

## Zeichnung und Terminal

draw-khan-spot = { COUNT($n, kind: "honour") } je Feld
draw-khan-here = Khan hier
draw-khan-silent = verstummt
draw-khan-award = Belohnung
draw-khan-unclaimed = noch hat sie niemand
draw-khan-held = Die nächste Mauerstufe holt sie
draw-khan-players = ab { $n } Spielern
piece_kind-award = Kaiserbelohnung
piece_kind-khan = Der Khan
piece_kind-skill = Fähigkeit des Khans
piece-bannerman = Bannerträger
piece_text-bannerman = Greift an wie ein Speerkämpfer. Zu Beginn des Winters darfst du mit bis zu 2 Soldaten seiner Sektion angreifen.
board-khan-at = { WORD($section, kind: "section") }
