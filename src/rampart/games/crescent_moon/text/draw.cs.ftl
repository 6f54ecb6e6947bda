# Kresba hry Ve svitu půlměsíce.

draw-title = Ve svitu půlměsíce
draw-year = { $year }. rok ze { $years }
draw-setup = Příprava hry
draw-over = Konec hry
draw-round = Akce { $round } ze 4
draw-phase-income = Příjem
draw-phase-reserves = Zálohy
draw-phase-maintenance = Údržba
draw-phase-actions = Akce
draw-phase-scoring = Bodování
draw-you-decide = Rozhoduješ ty
draw-decides = Rozhoduje { $name }

## Krajina

draw-hex = { $name }: { WORD($terrain, kind: "terrain") }
draw-feature-river = řeka
draw-feature-ford = brod
draw-feature-sacred = posvátné místo
draw-controlled = ovládá { $name }, síla { $n }
draw-influenced = vliv má { $name }
draw-strength = Síla { $n }
draw-legend-control = ovládání
draw-legend-control-sign = silný okraj
draw-legend-influence = vliv
draw-legend-influence-sign = žeton s hvězdou
draw-legend-presence = přítomnost
draw-legend-presence-sign = cokoli

## Trhy a karty

draw-market = Trh s kartami moci
draw-market-far = Vzdálený trh
draw-market-middle = Nedaleký trh
draw-market-near = Místní trh
draw-market-sultan = Sultánův trh
draw-own-price = vlastní { $n }
draw-by-agreement = cena dohodou
draw-deck = { $deck } v balíčku, { $discarded } odloženo
draw-card-kind = { WORD($type, kind: "type") }, { WORD($character, kind: "character") }

## Rok

draw-today = kdyby rok končil teď
draw-player = { $character }: { $name }
draw-did-pass = Pas
draw-did-influence = Vliv
draw-did-build = Stavba
draw-did-move = Pohyb
draw-did-assault = Zteč
draw-did-recruit = Verbování
draw-did-hire = Najmutí
draw-did-bribe = Podplacení
draw-did-buy = Nákup
draw-did-play = Karta
draw-did-levy = Sbírka
draw-did-muster = Svolání
draw-did-uprising = Povstání
draw-did-scheme = Intriky
draw-did-conspire = Plány
draw-did-move_palace = Palác
draw-did-desertion = Dezerce

## Boj a soupeření

draw-combat = Boj v { $hex }
draw-contest = Soupeření o { $hex }
draw-assault = Zteč na { $hex }
draw-with-all = se všemi jednotkami
draw-attacker = Útok
draw-defender = Obrana
draw-won = vítězí
draw-before-cards = před kartami
draw-losses = ztráty { $n }
draw-face-down = Karty vybrané lícem dolů; nikdo nevidí kolik
draw-undeclared = Bez volby:
draw-deal = { $name } po výhře zaplatí Muršidovi { COUNT($n, kind: "point") }

## Hráči

draw-has-coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
 }
draw-has-cards = { $n ->
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
 }
draw-has-tokens = { $n ->
    [one] { $n } žeton vlivu na mapě
    [few] { $n } žetony vlivu na mapě
   *[other] { $n } žetonů vlivu na mapě
 }
draw-has-reserve = { $n ->
    [one] { $n } jednotka na kartě záloh
    [few] { $n } jednotky na kartě záloh
   *[other] { $n } jednotek na kartě záloh
 }
draw-resting = Odpočívá:
draw-hand = { $n ->
    [0] Tvá ruka je prázdná
    [one] Tvá ruka: { $n } karta
    [few] Tvá ruka: { $n } karty
   *[other] Tvá ruka: { $n } karet
 }
draw-actions = Tvé akce
draw-tiles = Tvé hexy
draw-looked-at = Tyto karty vidíš jen ty
draw-offer-hire = najmout { COUNT($n, kind: "mercenary", case: "acc") }
draw-offer-bribe = podplatit { COUNT($n, kind: "mercenary", case: "acc") } v { $hex }
draw-offer-card = { WORD($card, kind: "card") } ze Sultánova trhu

## Scenes

scene-attack = Útočník
scene-defense = Obránce

# The parts of the board, where the whole has no room
pane-map = Mapa
pane-market = Trh a rok
scene-attacker-wins = { $n ->
    [0] Remíza
   *[other] Útočník má navrch o { $n }
}
scene-defender-wins = Obránce má navrch o { $n }
scene-pieces = Komponenty v hexu
scene-more = Jednotky na kartách
