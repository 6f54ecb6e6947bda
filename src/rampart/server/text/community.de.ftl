# Wertungen und Statistik

nav-ranking = Rangliste
rating-games = { $n ->
    [one] 1 gewertete Partie
   *[other] { $n } gewertete Partien
 }
rating-none = noch nicht gewertet
rating-more = { $n ->
    [one] noch 1 Partie bis zur Rangliste
   *[other] noch { $n } Partien bis zur Rangliste
 }
rating-top = unter den besten { $n } %
rating-rank = { $n } von { $of }
rating-course = Verlauf der Wertung
rating-caption = Graues Band: wie sicher die Wertung ist. Gefüllte Punkte: gewonnene Partien. Ein Klick öffnet die Partie.
rating-point = { $result }, { $change }, jetzt { $now }
stat-roles = Rollen in { $game }, Siegquote
stat-seats = Plätze in { $game }, Siegquote
stat-openings = Erste Schritte
stat-against = Gegen wen
stat-sources = Punkte je Partie nach Quelle
stat-line = Der Strich zeigt, was der Zufall ergäbe.
stat-more = Mehr darüber, wie du spielst
ranking-place = Rang
ranking-name = Spieler
ranking-rating = Wertung
ranking-games = Partien
ranking-wins = Siege
ranking-empty = Noch niemand hat { $n } gewertete Partien.
ranking-note = Für Menschen und Bots gilt dieselbe Skala. 1500 ist die Mitte. Die Spanne zeigt, wie sicher eine Wertung ist.
new-rated = Gewertete Partie
new-rated-hint = Das Ergebnis zählt für die Wertung aller. Was schon zu sehen war, lässt sich nicht rückgängig machen.
new-delay = Zuschauer sehen den Tisch
new-delay-none = sofort
new-delay-hint = Mit Verzögerung kann niemand weitersagen, was zu sehen ist.

# Schnelles Spiel

quick-head = Schnelles Spiel
quick-hint = gegen Menschen
quick-live = In Echtzeit
quick-fast = Flott
quick-daily = Tagespartie
quick-none = niemand wartet
quick-waiting = { $n ->
    [one] 1 wartet
   *[other] { $n } warten
 }
quick-any = Jedes Spiel
quick-players = Jede Anzahl
quick-wait = Wann Bots dazukommen
quick-bots = Bots kommen dazu nach { $time }
quick-never = Nur auf Menschen warten
quick-rated = Gewertet
quick-near = Ähnliche Wertung
quick-find = Mitspieler suchen
quick-note = Schnelles Spiel. Es beginnt, wenn alle Plätze besetzt sind.

# Turniere und das Blatt der Woche

cup-head = Turniere
cup-all = Alle Turniere
cup-now = Jetzt
cup-past = Beendet
cup-none = Gerade läuft kein Turnier.
cup-account = Ein Turnier veranstalten kann, wer ein Konto hat.
cup-hold = Turnier veranstalten
cup-name = Name des Turniers
cup-kind = Art
cup-kind-round_robin = Jeder gegen jeden
cup-kind-swiss = Schweizer System
cup-size = Spieler am Tisch
cup-rounds = Runden
cup-rounds-all = So viele wie nötig
cup-bots = Bots dürfen mitspielen
cup-no-bots = Nur Menschen
cup-entered = { $n ->
    [one] 1 Spieler angemeldet
   *[other] { $n } Spieler angemeldet
 }
cup-round = Runde { $n } von { $of }
cup-over = Beendet
cup-closed = Abgesagt
cup-you = Dein Platz: { $n } von { $of }
cup-go = Öffnen
cup-see = Ansehen
cup-standings = Tabelle
cup-points = Punkte
cup-points-hint = 1 für den ersten Platz am Tisch, 0 für den letzten
cup-buchholz = Gegner
cup-buchholz-hint = Punkte aller Gegner
cup-beaten = Geschlagen
cup-beaten-hint = Punkte aller, die hinter dir waren
cup-wins = Siege
cup-wins-hint = Gewonnene Tische
cup-left = ausgestiegen
cup-ties = Bei Gleichstand zählen die Spalten von links nach rechts, dann das Los.
cup-bye = { $name } setzt diese Runde aus: 1 Punkt
cup-do-enter = Mitspielen
cup-do-leave = Aussteigen
cup-do-bot = Bot dazusetzen
cup-do-start = Beginnen
cup-do-close = Absagen
deal-head = Gleicher Start für alle
deal-hint = Derselbe Anfang und dieselben Bots. Ein Versuch für jeden, bis { $day }.
deal-best = Bisher am besten: { $n }.
deal-none = Noch niemand hat gespielt.
deal-yours = Du: { $n }, Platz { $place }.
deal-play = Mitspielen
deal-results = Ergebnisse
find-head = Suchen
find-label = Tisch oder Spieler suchen
find-tables = Tische
find-people = Spieler
find-none = Nichts gefunden.
filter-friends = Freunde
filter-rated = Gewertet
filter-bots = Mit Bots
filter-lang-any = Jede Sprache
filter-options = Optionen
filter-options-any = Alle Tische
filter-options-plain = Grundspiel
filter-options-more = Mit Optionen
finder-table = Tisch
finder-seats = Plätze
finder-clock = Uhr
finder-options = Optionen
finder-rating = Wertung
finder-lang = Sprache
band-any = jede Wertung
band-under = bis { $n }
band-from = ab { $n }
band-both = { $least }–{ $most }
new-band = Wer mitspielen darf
new-band-hint = Nach der Wertung in diesem Spiel. Ohne Wertung zählt man als 1500.
live-average = Wertung im Schnitt { $n }
live-all = Alle laufenden Partien
watch-delayed = Du siehst den Tisch mit Verzögerung: { $n } min
