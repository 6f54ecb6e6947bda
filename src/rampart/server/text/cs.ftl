# The site around the tables: lobby, new tables, invitations and preferences

nav = Stránky
nav-play = Hrát
nav-watch = Sledovat
nav-learn = Naučit se

shell-skip = Přejít k obsahu
shell-language = Jazyk
shell-to-day = Přepnout na den
shell-to-night = Přepnout na noc
shell-guest = Host
shell-back = Zpět do herny

error-not-found = Stránka nenalezena
error-forbidden = Sem nemáš přístup
error-refused = Tohle nejde
error-broken = Něco se pokazilo
error-unavailable = Teď to není dostupné

## Lobby

lobby-title = Herna
lobby-play-now = Hrát hned proti botům
lobby-level = Úroveň botů
lobby-new = Nový stůl
lobby-learn = Pravidla
lobby-players-range = { $least } až { $most } hráčů
lobby-players = { $n ->
    [one] { $counts } hráč
    [few] { $counts } hráči
   *[other] { $counts } hráčů
 }
lobby-table-of = Stůl: { $name }
lobby-table = Stůl bez hostitele
lobby-free-seat = Volné místo
lobby-bot-named = { $name }, bot
lobby-seats = Místa

lobby-waiting = Čeká na tebe
lobby-waiting-count = { $of ->
    [one] { $n } z 1 stolu
   *[other] { $n } z celkem { $of } stolů
 }
lobby-nothing-waits = Nemáš rozehranou žádnou hru. Zahraj si proti botům, otevři stůl pro přátele nebo si k někomu přisedni.
lobby-ready = Všechna místa jsou obsazená. Můžeš začít.
lobby-free-seats = { $n ->
    [one] Ještě je volné jedno místo
    [few] Ještě jsou volná { $n } místa
   *[other] Ještě je volných { $n } míst
 }
lobby-your-turn = Jsi na tahu
lobby-others-choose = { $n ->
    [one] Na tahu: { $names }
    [few] Rozhodují se: { $names }
   *[other] Rozhodují se: { $names }
 }
lobby-consent = Čeká se na tvůj souhlas
lobby-notice = Vrať se, jinak tvé místo převezme bot
lobby-runs = Hra běží
lobby-paused = Pozastaveno: teď se u něj nedá hrát

lobby-open = Otevřené stoly
lobby-no-open = Teď nikdo nečeká na spoluhráče. Otevři stůl a pošli odkaz přátelům.
lobby-go = Ke stolu
lobby-watch = Sledovat
lobby-last-seat = Obsadit poslední místo
lobby-join = Přisednout

lobby-playing = Rozehrané hry
lobby-no-playing = Teď není žádná hra ke sledování.
lobby-watchers = { $n ->
    [one] 1 divák
    [few] { $n } diváci
   *[other] { $n } diváků
 }

lobby-over = Dohrané hry
lobby-no-over = Zatím žádná dohraná hra.
lobby-replay = Přehrát

## Bots

bot-random = Náhodný: hraje cokoli
bot-novice = Nováček: hraje rozumně, ale nepozorně
bot-apprentice = Učeň: hraje dobře, občas chybuje
bot-greedy = Rozvážný: myslí na krok dopředu
bot-steady = Rozvážný: volí, co vypadá nejlépe
bot-search = Hledač: zkouší své možnosti
bot-master = Mistr: myslí dopředu
level-random = Náhodný
level-novice = Nováček
level-apprentice = Učeň
level-greedy = Rozvážný
level-steady = Rozvážný
level-search = Hledač
level-master = Mistr
bot-other = Bot „{ $name }“

## A new table

new-title = Nový stůl
new-seats = Kdo hraje
new-players = Počet hráčů
new-people = Lidé
new-bots = Boti
new-me = Já
new-open = Pozvánka odkazem
new-local = Hráč u tohoto zařízení
new-seat-name = Jméno pro místo: { $seat }
new-name-here = Jméno
new-seats-hint = Jsou-li všechna místa obsazená, hra hned začne. Jinak dostaneš odkaz pro pozvání.
new-options = Možnosti
new-quoted = „{ $name }“
new-clash = Tyto volby nelze kombinovat: { $names }.
new-clash-players = { $name } není pro tento počet hráčů.
new-bad-players = Hra je pro tento počet hráčů: { $allowed }.
new-bad-option = Hra nemá volbu „{ $option }“.
new-bad-value = Neplatná hodnota volby „{ $option }“. Možné: { $known }.
new-table = Stůl
new-name = Název stolu
new-name-hint = Nepovinný. Bez názvu se stůl jmenuje po tobě.
new-private = Soukromý stůl
new-private-hint = Stůl se v herně nezobrazí; najde ho jen ten, kdo má odkaz.
new-patience = Čekat na nepřítomné hráče
new-patience-hint = Po této době mohou ostatní nechat za nepřítomného hrát bota. Na své místo se můžeš kdykoli vrátit.
new-open-it = Otevřít stůl
new-cancel = Zrušit

## A seat by link

join-title = Pozvánka
join-hint = Vyber si místo.
join-yours = Tady už místo máš.
join-full = Stůl je plný, ale můžeš se dívat.
join-name = Tvé jméno
join-take = Sednout si sem
join-go = Ke stolu

## Preferences

prefs-title = Nastavení
prefs-saved = Uloženo.
prefs-save = Uložit
prefs-you = Ty
prefs-name = Jméno
prefs-name-hint = Nejvýš 24 znaků; uvidí ho všichni u tvých stolů.
prefs-lang = Jazyk
prefs-browser = Podle prohlížeče
prefs-look = Vzhled
prefs-theme = Motiv
prefs-day = Den
prefs-night = Noc
prefs-motion = Animace
prefs-motion-full = Plné
prefs-motion-reduced = Omezené
prefs-motion-hint = Omezené: figurky přeskočí na místo a změna se na chvíli zvýrazní.
prefs-pace = Tempo scén
prefs-pace-hint = Jak rychle stůl ukazuje, co se stalo. Když jsi na tahu, nikdy nečekáš.
prefs-table = U stolu
prefs-sounds = Zvuk, když jsem na tahu
prefs-sounds-hint = Krátký tón, když jsi na tahu.
prefs-auto-pass = Automaticky pasovat
prefs-auto-pass-hint = Když můžeš jen pasovat, pasujeme za tebe, a to po pauze, která nic neprozradí.
prefs-moments = Kdy se mě ptát
prefs-confirm-end = Potvrzovat volby
prefs-confirm-end-hint = Každá volba se odešle až po druhém klepnutí.
prefs-auto-roll = Házet automaticky
prefs-auto-roll-hint = Kostky se hodí, hned jak začne tvůj tah. Jinak házíš stiskem.
prefs-device = Toto zařízení
prefs-leave-hint = Kdo použije toto zařízení po tobě, nebude hrát za tebe. Místa u stolů ti zůstanou, ale vrátíš se k nim jen z jiného zařízení, které tě zná.
prefs-leave-sure = Ano, odhlásit
prefs-leave = Odhlásit mě z tohoto zařízení
