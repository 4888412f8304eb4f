"""Lessons: records of games with marks at which the learner does, tries, answers or looks at something.

`lesson` reads them from `games/<game>/lessons`, `run` carries a learner through one, `checks` finds their mistakes.
"""
