# Learning the game: lessons, how to play, tips, puzzles
theme-plan = Choosing an action
theme-war = War
theme-land = Land and influence
theme-market = Market and deals
