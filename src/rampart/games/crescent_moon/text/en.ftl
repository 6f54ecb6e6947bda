# Crescent Moon: its words, then what the table asks, offers, refuses and tells.

game-title = Crescent Moon
game-help = Five characters struggle for one land, and each plays by rules of its own: the Warlord plunders, the Murshid spreads influence, the Sultan builds cities, the Caliph holds hexes, the Nomad sells swords. Each year has four rounds of one action each, then everybody scores. You control a hex with units and strongholds, have influence with a token, and are present with anything at all. Bargains with the Nomad, the Sultan and the Murshid bind; all other talk is just talk. Points are secret. After three or four years the most points win.

## Characters

character-warlord = Warlord
    .the = the Warlord
character-murshid = Murshid
    .the = the Murshid
character-sultan = Sultan
    .the = the Sultan
character-caliph = Caliph
    .the = the Caliph
character-nomad = Nomad
    .the = the Nomad

## Power cards

card-campaign = Campaign
card-assassination = Assassination
card-imam = Imam
card-bribery = Bribery
card-rebellion = Rebellion
card-preacher = Preacher
card-informer = Informer
card-missionary = Missionary
card-sabotage = Sabotage
card-destroyer = Destroyer
card-raiders = Raiders
card-coercion = Coercion
card-horse_archers = Horse archers
card-lightning_raid = Lightning raid
card-forced_march = Forced march
card-terror = Terror
card-guard = Guard
card-infantry = Infantry
card-general = General
card-siege_engines = Siege engines
card-vizier = Vizier
card-ships = Ships
card-corvee = Corvée
card-scorched_earth = Scorched earth
card-elder = Elder
card-camel_cavalry = Camel cavalry
card-caravan = Caravan
card-ambush = Ambush
card-guides = Guides
card-unpaid_wages = Unpaid wages
card-sheikh = Sheikh

card_text-campaign = Combat: put half of your units, rounded down, on this card, +1 for each. When the winner is known they return to your supply. The card returns to your hand.
card_text-assassination = Combat or contest: discard a personage card that anybody has played here; it does nothing.
card_text-imam = Contest: +2.
card_text-bribery = Combat: your opponent has 1 less. Contest: the side of another player has 1 less. That player takes this card into hand.
card_text-rebellion = Combat or contest: +1 in a hex with a town, +2 with a city.
card_text-preacher = Contest: +1, or +2 with your influence in an adjacent hex.
card_text-informer = Anytime: look at the hand of another player.
card_text-missionary = Action: move one of your influence tokens to an adjacent hex without a token; no contest.
card_text-sabotage = Action: in a hex where you are present, or next to one, a fort of another player is removed and a castle becomes a fort.
card_text-destroyer = Combat: one of your units from an adjacent hex joins on this card. Combat: one ordinary unit from your reserve card joins on this card.
card_text-raiders = Combat: put up to 3 of your units on this card; each lowers your losses by 1.
card_text-coercion = Contest: +2.
card_text-horse_archers = Combat: +1 as attacker. Combat: put one of your units on this card for +1.
card_text-lightning_raid = Action: make one move; then you may assault with units from the hex you entered.
card_text-forced_march = Anytime: in your own turn, before or after your action, make one move.
card_text-terror = Combat: your opponent has 1 less. Contest: +1, or +2 with a unit of yours in the hex.
card_text-guard = Combat: +1 as defender. Combat: put one of your units on this card for +1.
card_text-infantry = Combat: put one of your units on this card for +1. Combat: your losses are 1 lower.
card_text-general = Combat: +1. Combat: up to 2 of your units leave for adjacent hexes that no other player controls.
card_text-siege_engines = Combat: as attacker put one of your units on this card; the fort or castle has strength 0. Combat: as defender with a fort or castle, +1.
card_text-vizier = Contest: +1, or +2 if you control the hex.
card_text-ships = Anytime: rivers separate no hexes until this action is over.
card_text-corvee = Action: build, and each building costs 1 coin less.
card_text-scorched_earth = Combat: as defender, nothing can be sacked in this combat.
card_text-elder = Combat: a mercenary of any player, here or in an adjacent hex, returns to its owner. A mercenary from your supply joins on this card.
card_text-camel_cavalry = Combat: +1 in the desert. Combat: put one of your units on this card for +1.
card_text-caravan = Action: take 5 coins.
card_text-ambush = Combat: +1, or +2 in wilderness and mountains.
card_text-guides = Anytime: in your own Move action, make up to 2 more moves.
card_text-unpaid_wages = Combat: up to 2 mercenaries of your opponent have strength 0.
card_text-sheikh = Contest: +1, or +2 in wilderness, mountains and desert.

type-event = event
type-personage = personage
type-battalion = battalion
type-strategy = strategy

## Land

terrain-fertile = fertile land
terrain-wilderness = wilderness
terrain-mountain = mountains
terrain-quarry = quarry
terrain-desert = desert

## Goals

goal-units = Most units
goal-strongholds = Strongholds
goal-sacred_control = Hold the sacred site
goal-sacks = Buildings sacked
goal-first_sacks = First year: sacks
goal-network = Influence tokens
goal-terrains = Terrains with influence
goal-sacred_influence = Sacred site influenced
goal-first_tokens = First year: tokens
goal-cities = Cities
goal-free_cities = Independent cities
goal-towns = Towns
goal-treasury = Treasury
goal-sacred_settlement = Settle the sacred site
goal-first_cities = First year: cities
goal-order = Hexes controlled
goal-most_hexes = Most hexes
goal-ford = Hold the ford
goal-quarries = Quarries
goal-palace = Palace stands
goal-shielded = Settlements shielded
goal-first_ford = First year: the ford
goal-prosperity = Coins to convert
goal-mercenaries = Mercenaries on the map
goal-wild_tokens = Tokens in wild land
goal-sacred_any = Sacred site
