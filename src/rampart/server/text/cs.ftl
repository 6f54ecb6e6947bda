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
shell-back = Zpět do předsíně

error-not-found = Tady nic není
error-forbidden = Tohle není pro tebe
error-refused = Tohle nejde
error-broken = Něco se pokazilo

## Lobby

lobby-title = Předsíň
lobby-games = Hry
lobby-play-now = Hrát hned proti robotům
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
lobby-bot-named = { $name }, robot
lobby-seats = Místa

lobby-waiting = Čeká na tebe
lobby-waiting-count = { $of ->
    [one] { $n } z 1 stolu
   *[other] { $n } z celkem { $of } stolů
 }
lobby-nothing-waits = Právě u žádného stolu nehraješ. Začni hru proti robotům, otevři stůl pro přátele nebo si sedni na volné místo.
lobby-ready = Všechna místa jsou obsazená: můžeš začít
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
lobby-consent = Žádají tě o souhlas
lobby-runs = Hra běží
lobby-paused = Pozastaveno: herna ho teď neumí hrát

lobby-open = Otevřené stoly
lobby-no-open = Teď nikdo nečeká na spoluhráče. Otevři stůl a pošli odkaz přátelům.
lobby-go = Ke stolu
lobby-watch = Sledovat
lobby-last-seat = Zabrat poslední místo
lobby-join = Přisednout

lobby-playing = Právě se hraje
lobby-no-playing = Teď není co sledovat. Začni hru a ostatní se mohou dívat.
lobby-watchers = { $n ->
    [one] 1 divák
    [few] { $n } diváci
   *[other] { $n } diváků
 }

lobby-over = Dohrané hry
lobby-no-over = Zatím se žádná hra nedohrála. První výsledek bude stát tady.
lobby-replay = Přehrát

## Bots

bot-random = Učeň: hraje náhodně
bot-greedy = Rozvážný: myslí na krok dopředu
bot-other = Robot „{ $name }“

## A new table

new-title = Nový stůl
new-seats = Kdo hraje
new-players = Počet hráčů
new-people = Lidé
new-bots = Roboti
new-me = Já
new-open = Někdo přes odkaz
new-local = Někdo u této obrazovky
new-seat-name = Jméno pro místo: { $seat }
new-name-here = Jméno
new-seats-hint = Nezbude-li volné místo, hra hned začne; jinak dostaneš odkaz k odeslání.
new-options = Jak se hraje
new-quoted = „{ $name }“
new-clash = Tohle k sobě nejde: { $names }.
new-bad-players = Hra je pro tento počet hráčů: { $allowed }.
new-bad-option = Hra nemá volbu „{ $option }“.
new-bad-value = „{ $option }“ takto nastavit nejde; možné je: { $known }.
new-table = Stůl
new-name = Název stolu
new-name-hint = Může zůstat prázdný; stůl se pak jmenuje po tobě.
new-private = Jen odkazem
new-private-hint = Stůl se v předsíni neukáže; najde ho, kdo má odkaz.
new-open-it = Otevřít stůl
new-cancel = Zrušit

## A seat by link

join-title = Pozvánka
join-hint = Máš pozvánku: vyber si místo.
join-yours = Tady už místo máš.
join-full = Volné místo tu už není, ale můžeš se dívat.
join-name = Tvé jméno
join-take = Sednout si sem
join-go = Ke stolu

## Preferences

prefs-title = Předvolby
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
prefs-motion = Pohyb
prefs-motion-full = Figurky kloužou
prefs-motion-reduced = Omezený
prefs-motion-hint = Omezený: figurky přeskočí na místo a změna se na chvíli vyznačí.
prefs-table = U stolu
prefs-sounds = Zvuk, když jsem na tahu
prefs-sounds-hint = Krátký tón, když na tebe čeká stůl.
prefs-auto-pass = Pasovat samo
prefs-auto-pass-hint = Kde můžeš jen pasovat, udělá to stránka za tebe, po pauze, která neprozradí, co držíš.
prefs-moments = Chvíle ve hrách
prefs-confirm-end = Potvrzovat volby
prefs-confirm-end-hint = Každá volba se odešle až po druhém stisknutí.
prefs-device = Toto zařízení
prefs-leave-hint = Kdo použije zařízení po tobě, nebude hrát tvým jménem. Tvá místa u stolů zůstanou, ale bez jiného zařízení, které tě zná, se k nim nikdo nevrátí.
prefs-leave-sure = Ano, zapomeňte mě tady
prefs-leave = Zapomenout mě na tomto zařízení
