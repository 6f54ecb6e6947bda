# Learning the game: lessons, how to play, tips, puzzles
theme-clerks = Clerks
theme-war = War
theme-works = Works and people
