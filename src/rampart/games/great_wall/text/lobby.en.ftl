# The game in the lobby

lobby-line = One wall for all, glory for one
lobby-minutes = 120 min
