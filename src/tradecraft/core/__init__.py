"""The kernel: everything that all games share. It knows no particular game.

`game` is the protocol a game fulfils; `match` plays one; `record` writes it down; `contract` judges it.
"""
