# The cards of pieces: what a piece on the board is and does

piece_kind-power = Karta moci, { WORD($type, kind: "type") }, { WORD($character, kind: "character") }
piece_kind-building = Stavba
piece_kind-unit = Jednotka
piece_kind-board = Na plánu
piece-hex = Hex { $hex }
piece-controlled = Ovládá
piece-strength = Síla
piece-sacked = Mince při vyplenění
piece_text-fertile = Úrodná půda. Stojí tu vesnice a města.
piece_text-wilderness = Divočina. Některé karty jsou tu silnější.
piece_text-mountain = Hory. Stavba tu stojí o 1 minci víc.
piece_text-quarry = Kamenolom. Stavba tu stojí o 1 minci víc.
piece_text-desert = Poušť. Stavba tu stojí o 2 mince víc.
piece_text-fort = Opevnění: drží hex a brání ho.
piece_text-castle = Silnější opevnění, postavené z tvrze.
piece_text-palace = Opevnění a sídlo v jednom. Na mapě stojí jen jednou.
piece_text-town = Sídlo Sultána, ať stojí kdekoli.
piece_text-city = Velké sídlo Sultána. Ostatní ho rádi plení.
piece-ordinary = Jednotka stálého vojska
piece_text-ordinary = V boji má sílu 1. Získává ovládání hexů.
piece-mercenary = Žoldnéř
piece_text-mercenary = V boji má sílu 1. Pronajímá je Nomád a dostává za ně zaplaceno.
piece-token = Žeton vlivu
piece_text-token = Ukazuje, kdo má v hexu vliv. Získává se v soupeření o vliv.
piece-deck = Karty moci
piece_text-deck = Z tohoto balíčku se doplňují trhy. Karty na bližším trhu jsou levnější.
piece_kind-character = Postava
piece_text-character = Boduje za tyto cíle. Body ostatních zůstávají skryté do konce hry.
piece-now-price = { COUNT($price, kind: "coin") } pro tebe: { $lacks ->
    [0] zbude ti { $left }
   *[other] chybí ti { $lacks }
 }
piece-now-strength = Drží ho figurky se silou { $n }. Karty ji mohou zvýšit.
