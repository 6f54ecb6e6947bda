# The words of The Great Wall: places, pieces and numbers of things.

## Places

section-L = levý úsek
section-M = prostřední úsek
section-R = pravý úsek

location-lumber_mill = Pila
location-quarry = Lom
location-gold_mine = Důl
location-temple = Chrám
location-barracks = Kasárny
location-tea_house = Čajovna
location-builders_camp = Tábor stavitelů
location-headquarters = Velitelství
location-embassy = Císařské vyslanectví
location-war_academy = Válečná akademie

## Clans, soldiers, resources, rewards

clan-monkey = klan Opice
clan-dragon = klan Draka
clan-turtle = klan Želvy
clan-snake = klan Hada
clan-panda = klan Pandy
clan-reed = Rákosový klan

kind-spearman = kopiník
kind-archer = lučištník
kind-horseman = jezdec
kind-none = nikdo

resource-wood = dřevo
resource-stone = kámen
resource-gold = zlato
resource-chi = či
resource-none = nic

reward-none = bez odměny
reward-h1 = 1 bod cti
reward-h2 = 2 body cti
reward-h3 = 3 body cti
reward-wood = 1 dřevo
reward-stone = 1 kámen
reward-gold = 1 zlato
reward-chi = 1 či
reward-any = 1 libovolný zdroj
reward-tactic = 1 karta taktiky

## Sources of honour

source-walls = Zeď
source-barricades = Zátarasy
source-donations = Dary
source-battles = Bitvy
source-archers = Lučištníci u poražených hord
source-spoils = Kořist na hordách
source-commands = Ponechané karty velení
source-cards = Karty
source-lost = Ztráty
source-shame = Hanba
source-hordes = Získané hordy
source-artifacts = Artefakty

## Numbers of things

count-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
 }
count-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
 }
count-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlat
 }
count-chi = { $n } či
count-material = { $n ->
    [one] { $n } materiál
    [few] { $n } materiály
   *[other] { $n } materiálů
 }
count-honour = { $n ->
    [one] { $n } bod cti
    [few] { $n } body cti
   *[other] { $n } bodů cti
 }
count-shame = { $n ->
    [one] { $n } žeton hanby
    [few] { $n } žetony hanby
   *[other] { $n } žetonů hanby
 }
count-clerk = { $n ->
    [one] { $n } úředník
    [few] { $n } úředníci
   *[other] { $n } úředníků
 }
count-spearman = { $n ->
    [one] { $n } kopiník
    [few] { $n } kopiníci
   *[other] { $n } kopiníků
 }
count-archer = { $n ->
    [one] { $n } lučištník
    [few] { $n } lučištníci
   *[other] { $n } lučištníků
 }
count-horseman = { $n ->
    [one] { $n } jezdec
    [few] { $n } jezdci
   *[other] { $n } jezdců
 }
count-soldier = { $n ->
    [one] { $n } voják
    [few] { $n } vojáci
   *[other] { $n } vojáků
 }
count-horde = { $n ->
    [one] { $n } horda
    [few] { $n } hordy
   *[other] { $n } hord
 }
count-wound = { $n } zranění
count-tactic = { $n ->
    [one] { $n } karta taktiky
    [few] { $n } karty taktiky
   *[other] { $n } karet taktiky
 }
count-command = { $n ->
    [one] { $n } karta velení
    [few] { $n } karty velení
   *[other] { $n } karet velení
 }
