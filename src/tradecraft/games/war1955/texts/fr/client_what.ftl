### What each question at the table is about, in two sentences.

client-what-war1955-home = Votre Pays d’Origine fixe votre faction ; son pion avance de 1 case vers vous et votre Espion y commence. Si l’adversaire le sécurise, vous perdez.
client-what-war1955-play = Utilisez l’influence d’une carte pour attirer un pion vers vous, ou jouez-la pour son Action Spéciale. Vous en jouez deux par tour.
client-what-war1955-add = Avant d’annoncer l’action, vous pouvez ajouter des Mercenaires, ou une seconde carte du même pays là où est votre Espion. C’est ce total que l’adversaire doit atteindre pour bloquer.
client-what-war1955-target = Cette Action Spéciale demande un pays. Nommez-en un où elle a un effet.
client-what-war1955-pawn = Une action Coordonnée avance plusieurs pions différents de 1 case chacun. Nommez-les un par un, puis annoncez l’action.
client-what-war1955-gadget = Recherche de Gadget reste en jeu comme gadget, Destruction de Gadget en détruit un. Dites lequel.
client-what-war1955-destination = Transport Évolué déplace votre Espion une fois par tour sans coûter d’étape. La carte défaussée décide où il peut aller.
client-what-war1955-answer = L’adversaire a annoncé quelque chose, et vous pouvez réagir. L’influence se bloque là où est votre Espion ou votre Pays d’Origine, une Action Spéciale se contre ; ou laissez faire.
client-what-war1955-block = Un blocage doit atteindre le total. Ajoutez des cartes de la faction du pays ou des Mercenaires jusque-là, puis annoncez-le.
client-what-war1955-keep = Compte-rendu de Pillage vous laisse 2 cartes de votre choix. Toutes les autres sont défaussées.
client-what-war1955-move = À la fin de votre tour, votre Espion peut aller dans n’importe quel pays. Vos cartes pourront y servir au tour suivant, et vous pourrez y bloquer.
