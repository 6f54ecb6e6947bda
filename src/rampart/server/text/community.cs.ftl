# Hodnocení a statistiky

nav-ranking = Žebříček
rating-games = { $n ->
    [one] 1 hodnocená partie
    [few] { $n } hodnocené partie
   *[other] { $n } hodnocených partií
 }
rating-none = zatím bez hodnocení
rating-more = do žebříčku ještě chybí partií: { $n }
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
ranking-empty = Tolik hodnocených partií ({ $n }) zatím nikdo nemá.
ranking-note = Lidé a boti mají společnou stupnici. Střed je 1500. Rozpětí ukazuje, jak jisté je hodnocení.
new-rated = Hodnocená partie
new-rated-hint = Výsledek se počítá do hodnocení všech. Co už je vidět, nejde vzít zpět.
new-delay = Diváci vidí stůl
new-delay-none = hned
new-delay-hint = Se zpožděním nemůže nikdo napovídat podle toho, co vidí.

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

# Turnaje a rozdání týdne

cup-head = Turnaje
cup-all = Všechny turnaje
cup-now = Právě teď
cup-past = Dohrané
cup-none = Teď se žádný turnaj nehraje.
cup-account = Turnaj může pořádat jen hráč s účtem.
cup-hold = Uspořádat turnaj
cup-name = Název
cup-kind = Druh
cup-kind-round_robin = Každý s každým
cup-kind-swiss = Švýcarský systém
cup-size = Hráčů u stolu
cup-rounds = Kola
cup-rounds-all = Kolik je potřeba
cup-bots = Boti mohou hrát
cup-no-bots = Jen lidé
cup-entered = přihlášeno hráčů: { $n }
cup-round = { $n }. kolo z { $of }
cup-over = Dohráno
cup-closed = Zrušeno
cup-you = Tvoje pořadí: { $n } z { $of }
cup-go = Otevřít
cup-see = Prohlédnout
cup-standings = Pořadí
cup-points = Body
cup-points-hint = 1 za první místo u stolu, 0 za poslední
cup-buchholz = Soupeři
cup-buchholz-hint = Body všech soupeřů
cup-beaten = Poražení
cup-beaten-hint = Body všech, kdo skončili za tebou
cup-wins = Výhry
cup-wins-hint = Vyhrané stoly
cup-left = odstoupení
cup-ties = Při shodě rozhodují sloupce zleva doprava, potom los.
cup-bye = { $name } má v tomto kole volno: 1 bod
cup-do-enter = Přihlásit se
cup-do-leave = Odhlásit se
cup-do-bot = Přidat bota
cup-do-start = Začít
cup-do-close = Zrušit turnaj
deal-head = Stejné rozdání pro všechny
deal-hint = Stejný začátek a stejní boti. Jeden pokus, do { $day }.
deal-best = Zatím nejlepší: { $n }.
deal-none = Zatím to nikdo nehrál.
deal-yours = Ty: { $n }, pořadí { $place }.
deal-play = Zahrát rozdání
deal-results = Výsledky
find-head = Hledat
find-label = Najít stůl nebo hráče
find-tables = Stoly
find-people = Hráči
find-none = Nic se nenašlo.
filter-friends = Přátelé
filter-rated = Hodnocené
filter-bots = S boty
filter-lang = Můj jazyk
watch-delayed = Stůl vidíš se zpožděním: { $n } min
