"""W5: the special actions.

`base` says what a special action declares, `catalogue` declares all of them in the order of the rules page, and `flow`
takes any of them from the hand to its effect. To add a special action, declare it in `catalogue`.
"""
