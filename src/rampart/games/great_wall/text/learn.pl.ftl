# Nauka gry: lekcje, jak grać, wskazówki, zadania
theme-clerks = Urzędnicy
theme-war = Walka
theme-works = Budowle i ludzie
