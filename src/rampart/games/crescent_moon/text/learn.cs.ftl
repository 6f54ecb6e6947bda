# Výuka hry: lekce, jak hrát, tipy, úlohy
theme-plan = Volba akce
theme-war = Boj
theme-land = Země a vliv
theme-market = Trh a dohody
