# Výuka hry: lekce, jak hrát, tipy, úlohy
theme-building = Stavba
theme-trading = Obchod
theme-heroes = Hrdinové
theme-raiding = Přepady
