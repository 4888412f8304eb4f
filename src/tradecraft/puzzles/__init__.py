"""Puzzles: positions of recorded games, from one seat's view, in which one choice is clearly the best.

`puzzle` reads them from `games/<game>/puzzles`, `mining` finds them in games of strong bots, `verifying` checks them.
"""
