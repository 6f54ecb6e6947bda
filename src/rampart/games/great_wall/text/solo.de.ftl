# Solo play against Qin Jiushao: his name, his steps and what he does

automaton-7 = Qin Jiushao
clan-qin = Qin Jiushao

## Options of the table

table-option-level = Vorsprung von Qin Jiushao
table-meaning-level = Nur für eine Person: Qin Jiushao beginnt mit 0, 50 oder 100 Ehre.
table-value-level-normal = keiner
table-value-level-hard = 50 Ehre
table-value-level-very_hard = 100 Ehre
table-option-both_advisors = Beide Berater für Qin
table-meaning-both_advisors = Nur für eine Person: Qin Jiushao bekommt jeden Frühling beide Berater, die die Leiste verlassen, nicht nur einen.
table-value-both_advisors-false = nein
table-value-both_advisors-true = ja

## Decisions

qin_advisor = Wähle einen Berater für Qin Jiushao. Der andere wird abgelegt.
option-qin-advisor = { WORD($card, kind: "advisor") }
effect-qin-support = dann hat er unterstützende Berater: { $n }; für je zwei erhält er jeden Herbst 1 Ehre
waiting-qin_advisor = { $seat } gibt Qin Jiushao einen Berater

## Log

log-qin_track = Lokationsleiste: auf Platz 1 rückt { WORD($location, kind: "location") }
log-qin_advisor = { $seat } nimmt einen Berater: { WORD($card, kind: "advisor") }
log-qin_copies = { $seat } kopiert: { WORD($command, kind: "command") }
log-qin_shuffled = Die Kommandokarten von Qin Jiushao werden gemischt
log-reed_moved_by_qin = Qin Jiushao versetzt einen Schilfbeamten: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-reed_dismissed = Qin Jiushao lässt den Schilfclan einen Berater entfernen: { WORD($card, kind: "advisor") }
log-qin_scored = { $seat } wertet das Artefakt { WORD($card, kind: "artifact") }: { COUNT($n, kind: "honour") }
log-qin_idle = { $seat } rekrutiert niemanden: { WORD($kind, kind: "kind") }

## His command cards

command_text-qin_economy = Qin setzt 2 Beamte ein. Du: Setze bis zu 2 Beamte in 2 verschiedenen Lokationen ein. Qin stuft seinen niedrigsten Aufseher höher.
command_text-qin_despotism = Qin setzt 2 Beamte ein und 1 weiteren, wenn du Wirtschaft spielst. Du: Setze bis zu 1 Beamten ein. Erweiterte Aktivierung der Lokation mit den meisten seiner Beamten.
command_text-qin_work_harder = Qin setzt 2 Beamte ein. Du: Setze bis zu 2 Beamte in 2 verschiedenen Lokationen ein. Qin baut eine Mauerstufe.
command_text-qin_attack_order = Qins Bogenschützen auf Feuerpunkten schießen, dann rekrutiert er 1 Speerkämpfer. Du: Setze bis zu 2 Beamte in 2 verschiedenen Lokationen ein.
command_text-qin_call_to_arms = Qin setzt 2 Beamte ein. Du: Setze bis zu 2 Beamte in 2 verschiedenen Lokationen ein. Qin rekrutiert 1 Bogenschützen, dann 1 Speerkämpfer.
command_text-qin_betrayal = Qin führt seine Karte mit dem Namen deiner Karte aus. Ist deine Verrat oder hast du keine, setzt er 3 Beamte ein.

## Sources of his honor

source-production = Produktion
source-head_start = Vorsprung

## How it ends

solo-won = Du besiegst Qin Jiushao { $own } zu { $his }.
solo-lost = Qin Jiushao gewinnt { $his } zu { $own }.
solo-shamed = Ohne Schandmarker im Vorrat verlierst du, egal wie viel Ehre du hast.

## His board

draw-qin-title = Meister der Berechnung
draw-qin-track = Lokationsleiste
draw-qin-order = Setzt von Platz 5 bis 1 ein, aktiviert von 1 bis 5.
draw-qin-highest = höchste: wird zuerst aktiviert
draw-qin-lowest = niedrigste: bekommt den nächsten
draw-qin-strikes = Wo er zuschlägt
draw-qin-ahead = { $n } voraus
draw-qin-behind = { $n } zurück
draw-qin-own = du: { $n }
draw-qin-support = unterstützende Berater: { $n }
draw-qin-ability = +{ $n } Ehre jeden Herbst
draw-qin-pool = Sein Pool
draw-qin-gains = { COUNT($n, kind: "honour") }
draw-qin-recruits = { COUNT($n, kind: "spearman") }
draw-qin-next = nächster Beamter: { $n }
draw-qin-no-card = Seine Karte kommt mit deiner
draw-qin-deck = Stapel: { $deck }, abgelegt: { $gone }
draw-qin-section-M = Mitte
draw-qin-section-R = rechts
draw-qin-points = Die oberste Hordenkarte zeigt auf: { WORD($section, kind: "section") }.
draw-qin-spot = nächstes Feld, Reihe 1
draw-qin-reward = +2 Ehre je Feld
pane-qin = Qin Jiushao
