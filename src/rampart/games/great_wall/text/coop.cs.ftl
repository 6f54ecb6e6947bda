# Co-operative play: demands, events, cards and what all decide together

## Options of the table

table-option-coop = Kooperace
table-meaning-coop = 2 až 5 hráčů: společně plňte císařské požadavky. Všichni vyhrajete, nebo všichni prohrajete.
table-value-coop-false = ne
table-value-coop-true = ano

## Decisions

next_to_work = { WORD($location, kind: "location") }: vyber, kdo je na řadě{ $step ->
    [0] { "" }
    [1] { " " }s povýšením
   *[other] { " " }s darováním
 }. Zisk jednoho může pomoci ostatním.
option-tea-order = Všichni v čajovém pořadí
option-reed = Rákosový klan
coop_place_shame = Polož žeton hanby pod vojáka, nebo ho vrať. Když bude bank prázdný, všichni prohrajete (zbývá { $bank }).
option-shame-return = Vrátit
effect-honour-paid = zaplať { $price } cti (zbude { $left })
why-little-honour = Potřebuješ { $need } bodů cti, máš { $have }.
coop_remove_shame = Vrátit žeton hanby za { $price } bodů cti? V banku je { $bank }.
take_command = Vezmi si zpět kartu velení. V kooperaci je vracejí jen zdi a karty.
name_demand = Navrhni požadavek ke splnění, nebo krok ukonči. Za každý nesplněný dostane každý hráč 1 žeton hanby.
option-demand = { WORD($demand, kind: "demand") }
option-end-step = Ukončit krok
effect-open-demands = { $n ->
    [0] nezůstává žádný požadavek
    [one] každý dostane { $n } žeton hanby
    [few] každý dostane { $n } žetony hanby
   *[other] každý dostane { $n } žetonů hanby
 }
effect-demand = potřeba: { WORD($demand, kind: "demand_short") }{ $n ->
    [0] { "" }
   *[other] : { $n }
 }
why-demand = { WORD($demand, kind: "demand_text") }
why-demand-refused = Někdo to odmítl. Letos v zimě to nelze navrhnout znovu.
split = { WORD($demand, kind: "demand") }: vyber, kolik dá hráč { $other_seat }. Zbývá dát: { $left }{ $gift ->
    [honour] { " " }× 10 cti
   *[other] { "" }
 }.
split_warehouse = { WORD($demand, kind: "demand") }: vyber, kolik dá Skladiště. Zbývá dát: { $left }.
split_escort = { $section ->
    [L] Vyber, kdo dá vojáka z levého nástupního prostoru.
    [M] Vyber, kdo dá vojáka z prostředního nástupního prostoru.
    [R] Vyber, kdo dá vojáka z pravého nástupního prostoru.
   *[other] Vyber, kdo dá úředníka ze zásoby.
 }
option-gives = { $n }
answer_demand = { $other_seat } navrhuje: { WORD($demand, kind: "demand") }. Dáš { $gift ->
    [goods] { $n } { WORD($resource, kind: "resource") }
    [soldiers] { COUNT($n, kind: "soldier") }
    [honour] 10 bodů cti
    [clerks] { COUNT($n, kind: "clerk") }
    [hordes] { COUNT($n, kind: "horde") }
    [tactics] { COUNT($n, kind: "tactic") }
   *[escort] { COUNT($n, kind: "soldier") }, úředníci: { $clerk }
 }; jediné odmítnutí návrh ruší.
give_soldier = Vyber vojáka, který navždy opustí hru. Zbývá dát: { $left }.
option-soldier = { START(WORD($kind, kind: "kind")) }, { $where ->
    [pool] tvoje zásoba
    [rest] nástupní prostor, { WORD($section, kind: "section") }
   *[firing] střelecká pozice, { WORD($section, kind: "section") }
 }
give_horde = Vyber získanou hordu, kterou dáš. Čest ti zůstane, zbývá dát: { $left }.
option-claimed = { WORD($horde, kind: "horde") } (rub: { WORD($section, kind: "section") })
give = Dej zdroj jinému hráči, nebo přestaň. Zbývá { $left }{ $honour ->
    [0] { "" }
   *[other] , každý ti přinese 1 bod cti (ještě { $honour })
 }.
option-give = 1 { WORD($resource, kind: "resource") } → { $other_seat }
save_anyone = Vyber vojáka kteréhokoli hráče, kterého zdarma zachráníš. Zbývá: { $left }.
effect-whose = { $other_seat }
spread_wounds = Vyber pole pro zranění, v každém úseku s lučištníkem 1. Zbývá: { $left }.
store = Vyber materiál do Skladiště. Zbývá uložit: { $left }.
redirect_horde = Vyber pro hordu jiný úsek. Přijde tam.
option-to-section = { START(WORD($section, kind: "section")) }
arrange_hordes = Vyber hordu, která přijde jako { $place }. v pořadí. Vidíš je jen ty.
pick_demand = Vyber, který požadavek zůstane vyložený. Ostatní půjdou pod balíček.
sink_demand = Vyber, který požadavek půjde pod balíček první. Další přijde pod něj.
keep_barricade = Vyber zátaras, který přečká zimu. Zbývá: { $left }.
ask_all = { $other_seat } hraje { WORD($card, kind: "tactic") } a žádá tě o 4 body cti. Odmítneš-li, karta se vrátí do ruky.
choose_massed = Vyber úsek, kde každý lučištník střílí dvakrát. Platí jen pro tuto salvu.
choose_sick = Táborová horečka: vyber vojáka v nástupním prostoru. Zemře, pokud ho nezachráníš.

## Whom the table waits for

waiting-next_to_work = { $seat } vybírá, kdo je na řadě
waiting-coop_place_shame = { $seat } umisťuje hanbu
waiting-coop_remove_shame = { $seat } vrací hanbu
waiting-take_command = { $seat } bere si kartu velení
waiting-name_demand = { $seat } vybírá požadavek
waiting-split = { $seat } rozděluje, kdo co dá
waiting-answer_demand = { $seat } odpovídá na návrh
waiting-give_soldier = { $seat } dává vojáka
waiting-give_horde = { $seat } dává hordu
waiting-give = { $seat } dává zdroje
waiting-save_anyone = { $seat } zachraňuje vojáky
waiting-spread_wounds = { $seat } umisťuje zranění
waiting-store = { $seat } plní Skladiště
waiting-redirect_horde = { $seat } posílá hordu jinam
waiting-arrange_hordes = { $seat } řadí hordy
waiting-pick_demand = { $seat } vybírá požadavek
waiting-sink_demand = { $seat } vrací požadavky pod balíček
waiting-keep_barricade = { $seat } vybírá zátarasy
waiting-ask_all = { $seat } souhlasí, nebo odmítá
waiting-choose_massed = { $seat } vybírá úsek
waiting-choose_sick = { $seat } vybírá vojáka

## Moments that cards answer

moment-on_demand_revealed = Je odkryt nový požadavek
moment-on_event_revealed = Událost se chystá
moment-volley_start = Salva právě začíná
moment-on_income = Příjem byl vyplacen
moment-summer_end = Léto právě končí
moment-before_barricades_removed = Zátarasy mají být odstraněny

## Alternatives

alternative-pay = zaplatit

## Log

log-next_to_work = { $seat } určuje pořadí
log-shame_bought = { $seat } vrací žeton hanby
log-took_command = { $seat } si bere zpět kartu { WORD($command, kind: "command") }
log-proposed = { $seat } navrhuje: { WORD($demand, kind: "demand") }
log-answered = { $answer ->
    [agree] { $seat } souhlasí
   *[refuse] { $seat } odmítá
 }
log-gave = { $seat } obětuje { $piece ->
    [clerk] { COUNT($n, kind: "clerk") }
    [horde] { COUNT($n, kind: "horde") }
   *[other] { COUNT($n, kind: "soldier") }
 }
log-fulfilled = { WORD($demand, kind: "demand") }: splněno, už { $n }
log-demand = Nový požadavek: { WORD($demand, kind: "demand") }
log-event = Událost: { WORD($event, kind: "event") }
log-cancelled = { WORD($event, kind: "event") } nemá účinek
log-handed = { $seat } → { $other_seat }: 1 { WORD($resource, kind: "resource") }
log-stockpiled = { $seat } ukládá do Skladiště: 1 { WORD($resource, kind: "resource") }
log-redirected = { $seat } posílá hordu: { WORD($section, kind: "section") }
log-arranged = { $seat } řadí příští hordy
log-sunk = { WORD($demand, kind: "demand") } jde pod balíček
log-kept_barricades = Zátarasy jsou odstraněny, některé zůstávají
log-refused_card = { $seat } odmítá, { WORD($card, kind: "tactic") } se vrací do ruky
log-burned = Ohnivé šípy ničí zátaras: { WORD($section, kind: "section") }
log-unhired = { $seat } posílá úředníka na zkoušky

## How it ends

ending-demands = Císařských požadavků je splněno dost.
coop-won = Všichni vyhráváte: splněno { $n } z { $needed } požadavků.
coop-shamed = Všichni prohráváte: žeton hanby není kde vzít ({ $n } z { $needed } požadavků).
coop-late = Všichni prohráváte: čas vypršel ({ $n } z { $needed } požadavků).

## Generals

general-wen_tianxiang = Wen Tchien-siang, píseň spravedlnosti
general_text-wen_tianxiang = Když je splněn požadavek, každý hráč získá libovolných N zdrojů (nejvýše 3).
general-zhang_shijie = Čang Š’-ťie, spoutané loďstvo
general_text-zhang_shijie = Před porovnáním úseku: zaplať 1 dřevo, jeho obrana je o N + 1 vyšší (nejvýše 5). Jednou za rok.
general-lu_xiufu = Lu Siou-fu, věrný ministr
general_text-lu_xiufu = Má-li kterýkoli hráč dostat hanbu, zaplať 1 zlato za každý žeton, který zrušíš. Nejvýše N žetonů za rok.
general-yue_yun = Jüe Jün, kladiva
general_text-yue_yun = Když voják jiného hráče zaútočí na hordu, kde máš vojáka, zaútoč 1 vojákem z nástupního prostoru toho úseku. N× za rok.
general-wang_jian = Wang Ťien, pán Tiao-jü
general_text-wang_jian = Před salvou umísti 1 zranění v každém až z N úseků, kde má kdokoli lučištníka na střelecké pozici.
general-li_tingzhi = Li Tching-č’, Jang-čou odolává
general_text-li_tingzhi = Když kdokoli postaví úroveň Zdi, jiný hráč si vezme zpět 1 kartu velení. N× za rok.
general-yang_yanzhao = Jang Jen-čao, ledové zdi
general_text-yang_yanzhao = Až N zátarasů podle tvé volby (nejvýše 4) zůstane po útoku stát.
general-fan_zhongyan = Fan Čung-jen, první ve starostech
general_text-fan_zhongyan = Na konci léta dej až 2 × N svých zdrojů ostatním. Za každý získej 1 bod cti (nejvýše 6).
card-wen_tianxiang = { general-wen_tianxiang }
card-zhang_shijie = { general-zhang_shijie }
card-lu_xiufu = { general-lu_xiufu }
card-yue_yun = { general-yue_yun }
card-wang_jian = { general-wang_jian }
card-li_tingzhi = { general-li_tingzhi }
card-yang_yanzhao = { general-yang_yanzhao }
card-fan_zhongyan = { general-fan_zhongyan }
card_text-wen_tianxiang = { general_text-wen_tianxiang }
card_text-zhang_shijie = { general_text-zhang_shijie }
card_text-lu_xiufu = { general_text-lu_xiufu }
card_text-yue_yun = { general_text-yue_yun }
card_text-wang_jian = { general_text-wang_jian }
card_text-li_tingzhi = { general_text-li_tingzhi }
card_text-yang_yanzhao = { general_text-yang_yanzhao }
card_text-fan_zhongyan = { general_text-fan_zhongyan }

## Tactic cards

tactic-supply_convoy = Zásobovací konvoj
tactic_base-supply_convoy = Na začátku tahu hráče: dej až 3 své zdroje jednomu hráči.
tactic_boost-supply_convoy = Posíleno (1 dřevo): každý hráč smí dát libovolný počet zdrojů jednomu jinému hráči.
tactic_text-supply_convoy = { tactic_base-supply_convoy } { tactic_boost-supply_convoy }
tactic-united_front = Jednotná fronta
tactic_base-united_front = Když zaútočí voják jiného hráče: zaútoč 1 vojákem z nástupního prostoru toho úseku.
tactic_boost-united_front = Posíleno (2 či): zaútoč až 3 vojáky odtud.
tactic_text-united_front = { tactic_base-united_front } { tactic_boost-united_front }
tactic-joint_decree = Společný výnos
tactic_base-joint_decree = Po rámečku ostatních: jeden jiný hráč umístí 1 úředníka.
tactic_boost-joint_decree = Posíleno (1 zlato): každý hráč umístí 1 úředníka.
tactic_text-joint_decree = { tactic_base-joint_decree } { tactic_boost-joint_decree }
tactic-sworn_brothers = Pokrevní bratři
tactic_base-sworn_brothers = Před zabitím vojáků: zdarma zachraň 1 vojáka kteréhokoli hráče.
tactic_boost-sworn_brothers = Posíleno (3 či): zachraň až 4 vojáky kterýchkoli hráčů.
tactic_text-sworn_brothers = { tactic_base-sworn_brothers } { tactic_boost-sworn_brothers }
tactic-emperors_mercy = Císařova milost
tactic_base-emperors_mercy = Když má kterýkoli hráč dostat hanbu: souhlasí-li se ztrátou 4 bodů cti, dostane o 1 žeton méně.
tactic_boost-emperors_mercy = Posíleno (2 zlata): dostane až o 2 žetony méně.
tactic_text-emperors_mercy = { tactic_base-emperors_mercy } { tactic_boost-emperors_mercy }
tactic-petition = Petice
tactic_base-petition = Když je odkryt požadavek: dej ho pod balíček a odkryj další.
tactic_boost-petition = Posíleno (2 zlata): dober 2 požadavky a vyber 1 ze 3, ostatní jdou pod balíček.
tactic_text-petition = { tactic_base-petition } { tactic_boost-petition }
tactic-signal_fires = Signální ohně
tactic_base-signal_fires = Když se blíží horda: přijde do jiného úseku podle tvé volby, kde je volná řada.
tactic_boost-signal_fires = Posíleno (1 dřevo): také si prohlédni další 3 hordy a seřaď je.
tactic_text-signal_fires = { tactic_base-signal_fires } { tactic_boost-signal_fires }
tactic-stockpile = Zásoby
tactic_base-stockpile = Po příjmu kteréhokoli hráče: dej 2 materiály z banku do Skladiště.
tactic_boost-stockpile = Posíleno (1 či): dej tam 4 materiály.
tactic_text-stockpile = { tactic_base-stockpile } { tactic_boost-stockpile }
tactic-shield_wall = Hradba štítů
tactic_base-shield_wall = Před porovnáním úseku: jeho obrana je o 1 vyšší za každého hráče, který tam má vojáka.
tactic_boost-shield_wall = Posíleno (2 kameny): o 2 za každého.
tactic_text-shield_wall = { tactic_base-shield_wall } { tactic_boost-shield_wall }
tactic-reform = Reforma
tactic_base-reform = Když kdokoli postaví úroveň Zdi: jeden jiný hráč si vezme zpět 1 kartu velení.
tactic_boost-reform = Posíleno (2 zlata): všichni ostatní.
tactic_text-reform = { tactic_base-reform } { tactic_boost-reform }
tactic-concentrated_volley = Soustředěná salva
tactic_base-concentrated_volley = Před salvou: umísti 1 zranění v každém úseku, kde má kdokoli lučištníka na střelecké pozici.
tactic_boost-concentrated_volley = Posíleno (2 dřeva): v jednom úseku každý lučištník v této salvě střílí dvakrát.
tactic_text-concentrated_volley = { tactic_base-concentrated_volley } { tactic_boost-concentrated_volley }
tactic-calm_the_court = Uklidnění dvora
tactic_base-calm_the_court = Když je odkryta událost: souhlasí-li všichni se ztrátou 4 bodů cti, okamžitá událost nemá účinek.
tactic_boost-calm_the_court = Posíleno (3 zdroje): událost jakéhokoli druhu nemá účinek.
tactic_text-calm_the_court = { tactic_base-calm_the_court } { tactic_boost-calm_the_court }

## Hordes

horde-swarm_riders = Rojoví jezdci
horde_text-swarm_riders = Roj: Při příchodu zaujmou řadu 1 a mají o 1 vyšší útočnou sílu za každé další Rojové jezdce.
horde-fire_archers = Ohniví lučištníci
horde_text-fire_archers = Ohnivé šípy: Před salvou je zničen 1 zátaras tohoto úseku.
horde-iron_lancers = Železná jízda
horde_text-iron_lancers = Převálcování: Ztráty na této kartě jsou o 1 vyšší.
horde-noyans_guard = Nojonova garda
horde_text-noyans_guard = Kruh přísahy: Dokud na kartě nemají vojáka aspoň 2 klany, nelze na ni umístit zranění.
horde-reavers = Drancíři
horde_text-reavers = Drancování skladů: Při průlomu tohoto úseku se vyprázdní Skladiště a každý hráč zaplatí 1 zdroj, nebo ztratí 2 body cti.
horde-tunnel_diggers = Hloubiči tunelů
horde_text-tunnel_diggers = Tunely: Zátarasy v tomto úseku nic nepřidávají.
horde-spirit_drummers = Bubeníci duchů
horde_text-spirit_drummers = Hromové bubny: Každá jiná horda tohoto úseku má o 2 vyšší útočnou sílu.
horde-hashar_levy = Zajatecký houf
horde_text-hashar_levy = Lidský štít: Když je tato karta poražena, každý hráč ztratí 1 bod cti za každé zranění na ní.
horde-swarm_riders_L = { horde-swarm_riders }
horde-swarm_riders_M = { horde-swarm_riders }
horde-swarm_riders_R = { horde-swarm_riders }
horde-fire_archers_L = { horde-fire_archers }
horde-fire_archers_M = { horde-fire_archers }
horde-fire_archers_R = { horde-fire_archers }
horde-iron_lancers_L = { horde-iron_lancers }
horde-iron_lancers_M = { horde-iron_lancers }
horde-iron_lancers_R = { horde-iron_lancers }
horde-noyans_guard_L = { horde-noyans_guard }
horde-noyans_guard_M = { horde-noyans_guard }
horde-noyans_guard_R = { horde-noyans_guard }
horde-reavers_L = { horde-reavers }
horde-reavers_M = { horde-reavers }
horde-reavers_R = { horde-reavers }
horde-tunnel_diggers_L = { horde-tunnel_diggers }
horde-tunnel_diggers_M = { horde-tunnel_diggers }
horde-tunnel_diggers_R = { horde-tunnel_diggers }
horde-spirit_drummers_L = { horde-spirit_drummers }
horde-spirit_drummers_M = { horde-spirit_drummers }
horde-spirit_drummers_R = { horde-spirit_drummers }
horde-hashar_levy_L = { horde-hashar_levy }
horde-hashar_levy_M = { horde-hashar_levy }
horde-hashar_levy_R = { horde-hashar_levy }
shame_place-swarm_riders_L = { horde-swarm_riders }
shame_place-swarm_riders_M = { horde-swarm_riders }
shame_place-swarm_riders_R = { horde-swarm_riders }
shame_place-fire_archers_L = { horde-fire_archers }
shame_place-fire_archers_M = { horde-fire_archers }
shame_place-fire_archers_R = { horde-fire_archers }
shame_place-iron_lancers_L = { horde-iron_lancers }
shame_place-iron_lancers_M = { horde-iron_lancers }
shame_place-iron_lancers_R = { horde-iron_lancers }
shame_place-noyans_guard_L = { horde-noyans_guard }
shame_place-noyans_guard_M = { horde-noyans_guard }
shame_place-noyans_guard_R = { horde-noyans_guard }
shame_place-reavers_L = { horde-reavers }
shame_place-reavers_M = { horde-reavers }
shame_place-reavers_R = { horde-reavers }
shame_place-tunnel_diggers_L = { horde-tunnel_diggers }
shame_place-tunnel_diggers_M = { horde-tunnel_diggers }
shame_place-tunnel_diggers_R = { horde-tunnel_diggers }
shame_place-spirit_drummers_L = { horde-spirit_drummers }
shame_place-spirit_drummers_M = { horde-spirit_drummers }
shame_place-spirit_drummers_R = { horde-spirit_drummers }
shame_place-hashar_levy_L = { horde-hashar_levy }
shame_place-hashar_levy_M = { horde-hashar_levy }
shame_place-hashar_levy_R = { horde-hashar_levy }

## Imperial demands

demand-taunt_them = Vysmějte se jim a zvítězíte
demand_text-taunt_them = U každého úseku je aspoň 1 horda a žádný nebyl letos v zimě prolomen.
demand_short-taunt_them = udržte úseky i s hordami
demand-emperors_guard = Válečníci pro císařskou gardu
demand_text-emperors_guard = Společně obětujte 2 vojáky za každého hráče ze zásob, nástupních prostorů nebo střeleckých pozic. Dát musí aspoň 3 hráči.
demand_short-emperors_guard = vojáci společně
demand-glory_to_the_emperor = Sláva patří císaři
demand_text-glory_to_the_emperor = 3 hráči ztratí po 10 bodech cti.
demand_short-glory_to_the_emperor = hráči s 10 body cti
demand-royal_escort = Honosný doprovod pro císařské úředníky
demand_text-royal_escort = V každém nástupním prostoru jsou aspoň 2 vojáci. Obětujte 1 z každého a 1 úředníka ze zásoby.
demand_short-royal_escort = 3 vojáci a úředník
demand-tribute_of_gold = Zlatý tribut
demand_text-tribute_of_gold = Každý hráč zaplatí 2 zlata, ve dvou 4.
demand_short-tribute_of_gold = zlato od každého
demand-timber_for_the_fleet = Dřevo pro loďstvo
demand_text-timber_for_the_fleet = Společně zaplaťte 2 dřeva za každého hráče, ve dvou 4. Lze použít i dřevo ve Skladišti.
demand_short-timber_for_the_fleet = dřevo společně
demand-ancestral_tomb = Kámen pro hrobku předků
demand_text-ancestral_tomb = Každý hráč zaplatí 2 kameny, ve dvou 4.
demand_short-ancestral_tomb = kámen od každého
demand-prayers = Modlitby za dynastii
demand_text-prayers = Každý hráč zaplatí 2 či, ve dvou 4.
demand_short-prayers = či od každého
demand-wall_must_rise = Zeď musí růst
demand_text-wall_must_rise = Letos byly postaveny aspoň 2 úrovně Zdi, nebo jsou všechny úseky hotové.
demand_short-wall_must_rise = 2 úrovně Zdi letos
demand-scholars = Učenci pro hlavní město
demand_text-scholars = Každý hráč obětuje 1 úředníka ze zásoby.
demand_short-scholars = úředník od každého
demand-heads_of_the_noyans = Hlavy nojonů
demand_text-heads_of_the_noyans = Společně odevzdejte 1 získanou hordu za každého hráče. Čest za ně zůstává.
demand_short-heads_of_the_noyans = hordy společně
demand-treatises_of_war = Spisy o válce
demand_text-treatises_of_war = Každý hráč odhodí 2 karty taktiky.
demand_short-treatises_of_war = karty taktiky od každého

## Events

event-camp_fever = Táborová horečka
event_text-camp_fever = Každý hráč přijde o 1 vojáka v nástupním prostoru (lze ho zachránit), bez něj o 2 body cti.
event-river_floods = Žlutá řeka se rozvodnila
event_text-river_floods = Skladiště se vyprázdní. Každý hráč zaplatí 2 dřeva a za každé chybějící ztratí 1 bod cti.
event-imperial_audit = Císařská kontrola
event_text-imperial_audit = Každý hráč zaplatí 2 zlata, nebo dostane 1 žeton hanby.
event-examinations = Výzva ke zkouškám
event_text-examinations = Každý hráč přesune 1 úředníka ze zásoby mezi nenajaté a získá 2 body cti.
event-auspicious_comet = Příznivá kometa
event_text-auspicious_comet = Každý hráč získá 2 či.
event-border_uprising = Povstání na hranici
event_text-border_uprising = Přijde 1 další horda.
event-drought = Sucho
event_text-drought = Každý dohlížitel přinese v létě o 1 méně.
event-bitter_winters = Kruté zimy
event_text-bitter_winters = Záchrana vojáka stojí o 1 či více.
event-corrupt_officials = Zkorumpovaní úředníci
event_text-corrupt_officials = Úředníci a rádci stojí o 1 zlato více.
event-howling_winds = Skučící větry
event_text-howling_winds = V salvě střílejí jen první 2 lučištníci každého úseku.
event-rotten_palisades = Shnilé palisády
event_text-rotten_palisades = Zátaras stojí o 1 materiál více.
event-patriotic_fervor = Vlastenecké nadšení
event_text-patriotic_fervor = Každá naverbovaná skupina stojí o 1 zdroj méně.
card-camp_fever = { event-camp_fever }
card_text-camp_fever = { event_text-camp_fever }
card-river_floods = { event-river_floods }
card_text-river_floods = { event_text-river_floods }
card-imperial_audit = { event-imperial_audit }
card_text-imperial_audit = { event_text-imperial_audit }
card-examinations = { event-examinations }
card_text-examinations = { event_text-examinations }
card-auspicious_comet = { event-auspicious_comet }
card_text-auspicious_comet = { event_text-auspicious_comet }
card-border_uprising = { event-border_uprising }
card_text-border_uprising = { event_text-border_uprising }
card-drought = { event-drought }
card_text-drought = { event_text-drought }
card-bitter_winters = { event-bitter_winters }
card_text-bitter_winters = { event_text-bitter_winters }
card-corrupt_officials = { event-corrupt_officials }
card_text-corrupt_officials = { event_text-corrupt_officials }
card-howling_winds = { event-howling_winds }
card_text-howling_winds = { event_text-howling_winds }
card-rotten_palisades = { event-rotten_palisades }
card_text-rotten_palisades = { event_text-rotten_palisades }
card-patriotic_fervor = { event-patriotic_fervor }
card_text-patriotic_fervor = { event_text-patriotic_fervor }
card-reavers = { horde-reavers }

## The court on the table

pane-court = Císařský dvůr
draw-court-victory = Vítězství
draw-court-defeat = Bank hanby
draw-court-victory-about = Splněno { $n } z { $needed } požadavků. S { $needed } všichni vyhráváte.
draw-court-defeat-about = V banku je { $n } žetonů, { $due } za otevřené požadavky. Když žeton nebude, všichni prohrajete.
draw-court-together = všichni, nebo nikdo
draw-court-due = letos v zimě { $n }
draw-court-left = zbude { $n }
draw-court-events = Události
draw-court-events-left = zbývá { $n }
draw-court-lasting = trvá
draw-court-done = proběhla
draw-court-now = právě teď
draw-court-no-event = Každou zimu končí 1 událost
draw-court-ready = lze splnit
draw-court-progress = { $n } z { $whole }
draw-court-speaker = Mluvčí
draw-court-speaker-about = Nahoře v čajovém pořadí: přiděluje kartám velení pozice a navrhuje požadavky.
draw-court-speaker-slots = pozice a požadavky
draw-court-forecast = Po této zimě
draw-court-buyable = lze vykoupit: { $n }
piece_kind-demand = Císařský požadavek

## Cards in the hand

panel-card-supply_convoy = { tactic-supply_convoy }
panel-card-united_front = { tactic-united_front }
panel-card-joint_decree = { tactic-joint_decree }
panel-card-sworn_brothers = { tactic-sworn_brothers }
panel-card-emperors_mercy = { tactic-emperors_mercy }
panel-card-petition = { tactic-petition }
panel-card-signal_fires = { tactic-signal_fires }
panel-card-stockpile = { tactic-stockpile }
panel-card-shield_wall = { tactic-shield_wall }
panel-card-reform = { tactic-reform }
panel-card-concentrated_volley = { tactic-concentrated_volley }
panel-card-calm_the_court = { tactic-calm_the_court }
