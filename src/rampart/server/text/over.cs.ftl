# Po hře: konec, přehrání, záznamy a pravidla

## Konec

over-winners = { $n ->
    [0] Nevyhrává nikdo
    [1] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
 }
over-all-win = Všichni společně vítězí
over-all-lose = Všichni společně prohrávají
over-place = { $place }. { $name }: { COUNT($points, kind: "point") }
over-choices = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
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
over-course = Průběh skóre
over-course-told = Průběh bodování; na konci: { $result }
over-no-course = Nikdo nezískal žádný bod.
over-start = Začátek
over-choice = Krok { $n }
over-turns = Zlomové okamžiky
over-turn-lead = Do vedení jde { $name }, náskok: { COUNT($n, kind: "point") }
over-turn-gain = { $name } získává { COUNT($n, kind: "point") }, { $most ->
    [0] ostatní nic
   *[other] ostatní nejvýš { $others }
 }
over-turn-chance = { $name }: šance na výhru { $before } → { $after }
over-turn-open = Přehrát odtud: { $moment }
over-again = Odveta?
over-again-count = Odvetu si přeje { $n }/{ $of } hráčů.
over-again-begun = Další hra už začala.
over-no-people = Hráli tu jen boti.
over-next = K další hře
over-rematch = Odveta
over-rematch-alone = Hrát znovu
over-again-alone = Stejný stůl, stejní boti, hned.
over-agreed = Chceš odvetu
over-agrees = přeje si odvetu
over-undecided = bez odpovědi
over-replay = Přehrát
over-share = Sdílet
over-shared = Odkaz zkopírován
over-record = Záznam partie
over-uploaded = Ze záznamu partie
over-uploaded-note = Hra byla nahrána ze souboru; odehrála se jinde.

## Přehrání

replay-title = Přehrání: { $game }
replay-head = Krok { $n } z { $of }
replay-begin = Začátek hry
replay-chosen = { $name } má vybráno.
replay-first = Na začátek
replay-before = O krok zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-next = O krok dál
replay-last = Na konec
replay-slider = Krok
replay-go = Ukázat
replay-keys = Šipky: po kroku. Page Up/Down: skok. Home/End: začátek nebo konec. Mezerník: přehrát nebo zastavit.
replay-board = Plán v této chvíli
replay-table = Ke stolu
replay-seen = Vidíš to, co vidělo tvé místo. Po konci hry se odhalí všechno.

## Záznamy

record-title = Otevřít záznam partie
record-note = Záznam partie obsahuje všechny kroky jedné hry. Stáhneš ho na konci hry. Otevře se jako dohraný stůl, který uvidí jen ten, kdo má odkaz. Funguje i soubor s pozicí: odsud pak můžeš začít nový stůl.
record-file = Soubor se záznamem partie
record-text = Nebo záznam partie vlož sem
record-open = Otevřít
record-large = Soubor je příliš velký. Záznam partie má nejvýš 1 MB.
record-stale = Soubor vznikl podle starší verze pravidel.
record-stale-release = Soubor vznikl podle starší verze pravidel. Přehraje ho Rampart { $release }.
record-place = Chyba je v místě { $place }.
record-impossible = Soubor obsahuje kroky, které nejsou možné.
record-endless = Soubor je na záznam partie příliš dlouhý nebo příliš vnořený.
record-too-much = Přehrát tuhle partii trvá příliš dlouho. Ověř, že soubor pochází z tohoto serveru.

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
rules-language = Pravidla ještě nejsou přeložená, čteš je anglicky.
rules-close = Zavřít pravidla
rules-whole = Otevřít na vlastní stránce
rules-link = Odkaz na pravidlo { $rule }
