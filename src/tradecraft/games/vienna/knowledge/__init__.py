"""Bot knowledge about Vienna.

`position` describes a position, and everything else reads it. `careful`, `prospects`, `missions` and `treasury` value
it with care for `choices` and `office`; `preferences` values it quickly for `priors` and `reasons`; `features` are the
inputs of the learned evaluation in `value`.
"""

from tradecraft.games.vienna.knowledge.choices import ViennaKnowledge

KNOWLEDGE = ViennaKnowledge()
