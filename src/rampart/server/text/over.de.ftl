# Nach dem Spiel: Ende, Wiedergabe, Aufzeichnungen und Regeln

## Das Ende

over-winners = { $n ->
    [0] Niemand gewinnt
    [1] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
over-place = { $place }. { $name }: { COUNT($points, kind: "point") }
over-choices = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
 }
over-effort = { $choices }.
over-effort-time = { $time }, { $choices }.
over-minutes = { $minutes } Min.
over-hours = { $hours } Std. { $minutes } Min.
over-scores = Punkte nach Herkunft
over-col-place = Platz
over-col-name = Name
over-col-sources = Punkte nach Herkunft
over-col-points = Punkte
over-course = Wie es lief
over-course-told = Der Verlauf der Wertung; am Ende: { $result }
over-no-course = Niemand hat gepunktet.
over-start = Start
over-choice = Entscheidung { $n }
over-turns = Wendepunkte
over-turn-lead = { $name } geht mit { COUNT($n, kind: "point", case: "dat") } Vorsprung in Führung
over-turn-gain = { $name } holt { COUNT($n, kind: "point") }, { $most ->
    [0] die anderen nichts
   *[other] die anderen höchstens { $others }
 }
over-turn-open = Von hier wiedergeben: { $moment }
over-again = Noch einmal?
over-again-count = { $n ->
    [one] { $n } von { $of } möchte eine Revanche.
   *[other] { $n } von { $of } möchten eine Revanche.
 }
over-again-begun = Das nächste Spiel hat begonnen.
over-no-people = Hier haben nur Bots gespielt.
over-next = Zum nächsten Spiel
over-rematch = Revanche
over-agreed = Du hast zugestimmt
over-agrees = möchte eine Revanche
over-undecided = hat noch nicht geantwortet
over-replay = Wiedergabe
over-share = Teilen
over-shared = Link kopiert
over-record = Aufzeichnung
over-uploaded = Aus einer Aufzeichnung
over-uploaded-note = Dieses Spiel wurde als Datei mitgebracht; gespielt wurde es anderswo.

## Wiedergabe

replay-title = Wiedergabe: { $game }
replay-head = Entscheidung { $n } von { $of }
replay-begin = Der Anfang
replay-chosen = { $name } hat gewählt.
replay-first = Zum Anfang
replay-before = Eine Entscheidung zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Eine Entscheidung weiter
replay-last = Zum Ende
replay-slider = Entscheidung
replay-go = Zeigen
replay-keys = Pfeile gehen Schritte, Bild auf und Bild ab springen, Pos1 und Ende führen an die Enden, die Leertaste spielt ab
replay-board = Der Plan in diesem Augenblick
replay-table = Zum Tisch
replay-seen = Du siehst, was dein Platz gesehen hat; nach dem Ende liegt alles offen.

## Aufzeichnungen

record-title = Eine Aufzeichnung öffnen
record-note = Eine Aufzeichnung ist eine Datei mit allen Entscheidungen eines Spiels. Du findest sie am Ende jedes Spiels. Sie öffnet sich als beendeter Tisch, den nur findet, wer seinen Link hat.
record-file = Datei mit der Aufzeichnung
record-text = Oder füge die Aufzeichnung hier ein
record-open = Aufzeichnung öffnen
record-none = Wähle eine Datei oder füge eine Aufzeichnung ein.
record-large = Die Datei ist zu groß: Eine Aufzeichnung hat höchstens 1 MB.
record-stale = Sie entstand unter Regeln, die hier nicht mehr gelten.
record-place = Der Fehler liegt bei { $place }.
record-impossible = Sie beschreibt ein Spiel, das es nicht geben kann.
record-endless = Sie ist zu tief verschachtelt oder zu lang für eine Aufzeichnung.
record-too-much = Dieses Spiel noch einmal durchzuspielen dauert zu lange. Prüfe, ob die Datei von dieser Seite stammt.

## Regeln

rules-title = Regeln: { $game }
rules-search = In den Regeln suchen
rules-find = Suchen
rules-all = Alle Regeln
rules-found = { $n ->
    [0] Nichts gefunden
    [one] { $n } Stelle gefunden
   *[other] { $n } Stellen gefunden
 }
rules-contents = Inhalt
rules-language = Die Regeln sind auf Englisch.
rules-close = Regeln schließen
rules-whole = Auf eigener Seite öffnen
rules-link = Link zu Regel { $rule }
