"""A table as the fold of its changes, and the decisions about it; standard library only, no input or output.

`header` is what is fixed when a table is made, `changes` is what can happen to it, `table` holds the present with its
`seat`s and `clock`s. `deciders` turns `commands` into changes or refuses them, by the rules of `access`. `fair_deal`
makes the draws, `result` says how the game ended, `preview` and `sentences` tell players about their options.
"""
