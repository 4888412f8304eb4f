"""Drawing games in a terminal: the plain drawing every game has, and the tools for better ones.

A game's own drawing is `games/<game>/terminal`.
"""
