# The words of The Great Wall: places, pieces and numbers of things.

## Places

section-L = lewy odcinek
section-M = środkowy odcinek
section-R = prawy odcinek

location-lumber_mill = Tartak
location-quarry = Kamieniołom
location-gold_mine = Kopalnia złota
location-temple = Świątynia
location-barracks = Koszary
location-tea_house = Herbaciarnia
location-builders_camp = Obóz budowniczych
location-headquarters = Kwatera główna
location-embassy = Ambasada
location-war_academy = Akademia wojenna

## Clans, soldiers, resources, rewards

clan-monkey = klan Małpy
clan-dragon = klan Smoka
clan-turtle = klan Żółwia
clan-snake = klan Węża
clan-panda = klan Pandy
clan-reed = klan Trzciny

kind-spearman = włócznik
kind-archer = łucznik
kind-horseman = jeździec
kind-none = nikt

resource-wood = drewno
resource-stone = kamień
resource-gold = złoto
resource-chi = chi
resource-none = nic

reward-none = bez nagrody
reward-h1 = 1 punkt honoru
reward-h2 = 2 punkty honoru
reward-h3 = 3 punkty honoru
reward-wood = 1 drewno
reward-stone = 1 kamień
reward-gold = 1 złoto
reward-chi = 1 chi
reward-any = 1 dowolny zasób
reward-tactic = 1 karta taktyki

## Sources of honour

source-walls = Mur
source-barricades = Barykady
source-donations = Dary
source-battles = Bitwy
source-archers = Łucznicy przy pokonanych hordach
source-spoils = Łupy na hordach
source-commands = Pozostawione rozkazy
source-cards = Karty
source-lost = Straty
source-shame = Hańba
source-hordes = Zdobyte hordy
source-artifacts = Artefakty

## Numbers of things

count-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
   *[other] { $n } drewna
 }
count-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[other] { $n } kamieni
 }
count-gold = { $n ->
    [one] { $n } złoto
    [few] { $n } złota
   *[other] { $n } złota
 }
count-chi = { $n } chi
count-material = { $n ->
    [one] { $n } materiał
    [few] { $n } materiały
   *[other] { $n } materiałów
 }
count-honour = { $n ->
    [one] { $n } punkt honoru
    [few] { $n } punkty honoru
   *[other] { $n } punktów honoru
 }
count-shame = { $n ->
    [one] { $n } żeton hańby
    [few] { $n } żetony hańby
   *[other] { $n } żetonów hańby
 }
count-clerk = { $n ->
    [one] { $n } urzędnik
    [few] { $n } urzędników
   *[other] { $n } urzędników
 }
count-spearman = { $n ->
    [one] { $n } włócznik
    [few] { $n } włóczników
   *[other] { $n } włóczników
 }
count-archer = { $n ->
    [one] { $n } łucznik
    [few] { $n } łuczników
   *[other] { $n } łuczników
 }
count-horseman = { $n ->
    [one] { $n } jeździec
    [few] { $n } jeźdźców
   *[other] { $n } jeźdźców
 }
count-soldier = { $n ->
    [one] { $n } żołnierz
    [few] { $n } żołnierzy
   *[other] { $n } żołnierzy
 }
count-horde = { $n ->
    [one] { $n } horda
    [few] { $n } hordy
   *[other] { $n } hord
 }
count-wound = { $n ->
    [one] { $n } rana
    [few] { $n } rany
   *[other] { $n } ran
 }
count-tactic = { $n ->
    [one] { $n } karta taktyki
    [few] { $n } karty taktyki
   *[other] { $n } kart taktyki
 }
count-command = { $n ->
    [one] { $n } karta rozkazu
    [few] { $n } karty rozkazu
   *[other] { $n } kart rozkazu
 }
