### What the lessons of 1955 say. A lesson has a title and a sentence about it; each of its marks has a text, and
### answers to what the learner does there: see `tradecraft.lessons.lesson`.

## Headings of the list of lessons

war1955-lessons-basics = Tout le jeu

## Influence

war1955-lesson-influence = L’influence
    .about = Attirez les pions vers vous : vos premiers tours.
war1955-lesson-influence-home = Deux Maîtres Espions, six pays. Sur chaque piste, un pion peut être attiré vers votre étoile ou vers celle de l’adversaire. Choisissez d’abord votre Pays d’Origine : son pion avance de 1 case vers vous et votre Espion y commence. Choisissez la France.
    .wrong = Pour cette leçon, prenez la France comme Pays d’Origine.
war1955-lesson-influence-worth = Vous avez France : 2. Une carte Pays utilisée dans son propre pays compte sa valeur, et 1 de plus si votre Espion y est. Combien compte France : 2 en France ?
    .two = 2
    .three = 3
    .four = 4
    .wrong-two = Votre Espion est en France, ce qui compte 1 de plus.
    .wrong-four = Votre Espion compte 1, pas 2.
war1955-lesson-influence-play = 2 et 1 pour l’Espion. Utilisez France : 2 (Expulsion) en France ; oubliez l’Action Spéciale pour l’instant.
    .wrong = Utilisez France : 2 (Expulsion) en France.
    .on-special = Ainsi, vous jouez son Action Spéciale. Cette fois, utilisez son influence en France.
war1955-lesson-influence-declare = Vous pourriez ajouter un Mercenaire ou, au lieu du 1 de l’Espion, une seconde carte France. Mais au tout premier tour le Premier Joueur ne joue qu’une carte : gardez les autres et annoncez l’action.
    .wrong = Gardez vos autres cartes : annoncez l’action.
war1955-lesson-influence-stay = Le pion de la France a avancé de 3 cases ; encore 1 et il sera sur votre étoile, où il s’arrête. Votre main est complétée à 5 cartes, et à la fin de votre tour votre Espion peut aller partout. Laissez-le en France.
    .wrong = Laissez votre Espion en France pour l’instant.
war1955-lesson-influence-must = Boris a sécurisé son Pays d’Origine, la Hongrie. Désormais vous jouez deux cartes par tour. Que pouvez-vous faire maintenant ?
    .pass = Passer pour garder mes cartes
    .special = Jouer Mercenaire : 2 pour une Action Spéciale
    .influence = Utiliser Pologne : 3 en Pologne
    .wrong-pass = Vous devez jouer une carte tant que c’est possible.
    .wrong-special = Les Mercenaires n’ont que de l’influence, pas d’Action Spéciale.
war1955-lesson-influence-poland = Il faut jouer tant que c’est possible, et les Mercenaires n’ont que de l’influence. Une carte peut toujours être utilisée dans son propre pays, où que soit votre Espion : utilisez Pologne : 3 en Pologne.
    .wrong = Utilisez Pologne : 3 (Attaque Coordonnée) en Pologne.
    .on-special = Ainsi, vous jouez son Action Spéciale. Cette fois, utilisez son influence en Pologne.
war1955-lesson-influence-pair = Vous avez aussi Pologne : 2. Deux cartes d’un même pays se combinent, au lieu du 1 de l’Espion, mais seulement là où est votre Espion. Le vôtre est en France. Que pouvez-vous ajouter ici ?
    .pair = Pologne : 2
    .mercenary = Mercenaire : 2
    .wrong-pair = Il faudrait que votre Espion soit en Pologne.
war1955-lesson-influence-mercenary = Des Mercenaires peuvent s’ajouter à toute Action d’Influence, dans tout pays. Ajoutez Mercenaire : 2.
    .wrong = Ajoutez Mercenaire : 2, car 3 + 2 font 5.
war1955-lesson-influence-five = 3 + 2 = 5, et c’est toujours une seule étape. Annoncez l’action.
    .wrong = Cela suffit : annoncez l’action.
war1955-lesson-influence-secure = En Pologne, le pion est à 5 cases de votre côté. À présent votre seconde carte : le pion de la France est à 1 case de votre étoile. Utilisez France : 2 (Refuge) en France.
    .wrong = Il manque 1 case en France : utilisez-y France : 2 (Refuge).
    .on-special = Ainsi, vous jouez son Action Spéciale. Utilisez son influence en France.
war1955-lesson-influence-secured = Le pion est sur votre étoile : vous avez sécurisé la France, et les 2 cases en trop sont perdues. Une Action d’Influence peut-elle encore déplacer ce pion ?
    .yes = Oui, jusqu’à la fin de la partie
    .no = Non, la France est sécurisée
    .wrong-yes = Un pays sécurisé ne peut plus être choisi pour une Action d’Influence.
war1955-lesson-influence-done = Avec trois pays sécurisés, on gagne aussitôt. De même en sécurisant le Pays d’Origine de l’adversaire.

## Spy and home

war1955-lesson-spy = L’Espion et le Pays d’Origine
    .about = Où une carte peut servir, et ce qu’elle y vaut.
war1955-lesson-spy-home = Votre Pays d’Origine décide de votre faction : avec la Pologne, vous menez la faction rouge. Il ne décide pas des cartes que vous pouvez utiliser, mais il peut être attaqué dès le premier tour : mieux vaut en choisir un que votre main peut défendre. Choisissez la Pologne.
    .wrong = Pour cette leçon, prenez la Pologne comme Pays d’Origine.
war1955-lesson-spy-where = Vous avez France : 2. Une carte sert dans son propre pays, dans votre Pays d’Origine et là où est votre Espion. Où, en dehors de la France, pouvez-vous l’utiliser ?
    .poland = En Pologne
    .hungary = En Hongrie
    .usa = Aux États-Unis
    .wrong-hungary = Ni votre Espion ni votre Pays d’Origine n’est en Hongrie.
    .wrong-usa = La faction seule ne suffit pas : ni votre Espion ni votre Pays d’Origine n’est aux États-Unis.
war1955-lesson-spy-use = Dans votre Pays d’Origine. Mais la France est bleue et la Pologne rouge : une carte de l’autre faction compte 1 de moins. Utilisez France : 2 (Expulsion) en Pologne.
    .wrong = Utilisez France : 2 (Expulsion) en Pologne.
    .on-special = Ainsi, vous jouez son Action Spéciale. Utilisez son influence en Pologne.
war1955-lesson-spy-mercenary = Elle n’y compte que 1. Les Mercenaires, eux, ne perdent jamais rien : ajoutez Mercenaire : 2.
    .wrong = Ajoutez d’abord Mercenaire : 2, car 1 + 2 font 3.
war1955-lesson-spy-move = 3 en tout. À la fin de votre tour, votre Espion va dans n’importe quel pays : c’est ainsi qu’on prépare le tour suivant. Envoyez-le en Hongrie.
    .wrong = Envoyez votre Espion en Hongrie : vous avez une carte Hongrie.
war1955-lesson-spy-bonus = Votre Espion est en Hongrie. Utilisez-y Hongrie : 3. La carte est de ce pays et votre Espion y est, elle compte donc 4.
    .wrong = Utilisez Hongrie : 3 (Blocus) en Hongrie.
    .on-special = Ainsi, vous jouez son Action Spéciale. Utilisez son influence en Hongrie.
war1955-lesson-spy-foreign = Le pion de la Hongrie est à 1 case de votre étoile. Comme votre Espion y est, une carte France peut servir en Hongrie. Combien compte France : 2 ?
    .one = 1
    .two = 2
    .three = 3
    .wrong-two = La France est bleue, la Hongrie rouge : 1 de moins.
    .wrong-three = Le bonus de l’Espion ne vaut que pour les cartes du pays lui-même.
war1955-lesson-spy-finish = 1 suffit tout juste. Utilisez France : 2 (Destruction de Gadget) en Hongrie.
    .wrong = Utilisez France : 2 (Destruction de Gadget) en Hongrie : il manque 1 case.
    .on-special = Ainsi, vous jouez son Action Spéciale. Utilisez son influence en Hongrie.
war1955-lesson-spy-back = La Hongrie est à vous. Un pays sécurisé n’a pas besoin d’Espion ; ramenez le vôtre en Pologne, où il aide à attaquer et à défendre.
    .wrong = Ramenez votre Espion en Pologne.
war1955-lesson-spy-done = Son propre pays : valeur entière, 1 de plus avec l’Espion. Pays de l’Espion ou Pays d’Origine : valeur entière, ou 1 de moins si la carte est de l’autre faction. Mercenaires : partout, toujours leur valeur.

## Special actions

war1955-lesson-specials = Les Actions Spéciales
    .about = Chaque carte Pays peut se jouer autrement.
war1955-lesson-specials-none = Une carte Pays peut être jouée pour son Action Spéciale au lieu de son influence. Pays et valeur ne comptent alors pas. Mais une action sans aucun effet ne peut être jouée. Laquelle pouvez-vous jouer maintenant ?
    .deport = Expulsion : l’Espion de Boris rentre chez lui
    .house = Refuge : 2 cartes de plus
    .wrong-deport = L’Espion de Boris est déjà chez lui : Expulsion ne ferait rien.
war1955-lesson-specials-house = Jouez Refuge : à la fin de ce tour, après avoir complété votre main, vous piochez 2 cartes de plus.
    .wrong = Jouez Grande-Bretagne : 2 pour son Action Spéciale, Refuge.
    .on-influence = Ainsi, vous utilisez son influence. Jouez son Action Spéciale, Refuge.
war1955-lesson-specials-stay = Votre main compte 7 cartes, et vous les gardez : on ne défausse jamais l’excédent. Laissez votre Espion aux États-Unis.
    .wrong = Laissez votre Espion aux États-Unis.
war1955-lesson-specials-informant = L’Espion de Boris est parti en URSS. Que prépare-t-il ? Jouez Informateur Payé.
    .wrong = Jouez Grande-Bretagne : 2 pour son Action Spéciale, Informateur Payé.
    .on-influence = Ainsi, vous utilisez son influence. Jouez son Action Spéciale, Informateur Payé.
war1955-lesson-specials-revolution = La main de Boris reste face visible jusqu’à la fin de votre prochain tour, cartes piochées comprises. Votre seconde carte : Révolution avance un pion au choix de 2 cases et ne peut être bloquée. Jouez-la.
    .wrong = Jouez États-Unis : 4 pour son Action Spéciale, Révolution.
    .on-influence = Ainsi, vous utilisez son influence. Jouez son Action Spéciale, Révolution.
war1955-lesson-specials-target = Nommez la Hongrie : Boris l’a sécurisée, mais Révolution déplace même un pion sur son étoile, et le pays est de nouveau libre.
    .wrong = Nommez la Hongrie.
war1955-lesson-specials-deport = Boris a de nouveau sécurisé la Hongrie. Mais son Espion est à l’étranger : Expulsion a maintenant un effet, elle le renvoie en Hongrie. Jouez-la.
    .wrong = Jouez États-Unis : 2 pour son Action Spéciale, Expulsion.
    .on-influence = Ainsi, vous utilisez son influence. Jouez son Action Spéciale, Expulsion.
war1955-lesson-specials-detain = Et qu’il y reste : jouez Détention. Rien ne déplace un Espion détenu.
    .wrong = Jouez Grande-Bretagne : 2 pour son Action Spéciale, Détention.
    .on-influence = Ainsi, vous utilisez son influence. Jouez son Action Spéciale, Détention.
war1955-lesson-specials-until = Détention dure jusqu’à la fin de votre prochain tour. Cela fait combien de vos propres tours, celui-ci compris ?
    .one = Un
    .two = Deux
    .wrong-one = Le reste de ce tour, le tour de Boris, et tout votre tour suivant.
war1955-lesson-specials-done = Deux : le reste de ce tour et tout votre tour suivant, avec celui de Boris entre les deux. Il y a quinze Actions Spéciales. Pointez une carte pour lire la sienne. Aucune ne peut être bloquée ; comment les arrêter, c’est la leçon suivante.

## Answers and counters

war1955-lesson-answers = Bloquer et contrer
    .about = L’adversaire attaque : bloquez, contrez ou laissez faire.
war1955-lesson-answers-presence = Boris annonce 4 en Hongrie. Après chaque action, l’autre joueur peut réagir. Vous pouvez bloquer une Action d’Influence là où est votre Espion ou votre Pays d’Origine. Les deux sont en Grande-Bretagne. Que pouvez-vous faire ?
    .block = Bloquer avec Mercenaire : 2
    .pass = Laisser faire
    .wrong-block = Depuis la Grande-Bretagne, vous ne pouvez bloquer qu’en Grande-Bretagne.
war1955-lesson-answers-pass = Laissez faire.
    .wrong = Vous pouvez seulement laisser faire.
war1955-lesson-answers-how = Un tour plus tard, l’Espion de Boris est en Grande-Bretagne. Grande-Bretagne : 4, 1 pour l’Espion et Mercenaire : 1, il annonce 6 dans votre Pays d’Origine. Comment l’arrêter ?
    .rebel = Contrer avec Forces Rebelles
    .block = Bloquer avec des cartes de la faction bleue
    .revolution = Jouer Révolution
    .wrong-rebel = Une Action d’Influence se bloque, elle ne se contre pas.
    .wrong-revolution = La plupart des Actions Spéciales ne se jouent qu’à votre tour.
war1955-lesson-answers-block = Les cartes de la faction du pays attaqué et les Mercenaires bloquent à leur valeur ; une carte de ce pays même compte 1 de plus si votre Espion y est. Bloquez avec France : 3.
    .wrong = Commencez le blocage avec France : 3.
    .on-let_through = Boris gagnerait 6 cases dans votre Pays d’Origine. Bloquez avec France : 3.
war1955-lesson-answers-enough = France : 3 compte 3 ; Boris a annoncé 6. Est-ce assez pour annoncer le blocage ?
    .declare = Oui, cela retire 3
    .add = Non, il faut ajouter une carte
    .wrong-declare = Un blocage, c’est tout ou rien : il doit atteindre le total.
war1955-lesson-answers-add = Un blocage, c’est tout ou rien : il doit atteindre le total. Ajoutez États-Unis : 4, car 3 + 4 font 7.
    .wrong = Ajoutez l’une de vos deux cartes États-Unis : 4, car il faut au moins 6.
war1955-lesson-answers-declare = 7 suffit ; le surplus est permis. Annoncez le blocage.
    .wrong = Cela suffit : annoncez le blocage.
war1955-lesson-answers-special = Bloqué : le pion ne bouge pas, et les cartes des deux joueurs sont défaussées. Boris joue maintenant une Action Spéciale, Réapprovisionnement Stratégique. Comment réagir ?
    .block = La bloquer avec Mercenaire : 2
    .counter = La contrer avec Forces Rebelles
    .wrong-block = Une Action Spéciale se contre, elle ne se bloque pas.
war1955-lesson-answers-counter = Forces Rebelles contre toute Action Spéciale, à n’importe quel tour. Utilisez-la.
    .wrong = Contrez avec Grande-Bretagne : 4, Forces Rebelles.
    .on-let_through = Vous pourriez laisser faire, mais essayez de contrer.
war1955-lesson-answers-done = Contrée : la carte ne fait rien et son étape est perdue. Il aurait pu contrer vos Forces Rebelles avec les siennes. Bloquer ou contrer coûte des cartes, et votre main n’est complétée qu’à la fin de votre propre tour.

## Gadgets, time limit and winning

war1955-lesson-winning = Gadgets, limite de temps et victoire
    .about = Un avantage durable, et le troisième pays.
war1955-lesson-winning-research = Vous avez sécurisé la Grande-Bretagne et la France. Encore un pays et vous gagnez. Jouez d’abord Recherche de Gadget.
    .wrong = Jouez Grande-Bretagne : 3 pour son Action Spéciale, Recherche de Gadget.
    .on-influence = Ainsi, vous utilisez son influence. Jouez son Action Spéciale, Recherche de Gadget.
war1955-lesson-winning-gadget = La carte reste en jeu comme l’un des deux gadgets : Ressources Augmentées complète votre main à 6, Transport Évolué déplace votre Espion une fois par tour contre une carte du pays de départ ou d’arrivée. Choisissez Ressources Augmentées.
    .wrong = Pour cette leçon, choisissez Ressources Augmentées.
war1955-lesson-winning-blockade = En Hongrie, il vous manque 3 cases, et votre Espion y est : Hongrie : 2 suffirait. Mais Boris a mis un Blocus sur la Hongrie. Que pouvez-vous jouer ?
    .hungary = Hongrie : 2 en Hongrie
    .pilfer = Compte-rendu de Pillage
    .wrong-hungary = Rien ne déplace un pion sous Blocus avant sa fin, après le prochain tour de Boris.
war1955-lesson-winning-pilfer = Jouez Compte-rendu de Pillage : Boris garde 2 cartes et défausse les autres. Il pourra alors difficilement vous arrêter.
    .wrong = Jouez Pologne : 4 pour son Action Spéciale, Compte-rendu de Pillage.
    .on-influence = Ainsi, vous utilisez son influence. Jouez son Action Spéciale, Compte-rendu de Pillage.
war1955-lesson-winning-stay = Grâce à votre gadget, votre main a été complétée à 6 cartes ; il reste en jeu tant que Boris ne joue pas Destruction de Gadget. Laissez votre Espion en Hongrie.
    .wrong = Votre Espion est nécessaire en Hongrie.
war1955-lesson-winning-limit = Le Blocus est fini. Une question avant de gagner : avec la limite de temps, quand une longue partie se termine-t-elle ?
    .first = Quand la pioche est épuisée pour la première fois
    .third = Après le troisième mélange de la défausse : ce tour, puis un de plus pour chacun
    .never = Jamais
    .wrong-first = La défausse est mélangée trois fois en une nouvelle pioche.
    .wrong-never = Sans la limite de temps, peut-être. Avec elle, trois mélanges ; puis le plus de pays sécurisés l’emporte.
war1955-lesson-winning-win = Le plus de pays sécurisés l’emporterait alors, sinon le plus de cases au-delà des centres. Inutile d’attendre : utilisez Hongrie : 2 en Hongrie.
    .wrong = Utilisez Hongrie : 2 (Expulsion) en Hongrie : 2, et 1 pour l’Espion.
    .on-special = Ainsi, vous jouez Expulsion. Utilisez son influence en Hongrie : elle gagne la partie.
war1955-lesson-winning-done = Trois pays sécurisés : vous gagnez aussitôt. L’autre façon de gagner est de sécuriser le Pays d’Origine de l’adversaire ; surveillez donc le vôtre.

## What the guide of a first game says: the aim, and rules in fewer words than the rules page

war1955-guide-aim = Sécurisez trois pays, ou le Pays d’Origine de l’adversaire, et vous gagnez aussitôt. Un pays est sécurisé quand son pion atteint l’étoile de votre côté : attirez donc les pions vers vous.
war1955-guide-W2_3 = Après vos deux cartes, vous complétez votre main à 5 cartes. Avec une main pleine, vous ne piochez rien.
war1955-guide-W2_4 = La pioche était épuisée : la défausse a été mélangée pour en former une nouvelle. Toute carte jouée peut donc revenir.
war1955-guide-W3_1 = Une carte Pays sert dans son propre pays, là où est votre Espion, ou dans votre Pays d’Origine. Dans un pays de l’autre faction, elle compte 1 de moins.
war1955-guide-W3_2 = Une carte utilisée dans son propre pays compte 1 de plus si l’Espion y est. Au lieu de ce 1, on peut ajouter une seconde carte du pays.
war1955-guide-W3_4 = Un pion qui atteint l’étoile s’y arrête : le pays est sécurisé, et l’influence ne le déplace plus.
war1955-guide-W4_2 = On bloque avec des Mercenaires et des cartes de la faction du pays attaqué, à leur valeur. Si l’Espion de celui qui bloque y est, une carte de ce pays même compte 1 de plus.
war1955-guide-W5 = Quand une carte est jouée pour son Action Spéciale, son pays et son influence ne comptent pas. La plupart des Actions Spéciales prennent une étape et ne se jouent qu’à votre tour.
war1955-guide-W5_2 = Une Action Spéciale peut être contrée, avec des Forces Rebelles ou parfois avec une carte Coordonnée. Un contre se contre aussi, mais seulement avec des Forces Rebelles.
war1955-guide-W5_2a = Un contre pendant votre propre tour prend une de vos étapes, même s’il est contré à son tour. Pendant le tour de l’adversaire, il ne coûte que la carte.
war1955-guide-W6_1 = Ressources Augmentées complète la main à 6 cartes. Transport Évolué déplace l’Espion une fois par tour, sans prendre d’étape, contre une carte du pays de départ ou d’arrivée.
war1955-guide-W7_1 = La partie s’arrête aussitôt que quelqu’un a sécurisé trois pays, ou le Pays d’Origine de l’adversaire.
war1955-guide-W7_3 = La défausse a été mélangée pour la troisième fois. Ce tour se termine, chaque joueur en a encore un, puis la partie est finie.
war1955-guide-W8_3 = Une carte utilisée dans un pays de l’autre faction compte 1 de moins. Les Mercenaires gardent toujours leur valeur.
war1955-guide-W8_4 = Dans un blocage, une carte du pays attaqué ne compte 1 de plus que si l’Espion de celui qui bloque y est. Le Pays d’Origine seul n’ajoute rien.
war1955-guide-W8_5 = Un blocage insuffisant est impossible. Après un blocage, votre main n’est complétée qu’à votre propre tour suivant.
war1955-guide-W8_6 = Les deux Espions peuvent être dans le même pays. Là où est votre Espion, vous pouvez bloquer, même dans le Pays d’Origine de l’adversaire.
war1955-guide-W8_10 = Compte-rendu de Pillage demande un adversaire qui a au moins 3 cartes. Réapprovisionnement Stratégique donne autant de nouvelles cartes qu’il en restait en main sans lui.
war1955-guide-W8_12 = Recherche de Gadget reste en jeu comme le gadget annoncé. Elle peut être contrée quand elle est jouée ; ensuite, seule Destruction de Gadget l’enlève.
war1955-guide-W8_13 = Une action Coordonnée avance plusieurs pions de 1 case chacun, et rien ne peut la bloquer. Elle peut même sécuriser plusieurs pays à la fois.
war1955-guide-W8_14 = Le total d’une Action d’Influence est fixé à l’annonce. Un Espion qui bouge ensuite n’y change rien.
