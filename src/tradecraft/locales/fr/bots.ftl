### The bots: what they are called at the table, and a portrait of each.

bot-random = Touriste
bot-random-portrait = A perdu son plan et montre du doigt ce qui vient en premier : tout est laissé au hasard.
bot-greedy = Indicateur
bot-greedy-portrait = Vend à qui paie aujourd’hui et ne pense jamais à demain : prend ce qui rapporte le plus sur-le-champ.
bot-recruit = Recrue
bot-recruit-portrait = Tout juste sortie de l’école ; joue selon le manuel, sans l’avoir lu en entier. Une bonne compagnie pour une première partie.
bot-handler = Agent de liaison
bot-handler-portrait = Tient le réseau et sait ce qui compte. Mais il arrive qu’un détail lui échappe.
bot-officer = Officier traitant
bot-officer-portrait = Dirige une douzaine d’agents et n’en oublie aucun. Punit les coups imprudents, mais se laisse surprendre.
bot-station_chief = Chef de poste
bot-station_chief-portrait = Vingt ans dans la même ville. Pèse chaque coup et ne laisse rien traîner dans la rue qui puisse servir.
bot-spymaster = Maître espion
bot-spymaster-portrait = Personne ne connaît son visage, tout le monde connaît ses résultats. Prend le temps de réfléchir, et gagne sans jamais regarder vos cartes.
bot-spymaster_1 = Maître espion, première édition
bot-spymaster_1-portrait = Le maître espion tel qu’il était avant d’apprendre : l’adversaire auquel on mesure ses successeurs.
bot-companion = Partenaire
bot-companion-portrait = Joue à peu près aussi bien que vous : d’après vos dernières parties ensemble, vise une partie équilibrée. Jamais classé.
