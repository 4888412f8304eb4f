"""Bots: one file each, found by discovery.

`protocol` says what a bot is, `judge` judges choices for hint and analysis, `search` looks ahead, `arena` lets bots
play each other. `knowledge` says what a bot can ask about a game; the answers are in `games/<game>/knowledge`.
"""
