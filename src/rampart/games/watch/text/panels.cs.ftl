# Kolem desky: Noční hlídka

panel-turn = na tahu
panel-afford = Na co máš
panel-can = Tohle můžeš postavit.
panel-cannot = Na tohle nemáš suroviny, nebo už nemáš figurku.
panel-threat = Co hrozí
