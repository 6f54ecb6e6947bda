# People: profiles, history, friends and reports

profile-since = Spielt hier seit { $month }
profile-vacation = { $n ->
    [one] Noch 1 Urlaubstag
   *[other] Noch { $n } Urlaubstage
 }
profile-chance = Zufall: { $rate }
profile-none = noch keine Partie
role-owner = Betreiber
role-moderator = Moderator
role-banned = Gesperrt
stat-head = Statistik
stat-all = Insgesamt
stat-year = Dieses Jahr
stat-games = Partien
stat-wins = Siege
stat-rate = gewonnen, { $rate } durch Zufall
stat-length = Partie im Schnitt
history-head = Verlauf
history-all = Alle Spiele
history-wins = Siege
history-search = Spieler oder Tisch
history-win = Sieg
history-loss = Niederlage
history-place = { $place }. von { $of }
history-points = Punkte: { $n }
history-any = Jederzeit
history-days = Letzte { $n } Tage
history-empty = Hier gibt es keine beendeten Partien.
history-range = { $first } bis { $last } von { $of }
history-newer = Neuere
history-older = Ältere
learned-head = Lektionen und Aufgaben
learned-lessons = { $n } von { $of }
learned-puzzles = Gelöste Aufgaben: { $n } von { $of }
learned-more = Weiterlernen
friends-head = Freunde
friends-count = { $n ->
    [one] 1 Freund
   *[other] { $n } Freunde
 }
friends-account = Für Freunde brauchst du ein Konto. Leg zuerst eins an.
friends-together = { $n ->
    [one] 1 Partie, davon { $won } gewonnen
   *[other] { $n } Partien, davon { $won } gewonnen
 }
friends-wants = { $name } möchte mit dir befreundet sein
friends-asked = angefragt
friends-name = Name eines Spielers
friends-ask = Freund hinzufügen
friends-accept = Annehmen
friends-decline = Ablehnen
friends-withdraw = Zurückziehen
friends-end = Freund entfernen
friends-block = Blockieren
friends-unblock = Nicht mehr blockieren
invited-by = { $name } lädt dich ein
report-head = Melden
report-words = Was ist passiert?
report-send = An die Moderatoren schicken
report-list = Meldungen
report-none = Keine offenen Meldungen.
report-done = Erledigt
report-ban = Konto sperren
nav-you = Du

now-head = Jetzt spielen
now-hint = Du und Bots. Beginnt sofort.
now-game = Spiel
now-start = Los
lobby-tables = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
 }
filter-head = Filter
filter-any = Jede Uhr
filter-live = Live
filter-daily = Tagespartie
filter-none-word = Keine Uhr
filter-none = So einen offenen Tisch gibt es gerade nicht.
friends-online = { $n } online
friend-plays = spielt
friend-here = in der Lobby
friend-away = abwesend
week-head = Deine Woche
week-rating = Wertung, { $change }
week-page = Deine Seite
bell-count = { $n ->
    [one] 1 Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
 }

notice-head = Benachrichtigungen
notice-push = In diesem Browser Bescheid sagen, wenn ich dran bin
notice-push-hint = Auch wenn keine Seite von hier offen ist.
notice-on = Dieser Browser sagt dir Bescheid.
notice-off = Dieser Browser sagt dir nicht Bescheid.
notice-cannot = Dieser Browser lässt es nicht zu. Er braucht https und deine Erlaubnis.
notice-digest = Eine E-Mail am Tag, wenn Tische warten
notice-digest-hint = Um 8 Uhr morgens, nur wenn ein Tisch auf dich wartet.
notice-turn = { $game }: du bist dran
notice-vote = { $game }: Abstimmung
notice-vote-now = Jemandem ist die Zeit abgelaufen. Der Tisch entscheidet.
notice-now = Die anderen warten auf dich.
notice-daily = { $n ->
    [one] Du hast 1 Tag für deinen Schritt.
   *[other] Du hast { $n } Tage für deinen Schritt.
 }
digest-subject = { $n ->
    [one] 1 Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
 }
digest-text = Hallo { $name },

    diese Tische warten auf dich ({ $n }):

    { $tables }

    Diese E-Mail kannst du hier abschalten: { $link }
offline-head = Du bist offline
offline-text = Rampart braucht das Netz. Deine Partien sind sicher; komm wieder, wenn du verbunden bist.
invite-name = Spieler mit Namen einladen
invite-send = Einladen
