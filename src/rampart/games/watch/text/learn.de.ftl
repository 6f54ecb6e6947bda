# Das Spiel lernen: Lektionen, Anleitung, Hinweise, Aufgaben
theme-building = Bauen
theme-trading = Handeln
theme-heroes = Helden
theme-raiding = Überfälle
