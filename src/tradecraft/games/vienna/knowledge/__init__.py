"""What is known about Vienna: how a player who has read the rules weighs things up.

`outlook` says what things are worth now, `prospects` what agents and bribes promise, `choices` values each decision.
For the advanced game `treasury` says what money is worth, `desk` what it buys and `missions` what these promise; its
decisions are in `advanced` and `office`.
"""

from tradecraft.games.vienna.knowledge.choices import ViennaKnowledge

KNOWLEDGE = ViennaKnowledge()
