# Co podczas gry mówi sam wiersz poleceń.

welcome = { $title }. Twój kolor: { $name }. Przeciw tobie: { $others }.
welcome-hint = Wpisz ?, aby zobaczyć pomoc, r, aby szukać w zasadach, q, aby zakończyć (najpierw możesz zapisać grę).
bot-random = bot Losowy
bot-novice = bot Nowicjusz
bot-apprentice = bot Uczeń
bot-greedy = bot Rozważny
bot-steady = bot Rozważny
bot-master = bot Mistrz
bot-other = bot „{ $bot }”
since-last-turn = Od twojej ostatniej tury
your-turn = Twoja tura, { $name }.
so-far = Dotąd: { $answer }
refused = Teraz niemożliwe
input = Twój wybór (? to pomoc):

## Help

help-title = Co możesz wpisać
help-number = numer opcji
help-key = albo jej klucz
help-undo = cofnąć ostatni ruch, jeśli od tego czasu nic się nie stało
help-save = zapisać grę, także pod nazwą: s moja-gra.json
help-rules = znaleźć zasadę po oznaczeniu albo szukać słów w zasadach
help-advice = zapytać, co zrobiłby bot i dlaczego
help-board = pokazać ponownie całą planszę
help-trade = zaproponować wymianę w jednej linii: t 2 wełna = 1 ruda, tylko graczom 2 i 3: t 1 wełna = 1 ruda @2,3
trade-usage = Napisz, co dajesz i co dostajesz, na przykład: t 2 wełna = 1 ruda. Tylko niektórym graczom: t 1 wełna = 1 ruda @2,3
trade-refused = Ta wymiana nie jest możliwa: musisz mieć to, co dajesz, a żaden surowiec nie może być po obu stronach.
help-help = ta pomoc
help-quit = zakończyć (najpierw możesz zapisać grę)

## Answers

no-choice = { $text } nie jest tu możliwe. Wpisz numer od 1 do { $n }, klucz albo ?, aby zobaczyć pomoc.
no-advice = Żaden bot nie zna tej gry na tyle, by doradzić.
taken-back = Cofnięto: { $key }
cannot-undo-nothing = Nie ma jeszcze czego cofnąć.
cannot-undo-decided = Nie można cofnąć: ktoś inny już wykonał ruch.
cannot-undo-chance = Nie można cofnąć: rzucono już kośćmi lub dobrano karty.
cannot-undo-revealed = Nie można cofnąć: ujawniono już ukryte informacje.
rules-usage = Wpisz r i oznaczenie zasady albo słowa, na przykład: r { $rule }
nothing-found = Brak w zasadach: { $text }
answer-please = Odpowiedz t (tak) albo n (nie).
input-ended = Dane wejściowe się skończyły.
goodbye = Do widzenia.

## Saving

saved = Zapisano w { $file }. Wrócisz do gry poleceniem: { $command }
not-saved = Gra nie jest zapisana; możesz grać dalej.
overwrite = { $file } już istnieje. Zastąpić? (t/n)
save-before-leaving = Zapisać grę przed wyjściem? (t/n albo nazwa kończąca się na .json)
save-record = Zachować zapis tej gry? (t/n albo nazwa kończąca się na .json)
start-again = Nie ma jeszcze ruchów. Zacznij od nowa poleceniem: { $command }

## The end

result = Wynik
points = Punkty
you = ty
