# Nauka gry: lekcje, jak grać, wskazówki, zadania
theme-building = Budowa
theme-trading = Handel
theme-heroes = Bohaterowie
theme-raiding = Napady
