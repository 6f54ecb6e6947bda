# Stránka stolu

table-lobby = Do předsíně
table-rules = Pravidla
table-rule = Pravidlo { $rule }
table-menu = Stůl a nastavení
table-settings = Předvolby
table-help = Klávesy: číslice volí, šipky procházejí, Enter potvrzuje, Esc krok zpět, U bere zpět, L záznam
table-phase = Fáze
table-seats = Místa
table-board = Deska
table-side = Tvé rozhodnutí, záznam a rozhovor
table-hand = Ruka
table-watching = Díváš se
table-connecting = Obnovuje se spojení
table-catching = Přehrává se, co ti uteklo
table-past = Deska, jak tehdy vypadala
table-now = Zpět do přítomnosti
table-zoom = Celá deska

## Místa

seat-you = ty
seat-bot = Hraje robot
seat-choosing = volí
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
ask-back = Zpět
ask-several = Týká se toho více možností: vyber jednu v seznamu.
ask-unsent = Volbu se nepodařilo odeslat, zkus to znovu.
ask-changed = Situace u stolu se mezitím změnila; tato volba už není možná.
ask-window = Ptáme se každého, kdo by mohl odpovědět, aby mlčení nic neprozradilo.
ask-goes-by = Tohle za tebe stránka nechá být.
moment-head = Ve chvílích jako tato:
moment-usual = ptát se, když mohu odpovědět
moment-ask = ptát se vždy
moment-pass = nechat všechny být
wait-none = Teď se nikdo nerozhoduje.
wait-closed = Tento stůl byl opuštěn.
closed-note = Nikdo už tu nehraje. Co se odehrálo, si lze prohlédnout znovu.
closed-early = Skončil dřív, než hra začala.
closed-by = Vzdává se: { $name }.
wait-away = Teď u stolu není: { $names }.

## Současná volba

poll-head = Všichni volí zároveň
poll-chosen = zvoleno
poll-thinking = přemýšlí
poll-note = Nikdo se nedozví, co bylo zvoleno, dokud nezvolí všichni; do té doby to můžeš změnit.
poll-answered = Máš zvoleno
poll-so-far = Tvá odpověď zatím
poll-change = Rozmyslet si to
poll-again = Začít znovu

## Nabídky

offer-from = { $name } předkládá nabídku
offer-to = { $name } předkládá nabídku hráči { $other }
offer-yours = Tvá nabídka hráči { $other }
offer-gives = { $name } dává
offer-give = dáváš
offer-get = dostaneš
offer-nothing = nic

## Braní zpět

undo-this = Vzít zpět: { $what }
undo-last = Vzít zpět mou poslední volbu
undo-ask = Požádat stůl o vrácení: { $what }
undo-decided = Mezitím se rozhodl někdo jiný
undo-chance = Mezitím rozhodla náhoda
undo-revealed = Mezitím vyšlo najevo něco skrytého

## Žádosti

request-undo = { $name } žádá o vrácení volby
request-takeover = Má za hráče { $name } hrát robot?
request-waiting = Ještě odpoví: { $names }
request-agree = Souhlasím
request-refuse = Nesouhlasím
request-withdraw = Stáhnout
request-limit = Bez všech odpovědí včas to platí jako nesouhlas.
request-left = Zbývá
seat-to-bot = Ať za mě hraje robot
seat-to-bot-other = Požádat o robota
seat-take-back = Hrát zase osobně
seat-resign = Vzdát se
seat-resign-sure = Vzdát se natrvalo? Dál za tebe bude hrát robot.

## Záznam a rozhovor

log-head = Záznam
log-empty = Ještě se nic nestalo.
log-then = Ukázat desku v té chvíli
log-undone = { $name } bere volbu zpět
log-to-bot = Za hráče { $name } teď hraje robot
log-to-person = { $name } hraje zase osobně
log-resigned = { $name } se vzdává; dál hraje robot
log-asks = { $name } žádá stůl o souhlas
log-agrees = { $name } souhlasí
log-refuses = { $name } nesouhlasí
log-lapsed = Žádost propadla bez odpovědi ({ $name })
log-continued = { $lost ->
    [0] Pravidla se změnila; hra pokračuje z poslední pozice
    [one] Pravidla se změnila; hra pokračuje z poslední pozice bez { $lost } kroku
    [few] Pravidla se změnila; hra pokračuje z poslední pozice bez { $lost } kroků
   *[other] Pravidla se změnila; hra pokračuje z poslední pozice bez { $lost } kroků
 }
chat-head = Rozhovor
chat-empty = Zatím žádné zprávy.
chat-say = Zpráva stolu
chat-send = Odeslat
chat-quiet = Psát sem mohou jen hráči.

## Před hrou

open-head = Místa se obsazují
open-note = Hra začne, až budou všechna místa obsazena.
open-free = volno
open-sit = Sednout si
open-stand = Vstát
open-clear = Uvolnit
open-bot = Přidat robota
open-invite = Pozvat odkazem
open-copy = Kopírovat
open-copied = Zkopírováno
open-start = Začít hru
open-close = Zrušit stůl

## Jedno zařízení pro více hráčů

curtain-head = Předej zařízení: { $name }
curtain-note = Dokud { $name } nebude pokračovat, nic se neukáže.
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
paused-note = Nic se neztratilo. Stůl se vrátí, jakmile ho herna umí hrát.
