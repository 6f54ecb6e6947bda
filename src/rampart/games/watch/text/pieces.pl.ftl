# The cards of pieces: what a piece on the board is and does

piece_kind-hero = Bohater
piece_kind-card = Karta rozwoju
piece_kind-resource = Surowiec
piece_kind-building = Budowla
piece_kind-board = Na planszy
piece-supply = W banku
piece_text-bank = Możesz handlować z bankiem: w pełnej grze 3 takie same surowce za 1, w podstawowej 4, na szlaku handlowym korzystniej.
piece-settlement = Osada
piece_text-settlement = 1 punkt. Daje 1 surowiec, gdy sąsiednie pole produkuje.
piece-keep = Twierdza
piece_text-keep = 2 punkty. Daje 2 surowce, gdy sąsiednie pole produkuje.
piece-edge = Droga
piece_text-edge = Prowadzi tam, gdzie możesz dalej budować. Punktuje najdłuższa droga, co najmniej 5.
piece-guard = Strażnik
piece_text-guard = Broni swojego odcinka Muru przed Dzikimi. Po tragicznym końcu wygrywa, kto ma najwięcej strażników.
piece-section = Odcinek Muru
piece_text-section = Wytrzyma, póki jest na nim co najmniej tylu strażników, ilu Dzikich przed nim. Inaczej następuje wyłom i wchodzą do Daru.
piece-tormund = { "Tormund" }
piece_text-tormund = Blokuje pole, na którym stoi. Kto go przesunie, kradnie tam kartę.
piece-frostfangs = Mroźne Kły
piece_text-frostfangs = Dzicy czekają tu, aż żeton sprowadzi ich do obozu.
piece-trail = Szlak
piece_text-trail = Kość Dzikich przesuwa Dzikich klanu szlakami ku Murowi.
piece-tokens = Żetony Dzikich
piece_text-tokens = Pod każdą osadą leży jeden, pod każdą twierdzą dwa. Gdy ją zbudujesz, sprowadzą swoich Dzikich.
piece-veil = Zablokowane pole
piece_text-veil = Stoi tu Dziki: pole nic nie produkuje.
piece-dice = Kości
piece_text-dice = Suma decyduje, które pola produkują; 7 rusza Tormundem. Kość Dzikich rusza klanem.
piece-deck = Karty rozwoju
piece_text-deck = Kosztują wełnę, zboże i rudę. Większość zagrywa się w późniejszej turze.
piece-danger = Zagrożenie
piece_text-danger = 3 wyłomy albo 8 Dzikich w Darze kończą grę tragicznie.
piece-special = Punkty specjalne
piece_text-special = Najdłuższa droga i największy patrol dają punkty, póki nikt nie ma więcej.
piece-wildling = Dziki
piece_text-wildling = Idzie ku Murowi. Gdzie Dzikich jest więcej niż strażników, robią wyłom.
piece-now-section = { COUNT($guards, kind: "guard") } przeciw { COUNT($wildlings, kind: "wildling", case: "dat") }: { $spare ->
    [0] następny go przełamie
   *[other] utrzyma jeszcze { $spare }
 }
piece-now-camp = { $n } z { $of } do szturmu
