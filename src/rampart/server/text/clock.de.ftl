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
clock-zero-resign = Der Spieler gibt auf
clock-zero-nothing = Nichts passiert
clock-of = Noch { $left }
clock-days = { $n } T
clock-hours = { $n } Std.
clock-minutes = { $n } min
clock-stands = Steht gerade
log-timeout = Die Zeit von { $name } ist abgelaufen

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
