# The cards of pieces: what a piece on the board is and does

piece_kind-power = Machtkarte, { WORD($type, kind: "type") }, { WORD($character, kind: "character") }
piece_kind-building = Gebäude
piece_kind-unit = Truppe
piece_kind-board = Auf dem Spielplan
piece-hex = Feld { $hex }
piece-controlled = Kontrolliert von
piece-strength = Stärke
piece-sacked = Münzen beim Plündern
piece_text-fertile = Fruchtbares Land. Hier stehen Dörfer und Städte.
piece_text-wilderness = Wildnis. Einige Karten sind hier stärker.
piece_text-mountain = Berge. Bauen kostet hier 1 Münze mehr.
piece_text-quarry = Steinbruch. Bauen kostet hier 1 Münze mehr.
piece_text-desert = Wüste. Bauen kostet hier 2 Münzen mehr.
piece_text-fort = Eine Festung: Sie hält ein Feld und verteidigt es.
piece_text-castle = Eine stärkere Festung, aus einem Stützpunkt gebaut.
piece_text-palace = Festung und Siedlung zugleich. Er steht nur einmal auf der Karte.
piece_text-town = Eine Siedlung des Sultans, wo immer sie steht.
piece_text-city = Eine große Siedlung des Sultans. Andere plündern sie gern.
piece-ordinary = Reguläre Truppe
piece_text-ordinary = Stärke 1 im Kampf. Sie übernimmt die Kontrolle über Felder.
piece-mercenary = Söldner
piece_text-mercenary = Stärke 1 im Kampf. Der Nomade vermietet sie und wird dafür bezahlt.
piece-token = Einflussmarker
piece_text-token = Zeigt, wer in dem Feld Einfluss hat. Darum geht es im Wettstreit.
piece-deck = Machtkarten
piece_text-deck = Aus diesem Stapel werden die Märkte gefüllt. Karten auf dem näheren Markt sind billiger.
piece_kind-character = Rolle
piece_text-character = Punktet für diese Ziele. Die Punkte der anderen bleiben bis zum Ende verdeckt.
piece-now-price = { COUNT($price, kind: "coin") } für dich: { $lacks ->
    [0] danach hast du noch { $left }
   *[other] das sind { $lacks } zu viel
 }
piece-now-strength = Figuren mit Stärke { $n } halten es. Karten können sie erhöhen.
