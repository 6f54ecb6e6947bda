# Nach dem Spiel: Ende, Wiedergabe, Aufzeichnungen und Regeln

## Das Ende

over-winners = { $n ->
    [0] Niemand gewinnt
    [1] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
over-all-win = Alle gewinnen gemeinsam
over-all-lose = Alle verlieren gemeinsam
over-place = { $place }. { $name }: { COUNT($points, kind: "point") }
over-choices = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
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
over-course = Spielverlauf
over-course-told = Der Verlauf der Wertung; am Ende: { $result }
over-no-course = Niemand hat gepunktet.
over-start = Start
over-choice = Schritt { $n }
over-turns = Wendepunkte
over-turn-lead = { $name } geht mit { COUNT($n, kind: "point", case: "dat") } Vorsprung in Führung
over-turn-gain = { $name } holt { COUNT($n, kind: "point") }, { $most ->
    [0] die anderen nichts
   *[other] die anderen höchstens { $others }
 }
over-turn-chance = { $name }: Gewinnchance { $before } → { $after }
over-turn-open = Von hier wiedergeben: { $moment }
over-again = Revanche?
over-again-count = { $n ->
    [one] { $n } von { $of } möchte eine Revanche.
   *[other] { $n } von { $of } möchten eine Revanche.
 }
over-again-begun = Das nächste Spiel hat begonnen.
over-no-people = Hier haben nur Bots gespielt.
over-next = Zum nächsten Spiel
over-rematch = Revanche
over-rematch-alone = Noch einmal spielen
over-again-alone = Gleicher Tisch, gleiche Bots, sofort.
over-agreed = Du möchtest eine Revanche
over-agrees = möchte eine Revanche
over-undecided = hat noch nicht geantwortet
over-replay = Wiedergabe
over-share = Teilen
over-shared = Link kopiert
over-record = Spieldatei
over-uploaded = Aus einer Spieldatei
over-uploaded-note = Dieses Spiel wurde als Datei hochgeladen; gespielt wurde es anderswo.

## Wiedergabe

replay-title = Wiedergabe: { $game }
replay-head = Schritt { $n } von { $of }
replay-begin = Der Anfang
replay-chosen = { $name } hat gewählt.
replay-first = Zum Anfang
replay-before = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-slider = Schritt
replay-go = Zeigen
replay-keys = Pfeile: ein Schritt. Bild auf/ab: Sprung. Pos1/Ende: Anfang oder Ende. Leertaste: abspielen oder anhalten.
replay-board = Spielplan zu diesem Zeitpunkt
replay-table = Zum Tisch
replay-seen = Du siehst, was dein Platz gesehen hat. Nach dem Ende wird alles aufgedeckt.

## Aufzeichnungen

record-title = Eine Spieldatei öffnen
record-note = Eine Spieldatei enthält alle Schritte eines Spiels. Du kannst sie nach dem Ende herunterladen. Sie öffnet sich als beendeter Tisch, den nur sieht, wer den Link hat. Auch eine Stellungsdatei geht: Von dort kannst du einen neuen Tisch beginnen.
record-file = Spieldatei
record-text = Oder füge die Spieldatei hier ein
record-open = Öffnen
record-large = Die Datei ist zu groß. Eine Spieldatei hat höchstens 1 MB.
record-stale = Die Datei stammt aus einer älteren Version der Regeln.
record-stale-release = Die Datei stammt aus einer älteren Version der Regeln. Rampart { $release } kann sie abspielen.
record-place = Der Fehler liegt bei { $place }.
record-impossible = Die Datei enthält Schritte, die nicht möglich sind.
record-endless = Die Datei ist zu lang oder zu tief verschachtelt für ein Spiel.
record-too-much = Dieses Spiel nachzuspielen dauert zu lange. Prüfe, ob die Datei von diesem Server stammt.

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
rules-language = Die Regeln sind noch nicht übersetzt, du liest sie auf Englisch.
rules-close = Regeln schließen
rules-whole = Auf eigener Seite öffnen
rules-link = Link zu Regel { $rule }
