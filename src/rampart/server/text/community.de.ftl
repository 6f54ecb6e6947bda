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
rating-top = beste { $n } %
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
ranking-note = Menschen und Bots teilen eine Skala. 1500 ist die Mitte. Die Spanne zeigt, wie sicher eine Wertung ist.
new-rated = Gewertete Partie
new-rated-hint = Das Ergebnis zählt für die Wertung aller. Was gesehen wurde, lässt sich nicht rückgängig machen.
new-delay = Zuschauer sehen den Tisch
new-delay-none = sofort
new-delay-hint = Mit Verzögerung kann niemand weitersagen, was zu sehen ist.

# Schnelles Spiel

quick-head = Schnelles Spiel
quick-hint = gegen Menschen
quick-live = Live
quick-fast = Flott
quick-daily = Täglich
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
