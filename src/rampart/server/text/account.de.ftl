# Accounts: claiming, logging in, sessions, passwords and one's data

account-title = Konto
account-claim = Behalte deine Spiele
account-claim-hint = Du spielst als Gast { $name }. Wähle einen Namen und ein Passwort, dann bleibt alles deins.
account-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
 }
account-running = { $n ->
    [one] 1 laufender Tisch
   *[other] { $n } laufende Tische
 }
account-password = Passwort
account-rule = Mindestens { $least } Zeichen. Ein kurzer Satz eignet sich gut.
account-email = E-Mail (freiwillig)
account-email-hint = Nur, um das Passwort zurückzusetzen.
account-stay = Gast bleiben
account-claim-do = Konto anlegen
account-already = Hast du schon ein Konto?
account-log-in = Anmelden
account-moves = Deine Spiele als Gast ziehen mit dir um.
account-bring = Spiele dieses Geräts mitnehmen
account-bring-hint = Spiele, die du hier als Gast spielst, gehören dann zu deinem Konto.
account-forgot = Passwort vergessen?
account-forgot-mail = Wir schicken dir per E-Mail einen Link, mit dem du dich einmal anmeldest.
account-forgot-host = Den Link, mit dem du dich einmal anmeldest, bekommt der Betreiber dieser Seite. Frag ihn danach.
account-who = Name oder E-Mail
account-ask-link = Link anfordern
account-asked = Wenn es dieses Konto gibt, ist der Link unterwegs.
account-enter = Wähle ein neues Passwort
account-enter-hint = Du meldest dich als { $name } an. Auf allen anderen Geräten wirst du abgemeldet.
account-new = Neues Passwort
account-old = Jetziges Passwort
account-name-hint = Deinen Namen änderst du hier:
account-sessions = Wo du angemeldet bist
account-device = Unbekanntes Gerät
account-here = Dieses Gerät
account-end = Abmelden
account-log-out = Hier abmelden
account-everywhere = Überall abmelden
account-change = Passwort ändern
account-mail = E-Mail
account-data = Deine Daten
account-export = Deine Daten herunterladen
account-delete = Konto löschen
account-delete-hint = Bots übernehmen deine laufenden Spiele. Beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-delete-do = Mein Konto löschen
passkey-head = Passkeys
passkey-hint = Melde dich mit diesem Gerät statt mit dem Passwort an.
passkey-add = Passkey hinzufügen
passkey-remove = Entfernen
passkey-use = Passkey verwenden
mail-link-subject = Dein Anmeldelink
mail-link = Hallo { $name },

    mit diesem Link meldest du dich einmal an und wählst ein neues Passwort. Er gilt { $minutes } Minuten.

    { $link }

    Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.

# Tokens

token-head = Tokens für Programme
token-hint = Mit einem Token spielt ein Programm in deinem Namen über die öffentliche API.
token-list = Deine Tokens
token-none = Du hast keine Tokens.
token-new = Neues Token
token-name = Name des Programms
token-may = Es darf
token-scope-read = deine Tische sehen
token-scope-play = an Tischen spielen
token-scope-host = Tische eröffnen und Partien starten
token-scope-records = Spieldateien laden und speichern
token-make = Token erstellen
token-made = Dein neues Token
token-once = Kopiere es jetzt. Es wird nur einmal gezeigt.
token-used = Zuletzt benutzt { $day }
token-end = Beenden
token-bot = Bot-Konto
token-bot-hint = Wenn ein Programm dieses Konto spielt, sag es vor der ersten Partie. Das lässt sich nicht rückgängig machen.
token-bot-do = Dieses Konto ist ein Bot
token-is-bot = Dieses Konto ist ein Bot. Alle sehen das.
profile-bot = Bot-Konto
