# Clocks

clock-head = Uhr
clock-hint = Eine Uhr läuft, während ihr Spieler gefragt ist. Sie steht, solange diese Seite nicht läuft.
clock-none = Keine Uhr
clock-live = { $minutes } min + { $seconds } s pro Schritt
clock-daily = { $n ->
    [one] 1 Tag pro Schritt
   *[other] { $n } Tage pro Schritt
 }
clock-zero = Wenn die Zeit abläuft
clock-zero-bot = Ein Bot spielt, bis der Spieler zurück ist
clock-zero-vote = Die anderen stimmen ab
clock-zero-resign = Der Spieler gibt auf
clock-zero-nothing = Nichts passiert
clock-of = Noch { $left }
clock-days = { $n } T
clock-hours = { $n } Std.
clock-minutes = { $n } min
clock-stands = Steht gerade
log-timeout = Die Zeit von { $name } ist abgelaufen

# Die Abstimmung über einen Platz, dessen Zeit abgelaufen ist

vote-head = Die Zeit von { $name } ist abgelaufen
vote-need = Wähle für den Tisch. { $n } von { $of } Stimmen entscheiden.
vote-bot = Einen Bot für { $name } spielen lassen
vote-bot-hint = { $name } behält den Platz und kann zurückkommen
vote-bot-short = Bot
vote-time = 5 Minuten mehr geben
vote-days = { $n ->
    [one] 1 Tag mehr geben
   *[other] { $n } Tage mehr geben
 }
vote-time-hint = einmal pro Spieler und Partie
vote-time-short = mehr Zeit
vote-wait = Ohne Uhr weiterspielen
vote-wait-hint = der Tisch wartet auf { $name }
vote-wait-short = ohne Uhr
vote-end = Partie beenden
vote-end-hint = der Tisch schließt ohne Ergebnis
vote-end-short = Ende
vote-cast = { $name }: { $vote }
vote-open = { $name }: noch keine Stimme
vote-yours = Du kannst noch ziehen. Das beendet die Abstimmung.
vote-else = Ohne Entscheidung spielt ein Bot für { $name }.
log-vote-bot = { $name } stimmt für einen Bot
log-vote-time = { $name } stimmt für mehr Zeit
log-vote-wait = { $name } stimmt für eine Partie ohne Uhr
log-vote-end = { $name } stimmt für das Ende
log-more-time = { $name } bekommt mehr Zeit
log-no-clock = { $name } spielt ohne Uhr weiter

vacation-head = Uhr und Urlaub
vacation-take = Urlaub nehmen
vacation-hint = An Tischen mit Tagen pro Schritt steht deine Uhr. Für Live-Tische gilt das nicht.
vacation-left = Noch { $n } von { $of } Tagen in diesem Jahr
vacation-first = Erster Tag
vacation-last = Letzter Tag
vacation-do = Diese Tage frei nehmen
vacation-coming = Dein Urlaub
vacation-end = Beenden
sleep-head = Schlafenszeit
sleep-label = Meine Tagesuhren stehen nachts
sleep-hours = { $hours }
sleep-none = Nein, sie laufen immer
sleep-hint = In deiner eigenen Zeitzone.

# Pläne in Tagespartien

plan-head = Vorausplanen
plan-private = Deinen Plan siehst nur du.
plan-now = Dein Plan
plan-drop = Plan verwerfen
plan-passes = Du passt bei jeder Gelegenheit, bis dich etwas betrifft
plan-answers = Dein nächster Schritt ist vorbereitet: { $option }
plan-has-answer = Dein nächster Schritt ist vorbereitet
plan-does = Dein Plan antwortet für dich.
plan-pass = Vorerst passen
plan-pass-hint = Du passt bei jeder Gelegenheit. Sobald dich etwas betrifft, wirst du wieder gefragt.
plan-until = Frag mich auch, wenn etwas davon geschieht:
plan-pass-do = Passen, bis es mich betrifft
plan-answer = Nächsten Schritt vorbereiten
plan-answer-hint = Diese Optionen sind eine Vermutung. Deine Antwort verfällt, wenn du etwas anderes gefragt wirst, wenn sie nicht möglich ist oder wenn dich vorher etwas betrifft.
plan-answer-do = Das spielen
plan-back = Zurück zum Tisch
