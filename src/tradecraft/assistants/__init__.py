"""Tables for assistants: whole games in words, over the Model Context Protocol.

`tables` holds the games, `match` a series of games that is measured, `server` the tools an assistant is given.
"""
