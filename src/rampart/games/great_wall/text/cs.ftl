# The Great Wall: what the table asks, offers, refuses and tells.

## The game

game-title = Velká čínská zeď
game-help = S ostatními generály držíš jednu Zeď o třech úsecích, ale čest si každý počítá sám. Každý rok se před Zdí shromažďují hordy. Na podzim si všichni tajně vyberou kartu velení; ta posílá úředníky do lokací a plná lokace pracuje pro všechny, kdo v ní jsou. Verbuj vojáky, zakrývej pole hord, stav Zeď. V zimě střílejí lučištníci a každý úsek porovná obranu s útočnou silou svých hord: kde dojde k průlomu, dostane hanbu ten, kdo tam nemá vojáka. Vyhrává nejvíce cti.

## Clerks

place_clerk = Umísti úředníka { $left ->
    [1] { $different ->
        [1] (ještě 1, do jiné lokace)
       *[other] (ještě 1)
     }
   *[other] { $different ->
        [1] (ještě až { $left }, každého do jiné lokace)
       *[other] (ještě až { $left })
     }
 }. Plná lokace se aktivuje pro všechny, kdo v ní jsou.
option-place = { WORD($location, kind: "location") }
option-move = { WORD($location, kind: "location") }, odkud: { WORD($from, kind: "location") }
effect-spots = { $spots ->
    [0] úředníků tam pak: { $clerks }
    *[other] obsazená místa: { $clerks }/{ $spots }
    }
why-full = Všechna místa jsou obsazena, lokace je do aktivace zamčená. Vyber jinou.
option-stop = Hotovo
option-done = Hotovo
option-pass = Přeskočit

## Activation

next_location = Vyber lokaci, která se aktivuje teď.
choose_location = Vyber lokaci pro pokročilou aktivaci.
option-location = { WORD($location, kind: "location") }
effect-clerks = úředníků: { $clerks }, { $own ->
    [0] tvůj žádný
    *[other] tvých: { $own }
    }
promote = Chceš povýšit dohlížitele? Každá úroveň tam vynese o 1 zdroj víc.
option-promote = Povýšit: { WORD($location, kind: "location") }{ $extra ->
    [1] { " " }(díky rádci)
    *[other] { "" }
    }
option-appoint = Jmenovat ({ WORD($kind, kind: "kind") }): { WORD($location, kind: "location") }{ $extra ->
    [1] { " " }(díky rádci)
    *[other] { "" }
    }
effect-promote = na úroveň { $level }, { $price ->
    [0] zdarma
    *[other] zaplať { $resource ->
    [wood] { COUNT($price, kind: "wood") }
    [stone] { COUNT($price, kind: "stone") }
    [gold] { COUNT($price, kind: "gold") }
    *[chi] { COUNT($price, kind: "chi") }
    }
    }
why-top-level = Dohlížitel už je na nejvyšší úrovni 3. Vyber jinou lokaci.
why-too-dear = { $resource ->
    [wood] Potřebuješ { COUNT($need, kind: "wood") }; máš { $have }.
    [stone] Potřebuješ { COUNT($need, kind: "stone") }; máš { $have }.
    [gold] Potřebuješ { COUNT($need, kind: "gold") }; máš { $have }.
    *[chi] Potřebuješ { COUNT($need, kind: "chi") }; máš { $have }.
    }
why-few-materials = Potřebuješ { COUNT($need, kind: "material") }; ty a Skladiště máte dohromady { $have }.
why-group-dear = Skupina by stála { GOODS($wood, $stone, $gold, $chi, words: "wood+stone+gold+chi", kind: "resource") }{ $less ->
    [0] { "" }
    *[other] , díky slevám o { $less } méně
    }. Tolik nemáš; vyber levnějšího vojáka, nebo Hotovo.
donate = Chceš za body cti darovat 1 { WORD($resource, kind: "resource") } do Skladiště? Později se tím platí stavby.
option-donate = Darovat 1 { WORD($resource, kind: "resource") }
option-keep = Nechat si
effect-honour = +{ COUNT($n, kind: "honour") }

## Barracks and attack

levy = Vyber vojáky do jedné skupiny { $named ->
    [0] (nejvýše { $most })
   *[other] (vybráno { $named } z { $most })
 }. Zaplatíš za všechny najednou.
option-recruit = { START(WORD($kind, kind: "kind")) }
effect-group = cena skupiny: { GOODS($wood, $stone, $gold, $chi, words: "wood+stone+gold+chi", kind: "resource") }{ $less ->
    [0] { "" }
    *[other] , díky slevám o { $less } méně
    }
why-none-available = Vojáka tohoto druhu nemáš k dispozici. Vyber jiný druh.
why-no-more-clerks = Do této skupiny se už další voják nevejde. Zvol Hotovo.
spare_price = Sleva: vyber zdroj, který nemusíš zaplatit. Zbývá { $left }.
option-resource = { START(WORD($resource, kind: "resource")) }
deploy = Vyber, kterého naverbovaného vojáka teď umístíš.
option-kind = { START(WORD($kind, kind: "kind")) }
station = Vyber místo pro nového vojáka ({ WORD($kind, kind: "kind") }). { $kind ->
    [archer] Ze střelecké pozice vystřelí hned a pak při každé salvě.
    *[other] Zaútoč hned na hordu, nebo čekej v nástupním prostoru.
    }
option-firing = Střelecká pozice, { WORD($section, kind: "section") }
option-rest = Nástupní prostor, { WORD($section, kind: "section") }
option-spot = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, { $row }. řada: { $line ->
    [1] horní pole
    *[other] dolní pole
    } { $column }{ $reward ->
    [none] { "" }
    *[other] { " " }({ WORD($reward, kind: "reward") })
    }
option-spots = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, { $row }. řada: { $line ->
    [1] horní pole
    *[other] dolní pole
    } { $column } a { $second_line ->
    [1] horní pole
    *[other] dolní pole
    } { $second_column } ({ WORD($reward, kind: "reward") }, { WORD($second, kind: "reward") })
option-horde = { WORD($horde, kind: "horde") }
why-row = Kopiníci dosáhnou jen do řady 1. Vyber pole tam.
choose_section = Vyber úsek, kde tvoji vojáci zaútočí. Kdo tam může, musí zaútočit.
option-section = { START(WORD($section, kind: "section")) }
effect-order = { $archers ->
    [0] v nástupním prostoru { $resting }
    *[other] { $resting ->
    [0] na Zdi { $archers }
    *[other] v nástupním prostoru { $resting }, na Zdi { $archers }
    }
    }
choose_attacker = Vyber vojáka, který zaútočí. { $must ->
    [1] Kdo může, musí zaútočit.
    *[other] { $left ->
    [1] Smí zaútočit 1.
    *[other] Smí jich zaútočit až { $left }.
    }
    }
option-attacker = { $kind ->
    [firing] Lučištník na Zdi
    *[other] { START(WORD($kind, kind: "kind")) }
    }, { WORD($section, kind: "section") }
strike = Vyber pole, které voják zakryje ({ WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }). Dostaneš jeho odměnu.
reward_first = Vyber, kterou odměnu si vezmeš první.
option-reward = { START(WORD($reward, kind: "reward")) }
place_wound = Umísti zranění na volné pole odolnosti. Zbývá umístit { $left }.

## The other locations

build = Postavíš zátaras, nebo úroveň Zdi? Zbývá staveb: { $left }.
option-barricade = Zátaras, { WORD($section, kind: "section") }
option-wall = Úroveň Zdi { $level }, { WORD($section, kind: "section") }
effect-build = { $price ->
    [0] zdarma
    *[other] zaplať { COUNT($price, kind: "material") }
    }{ $stored ->
    [0] { "" }
    *[other] , z toho { $stored } ze Skladiště
    }, +{ COUNT($honour, kind: "honour") }
why-complete = Zeď je tam hotová. Vyber jiný úsek.
pay_materials = { $warehouse ->
    [1] Vyber, kolik se vezme ze Skladiště ({ WORD($resource, kind: "resource") }). Zbývá zaplatit: { $due }.
    *[other] Vyber, kolik zaplatíš ({ WORD($resource, kind: "resource") }). Zbývá zaplatit: { $due }.
    }
option-amount = { $n ->
    [0] Nic
    *[other] { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
    }
move_soldiers = Chceš přesunout vojáky z úseku do úseku? Zbývá přesunů: { $left }.
option-march = { START(WORD($from, kind: "section")) } → { WORD($to, kind: "section") }
move_how_many = Vyber, kolik jich půjde ({ $who ->
    [firing] lučištníci ze Zdi na Zeď
    [firing_to_rest] lučištníci ze Zdi do nástupního prostoru
   *[other] { WORD($who, kind: "kind") }
 }). { START(WORD($from, kind: "section")) } → { WORD($to, kind: "section") }.
option-soldiers = { $n ->
    [0] Nikdo
    *[other] { $n } × { $who ->
    [firing] lučištník ze Zdi na Zeď
    [firing_to_rest] lučištník ze Zdi do nástupního prostoru
    *[other] { WORD($who, kind: "kind") }
    }
    }
hire = { $free ->
    [1] Chceš zdarma najmout rádce?
    *[other] Chceš najmout úředníka, nebo rádce? Zbývá: { $left }.
    }
option-hire-clerk = Najmout úředníka
option-hire = { WORD($card, kind: "advisor") }, { $mode ->
    [active] aktivní
    *[support] podpůrný
    }
effect-hire = { $price ->
    [0] zdarma
   *[other] zaplať { COUNT($price, kind: "gold") }
 } ({ $left ->
    [0] nic nezbude
   *[other] zbude: { $left }
 }): { $mode ->
    [active] { WORD($card, kind: "advisor_text") }
   *[support] N tvého generála pak je { $n }
 }
effect-gold = { $price ->
    [0] zdarma
    *[other] zaplať { COUNT($price, kind: "gold") }
    }, { $left ->
    [0] nic nezbude
    *[other] zbude: { $left }
    }
why-no-clerks = Všichni tvoji úředníci jsou najati. Vyber si rádce.
sip_tea = Chceš se posunout na čajové stupnici? Rozhoduje při shodě a o tom, kdo začíná.
option-tea = { $move ->
    [top] Až nahoru
    [up] O 1 místo výš
    *[stay] Zůstat
    }
study = Vyber, kolik karet taktiky si dobereš.
option-draw = { $n ->
    [0] Žádná
    *[other] { COUNT($n, kind: "tactic") }
    }
effect-hand = { $cards ->
    [0] v ruce pak žádná
    *[other] v ruce pak { $cards }
    }, nejvýše { $limit }
discard_tactic = Odhoď kartu taktiky. Zbývá odhodit { $left }.
option-tactic = { WORD($card, kind: "tactic") }

## Battle

choose_victim = { $n ->
    [one] Na této hordě musí padnout { $n } tvůj voják: { WORD($horde, kind: "horde") }. Vyber ho.
    [few] Na této hordě musí padnout { $n } tvoji vojáci: { WORD($horde, kind: "horde") }. Vyber je.
    *[other] Na této hordě musí padnout { $n } tvých vojáků: { WORD($horde, kind: "horde") }. Vyber je.
    }
option-victims = { GOODS($spearmen, $horsemen, words: "spearman+horseman", kind: "kind") }
choose_fallen = Vyber, kdo padne na této hordě: { WORD($horde, kind: "horde") } (zbývá vybrat: { $n }). Na polích zůstanou zranění.
option-fallen = { WORD($kind, kind: "kind") }, { $line ->
    [1] horní pole
    *[other] dolní pole
    } { $column }
save = Chceš zachránit vojáky za či? Hrozí ztráta: { $victims } ({ WORD($section, kind: "section") }).
option-save = Zachránit: { WORD($kind, kind: "kind") }, { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, { $row }. řada
option-save-archer = Zachránit: lučištník na Zdi
option-save-any = Zachránit vojáka
effect-chi = { $price ->
    [0] zdarma
    *[other] zaplať { COUNT($price, kind: "chi") }
    }, { $left ->
    [0] nic nezbude
    *[other] zbude: { $left }
    }
shoot = Salva: vyber pole, které tvůj lučištník zraní ({ WORD($section, kind: "section") }).{ $price ->
    [0] { "" }
    *[other] { " " }Výstřel stojí { $price } či.
    }
option-hold = Nestřílet

## Shame

place_shame = Umísti žeton hanby. Zahanbený voják se nedá použít a stojí tě 5 bodů cti, zahanbená horda neboduje.
option-nowhere = Není kam
option-shame-soldier = Pod vojáka: { WORD($kind, kind: "kind") }
option-shame-horde = Na hordu: { WORD($horde, kind: "horde") } (rub: { WORD($section, kind: "section") })
effect-shame-soldier = nelze ho použít, k dispozici { $left ->
    [0] nezbude žádný
    *[other] zbude: { $left }
    }
effect-shame-horde = { $tokens ->
    [0] nebude bodovat
    *[other] už teď neboduje
    }
remove_shame = Chceš odstranit žeton hanby? Každý pod vojákem tě na konci stojí 5 bodů cti.
option-unshame-soldier = Zpod vojáka: { WORD($kind, kind: "kind") }
option-unshame-horde = Z hordy: { WORD($horde, kind: "horde") } (rub: { WORD($section, kind: "section") })

## Command cards

reclaim = Vezmeš si karty velení zpět, nebo za ně získáš body cti?
option-reclaim-take = Vzít zpět
option-reclaim-honour = Získat body cti
effect-cards = { $n ->
    [0] žádná karta zpět do ruky
    *[other] karet zpět do ruky: { $n }
    }
choose_command = Vyber svou kartu velení. Všechny se odhalí najednou.
option-command = { WORD($command, kind: "command") }
effect-command = { WORD($command, kind: "command_text") }
choose_slot = Vyber pozici pro kartu { WORD($command, kind: "command") }. Pozice 1 hraje první.
choose_slot_for = Vyber pozici pro kartu { WORD($command, kind: "command") } ({ $other_seat }). Pozice 1 hraje první.
option-slot = Pozice { $slot }
betray = Zrada: zkopíruj kartu jiného hráče, nebo umísti úředníky.
option-betray-clerks = Umístit až 2 úředníky
option-copy = Zkopírovat: { WORD($command, kind: "command") }

## Cards that answer

respond = { WORD($moment, kind: "moment") }{ $section ->
    [L] { " " }({ section-L })
    [M] { " " }({ section-M })
    [R] { " " }({ section-R })
    *[other] { "" }
    }. Odpovíš kartou?
option-use = { WORD($card, kind: "card") }
option-play = { WORD($card, kind: "tactic") }
option-boost = Posíleno: { WORD($card, kind: "tactic") }
effect-ability = { WORD($card, kind: "card_text") }
effect-tactic = { WORD($card, kind: "tactic_text") }
effect-base = { WORD($card, kind: "tactic_base") }
effect-boosted = { WORD($card, kind: "tactic_boost") }
spend = Zaplať zdroj. Zbývá zaplatit { $left }.
effect-left = { $left ->
    [0] nic nezbude
    *[other] zbude: { $resource ->
    [wood] { COUNT($left, kind: "wood") }
    [stone] { COUNT($left, kind: "stone") }
    [gold] { COUNT($left, kind: "gold") }
    *[chi] { COUNT($left, kind: "chi") }
    }
    }

## Setting up

choose_clan = Vyber si klan. Klany se liší jen barvou.
option-clan = { START(WORD($clan, kind: "clan")) }
keep_general = Vyber si generála, v závorce počáteční zdroje a čaj (nejvyšší začíná). N je počet tvých podpůrných rádců.
option-general = { WORD($card, kind: "general") }
effect-general = { WORD($card, kind: "general_text") } ({ GOODS($wood, $stone, $gold, $chi, $tactics, words: "wood+stone+gold+chi+tactic", kind: "resource") }, čaj { $tea })
choose_active = Vyber aktivního rádce. Druhý bude podpůrný.
option-active = { WORD($card, kind: "advisor") }
effect-card = { WORD($card, kind: "card_text") }

## The Reed clan

reed_move = Chceš přesunout úředníka Rákosového klanu? { $left ->
    [1] Můžeš přesunout 1, aby pomohl zaplnit lokaci.
   *[other] Můžeš přesunout až { $left }, aby pomohli zaplnit lokace.
 }
reed_dismiss = Vyber rádce, kterého Rákosový klan odvolá z nabídky. Na jeho místo přijde nový.
option-dismiss = { WORD($card, kind: "advisor") }
effect-dismiss = zmizí z nabídky: { WORD($card, kind: "advisor_text") }
reed_barricade = Vyber, kde Rákosový klan postaví zátaras. Zvýší tam hodnotu obrany.
reed_strike = Vyber pole, které zakryje kopiník Rákosového klanu. Odměnu nedostane nikdo.
reed_tea = Posune se Rákosový klan na čajové stupnici?

## Moments that cards answer

moment-before_horde_placed = Přichází horda
moment-before_commands_revealed = Karty velení budou odhaleny
moment-on_commands_revealed = Karty velení jsou odhaleny
moment-turn_start = Začíná tah
moment-on_frame_end = Ostatní provedli svou část karty
moment-winter_start = Začíná zima
moment-activation_step_start = Lokace se budou aktivovat
moment-on_activation_player = Používáš své úředníky v lokaci
moment-after_activation_player = Tvoji úředníci v lokaci jsou využiti
moment-on_resources_gained = Zdroje jsou získány
moment-on_donation = Tvůj dar je ve Skladišti
moment-on_recruit = Naverbováno
moment-on_attack = Voják zaútočil
moment-on_wound_placed = Tvé zranění je umístěno
moment-on_barricade_built = Tvůj zátaras stojí
moment-on_tactic_drawn = Karty taktiky jsou dobrány
moment-before_shame_gained = Mají přijít žetony hanby
moment-on_horde_defeated = Horda je poražena
moment-before_soldiers_killed = Vojáci mají být zabiti
moment-on_horde_claimed = Karta hordy je získána
moment-before_section_compare = Úsek čeká útok

## Whom the table waits for

waiting-choose_clan = { $seat } vybírá klan
waiting-keep_general = { $seat } vybírá generála
waiting-choose_active = { $seat } vybírá aktivního rádce
waiting-respond = { $seat } smí odpovědět kartou
waiting-spend = { $seat } platí zdroj
waiting-take_resource = { $seat } si bere zdroj
waiting-alternative = { $seat } vybírá jednu z možností
waiting-remove_shame = { $seat } smí odstranit žeton hanby
waiting-reclaim = { $seat } bere zpět karty velení, nebo body cti
waiting-choose_command = { $seat } vybírá kartu velení
waiting-choose_slot = { $seat } vybírá pozici
waiting-place_clerk = { $seat } umisťuje úředníky
waiting-betray = { $seat } rozhoduje o Zradě
waiting-next_location = { $seat } vybírá další lokaci
waiting-choose_location = { $seat } vybírá lokaci k aktivaci
waiting-promote = { $seat } smí povýšit dohlížitele
waiting-donate = { $seat } smí darovat
waiting-levy = { $seat } verbuje
waiting-spare_price = { $seat } vybírá, co ušetří
waiting-deploy = { $seat } vysílá dalšího naverbovaného
waiting-station = { $seat } umisťuje nového vojáka
waiting-choose_attacker = { $seat } vybírá, kdo zaútočí
waiting-strike = { $seat } útočí
waiting-place_wound = { $seat } umisťuje zranění
waiting-choose_section = { $seat } vybírá úsek
waiting-reward_first = { $seat } vybírá odměnu
waiting-build = { $seat } smí stavět
waiting-pay_materials = { $seat } platí stavbu
waiting-move_soldiers = { $seat } smí přesunout vojáky
waiting-move_how_many = { $seat } přesouvá vojáky
waiting-hire = { $seat } smí najímat
waiting-sip_tea = { $seat } se smí posunout na čajové stupnici
waiting-study = { $seat } dobírá karty taktiky
waiting-discard_tactic = { $seat } odhazuje kartu taktiky
waiting-choose_victim = { $seat } vybírá, kdo padne
waiting-choose_fallen = { $seat } vybírá, kdo padne
waiting-save = { $seat } smí zachraňovat vojáky
waiting-shoot = { $seat } střílí v salvě
waiting-place_shame = { $seat } umisťuje žeton hanby
waiting-reed_move = { $seat } smí přesouvat úředníky Rákosového klanu
waiting-reed_dismiss = { $seat } odvolává rádce
waiting-reed_barricade = { $seat } staví zátaras za Rákosový klan
waiting-reed_strike = { $seat } posílá kopiníka Rákosového klanu
waiting-reed_tea = { $seat } rozhoduje, zda se Rákosový klan posune na čajové stupnici

## Choices that cards ask for

take_resource = Vezmi si libovolný zdroj. Zbývá vzít { $left }.
exchange = Chceš vyměnit zdroj? Ještě až { $left }.
option-exchange = { START(WORD($give, kind: "resource")) } → { WORD($get, kind: "resource") }
take_back = Chceš si vzít zpět právě zaplacené zdroje? Ještě až { $left }.
alternative = { WORD($card, kind: "card") }: vyber jeden účinek.
choose_player = Vyber hráče, kterého se to týká.
consent = Karta hráče { $seat } tě žádá o účast. Když odmítneš, nic se nestane.
option-player = { $seat }
option-agree = Souhlasím
option-refuse = Odmítám
waiting-choose_player = { $seat } vybírá hráče
waiting-consent = { $seat } zvažuje souhlas
alternative_of_tactic = { WORD($card, kind: "tactic") }: vyber jeden účinek.
option-alternative = { START(WORD($what, kind: "alternative")) }
alternative-shame = odstranit žeton hanby
alternative-honour = získat body cti
alternative-leave = nechat hordu být, získat 1 či
alternative-swap = dát hordu dospod balíčku
alternative-clerk = levnější úředník
alternative-advisor = levnější rádce
save_free = Vyber vojáka, kterého zachráníš zdarma.
forgive_shame = Vyber žeton hanby, který odstraníš.
waiting-exchange = { $seat } smí měnit zdroje
waiting-take_back = { $seat } si smí vzít zdroje zpět
waiting-save_free = { $seat } zachraňuje vojáka
waiting-forgive_shame = { $seat } odstraňuje žeton hanby

## Options of the table

table-option-sealed = Skryté reakce
table-meaning-sealed = Ptá se každého, kdo by mohl mít v ruce odpovídající kartu taktiky, takže otázka nic neprozradí.
table-value-sealed-false = ne
table-value-sealed-true = ano

## The end

ending-walls = Zeď je hotová.
ending-shame = Žetony hanby došly.
ending-time = Čas vypršel.
ending-walls-shame = Zeď je hotová a žetony hanby došly.
ending-walls-time = Zeď je hotová a čas vypršel.
ending-shame-time = Žetony hanby došly a čas vypršel.
ending-walls-shame-time = Zeď je hotová, žetony hanby došly a čas vypršel.
ranking = Při stejné cti rozhoduje čajová stupnice.

## What has happened

log-year = Rok { $year }
log-season = { $season ->
    [setup] Příprava
    [spring] Jaro
    [summer] Léto
    [fall] Podzim
    [winter] Zima
    *[end] Konec
    }
log-clan = { $seat } vede { WORD($clan, kind: "clan") }
log-general = { $seat } si nechává: { WORD($card, kind: "general") }
log-advisor_active = { $seat } má aktivního rádce: { WORD($card, kind: "advisor") }
log-horde = Přichází horda, { WORD($section, kind: "section") }, řada { $row }: { WORD($horde, kind: "horde") }
log-raid = Nájezd, { WORD($section, kind: "section") } ({ WORD($horde, kind: "horde") }): { $n ->
    [0] žetony hanby už došly
    *[other] ze hry mizí { COUNT($n, kind: "shame") }
    }
log-row = Noví rádci v nabídce: { $n }
log-time = Čas běží: { COUNT($hordes, kind: "horde") }, ztráty { $lethality }
log-resources-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-resources-together = { $seat } získává { $pieces }{ $source ->
    [production] { " " }z produkce
    [income] { " " }jako příjem
    [reward] { " " }jako odměnu
    [card] { " " }z karty
    *[other] { "" }
    }
log-paid-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-paid-together = { $seat } platí: { $pieces }
log-warehouse_paid-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-warehouse_paid-together = { $whose ->
    [nobody] Skladiště přichází o zdroje: { $pieces }
   *[seat] Skladiště platí: { $pieces } ({ $seat })
 }
log-honour = { SIGN($n) ->
    [minus] { $seat } ztrácí { COUNT($n, kind: "honour") }
    *[other] { $seat } získává { COUNT($n, kind: "honour") }
    } ({ WORD($source, kind: "source") })
log-shame_removed = { $seat } odstraňuje žeton hanby
log-commands_discarded = Stupnice velení se vyprazdňuje
log-reclaimed = { $choice ->
    [take] { $seat } si bere zpět: { $n ->
    [0] žádná karta velení
    *[other] { COUNT($n, kind: "command") }
    }
    *[honour] { $seat } nechává za body cti: { COUNT($n, kind: "command") }
    }
log-command = { $seat } hraje kartu velení: { WORD($command, kind: "command") }
log-slot = { $whose ->
    [nobody] Rákosový klan
    *[seat] { $seat }
    }: pozice { $slot }
log-turn = { $whose ->
    [nobody] Tah Rákosového klanu, pozice { $slot }
    *[seat] { $seat } je na tahu, pozice { $slot }
    }
log-copied = { $seat } kopíruje kartu: { WORD($command, kind: "command") }
log-clerk_placed = { $seat } umisťuje úředníka: { WORD($location, kind: "location") }
log-clerk_moved = { $seat } přesouvá úředníka: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-activated = { $whose ->
    [nobody] Rákosový klan
    *[seat] { $seat }
    } aktivuje lokaci: { WORD($location, kind: "location") }{ $kind ->
    [advanced] { " " }(pokročile)
    *[standard] { "" }
    }
log-promoted = { $seat } má dohlížitele na úrovni { $level }: { WORD($location, kind: "location") }
log-donated = { $seat } daruje: 1 { WORD($resource, kind: "resource") }
log-recruited = { $seat } verbuje: { GOODS($spearmen, $archers, $horsemen, $specials, $bannermen, words: "spearman+archer+horseman+special+bannerman", kind: "kind") }
log-rested = { $seat } posílá do nástupního prostoru: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-attacked = { $whose ->
    [nobody] Rákosový klan
    *[seat] { $seat }
    } útočí na hordu { WORD($horde, kind: "horde") }: { WORD($kind, kind: "kind") }
log-firing = { $seat } obsazuje střeleckou pozici: { WORD($section, kind: "section") }
log-wound = { $whose ->
    [nobody] Rákosový klan
    *[seat] { $seat }
    } zraňuje hordu { WORD($horde, kind: "horde") }
log-held_fire = { $seat } nestřílí: { WORD($section, kind: "section") }
log-barricade = { $whose ->
    [nobody] Rákosový klan
    *[seat] { $seat }
    } staví zátaras: { WORD($section, kind: "section") }
log-wall = { $seat } staví úroveň Zdi { $level }: { WORD($section, kind: "section") }
log-hired_clerk = { $seat } najímá úředníka { $price ->
    [0] zdarma
    *[other] za { COUNT($price, kind: "gold") }
    }
log-hired_advisor = { $seat } najímá aktivního rádce: { WORD($card, kind: "advisor") }
log-support = { $seat } najímá podpůrného rádce: { WORD($card, kind: "advisor") }
log-dismissed = { $seat } nechává Rákosový klan odvolat rádce: { WORD($card, kind: "advisor") }
log-tea = { $whose ->
    [nobody] Rákosový klan
    *[seat] { $seat }
    } postupuje na čajové stupnici: { $from } → { $to }
log-moved = { $seat } přesouvá: { $n } × { $who ->
    [firing] lučištník ze Zdi na Zeď
    [firing_to_rest] lučištník ze Zdi do nástupního prostoru
    *[other] { WORD($who, kind: "kind") }
    }, { WORD($from, kind: "section") } → { WORD($to, kind: "section") }
log-drew = { $card ->
    [hidden] { $seat } dobírá kartu taktiky
    *[other] { $seat } dobírá: { WORD($card, kind: "tactic") }
    }
log-discarded_tactic = { $seat } odhazuje: { WORD($card, kind: "tactic") }
log-shuffled = { $deck ->
    [advisors] Odhození rádci tvoří nový balíček
    [tactics] Odhozené taktiky tvoří nový balíček
    *[hordes] Odhozené hordy tvoří nový balíček
    }
log-tactic = { $seat } hraje taktiku: { WORD($card, kind: "tactic") }{ $boosted ->
    [boosted] { " " }(posíleno)
    *[base] { "" }
    }
log-ability = { $seat } využívá kartu: { WORD($card, kind: "card") }
log-common_used = { $seat } využívá kartu: { WORD($card, kind: "card") }
log-common_ability = Účinek karty: { WORD($card, kind: "card") }
log-horde_ability = Schopnost hordy: { WORD($horde, kind: "horde") }
log-swift = Rovnou do řady 1: { WORD($horde, kind: "horde") }
log-healed = Horda se zbavuje zranění: { WORD($horde, kind: "horde") }
log-looked = { $horde ->
    [hidden] { $seat } si prohlíží příští hordu
    *[other] { $seat } vidí příští hordu: { WORD($horde, kind: "horde") }
    }
log-defeated = Horda je poražena: { WORD($horde, kind: "horde") }
log-claimed = { $seat } získává kartu hordy: { WORD($horde, kind: "horde") }
log-horde_gone = Nikdo nezískává kartu hordy: { WORD($horde, kind: "horde") }
log-advanced = Hordy postupují: { WORD($section, kind: "section") }
log-victim = { $whose ->
    [nobody] Rákosový klan
    *[seat] { $seat }
    }: { WORD($kind, kind: "kind") } má padnout, { $horde ->
    [none] na Zdi
    *[other] { WORD($horde, kind: "horde") }
    }
log-saved = { $seat } zachraňuje vojáka: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-killed = { $whose ->
    [nobody] Rákosový klan
    *[seat] { $seat }
    } ztrácí vojáka: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-shielded = { $seat }: lučištníci jsou ušetřeni, { WORD($section, kind: "section") }
log-survived = { $seat } má přeživší: { $n } × { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-compared = { START(WORD($section, kind: "section")) }: hodnota obrany { $defence } proti útočné síle { $offence }
log-breach = Průlom: { WORD($section, kind: "section") }
log-shame = { $seat } dostává žeton hanby{ $cause ->
    [location] { " " }za lokaci využitou bez ostatních
    [breach] { " " }za průlom
    [card] { " " }kvůli kartě
    [demand] { " " }za nesplněné požadavky
    [event] { " " }kvůli události
    *[other] { "" }
    }
log-shame_on = { $seat } umisťuje žeton hanby: { WORD($where, kind: "shame_place") }
log-shame_lost = { $why ->
    [no_token] { $seat } ztrácí body cti: žetony hanby došly
    *[no_place] { $seat } ztrácí body cti: žeton hanby není kam dát
    }
log-barricades_gone = Všechny zátarasy mizí
log-ending = { $reasons ->
    [0] Poslední rok končí
    [1] Zeď je hotová
    [2] Žetony hanby došly
    [3] Zeď je hotová a žetony hanby došly
    [5] Zeď je hotová a čas vypršel
    [6] Žetony hanby došly a čas vypršel
    [7] Zeď je hotová, žetony hanby došly a čas vypršel
    [8] Císařských požadavků je splněno dost
    *[other] Čas vypršel
    }
log-scored = { WORD($card, kind: "artifact") }: { $seat }, { $n ->
    [0] nic
    *[other] { COUNT($n, kind: "honour") }
    }
log-reed_moved = { $seat } přesouvá úředníka Rákosového klanu: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-reed_stored = Rákosový klan ukládá do Skladiště: 1 { WORD($resource, kind: "resource") }

## Karty, které nahlížejí na skryté karty

spy = Vyber, na čí kartu velení se podíváš.
option-spy = { $seat }
exchange_command = { $other_seat }: { WORD($command, kind: "command") }. Vyměníš svou kartu velení?
option-keep-command = Nechat si: { WORD($command, kind: "command") }
option-exchange-command = Vyměnit za jinou kartu: { WORD($command, kind: "command") }
waiting-exchange_command = { $seat } může vyměnit zvolenou kartu velení
change_command = { $other_seat }: { WORD($command, kind: "command") }. Vyber kartu velení, kterou zahraješ.
waiting-spy = { $seat } se dívá na kartu velení
waiting-change_command = { $seat } vybírá jinou kartu velení
alternative-one = zaplatit 1 zlato, útočná síla −1
alternative-two = zaplatit 2 zlata, útočná síla −2
alternative-three = zaplatit 3 zlata, útočná síla −3
log-spied = { $command ->
    [hidden] { $seat } se dívá na kartu velení
    *[other] { $seat } vidí kartu velení ({ $other_seat }): { WORD($command, kind: "command") }
    }
log-changed_command = { $choice ->
    [changed] { $seat } vyměňuje zvolenou kartu velení za jinou
    *[kept] { $seat } si nechává zvolenou kartu velení
    }
log-sent_back = { $seat } dává příchozí hordu pod balíček
