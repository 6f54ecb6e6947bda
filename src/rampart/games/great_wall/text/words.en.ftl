# The words of The Great Wall: places, pieces and numbers of things.

## Places

section-L = left section
section-M = middle section
section-R = right section

location-lumber_mill = Lumber Mill
location-quarry = Quarry
location-gold_mine = Gold Mine
location-temple = Temple
location-barracks = Barracks
location-tea_house = Tea House
location-builders_camp = Builders’ Camp
location-headquarters = Headquarters
location-embassy = Embassy
location-war_academy = War Academy

## Clans, soldiers, resources, rewards

clan-monkey = Monkey clan
clan-dragon = Dragon clan
clan-turtle = Turtle clan
clan-snake = Snake clan
clan-panda = Panda clan
clan-reed = Reed clan

kind-spearman = spearman
kind-archer = archer
kind-horseman = horseman
kind-none = no one

resource-wood = wood
resource-stone = stone
resource-gold = gold
resource-chi = chi
resource-none = nothing

reward-none = no reward
reward-h1 = 1 honor
reward-h2 = 2 honor
reward-h3 = 3 honor
reward-wood = 1 wood
reward-stone = 1 stone
reward-gold = 1 gold
reward-chi = 1 chi
reward-any = 1 resource of your choice
reward-tactic = 1 tactic card

## Sources of honour

source-walls = Walls
source-barricades = Barricades
source-donations = Donations
source-battles = Battles
source-archers = Archers at defeated hordes
source-spoils = Spoils on hordes
source-commands = Commands not taken back
source-cards = Cards
source-lost = Lost
source-shame = Shame
source-hordes = Claimed hordes
source-artifacts = Artifacts

## Numbers of things

count-wood = { $n } wood
count-stone = { $n } stone
count-gold = { $n } gold
count-chi = { $n } chi
count-material = { $n ->
    [one] { $n } material
   *[other] { $n } materials
 }
count-honour = { $n } honor
count-shame = { $n ->
    [one] { $n } shame token
   *[other] { $n } shame tokens
 }
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
count-soldier = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
 }
count-horde = { $n ->
    [one] { $n } horde
   *[other] { $n } hordes
 }
count-wound = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
 }
count-tactic = { $n ->
    [one] { $n } tactic card
   *[other] { $n } tactic cards
 }
count-command = { $n ->
    [one] { $n } command card
   *[other] { $n } command cards
 }
