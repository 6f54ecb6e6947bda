# Die Seite eines Tisches

table-lobby = Zur Lobby
table-rules = Regeln
table-rule = Regel { $rule }
table-menu = Tisch und Einstellungen
table-settings = Einstellungen
table-help = Tasten: Ziffern wählen, Pfeile blättern, Enter bestätigt, Esc geht zurück, U macht rückgängig, L Protokoll
table-phase = Phase
table-seats = Plätze
table-board = Spielplan
table-side = Deine Entscheidung, Protokoll und Chat
table-hand = Hand
table-watching = Du schaust zu
table-offline = Verbindung wird wiederhergestellt…
table-catching = Wird aktualisiert
table-past = Eine frühere Stellung
table-now = Zurück zur aktuellen Lage
table-zoom = Ganzer Plan
table-larger = Vergrößern
table-smaller = Verkleinern
table-play = Spiel

## Plätze

seat-you = du
seat-bot = Von einem Bot gespielt: { $level }
seat-choosing = wählt
seat-thinking = denkt nach …
seat-answered = gewählt
seat-waits = wartet
seat-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
seat-hidden = Verborgen
seat-away = Nicht am Tisch
seat-away-now = nicht da
seat-left = { $name } hat den Tisch verlassen
seat-back = { $name } ist wieder am Tisch

## Was gefragt wird

ask-you = Deine Entscheidung
ask-more = { $n ->
    [one] noch 1
   *[other] noch { $n }
 }
ask-all = Alle zeigen
ask-option = { $n } von { $of }
ask-before = Vorherige Option
ask-next = Nächste Option
ask-less = Weniger
ask-more-of = Mehr
ask-confirm = Bestätigen
ask-all-of = Alle { $n }
ask-filter = Nur anzeigen
ask-back = Zurück
ask-several = Hier gibt es mehrere Optionen. Wähle eine aus der Liste.
ask-unsent = Deine Wahl konnte nicht gesendet werden. Versuche es noch einmal.
ask-changed = Die Lage hat sich geändert. Diese Wahl ist nicht mehr möglich.
ask-window = Alle, die reagieren könnten, werden gefragt. So verrät Passen nichts.
ask-goes-by = Für dich wird gepasst.
moment-head = Bei Fragen wie dieser:
moment-usual = frag mich, wenn ich antworten kann
moment-ask = frag mich immer
moment-pass = immer passen
moment-turn = bis zum Ende dieses Zuges passen
wait-none = Gerade muss niemand entscheiden.
wait-closed = Dieser Tisch wurde geschlossen.
closed-note = Dieses Spiel endete vorzeitig. Du kannst dir ansehen, was gespielt wurde.
closed-early = Er wurde geschlossen, bevor das Spiel begann.
closed-by = Geschlossen von { $name }.
closed-hidden = Verdeckte Karten und die Spieldatei bleiben verborgen, weil das Spiel nicht beendet wurde.
wait-away = Gerade nicht am Tisch: { $names }.

## Gleichzeitige Wahl

poll-head = Alle wählen gleichzeitig
poll-chosen = gewählt
poll-thinking = überlegt
poll-note = Die Wahl bleibt geheim, bis alle gewählt haben. Bis dahin kannst du deine ändern.
poll-answered = Du hast gewählt
poll-so-far = Deine Antwort bisher
poll-change = Umentscheiden
poll-again = Von vorn beginnen

## Angebote

offer-from = { $name } macht ein Angebot
offer-to = { $name } macht { $other } ein Angebot
offer-yours = Dein Angebot an { $other }
offer-gives = { $name } gibt
offer-give = du gibst
offer-get = du bekommst
offer-nothing = nichts

## Große Entscheidungen in einem Fenster

compose-have = Du hast
compose-give = Geben
compose-want = Bekommen
compose-pay = Zahlen
compose-discard = Abgeben
compose-recruit = Rekrutieren
compose-place = Einsetzen
compose-units = Truppen
compose-price = Preis
compose-after = Danach
compose-who = Für wen
compose-clear = Leeren
compose-send-trade = Angebot senden
compose-send-discard = Abgeben
compose-send-pay = Bezahlen
compose-send-spend = Bezahlen
compose-send-levy = Rekrutieren
compose-send-place = Einsetzen
compose-send-proposal = Vorschlagen
compose-left = noch { $n }
compose-rate = Vorrat { $n }:1
compose-sum = { $n } von { $of }
compose-more = Noch wählen: { $n }
compose-both = Wähle, was du gibst und was du bekommst
compose-none = Wähle mindestens 1

## Zurücknehmen

undo-this = Rückgängig: { $what }
undo-last = Meine letzte Entscheidung rückgängig machen
undo-ask = Den Tisch bitten, das rückgängig zu machen: { $what }
undo-decided = Inzwischen hat jemand anderes entschieden
undo-chance = Inzwischen wurde gewürfelt oder gezogen
undo-revealed = Inzwischen wurde etwas aufgedeckt

## Bitten

request-undo = { $name } möchte einen Schritt rückgängig machen
request-takeover = Soll ein Bot für { $name } spielen?
request-close = Der Gastgeber möchte den Tisch schließen
request-hints = { $name } bittet den Tisch um Tipps
request-seen = Was seitdem geschehen ist:
request-waiting = Noch keine Antwort: { $names }
request-absent = Gerade weg: { $names }
request-agree = Zustimmen
request-refuse = Ablehnen
request-withdraw = Zurückziehen
request-limit = Antwortet jemand nicht rechtzeitig, gilt die Anfrage als abgelehnt.
request-notice = Wer weg ist, kann bis dahin zurückkommen und ablehnen.
request-left = Verbleibende Zeit
seat-to-bot = Einen Bot für mich spielen lassen
seat-to-bot-other = Um einen Bot bitten
seat-take-back = Wieder selbst spielen
seat-resign = Aufgeben
seat-resign-sure = Endgültig aufgeben? Ein Bot spielt für dich weiter.
sure-no = Abbrechen
sure-yes = Ja
table-close = Tisch schließen
table-close-sure = Den Tisch endgültig schließen? Vorher werden alle gefragt, die hier spielen.

## Protokoll und Chat

log-head = Protokoll
log-empty = Noch ist nichts geschehen.
log-then = Den Spielplan zu jenem Zeitpunkt zeigen
log-undone = { $name } macht einen Schritt rückgängig
log-to-bot = Ein Bot spielt jetzt für { $name }
log-to-person = { $name } spielt wieder selbst
log-resigned = { $name } gibt auf; ein Bot spielt weiter
log-asks = { $name } bittet den Tisch um Zustimmung
log-agrees = { $name } stimmt zu
log-refuses = { $name } lehnt ab
log-lapsed = Die Anfrage von { $name } ist abgelaufen
log-continued = { $lost ->
    [0] Die Regeln wurden aktualisiert; das Spiel geht ab der letzten Stellung weiter
    [one] Die Regeln wurden aktualisiert; das Spiel geht ab der letzten Stellung weiter, ohne 1 Schritt
   *[other] Die Regeln wurden aktualisiert; das Spiel geht ab der letzten Stellung weiter, ohne { $lost } Schritte
 }
log-scenario = Das Spiel beginnt bei einer gespeicherten Stellung
chat-head = Chat
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht an den Tisch
chat-send = Senden
chat-aside = Nachricht an die anderen Zuschauer

## Vor dem Spiel

open-head = Warten auf Mitspieler
open-note = Das Spiel beginnt, wenn alle Plätze besetzt sind.
open-patience = Auf abwesende Spieler warten
open-free = frei
open-sit = Hier Platz nehmen
open-stand = Aufstehen
open-clear = Freigeben
open-bot = Bot hinzufügen
open-invite = Per Link einladen
open-copy = Kopieren
open-copied = Kopiert
open-start = Spiel beginnen
open-close = Tisch schließen

## Ein Gerät für mehrere

curtain-head = Gib das Gerät an { $name } weiter
curtain-note = Der Spielplan bleibt verdeckt, bis { $name } weitermacht.
curtain-go = Ich bin { $name }

## Das Ende

over-head = Das Spiel ist vorbei

## Ein Tisch in Worten

plain-head = Der Tisch
plain-nothing = nichts
plain-hidden = verborgen
plain-cards = { $n ->
    [one] 1 verborgen
   *[other] { $n } verborgen
 }

## A table that cannot be played today

paused-head = Dieser Tisch ist angehalten.
paused-game = Das Spiel { $game } gibt es hier im Moment nicht.
paused-options = Hier fehlt etwas, womit an diesem Tisch gespielt wird, zum Beispiel ein Kartenpaket.
paused-newer = An diesem Tisch wurde nach neueren Regeln gespielt, als es hier gibt.
paused-broken = Diese Regeln können die letzte Stellung des Tisches nicht lesen.
paused-note = Nichts ist verloren. Der Tisch kommt zurück, sobald hier wieder gespielt werden kann.

## Scenes

scene-title = Was geschehen ist
scene-steps = { $n } von { $of }
scene-go = Weiter
scene-skip = Überspringen
scene-all = Bis zu meinem Zug springen
scene-roll-head = Dein Zug: Würfle
scene-roll = Würfeln
scene-rolls = Immer für mich würfeln
scene-pace = Tempo
scene-pace-step = Schritt
scene-pace-slow = Langsam
scene-pace-normal = Normal
scene-pace-fast = Schnell
scene-pace-none = Aus

## Piece cards

piece-rule = Regel
piece-now = Jetzt
piece-close = Schließen

## While you were away

away-title = Während du weg warst
away-span = { $n ->
    [one] 1 Schritt, Dauer: { $span }
   *[other] { $n } Schritte, Dauer: { $span }
}
away-you = Was dir passiert ist
away-nothing = Dir ist nichts passiert
away-board = Auf dem Spielplan
away-move = Schritt { $n } von { $of }
away-points = Punkte
away-replay = Noch einmal zeigen: { $n } Schritte, { $seconds } s
away-go = Zum Spiel
