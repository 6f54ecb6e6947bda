# Das Spiel lernen: Lektionen, Anleitung, Hinweise, Aufgaben
theme-plan = Aktionswahl
theme-war = Kampf
theme-land = Land und Einfluss
theme-market = Markt und Handel
