# Po hře: konec, přehrání, záznamy a pravidla

## Konec

over-winners = { $n ->
    [0] Nevyhrává nikdo
    [1] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
 }
over-place = { $place }. { $name }: { COUNT($points, kind: "point") }
over-choices = { $n ->
    [one] { $n } volba
    [few] { $n } volby
   *[other] { $n } voleb
 }
over-effort = { $choices }.
over-effort-time = { $time }, { $choices }.
over-minutes = { $minutes } min
over-hours = { $hours } h { $minutes } min
over-scores = Body podle původu
over-col-place = Pořadí
over-col-name = Jméno
over-col-sources = Body podle původu
over-col-points = Body
over-course = Jak to šlo
over-course-told = Průběh bodování; na konci: { $result }
over-no-course = Nikdo nezískal žádný bod.
over-start = Začátek
over-choice = Volba { $n }
over-turns = Zlomové okamžiky
over-turn-lead = Do vedení jde { $name }, náskok: { COUNT($n, kind: "point") }
over-turn-gain = { $name } získává { COUNT($n, kind: "point") }, { $most ->
    [0] ostatní nic
   *[other] ostatní nejvýš { $others }
 }
over-turn-open = Přehrát odtud: { $moment }
over-again = Ještě jednou?
over-again-count = Odvetu si přeje { $n } z { $of }.
over-again-begun = Další hra už začala.
over-no-people = Hráli tu jen boti.
over-next = K další hře
over-rematch = Odveta
over-agreed = Už souhlasíš
over-agrees = přeje si odvetu
over-undecided = ještě neodpovídá
over-replay = Přehrát
over-share = Sdílet
over-shared = Odkaz zkopírován
over-record = Záznam
over-uploaded = Ze záznamu
over-uploaded-note = Tato hra byla přinesena jako soubor, hrála se jinde.

## Přehrání

replay-title = Přehrání: { $game }
replay-head = Volba { $n } z { $of }
replay-begin = Začátek hry
replay-chosen = { $name } má vybráno.
replay-first = Na začátek
replay-before = O volbu zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-next = O volbu dál
replay-last = Na konec
replay-slider = Volba
replay-go = Ukázat
replay-keys = Šipky krokují, Page Up a Page Down skáčou, Home a End vedou na začátek a na konec, mezerník přehrává
replay-board = Plán v této chvíli
replay-table = Ke stolu
replay-seen = Vidíš to, co vidělo tvé místo; po konci hry je odkryto všechno.

## Záznamy

record-title = Otevřít záznam
record-note = Záznam je soubor se všemi volbami jedné hry. Najdeš ho na konci každé hry. Otevře se jako dohraný stůl, který najdou jen ti, kdo mají jeho odkaz.
record-file = Soubor se záznamem
record-text = Nebo záznam vlož sem
record-open = Otevřít záznam
record-none = Vyber soubor nebo vlož záznam.
record-large = Soubor je příliš velký: záznam má nejvýš 1 MB.
record-stale = Vznikl podle pravidel, která tu už neplatí.
record-place = Chyba je v místě { $place }.
record-impossible = Popisuje hru, jaká nemůže nastat.
record-endless = Je příliš vnořený nebo dlouhý na to, aby to byl záznam.
record-too-much = Přehrát tuto partii trvá příliš dlouho. Ověř, že soubor je záznam z této herny.

## Pravidla

rules-title = Pravidla: { $game }
rules-search = Hledat v pravidlech
rules-find = Hledat
rules-all = Celá pravidla
rules-found = { $n ->
    [0] Nic nenalezeno
    [one] Nalezeno { $n } místo
    [few] Nalezena { $n } místa
   *[other] Nalezeno { $n } míst
 }
rules-contents = Obsah
rules-language = Pravidla jsou v angličtině.
rules-close = Zavřít pravidla
rules-whole = Otevřít na vlastní stránce
rules-link = Odkaz na pravidlo { $rule }
