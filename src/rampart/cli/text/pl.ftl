# Co podczas gry mówi sam wiersz poleceń.

welcome = { $title }. Twój kolor: { $name }. Przeciw tobie: { $others }.
welcome-hint = Wpisz ?, aby zobaczyć pomoc; r szuka w zasadach, q kończy i może zapisać grę.
since-last-turn = Od twojego ostatniego ruchu
your-turn = Twój ruch, { $name }.
so-far = Dotąd: { $answer }
refused = Teraz niemożliwe
input = Twój wybór (? to pomoc):

## Help

help-title = Co można wpisać
help-number = numer opcji
help-key = albo jej klucz
help-undo = cofnąć ostatni wybór, jeśli od tego czasu nic się nie stało
help-save = zapisać grę, także pod nazwą: s moja-gra.json
help-rules = znaleźć zasadę po oznaczeniu albo szukać słów w zasadach
help-board = pokazać ponownie całą planszę
help-help = ta pomoc
help-quit = zakończyć; padnie pytanie o zapis

## Answers

no-choice = { $text } nie jest tu możliwe. Wpisz numer od 1 do { $n }, klucz albo ?, aby zobaczyć pomoc.
taken-back = Cofnięto: { $key }
cannot-undo-nothing = Tego nie można cofnąć: nic jeszcze nie wybrano.
cannot-undo-decided = Tego nie można cofnąć: w międzyczasie zdecydował ktoś inny.
cannot-undo-chance = Tego nie można cofnąć: w międzyczasie zdecydował los.
cannot-undo-revealed = Tego nie można cofnąć: w międzyczasie wyszło na jaw coś ukrytego.
rules-usage = Wpisz r i oznaczenie zasady albo słowa, na przykład: r { $rule }
nothing-found = Zasady nie mówią nic o { $text }.
answer-please = Odpowiedz t (tak) albo n (nie).
input-ended = Dane wejściowe się skończyły.
goodbye = Do widzenia.

## Saving

saved = Zapisano w { $file }. Później graj dalej tak: { $command }
not-saved = Gra nie jest zapisana; możesz grać dalej.
overwrite = { $file } już istnieje. Zastąpić? (t/n)
save-before-leaving = Zapisać grę przed wyjściem? (t/n albo nazwa kończąca się na .json)
save-record = Zachować zapis tej gry? (t/n albo nazwa kończąca się na .json)
start-again = Nic jeszcze nie wybrano. Zacznij od nowa tak: { $command }

## The end

result = Wynik
points = Punkty
you = ty
