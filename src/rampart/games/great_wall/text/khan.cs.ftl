# Čingischán: chán a jeho schopnosti, ocenění, praporečníci, hordy a rádci

## Možnosti stolu

table-option-khan = Čingischán
table-meaning-khan = Před Zdí jezdí chán se 2 schopnostmi. Získávej hordy, posílej na něj přeživší a vyhraj císařovo ocenění.
table-value-khan-false = ne
table-value-khan-true = ano

## Rozhodnutí

khan_attack = { $must ->
    [1] Pošli ušetřeného vojáka na chána nebo na schopnost.
    *[other] Pošli 1 přeživšího na chána nebo na schopnost, nebo nikoho.
    } { $price ->
    [0] Každé pole přináší 6 bodů cti.
    *[other] Stojí to { $price } či a každé pole přináší 6 bodů cti.
    }
waiting-khan_attack = { $seat } útočí na chána
option-khan-none = Nikoho neposílat
option-khan = { START(WORD($kind, kind: "kind")) } na kartu { WORD($card, kind: "card") }, řada { $line }, sloupec { $column }
effect-khan = { COUNT($honour, kind: "honour") }{ $silences ->
    [1] , schopnost utichne
    *[other] {""}
    }
spare_for_khan = Vyber vojáka, kterého ušetříš. Místo smrti zaútočí na chána.
waiting-spare_for_khan = { $seat } vybírá ušetřeného vojáka
alternative-tribute = zaplatit 1 zlato
alternative-disgrace = ztratit 1 bod cti

## Průběh

log-khan_moved = Chán přijíždí: { WORD($section, kind: "section") }
log-khan_attacked = { $seat } posílá vojáka na kartu { WORD($card, kind: "card") }: { WORD($kind, kind: "kind") }
log-skill_silenced = Schopnost utichá: { WORD($card, kind: "card") }
log-award_taken = { $seat } bere císařovo ocenění: { WORD($card, kind: "card") }
log-followed_khan = { WORD($horde, kind: "horde") } následuje chána: { WORD($section, kind: "section") }
log-barricade_burnt = Nafta ničí zátaras: { WORD($section, kind: "section") }
log-spared_for_khan = { $seat } nechává vojáka naživu pro útok na chána: { WORD($kind, kind: "kind") }
log-khan_defeated = Chán je poražen: tento rok je poslední

## Chán, jeho schopnosti a ocenění

card-genghis_khan = Čingischán
card_text-genghis_khan = Kdo získá hordu, smí poslat 1 přeživšího kopiníka nebo jezdce na chána nebo na schopnost: 6 bodů cti za pole. Jsou-li zakryta všechna aktivní pole, hra po tomto roce končí.
card-let_them_fear_us = Ať se nás bojí!
card_text-let_them_fear_us = Útok na chána vojákem z hordy poražené v jeho úseku stojí 2 či.
card-no_retreat = Žádný ústup
card_text-no_retreat = Po zimním útoku v jeho úseku padnou všichni vojáci na tamních hordách.
card-thunder_of_hooves = Hřmění kopyt
card_text-thunder_of_hooves = Každá horda v jeho úseku má útočnou sílu o 2 vyšší.
card-black_standard = Černá korouhev
card_text-black_standard = Zátarasy v jeho úseku přidávají k obraně jen 1.
card-silk_and_terror = Hedvábí a hrůza
card_text-silk_and_terror = Kdo zaútočí na hordu v jeho úseku, zaplatí 1 zlato nebo ztratí 1 bod cti.
card-eyes_of_the_steppe = Oči stepi
card_text-eyes_of_the_steppe = K událostem v jeho úseku nelze hrát karty taktiky.
card-imperial_parasol = Císařský slunečník
card_text-imperial_parasol = Při svém příjmu získej 1 zdroj podle výběru.
card-golden_tally = Zlatá pečetní hůlka
card_text-golden_tally = V první části své karty velení, ve které umístíš úředníky, umísti o 1 více.
card-dragon_robe = Dračí roucho
card_text-dragon_robe = Když získáš hordu, získej 2 body cti.
card-jade_tea_set = Nefritová čajová souprava
card_text-jade_tea_set = Při získávání hordy vyhráváš remízy.
card-thousand_li_horses = Koně na tisíc li
card_text-thousand_li_horses = Jezdci a praporečníci tě stojí o 1 zlato méně.
card-sealed_pardon = Zapečetěná milost
card_text-sealed_pardon = První žeton hanby, který máš v roce dostat, nedostaneš.

## Hordy

horde-torguud_guard = Turgautská garda
horde_text-torguud_guard = Dokud je chán v tomto úseku, má útočnou sílu o 2 vyšší.
horde-naphtha_throwers = Vrhači nafty
horde_text-naphtha_throwers = Na začátku útoku je zničen 1 zátaras tohoto úseku.
horde-merkit_riders = Merkitští jezdci
horde_text-merkit_riders = Když se chán přesune do jiného úseku s volnou řadou, tato karta jde za ním se vším, co na ní je.
horde-torguud_guard_L = { horde-torguud_guard }
horde-torguud_guard_M = { horde-torguud_guard }
horde-torguud_guard_R = { horde-torguud_guard }
horde-naphtha_throwers_L = { horde-naphtha_throwers }
horde-naphtha_throwers_M = { horde-naphtha_throwers }
horde-naphtha_throwers_R = { horde-naphtha_throwers }
horde-merkit_riders_L = { horde-merkit_riders }
horde-merkit_riders_M = { horde-merkit_riders }
horde-merkit_riders_R = { horde-merkit_riders }
shame_place-torguud_guard_L = { horde-torguud_guard }
shame_place-torguud_guard_M = { horde-torguud_guard }
shame_place-torguud_guard_R = { horde-torguud_guard }
shame_place-naphtha_throwers_L = { horde-naphtha_throwers }
shame_place-naphtha_throwers_M = { horde-naphtha_throwers }
shame_place-naphtha_throwers_R = { horde-naphtha_throwers }
shame_place-merkit_riders_L = { horde-merkit_riders }
shame_place-merkit_riders_M = { horde-merkit_riders }
shame_place-merkit_riders_R = { horde-merkit_riders }

## Rádci

advisor-khans_hostage = Chánův rukojmí
advisor_text-khans_hostage = Když zaútočíš na chána, získej navíc 2 body cti.
advisor-standard_smith = Výrobce korouhví
advisor_text-standard_smith = Praporečník tě stojí o 2 zlata méně. Když ho naverbuješ, získej 1 bod cti.
advisor-steppe_defector = Stepní přeběhlík
advisor_text-steppe_defector = Když máš získat hordu, zaplať 1 či: 1 z tvých obětí nepadne, ale zaútočí na chána.
advisor-tracker = Stopař
advisor_text-tracker = Když se chán přesune, získej 1 zdroj podle výběru, máš-li vojáka v jeho úseku.
advisor-award_herald = Hlasatel ocenění
advisor_text-award_herald = Když vezmeš ocenění, získej 3 body cti. Když ti ho někdo vezme, získej 1 či.
advisor-veteran_of_yehuling = Veterán od Jechu-lingu
advisor_text-veteran_of_yehuling = Když začíná zima, zaútoč 1 vojákem v chánově úseku.
card-khans_hostage = { advisor-khans_hostage }
card-standard_smith = { advisor-standard_smith }
card-steppe_defector = { advisor-steppe_defector }
card-tracker = { advisor-tracker }
card-award_herald = { advisor-award_herald }
card-veteran_of_yehuling = { advisor-veteran_of_yehuling }
card_text-khans_hostage = { advisor_text-khans_hostage }
card_text-standard_smith = { advisor_text-standard_smith }
card_text-steppe_defector = { advisor_text-steppe_defector }
card_text-tracker = { advisor_text-tracker }
card_text-award_herald = { advisor_text-award_herald }
card_text-veteran_of_yehuling = { advisor_text-veteran_of_yehuling }

## Konec

source-khan_attacks = Útoky na chána
ending-khan_defeated = Chán je poražen.

## Kresba a terminál

draw-khan-spot = { COUNT($n, kind: "honour") } za pole
draw-khan-here = Zde je chán
draw-khan-silent = utichla
draw-khan-award = Ocenění
draw-khan-unclaimed = zatím ho nikdo nemá
draw-khan-held = Vezme je další úroveň Zdi
draw-khan-players = od { $n } hráčů
piece_kind-award = Císařovo ocenění
piece_kind-khan = Chán
piece_kind-skill = Chánova schopnost
piece-bannerman = Praporečník
piece_text-bannerman = Útočí jako kopiník. Když začíná zima, smíš zaútočit až 2 vojáky jeho úseku.
board-khan-at = { WORD($section, kind: "section") }
