# Nauka gry: lekcje, jak grać, wskazówki, zadania
theme-plan = Wybór akcji
theme-war = Walka
theme-land = Ziemia i wpływ
theme-market = Targ i umowy
