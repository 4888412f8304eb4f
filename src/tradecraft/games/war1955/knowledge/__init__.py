"""Bot knowledge about 1955.

`position` describes a position and values choices at a glance, `careful` values them with care, `features` says what
the learned judgement in `value` goes by.
"""

from tradecraft.games.war1955.knowledge.judgement import WarKnowledge

KNOWLEDGE = WarKnowledge()
