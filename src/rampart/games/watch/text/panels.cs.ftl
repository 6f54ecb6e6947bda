# Kolem desky: Noční hlídka

panel-turn = na tahu
panel-afford = Na co máš
panel-can = Tohle můžeš postavit.
panel-cannot-pay = Na tohle nemáš suroviny.
panel-none-left = Takovou figurku už nemáš.
panel-threat = Co hrozí
