# Around the board: the Watch

panel-turn = playing
panel-afford = What you can afford
panel-can = You can build this.
panel-cannot-pay = You can’t afford this.
panel-none-left = You have no piece of this kind left.
panel-threat = What threatens
