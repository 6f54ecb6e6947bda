# Die Seite eines Tisches

table-lobby = Zur Lobby
table-rules = Regeln
table-rule = Regel { $rule }
table-menu = Tisch und Einstellungen
table-settings = Einstellungen
table-help = Tasten: Ziffern wählen, Pfeile wandern, Enter bestätigt, Esc geht zurück, U nimmt zurück, L Protokoll
table-phase = Phase
table-seats = Plätze
table-board = Spielplan
table-side = Deine Entscheidung, Protokoll und Chat
table-hand = Hand
table-watching = Du schaust zu
table-connecting = Verbindung wird wiederhergestellt
table-catching = Was du verpasst hast, wird gezeigt
table-past = Der Spielplan zu jenem Zeitpunkt
table-now = Zurück zum Jetzt
table-zoom = Ganzer Plan

## Plätze

seat-you = du
seat-bot = Von einem Bot gespielt
seat-choosing = wählt
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
ask-before = Vorige Möglichkeit
ask-next = Nächste Möglichkeit
ask-less = Weniger
ask-more-of = Mehr
ask-confirm = Bestätigen
ask-back = Zurück
ask-several = Mehrere Möglichkeiten betreffen das: wähle eine in der Liste.
ask-unsent = Die Wahl konnte nicht gesendet werden; versuche es noch einmal.
ask-changed = Der Tisch hat sich inzwischen verändert; diese Wahl ist nicht mehr möglich.
ask-window = Alle, die antworten könnten, werden gefragt, damit Schweigen nichts verrät.
ask-goes-by = Die Seite lässt das für dich vorbeigehen.
moment-head = In Momenten wie diesem:
moment-usual = frag mich, wenn ich antworten kann
moment-ask = frag mich immer
moment-pass = lass sie alle vorbeigehen
wait-none = Im Augenblick wird niemand gefragt.
wait-closed = Dieser Tisch wurde aufgegeben.
closed-note = Hier spielt niemand mehr. Was gespielt wurde, kann man sich noch einmal ansehen.
closed-early = Er wurde aufgegeben, bevor das Spiel begann.
closed-by = Aufgegeben von { $name }.
wait-away = Gerade nicht am Tisch: { $names }.

## Gleichzeitige Wahl

poll-head = Alle wählen gleichzeitig
poll-chosen = gewählt
poll-thinking = überlegt
poll-note = Niemand erfährt, was gewählt wurde, bevor alle gewählt haben; bis dahin kannst du dich umentscheiden.
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

## Zurücknehmen

undo-this = Zurücknehmen: { $what }
undo-last = Meine letzte Wahl zurücknehmen
undo-ask = Den Tisch um Rücknahme bitten: { $what }
undo-decided = Inzwischen hat jemand anderes entschieden
undo-chance = Inzwischen hat der Zufall entschieden
undo-revealed = Inzwischen kam Verborgenes ans Licht

## Bitten

request-undo = { $name } möchte eine Wahl zurücknehmen
request-takeover = Soll ein Bot für { $name } spielen?
request-waiting = Noch zu antworten: { $names }
request-agree = Zustimmen
request-refuse = Ablehnen
request-withdraw = Zurückziehen
request-limit = Ohne alle Antworten in dieser Zeit gilt es als abgelehnt.
request-left = Verbleibende Zeit
seat-to-bot = Einen Bot für mich spielen lassen
seat-to-bot-other = Um einen Bot bitten
seat-take-back = Wieder selbst spielen
seat-resign = Aufgeben
seat-resign-sure = Endgültig aufgeben? Ein Bot spielt für dich weiter.

## Protokoll und Chat

log-head = Protokoll
log-empty = Noch ist nichts geschehen.
log-then = Den Spielplan zu jenem Zeitpunkt zeigen
log-undone = { $name } nimmt eine Wahl zurück
log-to-bot = Ein Bot spielt jetzt für { $name }
log-to-person = { $name } spielt wieder selbst
log-resigned = { $name } hat aufgegeben; ein Bot spielt weiter
log-asks = { $name } bittet den Tisch
log-agrees = { $name } stimmt zu
log-refuses = { $name } stimmt nicht zu
log-lapsed = Die Bitte von { $name } ist ohne Antwort verfallen
log-continued = { $lost ->
    [0] Die Regeln wurden aktualisiert; das Spiel geht ab der letzten Stellung weiter
    [one] Die Regeln wurden aktualisiert; das Spiel geht ab der letzten Stellung weiter, ohne 1 Schritt
   *[other] Die Regeln wurden aktualisiert; das Spiel geht ab der letzten Stellung weiter, ohne { $lost } Schritte
 }
chat-head = Chat
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht an den Tisch
chat-send = Senden
chat-quiet = Nur wer mitspielt, kann hier schreiben.

## Vor dem Spiel

open-head = Die Plätze werden besetzt
open-note = Das Spiel beginnt, wenn alle Plätze besetzt sind.
open-free = frei
open-sit = Hier sitzen
open-stand = Aufstehen
open-clear = Freimachen
open-bot = Bot dazusetzen
open-invite = Per Link einladen
open-copy = Kopieren
open-copied = Kopiert
open-start = Spiel beginnen
open-close = Tisch aufgeben

## Ein Gerät für mehrere

curtain-head = Gib das Gerät an { $name } weiter
curtain-note = Nichts ist zu sehen, bis { $name } weitermacht.
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
paused-note = Nichts ist verloren. Der Tisch kommt zurück, sobald er hier gespielt werden kann.
