# Was die Kommandozeile selbst während eines Spiels sagt.

welcome = { $title }. Du bist { $name }, gegen { $others }.
welcome-hint = ? zeigt die Hilfe, r schlägt Regeln nach, q beendet das Spiel (vorher kannst du speichern).
bot-random = Bot Zufällig
bot-novice = Bot Neuling
bot-apprentice = Bot Lehrling
bot-greedy = Bot Besonnen
bot-steady = Bot Besonnen
bot-master = Bot Meister
bot-other = Bot „{ $bot }“
since-last-turn = Seit deinem letzten Zug
your-turn = Du bist am Zug, { $name }.
so-far = Bisher: { $answer }
refused = Jetzt nicht möglich
input = Deine Wahl (? zeigt die Hilfe):

## Help

help-title = Was du eingeben kannst
help-number = die Nummer einer Option
help-key = oder ihr Schlüsselwort
help-undo = den letzten Schritt rückgängig machen, wenn seitdem nichts geschehen ist
help-save = das Spiel speichern, auch unter einem Namen: s mein-spiel.json
help-rules = eine Regel nach ihrer Kennung nachschlagen oder die Regeln nach Wörtern durchsuchen
help-advice = fragen, was ein Bot tun würde, und warum
help-board = noch einmal den ganzen Spielplan zeigen
help-trade = einen Handel in einer Zeile anbieten: t 2 Wolle = 1 Erz, nur den Spielern 2 und 3: t 1 Wolle = 1 Erz @2,3
trade-usage = Schreib, was du gibst und was du bekommst, zum Beispiel: t 2 Wolle = 1 Erz. Nur an einige: t 1 Wolle = 1 Erz @2,3
trade-refused = Dieser Handel geht nicht: Du musst haben, was du gibst, und kein Rohstoff darf auf beiden Seiten stehen.
help-help = diese Hilfe
help-quit = beenden (vorher kannst du speichern)

## Answers

no-choice = { $text } steht hier nicht zur Wahl. Gib eine Nummer von 1 bis { $n }, ein Schlüsselwort oder ? für die Hilfe ein.
no-advice = Kein Bot kennt dieses Spiel gut genug, um zu raten.
taken-back = Rückgängig gemacht: { $key }
cannot-undo-nothing = Es gibt noch nichts rückgängig zu machen.
cannot-undo-decided = Das lässt sich nicht mehr rückgängig machen: Inzwischen hat jemand anderes entschieden.
cannot-undo-chance = Das lässt sich nicht mehr rückgängig machen: Inzwischen wurde gewürfelt oder gezogen.
cannot-undo-revealed = Das lässt sich nicht mehr rückgängig machen: Inzwischen wurde etwas aufgedeckt.
rules-usage = Gib r und die Kennung einer Regel oder Wörter ein, zum Beispiel: r { $rule }
nothing-found = Keine Regel erwähnt { $text }.
answer-please = Bitte antworte mit j oder n.
input-ended = Die Eingabe ist zu Ende.
goodbye = Auf Wiedersehen.

## Saving

saved = Gespeichert in { $file }. Später geht es weiter mit: { $command }
not-saved = Das Spiel ist nicht gespeichert. Du kannst weiterspielen.
overwrite = { $file } gibt es schon. Ersetzen? (j/n)
save-before-leaving = Das Spiel speichern, bevor du gehst? (j/n, oder ein Name, der auf .json endet)
save-record = Dieses Spiel als Datei speichern? (j/n, oder ein Name, der auf .json endet)
start-again = Noch kein Schritt gemacht. Neu beginnen mit: { $command }

## The end

result = Ergebnis
points = Punkte
you = du
