# The site around the tables: lobby, new tables, invitations and preferences

nav = Seiten
nav-play = Spielen
nav-watch = Zuschauen
nav-learn = Lernen

shell-skip = Zum Inhalt springen
shell-language = Sprache
shell-to-day = Auf Tag umschalten
shell-to-night = Auf Nacht umschalten
shell-guest = Gast
shell-back = Zurück zur Lobby

error-not-found = Hier ist nichts
error-forbidden = Das ist nicht für dich
error-refused = Das geht nicht
error-broken = Etwas ist schiefgegangen

## Lobby

lobby-title = Lobby
lobby-games = Spiele
lobby-play-now = Sofort gegen Bots spielen
lobby-new = Neuer Tisch
lobby-learn = Regeln
lobby-players-range = { $least } bis { $most } Personen
lobby-players = { $n ->
    [one] { $counts } Person
   *[other] { $counts } Personen
 }
lobby-table-of = Tisch von { $name }
lobby-table = Tisch ohne Gastgeber
lobby-free-seat = Freier Platz
lobby-bot-named = { $name }, ein Bot
lobby-seats = Plätze

lobby-waiting = Wartet auf dich
lobby-waiting-count = { $of ->
    [one] { $n } von 1 Tisch
   *[other] { $n } von { $of } Tischen
 }
lobby-nothing-waits = Du spielst gerade an keinem Tisch. Beginne ein Spiel gegen Bots, öffne einen Tisch für Freunde oder nimm einen freien Platz.
lobby-ready = Alle Plätze sind besetzt: du kannst beginnen
lobby-free-seats = { $n ->
    [one] Ein Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
 }
lobby-your-turn = Du bist am Zug
lobby-others-choose = { $n ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
 }
lobby-consent = Du wirst um Zustimmung gebeten
lobby-runs = Das Spiel läuft
lobby-paused = Angehalten: kann hier im Moment nicht gespielt werden

lobby-open = Offene Tische
lobby-no-open = Gerade wartet niemand auf Mitspieler. Öffne einen Tisch und schick den Link deinen Freunden.
lobby-go = Zum Tisch
lobby-watch = Zuschauen
lobby-last-seat = Letzten Platz nehmen
lobby-join = Mitspielen

lobby-playing = Gerade gespielt
lobby-no-playing = Im Moment gibt es nichts zu sehen. Beginne ein Spiel, dann können andere zuschauen.
lobby-watchers = { $n ->
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
 }

lobby-over = Beendete Spiele
lobby-no-over = Noch ist kein Spiel zu Ende gespielt. Das erste Ergebnis wird hier stehen.
lobby-replay = Nachspielen

## Bots

bot-random = Lehrling: spielt zufällig
bot-greedy = Besonnen: denkt einen Zug voraus
bot-other = Bot „{ $name }“

## A new table

new-title = Neuer Tisch
new-seats = Wer spielt
new-players = Anzahl der Plätze
new-people = Menschen
new-bots = Bots
new-me = Ich
new-open = Jemand per Link
new-local = Jemand an diesem Bildschirm
new-seat-name = Name für den Platz { $seat }
new-name-here = Name
new-seats-hint = Bleibt kein Platz frei, beginnt das Spiel sofort; sonst bekommst du einen Link zum Verschicken.
new-options = Wie ihr spielt
new-quoted = „{ $name }“
new-clash = Das passt nicht zusammen: { $names }.
new-bad-players = Das Spiel ist für so viele Spieler: { $allowed }.
new-bad-option = Das Spiel hat keine Option „{ $option }“.
new-bad-value = „{ $option }“ kann das nicht sein; möglich sind: { $known }.
new-table = Der Tisch
new-name = Name des Tisches
new-name-hint = Darf leer bleiben; dann heißt der Tisch nach dir.
new-private = Nur über den Link
new-private-hint = Der Tisch steht nicht in der Lobby; wer den Link hat, findet ihn.
new-open-it = Tisch öffnen
new-cancel = Abbrechen

## A seat by link

join-title = Einladung
join-hint = Du bist eingeladen: wähle einen Platz.
join-yours = Du hast hier schon einen Platz.
join-full = Hier ist kein Platz mehr frei, aber du kannst zuschauen.
join-name = Dein Name
join-take = Diesen Platz nehmen
join-go = Zum Tisch

## Preferences

prefs-title = Einstellungen
prefs-saved = Gespeichert.
prefs-save = Speichern
prefs-you = Du
prefs-name = Name
prefs-name-hint = Höchstens 24 Zeichen; alle an deinen Tischen sehen ihn.
prefs-lang = Sprache
prefs-browser = Wie der Browser
prefs-look = Aussehen
prefs-theme = Farben
prefs-day = Tag
prefs-night = Nacht
prefs-motion = Bewegung
prefs-motion-full = Figuren gleiten
prefs-motion-reduced = Weniger
prefs-motion-hint = Weniger: Figuren springen an ihren Ort, und was sich geändert hat, ist einen Moment markiert.
prefs-table = Am Tisch
prefs-sounds = Ton, wenn ich am Zug bin
prefs-sounds-hint = Ein kurzer Ton, wenn ein Tisch auf dich wartet.
prefs-auto-pass = Von selbst passen
prefs-auto-pass-hint = Wo du nur passen könntest, tut es die Seite für dich, nach einer Pause, die nicht verrät, was du hast.
prefs-moments = Momente der Spiele
prefs-confirm-end = Entscheidungen bestätigen
prefs-confirm-end-hint = Jede Entscheidung wird erst nach einem zweiten Druck gesendet.
prefs-device = Dieses Gerät
prefs-leave-hint = Wer das Gerät nach dir benutzt, spielt nicht in deinem Namen. Deine Plätze bleiben, aber ohne ein anderes Gerät, das dich kennt, kommt niemand zu ihnen zurück.
prefs-leave-sure = Ja, vergesst mich hier
prefs-leave = Auf diesem Gerät vergessen
