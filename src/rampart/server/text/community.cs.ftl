# Hodnocení a statistiky

nav-ranking = Žebříček
rating-games = { $n ->
    [one] 1 hodnocená partie
    [few] { $n } hodnocené partie
   *[other] { $n } hodnocených partií
 }
rating-none = zatím bez hodnocení
rating-more = do žebříčku ještě partií: { $n }
rating-top = nejlepších { $n } %
rating-rank = { $n } z { $of }
rating-course = Vývoj hodnocení
rating-caption = Šedý pás: jak jisté je hodnocení. Plné body: vyhrané partie. Kliknutím na bod otevřeš partii.
rating-point = { $result }, { $change }, nyní { $now }
stat-roles = Role ve hře { $game }, podíl výher
stat-seats = Místa ve hře { $game }, podíl výher
stat-openings = První kroky
stat-against = Proti komu
stat-sources = Body za partii podle zdroje
stat-line = Čára ukazuje, co by dala náhoda.
stat-more = Více o tom, jak hraješ
ranking-place = Pořadí
ranking-name = Hráč
ranking-rating = Hodnocení
ranking-games = Partie
ranking-wins = Výhry
ranking-empty = Hodnocené partie ({ $n }) zatím nikdo neodehrál.
ranking-note = Lidé a boti mají společnou stupnici. Střed je 1500. Rozpětí ukazuje, jak jisté je hodnocení.
new-rated = Hodnocená partie
new-rated-hint = Výsledek se počítá do hodnocení všech. Co už je vidět, nejde vzít zpět.
new-delay = Diváci vidí stůl
new-delay-none = hned
new-delay-hint = Se zpožděním nemůže nikdo předávat, co vidí.

# Rychlá hra

quick-head = Rychlá hra
quick-hint = proti lidem
quick-live = Živě
quick-fast = Svižně
quick-daily = Denně
quick-none = nikdo nečeká
quick-waiting = čeká: { $n }
quick-any = Jakákoli hra
quick-players = Jakýkoli počet
quick-wait = Kdy se přidají boti
quick-bots = Boti se přidají za: { $time }
quick-never = Čekat jen na lidi
quick-rated = Hodnocená
quick-near = Podobné hodnocení
quick-find = Najít hráče
quick-note = Rychlá hra. Začne, až budou všechna místa obsazená.
