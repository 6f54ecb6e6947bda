# Solo play against Qin Jiushao: his name, his steps and what he does

automaton-7 = Čchin Ťiou-šao
clan-qin = Čchin Ťiou-šao

## Options of the table

table-option-level = Náskok Čchin Ťiou-šaa
table-meaning-level = Jen pro jednoho hráče: Čchin Ťiou-šao začíná s 0, 50 nebo 100 body cti.
table-value-level-normal = žádný
table-value-level-hard = 50 bodů cti
table-value-level-very_hard = 100 bodů cti
table-option-both_advisors = Oba rádci Čchinovi
table-meaning-both_advisors = Jen pro jednoho hráče: každé jaro dostane Čchin Ťiou-šao oba rádce, kteří opouštějí nabídku, ne jen jednoho.
table-value-both_advisors-false = ne
table-value-both_advisors-true = ano

## Decisions

qin_advisor = Vyber rádce pro Čchin Ťiou-šaa. Druhý se odhodí.
option-qin-advisor = { WORD($card, kind: "advisor") }
effect-qin-support = pak má podpůrných rádců: { $n }; za každé dva získá každý podzim 1 bod cti
waiting-qin_advisor = { $seat } dává rádce Čchin Ťiou-šaovi

## Log

log-qin_track = Stupnice lokací: na pozici 1 jde { WORD($location, kind: "location") }
log-qin_advisor = { $seat } bere rádce: { WORD($card, kind: "advisor") }
log-qin_copies = { $seat } kopíruje kartu: { WORD($command, kind: "command") }
log-qin_shuffled = Karty velení Čchin Ťiou-šaa se zamíchají
log-reed_moved_by_qin = Čchin Ťiou-šao přesouvá úředníka Rákosového klanu: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-reed_dismissed = Čchin Ťiou-šao nechává Rákosový klan odstranit rádce: { WORD($card, kind: "advisor") }
log-qin_scored = { $seat } boduje artefakt { WORD($card, kind: "artifact") }: { COUNT($n, kind: "honour") }
log-qin_idle = { $seat } nikoho neverbuje: { WORD($kind, kind: "kind") }

## His command cards

command_text-qin_economy = Čchin umístí 2 úředníky. Ty: umísti až 2 úředníky do 2 různých lokací. Čchin povýší nejnižšího dohlížitele.
command_text-qin_despotism = Čchin umístí 2 úředníky, a pokud hraješ Ekonomiku, ještě 1. Ty: umísti až 1 úředníka. Pokročilá aktivace lokace, kde má nejvíc úředníků.
command_text-qin_work_harder = Čchin umístí 2 úředníky. Ty: umísti až 2 úředníky do 2 různých lokací. Čchin staví úroveň Zdi.
command_text-qin_attack_order = Čchinovi lučištníci na střeleckých pozicích vystřelí, pak naverbuje 1 kopiníka. Ty: umísti až 2 úředníky do 2 různých lokací.
command_text-qin_call_to_arms = Čchin umístí 2 úředníky. Ty: umísti až 2 úředníky do 2 různých lokací. Čchin naverbuje 1 lučištníka a pak 1 kopiníka.
command_text-qin_betrayal = Čchin provede svou kartu se jménem té tvé. Je-li tvoje Zrada nebo žádnou nemáš, umístí 3 úředníky.

## Sources of his honor

source-production = Výroba
source-head_start = Náskok

## How it ends

solo-won = Vítězíš nad Čchin Ťiou-šaem { $own } : { $his }.
solo-lost = Vítězí Čchin Ťiou-šao { $his } : { $own }.
solo-shamed = Bez žetonů hanby v banku prohráváš bez ohledu na body cti.

## His board

draw-qin-title = Mistr výpočtů
draw-qin-track = Stupnice lokací
draw-qin-order = Umisťuje od pozice 5 k 1, aktivuje od 1 k 5.
draw-qin-highest = nejvyšší: aktivuje se první
draw-qin-lowest = nejnižší: dostane příštího úředníka
draw-qin-strikes = Kde zaútočí
draw-qin-ahead = vede o { $n }
draw-qin-behind = ztrácí { $n }
draw-qin-own = ty: { $n }
draw-qin-support = podpůrných rádců: { $n }
draw-qin-ability = každý podzim { COUNT($n, kind: "honour") }
draw-qin-pool = Jeho zásoba
draw-qin-gains = { COUNT($n, kind: "honour") }
draw-qin-recruits = { COUNT($n, kind: "spearman") }
draw-qin-next = další úředník: { $n }
draw-qin-no-card = Jeho karta přijde s tvou
draw-qin-deck = balíček: { $deck }, odhozeno: { $gone }
draw-qin-section-M = střed
draw-qin-section-R = pravý
draw-qin-points = Vrchní karta hordy ukazuje: { WORD($section, kind: "section") }.
draw-qin-spot = příští pole, řada 1
draw-qin-reward = 2 body cti za pole
pane-qin = Čchin Ťiou-šao
