# The words of The Great Wall: places and numbers of things.


## Places

section-L = left section
section-M = middle section
section-R = right section

location-lumber_mill = Lumber mill
location-quarry = Quarry
location-gold_mine = Gold mine
location-temple = Temple
location-barracks = Barracks
location-tea_house = Tea house
location-builders_camp = Builders’ camp
location-headquarters = Headquarters
location-embassy = Embassy
location-war_academy = War academy

## Numbers of things

count-wood = { $n } wood
count-stone = { $n } stone
count-gold = { $n } gold
count-chi = { $n } chi
count-honour = { $n } honour
count-shame = { $n } shame
count-clerk = { $n ->
    [one] { $n } clerk
   *[other] { $n } clerks
 }
count-spearman = { $n ->
    [one] { $n } spearman
   *[other] { $n } spearmen
 }
count-archer = { $n ->
    [one] { $n } archer
   *[other] { $n } archers
 }
count-horseman = { $n ->
    [one] { $n } horseman
   *[other] { $n } horsemen
 }
count-horde = { $n ->
    [one] { $n } horde
   *[other] { $n } hordes
 }
count-tactic = { $n ->
    [one] { $n } tactic card
   *[other] { $n } tactic cards
 }
count-command = { $n ->
    [one] { $n } command card
   *[other] { $n } command cards
 }
