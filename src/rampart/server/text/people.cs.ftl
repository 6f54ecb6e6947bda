# People: profiles, history, friends and reports

profile-since = Hraje tu od: { $month }
profile-vacation = Zbývá dní dovolené: { $n }
profile-chance = náhoda: { $rate }
profile-none = zatím bez partie
role-owner = Vlastník
role-moderator = Moderátor
role-banned = Zablokovaný účet
stat-head = Statistika
stat-all = Celkem
stat-year = Letos
stat-games = partií
stat-wins = výher
stat-rate = výher, náhodou { $rate }
stat-length = průměrná partie
history-head = Historie
history-all = Všechny hry
history-wins = Výhry
history-search = Hráč nebo stůl
history-win = Výhra
history-loss = Prohra
history-place = { $place }. z { $of }
history-points = Body: { $n }
history-any = Kdykoli
history-days = Poslední dny: { $n }
history-empty = Žádné dohrané partie.
history-range = { $first } až { $last } z { $of }
history-newer = Novější
history-older = Starší
learned-head = Lekce a úlohy
learned-lessons = { $n } z { $of }
learned-puzzles = Vyřešené úlohy: { $n } z { $of }
learned-more = Učit se dál
friends-head = Přátelé
friends-count = Přátel: { $n }
friends-account = Přátelé potřebují účet. Nejdřív si ho založ.
friends-together = Partií: { $n }, tvých výher: { $won }
friends-wants = { $name } se chce přátelit
friends-asked = čeká na odpověď
friends-name = Jméno hráče
friends-ask = Přidat do přátel
friends-accept = Přijmout
friends-decline = Odmítnout
friends-withdraw = Stáhnout
friends-end = Odebrat z přátel
friends-block = Zablokovat
friends-unblock = Odblokovat
invited-by = { $name } tě zve ke stolu
report-head = Nahlásit
report-words = Co se stalo?
report-send = Poslat moderátorům
report-list = Hlášení
report-none = Není co řešit.
report-done = Vyřízeno
report-ban = Zablokovat účet
nav-you = Ty

now-head = Hrát hned
now-hint = Ty a boti. Začne se okamžitě.
now-game = Hra
now-start = Začít
lobby-tables = { $n ->
    [one] 1 stůl
    [few] { $n } stoly
   *[other] { $n } stolů
 }
filter-head = Filtry
filter-any = Jakékoli hodiny
filter-live = Živě
filter-daily = Dny na krok
filter-none-word = Bez hodin
filter-none = Takový otevřený stůl tu není.
friends-online = Online: { $n }
friend-plays = hraje
friend-here = v herně
friend-away = pryč
week-head = Tvůj týden
week-rating = hodnocení, { $change }
week-page = Tvá stránka
bell-count = { $n ->
    [one] 1 stůl čeká na tebe
    [few] { $n } stoly čekají na tebe
   *[other] { $n } stolů čeká na tebe
 }

notice-head = Oznámení
notice-push = Upozornit mě v tomto prohlížeči, když jsem na řadě
notice-push-hint = I když není otevřená žádná stránka.
notice-on = Tento prohlížeč tě upozorní.
notice-off = Tento prohlížeč tě upozorňovat nebude.
notice-cannot = Tento prohlížeč to nedovolí. Potřebuje https a tvůj souhlas.
notice-digest = Jeden e-mail denně, když čekají stoly
notice-digest-hint = V 8 ráno, jen když na tebe nějaký stůl čeká.
notice-turn = { $game }: jsi na řadě
notice-vote = { $game }: hlasuje se
notice-vote-now = Jednomu hráči došel čas. Rozhoduje stůl.
notice-now = Ostatní na tebe čekají.
notice-daily = Dní na tvůj krok: { $n }
digest-subject = Čekající stoly: { $n }
digest-text = Ahoj, { $name },

    tyto stoly na tebe čekají ({ $n }):

    { $tables }

    Tento e-mail můžeš vypnout tady: { $link }
offline-head = Jsi bez připojení k síti
offline-text = Rampart potřebuje síť. Tvé hry jsou v bezpečí, pokračuj v nich, až se připojíš.
invite-name = Pozvat hráče podle jména
invite-send = Pozvat
