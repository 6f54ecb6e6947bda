# Výuka: jak hrát, lekce, úlohy, rady a zkušební stoly
learn-how = Jak hrát
learn-lessons = Lekce
learn-puzzles = Úlohy
learn-rules = Pravidla
learn-docs = Dokumentace pro správce, výzkumníky a autory her (anglicky)
learn-done = hotové lekce: { $n } z { $of }
learn-go-on = Pokračuj v učení
learn-how-to = Jak hrát: { $game }
learn-lessons-of = Lekce: { $game }
learn-puzzles-of = Úlohy: { $game }
learn-first-head = Tvá první partie
learn-first = Zahraj si proti snadným botům. Trenér vysvětlí každé nové rozhodnutí.

lesson-chip = Lekce
lesson-number = Lekce { $n } z { $of }
lesson-progress = hotové kroky: { $n } z { $of }
lesson-length = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
}, asi { $minutes } min
lesson-step = krok { $n } z { $of }
lesson-leave = Opustit lekci
lesson-saved = Tvůj postup je uložený.
lesson-go = Pokračovat
lesson-next = Další lekce
lesson-first-game = Zahrát první partii
lesson-over = Lekce je hotová
lesson-done = Hotovo
lesson-right = To sedí
lesson-again = Zkus to znovu
lesson-not = Tohle ne
lesson-tried = vyzkoušeno, důvod říká trenér
lesson-show = Ukaž mi to
lesson-shown = Řešení
lesson-why = Proč?
lesson-look = Zatím nic nevybíráš
lesson-look-more = Přečti si, co říká trenér, a pokračuj.
lesson-since = Co se stalo

how-contents = Na této stránce
how-aim = Cíl
how-board = Herní plán
how-turn = Průběh tahu v kostce
how-roles = Role
how-round = Jedno kolo v obrázcích
how-end = Konec a bodování
how-modes = Jiné způsoby hry
how-questions = Časté otázky
how-first-lesson = Zahrát první lekci
how-rules = Celá pravidla
how-first = První partie:
how-ready = Chceš si zahrát první tah?
how-ready-more = První lekce se hraje přímo u stolu. Můžeš kdykoli odejít.

puzzle-chip = Úloha
puzzle-of-day = Úloha dne
puzzle-daily = každý den nová
puzzle-row = { $n ->
    [one] { $n } den v řadě
    [few] { $n } dny v řadě
   *[other] { $n } dní v řadě
}
puzzle-solve = Vyřešit
puzzle-look = Zobrazit řešení
puzzle-about = Skutečné pozice z partií botů s 1 jasně nejlepší volbou. Do hodnocení se počítá tvá první odpověď.
puzzle-rating = obtížnost { $n }
puzzle-mine = Tvé hodnocení v úlohách: { $n }
puzzle-solved = napoprvé vyřešeno: { $n } z { $of }
puzzle-count = zodpovězeno: { $n } z { $of }
puzzle-next = Další úloha
puzzle-again = Zkusit znovu
puzzle-play = Hrát odsud dál
puzzle-goal = Najdi volbu, která vyhraje nejvíc partií.
puzzle-best = Nejlepší volba
puzzle-not-best = Není nejlepší
puzzle-told-best = { $option }: ze 100 partií o { $n } víc výher než druhá nejlepší volba.
puzzle-told = { $option }: ze 100 partií o { $n } víc výher.
puzzle-own = { $option }: { $reason }
puzzle-all = Všechny možnosti
puzzle-played = z každé dohráno partií: { $n }
puzzle-bar = vyhraje { $chance } % partií, průměrně bodů: { $points }
puzzle-tag-best = nejlepší
puzzle-tag-yours = tvoje

hint-ask = Poradit krok
hint-busy = Zkouším partie
hint-head = Nejlepší kroky
hint-note = Podle toho, co vidíš; vyzkoušených partií: { $n }. Skryté karty jsou odhad.
hint-best = nejlepší
hint-rank = { $n ->
    [1] 1.
    [2] 2.
   *[other] 3.
}
hint-close = Skrýt
hint-used = použitá rada
hint-off = V hodnocených partiích rady nejsou.
hint-consent = Požádat stůl o rady
tips-head = Hraješ poprvé?
tips-off = Tipy nezobrazovat
whatif = Zkusit odsud něco jiného
whatif-now = Zkusit krok nanečisto
whatif-more = Soukromá kopie proti botům. Skryté karty se rozdají znovu.
scenario = Nový stůl odsud
