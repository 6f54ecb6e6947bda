# Lernen: Spielanleitung, Lektionen, Aufgaben, Tipps und Probetische
learn-how = So wird gespielt
learn-lessons = Lektionen
learn-puzzles = Aufgaben
learn-rules = Regeln
learn-docs = Dokumentation zum Betreiben, Forschen und Entwickeln (auf Englisch)
learn-done = { $n } von { $of } Lektionen geschafft
learn-go-on = Mach weiter, wo du warst
learn-how-to = So spielst du { $game }
learn-lessons-of = Lektionen: { $game }
learn-puzzles-of = Aufgaben: { $game }
learn-first-head = Deine erste Partie
learn-first = Spiel gegen leichte Bots. Der Trainer erklärt jede neue Entscheidung.

lesson-chip = Lektion
lesson-number = Lektion { $n } von { $of }
lesson-progress = { $n } von { $of } Schritten geschafft
lesson-length = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}, etwa { $minutes } Min.
lesson-step = Schritt { $n } von { $of }
lesson-leave = Lektion verlassen
lesson-saved = Dein Fortschritt ist gespeichert.
lesson-go = Weiter
lesson-next = Nächste Lektion
lesson-first-game = Erste Partie spielen
lesson-over = Lektion geschafft
lesson-done = Geschafft
lesson-right = Das passt
lesson-again = Versuch es noch einmal
lesson-not = Das nicht
lesson-tried = probiert; warum nicht, sagt der Trainer
lesson-show = Zeig es mir
lesson-shown = Die Lösung
lesson-why = Warum?
lesson-look = Noch nichts zu wählen
lesson-look-more = Lies, was der Trainer sagt, und geh dann weiter.
lesson-since = Was passiert ist

how-contents = Auf dieser Seite
how-aim = Ziel
how-board = Der Spielplan
how-turn = Ein Zug im Überblick
how-roles = Rollen
how-round = Eine Runde in Bildern
how-end = Ende und Wertung
how-modes = Andere Spielarten
how-questions = Häufige Fragen
how-first-lesson = Erste Lektion spielen
how-rules = Alle Regeln
how-first = Erste Partie:
how-ready = Bereit für deinen ersten Zug?
how-ready-more = Die erste Lektion spielst du am Tisch. Du kannst jederzeit gehen.

puzzle-chip = Aufgabe
puzzle-of-day = Aufgabe des Tages
puzzle-daily = jeden Tag eine neue
puzzle-row = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
puzzle-solve = Lösen
puzzle-look = Lösung ansehen
puzzle-about = Echte Stellungen aus Partien von Bots mit einer klar besten Wahl. Für deine Wertung zählt die erste Antwort.
puzzle-rating = Schwierigkeit { $n }
puzzle-mine = Deine Wertung bei Aufgaben: { $n }
puzzle-solved = { $n } von { $of } beim ersten Versuch gelöst
puzzle-count = { $n } von { $of } beantwortet
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal
puzzle-play = Von hier weiterspielen
puzzle-goal = Finde die Wahl, die am meisten Partien gewinnt.
puzzle-best = Die beste Wahl
puzzle-not-best = Nicht die beste
puzzle-told-best = { $option }: von 100 Partien { $n } Siege mehr als die zweitbeste Wahl.
puzzle-told = { $option }: von 100 Partien { $n } Siege mehr.
puzzle-own = { $option }: { $reason }
puzzle-all = Alle Möglichkeiten
puzzle-played = je { $n } Partien weitergespielt
puzzle-bar = gewinnt { $chance } % der Partien, im Schnitt { $points } Punkte
puzzle-tag-best = beste
puzzle-tag-yours = deine

hint-ask = Schritt vorschlagen
hint-busy = Rechne voraus
hint-head = Beste Schritte
hint-note = Aus dem, was du siehst, { $n } Partien gespielt. Verdeckte Karten sind geraten.
hint-best = beste
hint-rank = { $n ->
    [1] 1.
    [2] 2.
   *[other] 3.
}
hint-close = Ausblenden
hint-used = hat einen Tipp benutzt
hint-off = In gewerteten Partien gibt es keine Tipps.
hint-consent = Den Tisch um Tipps bitten
tips-head = Neu hier?
tips-off = Hinweise nicht mehr zeigen
whatif = Von hier etwas anderes probieren
whatif-now = Einen Schritt am Probetisch testen
whatif-more = Eine private Kopie gegen Bots. Verdeckte Karten werden neu verteilt.
scenario = Neuer Tisch ab hier
