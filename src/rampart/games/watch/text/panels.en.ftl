# Around the board: the Watch

panel-turn = playing
panel-afford = What you can afford
panel-can = You can build this.
panel-cannot-pay = You can’t afford this.
panel-none-left = You have no piece of this kind left.
panel-threat = What threatens

## Events that end a plan to pass, beside what happens to oneself

await-turn = A new turn begins
await-offer = Someone offers a trade
await-card_played = Someone plays a development card
await-settlement = Someone builds a settlement
await-keep = Someone builds a keep
await-rush = Wildlings rush the Wall
await-breach = A section is breached
