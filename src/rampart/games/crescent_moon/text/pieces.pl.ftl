# The cards of pieces: what a piece on the board is and does

piece_kind-power = Karta mocy, { WORD($type, kind: "type") }, { WORD($character, kind: "character") }
piece_kind-building = Budowla
piece_kind-unit = Oddział
piece_kind-board = Na planszy
piece-hex = Heks { $hex }
piece-controlled = Kontroluje
piece-strength = Siła
piece-sacked = Monety za złupienie
piece_text-fertile = Żyzna ziemia. Stoją tu wioski i miasta.
piece_text-wilderness = Dzicz. Niektóre karty są tu silniejsze.
piece_text-mountain = Góry. Budowa kosztuje tu o 1 monetę więcej.
piece_text-quarry = Kamieniołom. Budowa kosztuje tu o 1 monetę więcej.
piece_text-desert = Pustynia. Budowa kosztuje tu o 2 monety więcej.
piece_text-fort = Umocnienie: trzyma heks i broni go.
piece_text-castle = Silniejsze umocnienie, zbudowane z fortu.
piece_text-palace = Umocnienie i osada w jednym. Stoi na mapie tylko raz.
piece_text-town = Osada Sułtana, gdziekolwiek stoi.
piece_text-city = Duża osada Sułtana. Inni chętnie ją łupią.
piece-ordinary = Zwykły oddział
piece_text-ordinary = W walce ma siłę 1. Przejmuje kontrolę nad heksami.
piece-mercenary = Najemnik
piece_text-mercenary = W walce ma siłę 1. Najemników wynajmuje Nomada i bierze za to zapłatę.
piece-token = Żeton wpływu
piece_text-token = Pokazuje, pod czyim wpływem jest heks. Zdobywa się go w sporze o wpływ.
piece-deck = Karty mocy
piece_text-deck = Z tej talii uzupełnia się rynki. Karty na bliższym rynku są tańsze.
piece_kind-character = Postać
piece_text-character = Punktuje za te cele. Punkty innych pozostają ukryte do końca gry.
piece-now-price = { COUNT($price, kind: "coin") } dla ciebie: { $lacks ->
    [0] zostanie ci { $left }
   *[other] brakuje ci { $lacks }
 }
piece-now-strength = Trzymają go figury o sile { $n }. Karty mogą ją zwiększyć.
