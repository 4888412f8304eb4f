"""The kernel: what every game here has in common, and nothing about any one of them.

`game` is the protocol a game fulfils; `match` plays one; `record` writes it down; `contract` judges it.
"""
