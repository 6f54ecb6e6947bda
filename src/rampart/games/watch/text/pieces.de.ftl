# The cards of pieces: what a piece on the board is and does

piece_kind-hero = Held
piece_kind-card = Entwicklungskarte
piece_kind-resource = Rohstoff
piece_kind-building = Gebäude
piece_kind-board = Auf dem Spielplan
piece-supply = Im Vorrat
piece_text-bank = Du kannst mit dem Vorrat tauschen: im vollen Spiel 3 gleiche Rohstoffe gegen 1, im Grundspiel 4, an einer Handelsstation weniger.
piece-settlement = Siedlung
piece_text-settlement = 1 Punkt. Bringt 1 Rohstoff, wenn ein angrenzendes Feld Ertrag bringt.
piece-keep = Befestigung
piece_text-keep = 2 Punkte. Bringt 2 Rohstoffe, wenn ein angrenzendes Feld Ertrag bringt.
piece-edge = Straße
piece_text-edge = Führt dorthin, wo du weiterbauen darfst. Die längste ab Länge 5 bringt Punkte.
piece-guard = Wächter
piece_text-guard = Hält seinen Abschnitt der Mauer gegen Wildlinge. Nach einem tragischen Ende gewinnt, wer die meisten hat.
piece-section = Mauerabschnitt
piece_text-section = Hält, solange dort mindestens so viele Wächter stehen wie Wildlinge davor. Sonst bricht er, und sie dringen in die Schenkung ein.
piece-tormund = { "Tormund" }
piece_text-tormund = Blockiert das Feld, auf dem er steht. Wer ihn versetzt, raubt dort eine Karte.
piece-frostfangs = Frostfänge
piece_text-frostfangs = Hier warten Wildlinge, bis ein Plättchen sie in ein Lager bringt.
piece-trail = Pfad
piece_text-trail = Der Wildlingswürfel bewegt die Wildlinge eines Clans über ihre Pfade zur Mauer.
piece-tokens = Wildlingsplättchen
piece_text-tokens = Unter jeder Siedlung liegt eines, unter jeder Befestigung zwei. Baust du sie, bringen sie ihre Wildlinge.
piece-veil = Blockiertes Feld
piece_text-veil = Hier steht ein Wildling: Das Feld bringt keinen Ertrag.
piece-dice = Würfel
piece_text-dice = Die Summe sagt, welche Felder Ertrag bringen; eine 7 bewegt Tormund. Der Wildlingswürfel bewegt einen Clan.
piece-deck = Entwicklungskarten
piece_text-deck = Kosten Wolle, Getreide und Erz. Die meisten spielt man erst in einem späteren Zug.
piece-danger = Gefahr
piece_text-danger = 3 Durchbrüche oder 8 Wildlinge in der Schenkung beenden das Spiel tragisch.
piece-special = Sonderpunkte
piece_text-special = Längste Handelsstraße und Stärkste Grenzpatrouille bringen Punkte, solange niemand mehr hat.
piece-wildling = Wildling
piece_text-wildling = Rückt zur Mauer vor. Wo Wildlinge in der Überzahl sind, brechen sie durch.
piece-now-section = { COUNT($guards, kind: "guard") } gegen { COUNT($wildlings, kind: "wildling") }: { $spare ->
    [0] noch einer, und er bricht
   *[other] er hält noch { $spare } auf
 }
piece-now-camp = { $n } von { $of } bis zum Ansturm
