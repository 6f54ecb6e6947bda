# The words of The Great Wall: places, pieces and numbers of things.

## Places

section-L = linke Sektion
section-M = mittlere Sektion
section-R = rechte Sektion

location-lumber_mill = Holzmühle
location-quarry = Steinbruch
location-gold_mine = Goldmine
location-temple = Tempel
location-barracks = Kaserne
location-tea_house = Teehaus
location-builders_camp = Bauplatz
location-headquarters = Logistikzentrum
location-embassy = Kaiserbotschaft
location-war_academy = Kriegsakademie

## Clans, soldiers, resources, rewards

clan-monkey = Affenclan
clan-dragon = Drachenclan
clan-turtle = Schildkrötenclan
clan-snake = Schlangenclan
clan-panda = Pandaclan
clan-reed = Schilfclan

kind-spearman = Speerkämpfer
kind-archer = Bogenschütze
kind-horseman = Reiter
kind-none = niemand

resource-wood = Holz
resource-stone = Stein
resource-gold = Gold
resource-chi = Chi
resource-none = nichts

reward-none = keine Belohnung
reward-h1 = 1 Ehre
reward-h2 = 2 Ehre
reward-h3 = 3 Ehre
reward-wood = 1 Holz
reward-stone = 1 Stein
reward-gold = 1 Gold
reward-chi = 1 Chi
reward-any = 1 Ressource nach Wahl
reward-tactic = 1 Taktikkarte

## Sources of honour

source-walls = Mauern
source-barricades = Barrikaden
source-donations = Spenden
source-battles = Schlachten
source-archers = Bogenschützen bei besiegten Horden
source-spoils = Beute auf Horden
source-commands = Liegen gelassene Kommandos
source-cards = Karten
source-lost = Verluste
source-shame = Schande
source-hordes = Genommene Horden
source-artifacts = Artefakte

## Numbers of things

count-wood = { $n } Holz
count-stone = { $n } Stein
count-gold = { $n } Gold
count-chi = { $n } Chi
count-material = { $n ->
    [one] { $n } Material
   *[other] { $n } Materialien
 }
count-honour = { $n } Ehre
count-shame = { $n } Schandmarker
count-clerk = { $n ->
    [one] { $n } Beamter
   *[other] { $n } Beamte
 }
count-spearman = { $n } Speerkämpfer
count-archer = { $n ->
    [one] { $n } Bogenschütze
   *[other] { $n } Bogenschützen
 }
count-horseman = { $n } Reiter
count-soldier = { $n ->
    [one] { $n } Soldat
   *[other] { $n } Soldaten
 }
count-horde = { $n ->
    [one] { $n } Horde
   *[other] { $n } Horden
 }
count-wound = { $n ->
    [one] { $n } Wunde
   *[other] { $n } Wunden
 }
count-tactic = { $n ->
    [one] { $n } Taktikkarte
   *[other] { $n } Taktikkarten
 }
count-command = { $n ->
    [one] { $n } Kommandokarte
   *[other] { $n } Kommandokarten
 }
