# Stránka stolu

table-lobby = Do herny
table-rules = Pravidla
table-rule = Pravidlo { $rule }
table-menu = Stůl a nastavení
table-settings = Nastavení
table-help = Klávesy: číslice volí, šipky procházejí, Enter potvrzuje, Esc jde zpět, U bere zpět, L otevře průběh hry
table-phase = Fáze
table-seats = Místa
table-board = Herní plán
table-side = Tvé rozhodnutí, průběh hry a chat
table-hand = Ruka
table-watching = Díváš se
table-offline = Obnovuje se spojení…
table-catching = Doháníme, co ti uteklo
table-past = Dřívější pozice
table-now = Zpět k aktuálnímu stavu
table-zoom = Celý plán
table-larger = Přiblížit
table-smaller = Oddálit
table-play = Hra

## Místa

seat-you = ty
seat-bot = Hraje bot: { $level }
seat-choosing = volí
seat-thinking = přemýšlí…
seat-answered = zvoleno
seat-waits = čeká
seat-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
seat-hidden = Skryto
seat-away = Není u stolu
seat-away-now = není tu
seat-left = { $name } už není u stolu
seat-back = { $name } je zpátky u stolu

## Na co se hra ptá

ask-you = Tvé rozhodnutí
ask-more = { $n ->
    [one] ještě 1
    [few] ještě { $n }
   *[other] ještě { $n }
 }
ask-all = Ukázat vše
ask-option = { $n } z { $of }
ask-before = Předchozí možnost
ask-next = Další možnost
ask-less = Méně
ask-more-of = Více
ask-confirm = Potvrdit
ask-all-of = Všech { $n }
ask-filter = Zobrazit jen
ask-back = Zpět
ask-several = Tady je více možností. Vyber jednu v seznamu.
ask-unsent = Volbu se nepodařilo odeslat. Zkus to znovu.
ask-changed = Situace se mezitím změnila. Tato volba už není možná.
ask-window = Ptáme se každého, kdo by mohl reagovat, aby pasování nic neprozradilo.
ask-goes-by = Pasujeme za tebe.
moment-head = U podobných otázek:
moment-usual = ptát se, když mohu odpovědět
moment-ask = ptát se vždy
moment-pass = vždy pasovat
moment-turn = pasovat do konce tohoto tahu
wait-none = Teď se nikdo nerozhoduje.
wait-closed = Tento stůl byl zrušen.
closed-note = Hra tu skončila předčasně. Co se odehrálo, si můžeš prohlédnout.
closed-early = Byl zrušen dřív, než hra začala.
closed-by = Stůl ruší { $name }.
closed-hidden = Skryté karty i záznam partie zůstávají skryté, protože se nedohrálo.
wait-away = Teď u stolu není: { $names }.

## Současná volba

poll-head = Všichni volí zároveň
poll-chosen = zvoleno
poll-thinking = přemýšlí
poll-note = Volby zůstanou skryté, dokud nezvolí všichni. Do té doby můžeš svou změnit.
poll-answered = Máš zvoleno
poll-so-far = Tvá odpověď zatím
poll-change = Změnit volbu
poll-again = Začít znovu

## Nabídky

offer-from = { $name } předkládá nabídku
offer-to = { $name } předkládá nabídku hráči { $other }
offer-yours = Tvá nabídka hráči { $other }
offer-gives = { $name } dává
offer-give = dáváš
offer-get = dostaneš
offer-nothing = nic

## Velké volby v jednom panelu

compose-have = Máš
compose-give = Dáš
compose-want = Dostaneš
compose-pay = Zaplatíš
compose-discard = Odhodíš
compose-recruit = Naverbuješ
compose-place = Umístíš
compose-units = Jednotky
compose-price = Cena
compose-after = Zbude
compose-who = Komu
compose-clear = Vymazat
compose-send-trade = Odeslat nabídku
compose-send-discard = Odhodit
compose-send-pay = Zaplatit
compose-send-spend = Zaplatit
compose-send-levy = Naverbovat
compose-send-place = Umístit
compose-send-proposal = Navrhnout
compose-left = zbude { $n }
compose-rate = bank { $n }:1
compose-sum = { $n } z { $of }
compose-more = Ještě vyber: { $n }
compose-both = Vyber, co dáš a co dostaneš
compose-none = Vyber aspoň 1

## Braní zpět

undo-this = Vzít zpět: { $what }
undo-last = Vzít zpět můj poslední krok
undo-ask = Požádat stůl o vrácení: { $what }
undo-decided = Mezitím táhl někdo jiný
undo-chance = Mezitím padly kostky nebo se dobíraly karty
undo-revealed = Mezitím se odhalily skryté informace

## Žádosti

request-undo = { $name } žádá o vrácení kroku
request-takeover = Má za hráče { $name } hrát bot?
request-close = Hostitel chce stůl zrušit
request-hints = { $name }: žádost o povolení rad
request-seen = Co se od té doby stalo:
request-waiting = Čekáme na odpověď: { $names }
request-absent = Teď pryč: { $names }
request-agree = Souhlasím
request-refuse = Nesouhlasím
request-withdraw = Stáhnout
request-limit = Když někdo neodpoví včas, žádost se zamítne.
request-notice = Kdo je pryč, může se do té doby vrátit a nesouhlasit.
request-left = Zbývá
seat-to-bot = Ať za mě hraje bot
seat-to-bot-other = Požádat o bota
seat-take-back = Hrát zase osobně
seat-resign = Vzdát se
seat-resign-sure = Vzdát se natrvalo? Dál za tebe bude hrát bot.
sure-no = Zrušit
sure-yes = Ano
table-close = Zrušit stůl
table-close-sure = Zrušit stůl nadobro? Nejdřív se zeptáme všech, kdo tu hrají.

## Záznam a rozhovor

log-head = Průběh hry
log-empty = Ještě se nic nestalo.
log-then = Ukázat herní plán v té chvíli
log-undone = { $name } bere krok zpět
log-to-bot = Za hráče { $name } teď hraje bot
log-to-person = { $name } hraje zase osobně
log-resigned = { $name } se vzdává; dál hraje bot
log-asks = { $name } žádá stůl o souhlas
log-agrees = { $name } souhlasí
log-refuses = { $name } nesouhlasí
log-lapsed = Žádost hráče { $name } vypršela
log-continued = { $lost ->
    [0] Pravidla se změnila; hra pokračuje z poslední pozice
    [one] Pravidla se změnila; hra pokračuje z poslední pozice bez { $lost } kroku
    [few] Pravidla se změnila; hra pokračuje z poslední pozice bez { $lost } kroků
   *[other] Pravidla se změnila; hra pokračuje z poslední pozice bez { $lost } kroků
 }
log-scenario = Hra začíná z uložené pozice
chat-head = Chat
chat-empty = Zatím žádné zprávy.
chat-say = Zpráva stolu
chat-send = Odeslat
chat-aside = Zpráva ostatním divákům

## Před hrou

open-head = Čeká se na hráče
open-note = Hra začne, až budou všechna místa obsazena.
open-patience = Čekat na nepřítomné hráče
open-free = volno
open-sit = Sednout si
open-stand = Vstát
open-clear = Uvolnit
open-bot = Přidat bota
open-invite = Pozvat odkazem
open-copy = Kopírovat
open-copied = Zkopírováno
open-start = Začít hru
open-close = Zrušit stůl

## Jedno zařízení pro více hráčů

curtain-head = Předej zařízení: { $name }
curtain-note = Herní plán zůstane skrytý, dokud { $name } nepřevezme zařízení.
curtain-go = Jsem { $name }

## Konec

over-head = Hra skončila

## Stůl slovy

plain-head = Stůl
plain-nothing = nic
plain-hidden = skryto
plain-cards = { $n ->
    [one] 1 skrytá
    [few] { $n } skryté
   *[other] { $n } skrytých
 }

## A table that cannot be played today

paused-head = Tento stůl je pozastavený.
paused-game = Hru { $game } teď tato herna nemá.
paused-options = Tato herna nemá vše, s čím se u stolu hraje, například sadu karet.
paused-newer = U stolu se hrálo podle novějších pravidel, než má tato herna.
paused-broken = Tato pravidla neumí přečíst poslední pozici stolu.
paused-note = Nic se neztratilo. Stůl se vrátí, jakmile u něj půjde hrát.

## Scenes

scene-title = Co se stalo
scene-steps = { $n } z { $of }
scene-go = Dál
scene-skip = Přeskočit
scene-all = Přeskočit k mému tahu
scene-roll-head = Jsi na tahu: hoď kostkami
scene-roll = Hodit
scene-rolls = Vždy házet za mě
scene-pace = Tempo
scene-pace-step = Krok
scene-pace-slow = Pomalu
scene-pace-normal = Normálně
scene-pace-fast = Rychle
scene-pace-none = Vypnuto

## Piece cards

piece-rule = Pravidlo
piece-now = Teď
piece-close = Zavřít

## While you were away

away-title = Co se mezitím stalo
away-span = { $n ->
    [one] 1 krok za { $span }
    [few] { $n } kroky za { $span }
   *[other] { $n } kroků za { $span }
}
away-you = Co se týkalo tebe
away-nothing = Tebe se nic netýkalo
away-board = Na plánu
away-move = Krok { $n } z { $of }
away-points = Body
away-replay = Přehrát znovu: kroky { $n }, { $seconds } s
away-go = Do hry
