# Výuka hry: lekce, jak hrát, tipy, úlohy
theme-clerks = Úředníci
theme-war = Boj
theme-works = Stavby a lidé
