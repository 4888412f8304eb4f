"""Players that are programs: one file per bot, found by being there.

`protocol` says what a bot is, `arena` lets bots play each other; `knowledge` holds what is known about single games.
"""
