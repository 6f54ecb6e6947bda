# The cards of pieces: what a piece on the board is and does

piece_kind-hero = Hrdina
piece_kind-card = Akční karta
piece_kind-resource = Surovina
piece_kind-building = Stavba
piece_kind-board = Na plánu
piece-supply = V banku
piece_text-bank = Můžeš měnit s bankem: v plné hře 3 stejné suroviny za 1, v základní 4, na tržišti výhodněji.
piece-settlement = Osada
piece_text-settlement = 1 bod. Přináší 1 surovinu, kdykoli sousední díl vynáší.
piece-keep = Tvrz
piece_text-keep = 2 body. Přináší 2 suroviny, kdykoli sousední díl vynáší.
piece-edge = Cesta
piece_text-edge = Vede tam, kde můžeš dál stavět. Boduje nejdelší cesta, má-li aspoň 5 úseků.
piece-guard = Stráž
piece_text-guard = Drží svůj úsek Zdi proti Divokým. Při tragickém konci vítězí, kdo má nejvíc stráží.
piece-section = Úsek Zdi
piece_text-section = Drží, dokud je na něm aspoň tolik stráží, kolik je před ním Divokých. Jinak je prolomen a vstoupí do Daru.
piece-tormund = { "Tormund" }
piece_text-tormund = Blokuje díl, na kterém stojí. Kdo ho přesune, vezme tam kartu.
piece-frostfangs = Mrazokly
piece_text-frostfangs = Divocí tu čekají, dokud je žeton nepřivede do tábora.
piece-trail = Stezka
piece_text-trail = Kostka Divokých posouvá Divoké kmene po stezkách ke Zdi.
piece-tokens = Žetony Divokých
piece_text-tokens = Pod každou osadou leží jeden, pod každou tvrzí dva. Když ji postavíš, přivedou své Divoké.
piece-veil = Zablokovaný díl
piece_text-veil = Stojí tu Divoký: díl nic nevynáší.
piece-dice = Kostky
piece_text-dice = Součet určuje, které díly vynášejí; 7 přesune Tormunda. Kostka Divokých hýbe kmenem.
piece-deck = Akční karty
piece_text-deck = Stojí vlnu, obilí a rudu. Většina se hraje až v dalším tahu.
piece-danger = Nebezpečí
piece_text-danger = 3 prolomení nebo 8 Divokých v Daru ukončí hru tragicky.
piece-special = Zvláštní body
piece_text-special = Nejdelší cesta a Největší hlídka přinášejí body, dokud je někdo nepřekoná.
piece-wildling = Divoký
piece_text-wildling = Postupuje ke Zdi. Kde je Divokých víc než stráží, prolomí ji.
piece-now-section = { COUNT($guards, kind: "guard") } proti { COUNT($wildlings, kind: "wildling", case: "dat") }: { $spare ->
    [0] další ho prolomí
   *[other] udrží ještě { $spare }
 }
piece-now-camp = { $n } z { $of } do útoku na Zeď
