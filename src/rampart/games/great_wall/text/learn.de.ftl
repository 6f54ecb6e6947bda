# Das Spiel lernen: Lektionen, Anleitung, Hinweise, Aufgaben
theme-clerks = Beamte
theme-war = Kampf
theme-works = Bauten und Leute
