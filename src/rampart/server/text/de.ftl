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

error-not-found = Seite nicht gefunden
error-forbidden = Du hast hier keinen Zugriff
error-refused = Das geht nicht
error-broken = Etwas ist schiefgegangen
error-unavailable = Gerade nicht verfügbar

## Lobby

lobby-title = Lobby
lobby-play-now = Sofort gegen Bots spielen
lobby-level = Stärke der Bots
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
lobby-nothing-waits = Du hast keine laufenden Spiele. Spiel gegen Bots, öffne einen Tisch für Freunde oder setz dich an einen offenen Tisch.
lobby-ready = Alle Plätze sind besetzt. Du kannst beginnen.
lobby-free-seats = { $n ->
    [one] Ein Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
 }
lobby-your-turn = Du bist am Zug
lobby-others-choose = { $n ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
 }
lobby-consent = Deine Zustimmung fehlt noch
lobby-notice = Komm zurück, sonst übernimmt ein Bot deinen Platz
lobby-runs = Das Spiel läuft
lobby-paused = Angehalten: Hier kann im Moment nicht gespielt werden

lobby-open = Offene Tische
lobby-no-open = Gerade wartet niemand auf Mitspieler. Öffne einen Tisch und schick den Link deinen Freunden.
lobby-go = Zum Tisch
lobby-watch = Zuschauen
lobby-last-seat = Letzten Platz nehmen
lobby-join = Mitspielen

lobby-playing = Laufende Spiele
lobby-no-playing = Gerade gibt es kein Spiel zum Zuschauen.
lobby-watchers = { $n ->
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
 }

lobby-over = Beendete Spiele
lobby-no-over = Noch keine beendeten Spiele.
lobby-replay = Wiedergabe

## Bots

bot-random = Zufällig: spielt irgendetwas
bot-novice = Neuling: spielt vernünftig, aber unachtsam
bot-apprentice = Lehrling: spielt gut, macht Fehler
bot-greedy = Besonnen: denkt einen Schritt voraus
bot-steady = Besonnen: nimmt, was am besten aussieht
bot-search = Sucher: probiert seine Möglichkeiten
bot-master = Meister: denkt voraus
level-random = Zufällig
level-novice = Neuling
level-apprentice = Lehrling
level-greedy = Besonnen
level-steady = Besonnen
level-search = Sucher
level-master = Meister
bot-other = Bot „{ $name }“

## A new table

new-title = Neuer Tisch
new-seats = Wer spielt
new-players = Anzahl der Personen
new-people = Menschen
new-bots = Bots
new-me = Ich
new-open = Per Link eingeladen
new-local = Mitspieler an diesem Gerät
new-seat-name = Name für den Platz { $seat }
new-name-here = Name
new-seats-hint = Sind alle Plätze besetzt, beginnt das Spiel sofort. Sonst bekommst du einen Einladungslink.
new-options = Optionen
new-quoted = „{ $name }“
new-clash = Diese Optionen lassen sich nicht kombinieren: { $names }.
new-clash-players = Mit so vielen Spielern geht das nicht: { $name }.
new-bad-players = Für dieses Spiel sind so viele Personen möglich: { $allowed }.
new-bad-option = Das Spiel hat keine Option „{ $option }“.
new-bad-value = Ungültiger Wert für „{ $option }“. Möglich: { $known }.
new-table = Der Tisch
new-name = Name des Tisches
new-name-hint = Optional. Ohne Namen wird der Tisch nach dir benannt.
new-private = Privater Tisch
new-private-hint = Steht nicht in der Lobby. Wer den Link hat, kann mitspielen.
new-patience = Auf abwesende Spieler warten
new-patience-hint = Nach dieser Zeit können die anderen einen Bot für Abwesende spielen lassen. Du kannst jederzeit auf deinen Platz zurückkommen.
new-open-it = Tisch öffnen
new-cancel = Abbrechen

## A seat by link

join-title = Einladung
join-hint = Wähle einen Platz.
join-yours = Du hast hier schon einen Platz.
join-full = Dieser Tisch ist voll, aber du kannst zuschauen.
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
prefs-theme = Farbschema
prefs-day = Tag
prefs-night = Nacht
prefs-motion = Animationen
prefs-motion-full = Voll
prefs-motion-reduced = Reduziert
prefs-motion-hint = Reduziert: Figuren springen an ihren Platz, und Änderungen werden kurz markiert.
prefs-pace = Tempo der Szenen
prefs-pace-hint = Wie schnell der Tisch zeigt, was geschehen ist. Bist du am Zug, musst du nie warten.
prefs-table = Am Tisch
prefs-sounds = Ton, wenn ich am Zug bin
prefs-sounds-hint = Ein kurzer Ton, wenn du am Zug bist.
prefs-auto-pass = Automatisch passen
prefs-auto-pass-hint = Wenn du nur passen kannst, wird für dich gepasst, nach einer Pause, die nichts verrät.
prefs-moments = Wann ich gefragt werde
prefs-confirm-end = Entscheidungen bestätigen
prefs-confirm-end-hint = Jede Entscheidung wird erst nach einem zweiten Tippen gesendet.
prefs-auto-roll = Automatisch würfeln
prefs-auto-roll-hint = Deine Würfel rollen, sobald dein Zug beginnt. Sonst würfelst du per Tastendruck.
prefs-device = Dieses Gerät
prefs-leave-hint = Wer dieses Gerät nach dir benutzt, spielt nicht für dich. Deine Plätze bleiben, aber du erreichst sie nur von einem anderen Gerät, auf dem du angemeldet bist.
prefs-leave-sure = Ja, abmelden
prefs-leave = Auf diesem Gerät abmelden
