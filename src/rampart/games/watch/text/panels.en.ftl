# Around the board: the Watch

panel-turn = on turn
panel-afford = What you can afford
panel-can = You can build this.
panel-cannot = You cannot pay for this, or have no piece left.
panel-threat = What threatens
