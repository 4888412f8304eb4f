### The bots: what each is called, and its portrait in a sentence or two.

bot-random = Hasard
    .portrait = Fait n’importe quoi de permis. Bon pour découvrir les règles.
bot-greedy = Glouton
    .portrait = Fait toujours ce qui rapporte tout de suite, sans regarder plus loin.
bot-recruit = Recrue
    .portrait = A compris le jeu, mais oublie des choses et en juge mal d’autres. Un adversaire doux pour une première soirée.
bot-officer = Officier
    .portrait = Sait ce que vaut un choix et joue solidement, jamais tout à fait deux fois de la même façon.
bot-station_chief = Chef d’antenne
    .portrait = Réfléchit un instant à vos réponses avant chaque coup. Punit les erreurs.
bot-spymaster = Maître espion
    .portrait = Joue des centaines de parties dans sa tête avant chaque décision, avec tout notre savoir. Redoutable.
