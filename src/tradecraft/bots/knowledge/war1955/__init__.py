"""What is known about 1955.

`outlook` values the choices of a player, `features` says what a position looks like, `value` how it stands.
"""

from tradecraft.bots.knowledge.war1955.judgement import WarKnowledge

KNOWLEDGE = WarKnowledge()
