# Learning the game: lessons, how to play, tips, puzzles
theme-building = Building
theme-trading = Trading
theme-heroes = Heroes
theme-raiding = Raiding
