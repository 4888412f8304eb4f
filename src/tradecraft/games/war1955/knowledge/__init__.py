"""What is known about 1955.

`outlook` values the choices of a player, `features` says what a position looks like, `value` how it stands.
"""

from tradecraft.games.war1955.knowledge.judgement import WarKnowledge

KNOWLEDGE = WarKnowledge()
