source-settlements = Settlements
source-keeps = Keeps
source-longest_road = Longest road
source-largest_patrol = Largest patrol
source-guards = Guards
source-vp_cards = Victory Point cards
