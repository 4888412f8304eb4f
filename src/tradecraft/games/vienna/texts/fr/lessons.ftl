### What the lessons of Vienna say. A lesson has a title and a sentence about it; each of its marks has a text, and
### answers to what the learner does there: see `tradecraft.lessons.lesson`. Building and square names stay German.

## Headings of the list of lessons

vienna-lessons-introductory = Partie d’initiation
vienna-lessons-advanced = Partie avancée
vienna-lessons-expansions = Extensions

## What a round is

vienna-lesson-round = Un tour de jeu
    .about = Trois cartes, quatre actions : jouez votre premier tour.
vienna-lesson-round-plan = Vous dirigez un service secret à Vienne. À chaque tour, vous recevez trois cartes et donnez chacune à une action : la I la garde pour sa capacité, la II prend le pot-de-vin en haut à gauche, la IV avance le marqueur en haut à droite. Donnez 056 à la I, 001 à la II et 027 à la IV, puis confirmez.
    .wrong = Un bon plan aussi, mais pour cette leçon : 056 à l’action I, 001 à l’action II et 027 à l’action IV.
vienna-lesson-round-pay = Chacun prépare son plan en secret ; vous avez le Blason, donc vous jouez en premier. Action I : 056 est dans votre tiroir. Action II : 001 vous a donné 1 Chocolat. Action III : placez un agent. Il coûte 2 pots-de-vin de la couleur du bâtiment. Quel bâtiment pouvez-vous payer ?
    .purple = Burgtheater, violet : 2 Chocolat
    .pink = Rathaus, rose : 2 Vin
    .grey = Hofburg, gris : 2 Tabac
    .wrong-pink = Vous n’avez que 1 Vin. Regardez vos pots-de-vin : de quelle sorte en avez-vous 2 ?
    .wrong-grey = Vous n’avez que 1 Tabac. Regardez vos pots-de-vin : de quelle sorte en avez-vous 2 ?
vienna-lesson-round-agent = Exact : vous avez 2 Chocolat. Burgtheater porte aussi le drapeau français, et votre carte 056 donne 3 points pour un agent sur un bâtiment français. Placez un agent sur Burgtheater (15).
    .wrong = Votre carte 056 donne 3 points sur Burgtheater (15). Placez-y votre agent.
    .on-take = Lors de l’action III, on peut prendre 2 pots-de-vin au lieu de placer un agent, mais vous pouvez en payer un. Placez-le sur Burgtheater (15).
vienna-lesson-round-points = Vous avez payé 2 Chocolat et marqué 3 points grâce à la carte 056. L’action IV a suivi d’elle-même : la carte 027 a avancé le marqueur Diapositive de 1 case. Qui avance un marqueur marque 1 point pour chacune de ses tuiles de cette sorte ; vous avez 1 Diapositive. C’est maintenant à Boris.
vienna-lesson-round-turn = C’est à Boris. Pourriez-vous placer un autre agent avant qu’il ait fini ?
    .yes = Oui, il me reste des agents
    .no = Non, chacun accomplit ses quatre actions d’une traite
    .wrong-yes = Un joueur après l’autre accomplit les actions I à IV, en commençant par celui qui a le Blason.
vienna-lesson-round-first = Boris a pris 2 pots-de-vin au lieu de placer un agent. Le tour est fini : le Blason est passé à gauche, à Boris. Qui joue en premier au nouveau tour ?
    .you = Moi, comme au premier tour
    .boris = Boris, qui a le Blason
    .wrong-you = C’est le Blason qui décide, et il vient de passer à Boris.
vienna-lesson-round-again = Trois nouvelles cartes. Préparez ce tour comme vous voulez : une carte pour la I, une pour la II, une pour la IV.
    .tried = C’est un plan. La carte de la I restera dans un tiroir et agira dès ce tour ; celle de la II donnera son pot-de-vin, celle de la IV avancera son marqueur. Ces deux-là sont ensuite défaussées.
vienna-lesson-round-done = Voilà un tour : piocher trois cartes, les affecter, accomplir chacun à son tour les actions I à IV, passer le Blason. Tous les tours de la partie se jouent ainsi.

## Taking and paying

vienna-lesson-paying = Prendre et payer
    .about = Ce que coûte un agent, et quatre moyens de le payer.
vienna-lesson-paying-plan = La carte 042 fait payer 1 pot-de-vin de moins pour un agent sur un bâtiment autrichien. Mettez-la dans un tiroir : 042 à la I, 009 (Café) à la II, 002 (Diapositive) à la IV.
    .wrong = Donnez 042 à l’action I, 009 à l’action II et 002 à l’action IV.
vienna-lesson-paying-price = Vous avez 2 Café et 1 de chaque autre sorte. Sans aide, un agent coûte 2 pots-de-vin de la couleur du bâtiment. Lequel de ces bâtiments pourriez-vous payer ?
    .brown = Universität, marron : Café
    .purple = Burgtheater, violet : Chocolat
    .grey = Hofburg, gris : Tabac
    .wrong-purple = Il faut 2 Chocolat, et vous en avez 1.
    .wrong-grey = Il faut 2 Tabac, et vous en avez 1.
vienna-lesson-paying-discount = Mais il y a moins cher : Rathaus (14) est rose et autrichien. La carte 042 retire 1 pot-de-vin : votre unique Vin suffit. Placez votre agent sur Rathaus.
    .wrong = Gardez vos autres pots-de-vin. Grâce à la carte 042, Rathaus (14) ne coûte que 1 Vin.
vienna-lesson-paying-wine = 1 Vin payé. À votre deuxième tour : la carte 007 donne 1 Vin de plus quand vous prenez un Vin lors de l’action II. Donnez 007 à la I, 027 (Vin) à la II et 080 à la IV.
    .wrong = Donnez 007 à l’action I, 027 à l’action II et 080 à l’action IV.
vienna-lesson-paying-second = La carte 027 a donné 1 Vin, la carte 007 un de plus. Où pourrait aller un deuxième agent ?
    .rathaus = Encore sur Rathaus
    .rasumofsky = Palais Rasumofsky, rose : 2 Vin
    .hofburg = Hofburg, gris : 2 Tabac
    .money = Nulle part : prendre 2 shillings à la place
    .wrong-rathaus = Vous n’avez jamais deux agents sur le même bâtiment. Ceux des autres ne vous gênent pas.
    .wrong-hofburg = Vous n’avez que 1 Tabac.
    .wrong-money = Il n’y a d’argent que dans la partie avancée.
vienna-lesson-paying-save = Exact : on n’a jamais deux agents sur le même bâtiment. Mais nous visons Hofburg. Au lieu de placer un agent, vous pouvez prendre 2 pots-de-vin d’une même sorte. Prenez 2 Tabac.
    .wrong = Cette fois, économisez : prenez 2 Tabac.
    .on-place = Gardez votre Vin pour l’instant. Prenez 2 Tabac au lieu de placer un agent.
vienna-lesson-paying-hofburg = Tour suivant : vous avez 3 Tabac. Hofburg (20) est gris et français, donc sans réduction : 2 Tabac. Placez-y un agent.
    .wrong = Vous avez économisé pour Hofburg (20) : placez-y votre agent.
vienna-lesson-paying-supply = Vous avez déjà un agent sur le plateau : on vous demande donc d’où vient celui-ci. Un agent déplacé depuis un autre bâtiment coûte autant. Prenez-en un dans votre réserve.
    .wrong = Laissez l’agent de Rathaus où il est, et prenez-en un dans votre réserve.
vienna-lesson-paying-done = Un agent coûte 2 pots-de-vin de la couleur du bâtiment, moins 1 par réduction qui s’applique. L’action II en rapporte 1, les capacités davantage, et quand rien ne convient, on prend 2 pots-de-vin d’une sorte au lieu de placer.

## Surrounding squares

vienna-lesson-squares = Entourer des places
    .about = Comment les agents gagnent des informations secrètes.
vienna-lesson-squares-square = Regardez Bauernfeldplatz (3) : des routes relient cette place à trois bâtiments. Qui a un agent sur chacun d’eux l’a entourée, prend la tuile qui s’y trouve et marque 1 point par route : ici 3.
vienna-lesson-squares-missing = Vous avez des agents sur Polizeidirektion (3) et Universität (9). Quel bâtiment manque ?
    .volksoper = Volksoper (2)
    .votivkirche = Votivkirche (8)
    .rathaus = Rathaus (14)
    .wrong-votivkirche = Aucune route ne va de Bauernfeldplatz à Votivkirche.
    .wrong-rathaus = Aucune route ne va de Bauernfeldplatz à Rathaus.
vienna-lesson-squares-wine = Volksoper est rose et coûte 2 Vin. Vous en avez 1 : ce tour-ci, prenez 2 Vin au lieu de placer un agent.
    .wrong = Pour Volksoper, il faut du Vin : prenez 2 Vin.
    .on-place = D’abord le Vin pour Volksoper : prenez 2 Vin.
vienna-lesson-squares-count = Vous pouvez payer maintenant. Julius-Tandler-Platz (1) n’est reliée qu’à Volksoper et Polizeidirektion. Combien de places un agent sur Volksoper va-t-il entourer ?
    .one = Une
    .two = Deux
    .three = Trois
    .wrong-one = Un seul agent peut compléter plusieurs places. Regardez aussi Julius-Tandler-Platz.
    .wrong-three = Il vous manque encore un agent autour des autres places près de Volksoper.
vienna-lesson-squares-place = Les deux à la fois. Placez votre agent sur Volksoper (2).
    .wrong = C’est Volksoper (2) qui manque aux deux places.
    .on-take = Vous avez le Vin. Placez votre agent sur Volksoper (2).
vienna-lesson-squares-supply = Prenez l’agent dans votre réserve : les autres doivent rester où ils sont.
    .wrong = Cet agent est nécessaire là où il est. Prenez-en un dans votre réserve.
vienna-lesson-squares-tiles = Un Pistolet sur une place de valeur 2, une Mallette sur une place de valeur 3 : deux tuiles et 5 points. Une place vide ne rapporte plus rien à personne.
vienna-lesson-squares-move = Ensuite : Rooseveltplatz (12) est reliée à Volksoper, Universität et Votivkirche. Envoyez un agent à Votivkirche (8) pour 2 Magazine.
    .wrong = Il manque à Rooseveltplatz un agent sur Votivkirche (8).
vienna-lesson-squares-origin = Un agent peut se déplacer au lieu de venir de la réserve. Celui de Polizeidirektion a fait son travail : déplacez-le, ou prenez-en un dans la réserve.
    .wrong = Sans cet agent, Rooseveltplatz ne serait pas entourée. Déplacez celui de Polizeidirektion (3), ou prenez-en un dans la réserve.
vienna-lesson-squares-done = Encore une tuile et 3 points. Cherchez les places qui partagent des bâtiments : un agent peut servir à plusieurs places, et les agents des autres ne vous bloquent jamais.

## Tokens, investigator and the end

vienna-lesson-end = Marqueurs, enquêteur et fin de partie
    .about = Ce qui donne de la valeur à vos tuiles, et ce qui met fin à la partie.
vienna-lesson-end-step = Fin d’une partie à deux. Les cinq marqueurs indiquent ce que valent les tuiles, de 1 à 6. Vous avez 4 Diapositives. Combien de points marquez-vous en avançant le marqueur Diapositive de 1 case ?
    .one = 1
    .two = 2, la valeur actuelle d’une Diapositive
    .four = 4
    .wrong-one = Vous marquez 1 point pour chacune de vos tuiles de cette sorte.
    .wrong-two = La valeur compte en fin de partie. Pour une avancée, vous marquez 1 point pour chacune de vos tuiles de cette sorte.
vienna-lesson-end-plan = 1 point pour chacune de vos 4 Diapositives ; personne d’autre n’en marque. La carte 027 montre une Diapositive en haut à droite. Donnez-la à l’action IV, 040 à la I et 052 à la II.
    .wrong = Donnez 027, qui montre la Diapositive, à l’action IV, 040 à la I et 052 à la II.
vienna-lesson-end-coffee = Pour l’action III, prenez 2 Café, et observez le marqueur Diapositive et l’enquêteur.
    .wrong = Cette fois, prenez 2 Café.
vienna-lesson-end-crossed = 4 points. Le marqueur a franchi un palier : chaque Diapositive vaut maintenant 3. Le premier palier franchi dans un tour avance aussi l’enquêteur de 1 case sur le toit : il est en H, la dernière case à deux joueurs.
vienna-lesson-end-last = Boris a terminé et le Blason passe. Que se passe-t-il maintenant ?
    .now = La partie est finie tout de suite
    .final = On joue un dernier tour
    .token = La partie continue jusqu’à ce que tous les marqueurs soient au bout
    .wrong-now = Le tour où il arrive n’est pas le dernier : il en reste un.
    .wrong-token = Cela mettrait aussi fin à la partie, mais l’enquêteur a été plus rapide.
vienna-lesson-end-sets = Le tour qui suit son arrivée est le dernier, et il vient d’être joué. Une série complète des cinq sortes rapporte 10 points. Vous avez 1 Fiole, 1 Pistolet, 2 Mallettes, 3 Microfilms et 4 Diapositives. Combien de séries complètes ?
    .none = Aucune
    .one = Une
    .two = Deux
    .wrong-none = Vous avez au moins une tuile de chaque sorte.
    .wrong-two = Pour une deuxième série, il faudrait une deuxième Fiole et un deuxième Pistolet.
vienna-lesson-end-tiles = Puis chaque tuile rapporte la valeur de sa piste : Fiole 2, Pistolet 3, Mallette 4, Microfilm 3, Diapositive 3. Combien rapportent vos tuiles ?
    .a = 11 : une de chaque
    .b = 34 : 2 + 3 + 8 + 9 + 12
    .c = 15 : la somme des valeurs
    .wrong-a = Chaque tuile compte, pas seulement une de chaque sorte.
    .wrong-c = Multipliez chaque valeur par le nombre de vos tuiles.
vienna-lesson-end-done = 34 pour les tuiles et 10 pour la série, en plus de vos 108 points : 152, et vous gagnez. À égalité, c’est le nombre de pots-de-vin qui décide, puis celui des agents sur le plateau.

## Reading cards and drawers

vienna-lesson-cards = Lire les cartes et les tiroirs
    .about = Une carte, trois usages, et des capacités qui s’entraident.
vienna-lesson-cards-corner = Chaque carte a trois parties. La carte 044 montre un Vin en haut à gauche, une Mallette en haut à droite et une capacité en bas. Que donne-t-elle si vous l’affectez à l’action II ?
    .wine = 1 Vin
    .briefcase = Une avancée du marqueur Mallette
    .discount = Sa capacité
    .wrong-briefcase = Le coin en haut à droite sert à l’action IV.
    .wrong-discount = La capacité n’agit que depuis un tiroir, après l’action I.
vienna-lesson-cards-plan = Seule compte la partie que son action utilise. La carte 002 donne 1 Vin de plus chaque fois que vous prenez un Vin lors de l’action II. Donnez 002 à la I, 044 à la II et 020 à la IV.
    .wrong = Donnez 002 à l’action I, 044 à l’action II et 020 à l’action IV.
vienna-lesson-cards-replace = Vos trois tiroirs sont pleins : la nouvelle carte en remplace une de votre choix. Les deux cartes pour les bâtiments des USA, 050 et 060, vont bien ensemble. Remplacez 076, qui concerne le marqueur Mallette.
    .wrong = 050 et 060, pour les bâtiments des USA, vont ensemble. Remplacez 076, la carte du marqueur Mallette.
vienna-lesson-cards-extra = Une carte agit dès le tour où elle entre dans son tiroir. Vous avez pris un Vin avec 044. Combien de Vin l’action II a-t-elle rapporté en tout ?
    .one = 1
    .two = 2
    .three = 3, car le Vin en plus en donne un aussi
    .wrong-one = La carte 002 est déjà dans votre tiroir, et elle agit tout de suite.
    .wrong-three = Un bonus n’en déclenche jamais un autre.
vienna-lesson-cards-usa = Profitez des deux cartes USA : Palais Rasumofsky (12) est rose et américain. Placez-y votre agent.
    .wrong = Pour que 050 et 060 agissent, l’agent doit aller sur un bâtiment des USA : Palais Rasumofsky (12).
    .on-take = Vous avez le Vin : placez votre agent sur Palais Rasumofsky (12).
vienna-lesson-cards-bribe = 3 points grâce à la carte 060. La carte 050 donne 1 pot-de-vin au choix : prenez celui que vous voulez.
    .wrong = Choisissez l’une des cinq sortes de pots-de-vin.
vienna-lesson-cards-token = Un tour plus tard : la carte 017 permet d’avancer un marqueur au choix de 1 case quand vous prenez un Vin lors de l’action II. Vous avez 1 Microfilm : avancez le marqueur Microfilm.
    .wrong = Vous n’avez aucune tuile de cette sorte. Le marqueur Microfilm vous rapporte 1 point.
    .on-decline = Vous pouvez refuser : une capacité n’est jamais obligatoire. Mais le marqueur Microfilm vous rapporte 1 point.
vienna-lesson-cards-same = La carte 007 a la même capacité que la carte 002 de votre tiroir ; seuls les coins diffèrent. Que se passe-t-il si vous affectez 007 à l’action I ?
    .any = Je choisis le tiroir où elle va
    .same = Elle remplace 002, que je le veuille ou non
    .never = C’est interdit
    .wrong-any = Vous n’avez jamais deux fois la même capacité.
    .wrong-never = C’est permis, mais vous n’avez jamais deux fois la même capacité.
vienna-lesson-cards-drawer = On n’a jamais deux fois la même capacité. Essayez : 007 à la I, 048 (Vin) à la II, 059 à la IV.
    .wrong = Donnez 007 à l’action I, 048 à l’action II et 059 à l’action IV.
vienna-lesson-cards-done = 007 a pris la place de 002 sans qu’on vous demande rien. Les tiroirs font la différence : choisissez des cartes qui vont ensemble, et regardez-les avant d’affecter vos cartes.

## Missions

vienna-lesson-missions = Les missions
    .about = La partie avancée : accepter, compléter, être payé.
vienna-lesson-missions-flags = Dans la partie avancée, les bâtiments ont aussi un sceau, et il y a des missions. Vous commencez avec S-02 ; quatre autres sont disponibles pour tous. Une mission a un drapeau, une condition et une récompense.
vienna-lesson-missions-agent = On accepte ou complète une mission seulement juste après avoir placé un agent sur un bâtiment portant le drapeau de la mission. Rathaus (14) est autrichien et porte le sceau Administration. Placez-y un agent.
    .wrong = Placez votre agent sur Rathaus (14) : il porte le drapeau qu’il vous faut.
vienna-lesson-missions-flag = Quelle mission pouvez-vous accepter maintenant ?
    .a02 = A-02, Autriche
    .a09 = A-09, Royaume-Uni
    .b25 = B-25, USA
    .wrong-a09 = Son drapeau est britannique, et vous avez placé votre agent sur un bâtiment autrichien.
    .wrong-b25 = Son drapeau est américain, et vous avez placé votre agent sur un bâtiment autrichien.
vienna-lesson-missions-accept = Le drapeau doit être celui du bâtiment. Acceptez A-02.
    .wrong = Acceptez A-02 : elle est autrichienne, comme Rathaus.
    .on-no_mission = Vous pouvez refuser, mais un paiement vous attend. Acceptez A-02.
vienna-lesson-missions-advance = Pour une mission A, vous recevez aussitôt 1 shilling, pour une mission B 2, et vous les gardez. Les missions disponibles sont complétées. Vous avez de la place pour trois missions.
vienna-lesson-missions-seals = S-02 est autrichienne et demande des agents sur un bâtiment Religion et un bâtiment Administration. Vous avez Administration avec Rathaus. Où doit aller le prochain agent ?
    .gestade = Maria am Gestade : Autriche, Religion
    .oper = Staatsoper : URSS, Culture
    .rathaus = Encore sur Rathaus
    .wrong-oper = Elle n’a ni le sceau ni le drapeau.
    .wrong-rathaus = Vous y avez déjà un agent.
vienna-lesson-missions-second = Placez un agent sur Maria am Gestade (10).
    .wrong = Seule Maria am Gestade (10) a le sceau et le drapeau qu’il vous faut.
vienna-lesson-missions-ready = Votre agent est de nouveau sur un bâtiment autrichien. Vos deux missions sont autrichiennes. De laquelle la condition est-elle remplie ?
    .s02 = S-02 : Religion et Administration
    .a02 = A-02 : montrer 3 Vin
    .wrong-a02 = Vous n’avez que 1 Vin.
vienna-lesson-missions-resolve = Complétez S-02.
    .wrong = Complétez S-02 : sa récompense vous attend.
    .on-accept = On accepte une mission ou on en complète, jamais les deux. Complétez S-02.
    .on-no_mission = La récompense vous attend : complétez S-02.
vienna-lesson-missions-done = 2 shillings de récompense. Une mission ne coûte rien : pots-de-vin, tuiles et agents sont seulement montrés. Après avoir placé un agent, on accepte une mission ou on complète toutes celles qu’on veut, jamais les deux. À la fin, chaque mission non complétée vous coûte un agent.

## Money and the next-door house

vienna-lesson-money = L’argent et la Maison voisine
    .about = La partie avancée : les shillings, et ce qu’ils achètent.
vienna-lesson-money-money = La partie avancée ajoute une troisième possibilité à l’action III : au lieu d’un agent ou de 2 pots-de-vin, vous pouvez prendre 2 shillings. Prenez l’argent.
    .wrong = Cette fois, prenez les 2 shillings.
vienna-lesson-money-roof = Vous avez 3 shillings. Boris a fait franchir un palier au marqueur Diapositive, et l’enquêteur est allé en B. Une tuile Achat s’y trouve : avant la fin du tour, chacun peut faire un achat dans la Maison voisine.
vienna-lesson-money-most = Combien de choses pouvez-vous acheter lors d’une phase d’achat ?
    .one = Une
    .two = Deux
    .any = Autant que je peux en payer
    .wrong-two = Une seule chose par phase d’achat.
    .wrong-any = Si riche que vous soyez : une seule chose par phase d’achat.
vienna-lesson-money-buy = Une seule chose par phase d’achat, si riche que l’on soit. Le téléphone coûte 2 shillings : dès le prochain tour, vous piochez 4 cartes au lieu de 3. Achetez-le.
    .wrong = Un bon achat aussi, mais pour cette leçon achetez le téléphone.
    .on-buy_nothing = On peut ne rien acheter. Pour cette leçon, achetez le téléphone.
vienna-lesson-money-cards = Un nouveau tour a commencé. Combien de cartes avez-vous piochées ?
    .three = 3
    .four = 4
    .wrong-three = Comptez votre main : le téléphone sert déjà.
vienna-lesson-money-plan = Vous en affectez toujours trois. Faites comme vous voulez.
    .tried = C’est un plan. La quatrième carte est défaussée dès que tous ont affecté les leurs.
vienna-lesson-money-items = Un agent coûte 1 shilling, la table d’appoint 3 : un quatrième tiroir et une quatrième case Mission. Téléphone, feuille de route, caisse et sceau coûtent 2 chacun et comptent à la fin : 1, 3, 6 ou 10 points pour 1, 2, 3 ou 4 d’entre eux.

## Paydays

vienna-lesson-payday = Les salaires
    .about = La partie avancée : les agents veulent leur salaire.
vienna-lesson-payday-spend = Vous venez de recevoir 2 shillings, et vous avez une caisse. Au moment où vous gagnez des shillings, vous pouvez en mettre dedans : 2 points chacun à la fin. Pourrez-vous les dépenser plus tard ?
    .later = Oui, je les reprends quand j’en ai besoin
    .never = Non, ce qui est dans la caisse n’est jamais dépensé
    .wrong-later = La caisse ne s’ouvre que dans un sens.
vienna-lesson-payday-box = Mettez 1 shilling dans la caisse et gardez le reste. Vous verrez bientôt si c’était sage.
    .wrong = Mettez exactement 1 shilling dans la caisse.
vienna-lesson-payday-payday = Votre carte de l’action IV a fait franchir un palier au marqueur Mallette, et l’enquêteur a atteint E : un Salaire. Chacun paie 1 shilling pour chacun de ses agents sur le plateau.
vienna-lesson-payday-short = Vous avez 5 agents sur le plateau et vous aviez 4 shillings. Que se passe-t-il ?
    .paid = 4 agents sont payés, un retourne dans ma réserve
    .none = Je peux garder mes shillings et perdre tous mes agents
    .points = Je perds des points
    .wrong-none = Vous devez payer tant que vous avez des shillings.
    .wrong-points = Personne ne perd de points. Mais les agents non payés quittent le plateau.
vienna-lesson-payday-remove = Le cinquième agent retourne dans votre réserve ; lequel, c’est vous qui choisissez. Reprenez n’importe lequel.
    .wrong = Choisissez l’un de vos agents sur le plateau.
vienna-lesson-payday-done = Le shilling mis dans la caisse vous a donc coûté un agent, mais pas pour toujours : vous pourrez le replacer. Comptez vos agents avant un Salaire. Avec la feuille de route, on paie aussi avec des pots-de-vin.

## How the end is counted

vienna-lesson-counting = Le décompte final
    .about = La partie avancée : le dernier Salaire et le décompte final.
vienna-lesson-counting-resolve = Le dernier tour. Votre agent sur Salesianerinnenkirche est sur un bâtiment britannique, et la condition de B-09 est remplie. Complétez-la : elle rapporte 4 shillings.
    .wrong = Complétez B-09 maintenant : il n’y aura pas d’autre occasion.
    .on-no_mission = Il n’y aura pas d’autre tour. Complétez B-09.
vienna-lesson-counting-first = Le sceau a rapporté 3 points de plus, la caisse a pris son shilling. Et maintenant les comptes : pour chaque mission non complétée, vous reprenez un agent. Vous en avez deux, A-22 et B-04. Reprenez un agent, sauf celui de Bürgertheater.
    .wrong = Choisissez l’un de vos agents, mais gardez celui de Bürgertheater (6) pour la seconde mission.
vienna-lesson-counting-second = Pour l’autre mission, reprenez l’agent de Bürgertheater (6).
    .wrong = Reprenez l’agent de Bürgertheater (6).
vienna-lesson-counting-agents = Le dernier Salaire : vous avez payé vos 4 agents restants, Boris n’avait plus d’argent et a perdu tous les siens. À deux joueurs, avoir le plus d’agents sur le plateau rapporte 8 points. Combien en recevez-vous ?
    .eight = 8
    .four = 4, un par agent
    .none = Aucun
    .wrong-four = C’est un classement : le premier reçoit 8 points, l’autre rien.
    .wrong-none = Vous avez 4 agents sur le plateau, Boris n’en a aucun.
vienna-lesson-counting-tiles = Chaque tuile rapporte la valeur de sa piste : Fiole 3, Pistolet 1, Mallette 3, Microfilm 2, Diapositive 4. Vous avez 3 Fioles, 4 Pistolets, 5 Mallettes, 1 Microfilm et 2 Diapositives. En tout ?
    .a = 38 : 9 + 4 + 15 + 2 + 8
    .b = 13 : la somme des valeurs
    .c = 45 : 3 par tuile
    .wrong-b = Multipliez chaque valeur par le nombre de vos tuiles.
    .wrong-c = Chaque sorte a sa propre valeur.
vienna-lesson-counting-sets = Vous avez des tuiles des cinq sortes. Que rapporte une série complète dans la partie avancée ?
    .none = Rien
    .ten = 10 points
    .twenty = 20 points
    .wrong-ten = C’est dans la partie d’initiation. Ici, les séries ne rapportent rien.
    .wrong-twenty = Ici, les séries ne rapportent rien.
vienna-lesson-counting-box = Votre caisse contient 12 shillings ; elle ne peut en contenir plus. Combien rapportent-ils ?
    .a = Rien
    .b = 12
    .c = 24
    .wrong-a = La caisse vaut 2 points par shilling qu’elle contient.
    .wrong-b = 2 points par shilling qu’elle contient.
vienna-lesson-counting-done = 38 pour les tuiles, 24 pour la caisse, 6 pour trois tuiles Bureau, 8 pour le classement : 226 points, et vous gagnez. À égalité, c’est l’argent sur le bureau qui décide, puis les pots-de-vin.

## The third man

vienna-lesson-third_man = Le troisième homme
    .about = Une extension : un inconnu qui aide qui a besoin de lui.
vienna-lesson-third_man-start = Avec le troisième homme, un pion neutre entre en jeu. Le dernier joueur dans l’ordre du tour le place sur un bâtiment, et c’est vous. Où peut-il commencer ?
    .purple = Sur un bâtiment violet, comme Polizeidirektion
    .brown = Sur un bâtiment marron, comme Universität
    .pink = Sur un bâtiment rose, comme Rathaus
    .wrong-brown = Il commence sur un bâtiment violet.
    .wrong-pink = Il commence sur un bâtiment violet.
vienna-lesson-third_man-stand = Placez-le sur Polizeidirektion (3).
    .wrong = Tout bâtiment violet est permis, mais pour cette leçon placez-le sur Polizeidirektion (3).
vienna-lesson-third_man-agent = Il compte comme un agent de celui qui vérifie quelles places il entoure. Profitez-en : placez un agent sur Universität (9), qui partage Bauernfeldplatz avec lui.
    .wrong = Placez votre agent sur Universität (9), à côté du troisième homme.
vienna-lesson-third_man-help = Bauernfeldplatz (3) est reliée à Volksoper, Polizeidirektion et Universität. Vous pouvez payer Volksoper. Que rapportera la place, avec le troisième homme sur Polizeidirektion ?
    .full = La tuile et 3 points
    .less = La tuile et 2 points
    .none = Rien : ce n’est pas mon agent
    .wrong-full = Il veut sa part : une place qui a besoin de lui rapporte 1 point de moins.
    .wrong-none = Il remplace l’agent qui vous manque.
vienna-lesson-third_man-place = La tuile, avec 1 point de moins puisque vous aviez besoin de lui. Placez votre agent sur Volksoper (2).
    .wrong = C’est Volksoper (2) qui manque.
vienna-lesson-third_man-done = Deux tuiles, pour 1 et 2 points. Comme il a aidé, il est reparti : vers le bâtiment le plus proche d’une autre couleur, jamais gris. Avec un agent à vous à ses côtés, vous n’auriez pas eu besoin de lui.

## The Feld agents

vienna-lesson-feld = Les agents Stefan Feld
    .about = Une extension de la partie avancée : un agent spécial pour chacun.
vienna-lesson-feld-unlocked = Chaque couleur a un agent Stefan Feld, avec ses propres capacités. Il attend que vous ayez eu 5 agents ordinaires en même temps sur le plateau ; c’est fait, il peut donc être placé. Le vôtre vient de Marrakesh.
vienna-lesson-feld-place = Choisissez un bâtiment pour lui : Staatsoper (23) coûte 2 Chocolat, comme pour tout agent.
    .wrong = Pour cette leçon, choisissez Staatsoper (23).
vienna-lesson-feld-feld = Qui doit y aller ? Choisissez l’agent Stefan Feld.
    .wrong = Vos autres agents restent où ils sont. Choisissez l’agent Stefan Feld.
vienna-lesson-feld-agent = Marrakesh a un tour dans son sac : quand vous placez un autre agent à côté de lui, il peut aller gratuitement sur un bâtiment adjacent. Placez un agent sur Hauptmünzamt (24), à côté de Staatsoper.
    .wrong = Placez votre agent sur Hauptmünzamt (24), à côté de votre agent Stefan Feld.
vienna-lesson-feld-better = Les places ne sont vérifiées qu’après son déplacement. S’il reste sur Staatsoper, vous prenez Beethovenplatz (29) : 2 points. Sur Urania, il compléterait Lugeck (19) et Stephansplatz (22). Que vaut-il mieux ?
    .stay = Rester : 2 points
    .urania = Urania : 3 + 2 points
    .wrong-stay = Urania complète deux places : une tuile et 3 points, une tuile et 2 points.
vienna-lesson-feld-nomad = Deux tuiles valent mieux qu’une. Envoyez-le à Urania (18).
    .wrong = Sur Urania (18), il complète deux places.
    .on-stay = Il peut rester, mais sur Urania (18) il complète deux places.
vienna-lesson-feld-resolve = Il compte comme tout agent, pour les sceaux aussi : Urania apporte le sceau Science qui manquait à B-25. Complétez B-25.
    .wrong = La condition de B-25 est remplie : complétez-la.
    .on-no_mission = La récompense vous attend : complétez B-25.
vienna-lesson-feld-done = Lors d’un Salaire, il coûte 1 Chocolat au lieu d’un shilling ; non payé, il retourne dans votre réserve et pourra être replacé. Les agents des autres couleurs ont leurs propres capacités (V10.5).

## What the guide of a first game says: the aim, and rules in fewer words than the rules page

vienna-guide-aim = Celui qui a le plus de points gagne. Quand vous avez un agent sur chacun des bâtiments autour d’une place, vous prenez son information secrète : elle rapporte tout de suite, puis encore à la fin. À chaque tour, vous affectez trois cartes, puis vous accomplissez vos quatre actions.
vienna-guide-V1_4 = Un marqueur a quitté le départ de sa piste. Plus il avance, plus chaque tuile de cette sorte vaudra de points à la fin, pour tout le monde.
vienna-guide-V2 = À chaque tour, tout le monde pioche trois cartes et les affecte. Ensuite, chaque joueur à son tour accomplit ses quatre actions.
vienna-guide-V2_1 = Chaque joueur pioche 3 cartes, en commençant par celui qui a le Blason. Quand la pioche est vide, la défausse est mélangée pour en former une nouvelle.
vienna-guide-V2_4 = Le tour est fini. Le Blason passe au voisin de gauche, qui commence le tour suivant.
vienna-guide-V3_1 = La carte de l’action I va dans un tiroir vide. Quand les trois sont pleins, elle remplace une carte de votre choix.
vienna-guide-V3_2 = Vous n’avez jamais deux fois la même capacité. Si une nouvelle carte en apporte une que vous avez déjà, elle prend la place de cette carte.
vienna-guide-V3_3 = Deux capacités sont identiques quand elles font la même chose avec le même élément. Les coins des cartes ne comptent pas.
vienna-guide-V4_2 = Certaines capacités servent à l’action II, quand le pot-de-vin de votre carte est de la sorte qu’elles montrent. Les pots-de-vin obtenus autrement ne comptent pas.
vienna-guide-V5_3 = Un agent coûte 2 pots-de-vin de la couleur du bâtiment, qu’il soit placé ou déplacé. Chaque réduction qui s’applique en retire 1, jusqu’à la gratuité.
vienna-guide-V5_4 = Certaines capacités permettent de payer un agent avec une autre sorte de pots-de-vin. On peut mélanger les deux sortes.
vienna-guide-V5_5 = Un seul agent a tout déclenché. Vous payez d’abord, puis vous prenez les tuiles des places entourées, puis vos capacités s’appliquent.
vienna-guide-V5_6 = Une place est entourée : qui a des agents sur tous les bâtiments reliés prend sa tuile et marque sa valeur. Elle est désormais vide pour tout le monde.
vienna-guide-V5_7 = Une capacité n’est jamais obligatoire. Ce qui ne demande aucun choix vient tout seul ; s’il y a un choix, on vous le demande.
vienna-guide-V5_8 = Ce que donne une capacité n’en déclenche jamais une autre. Un marqueur qu’elle avance rapporte quand même ses points.
vienna-guide-V6_1 = La carte de l’action IV avance de 1 case le marqueur montré en haut à droite. Cela se fait tout seul, et la carte est défaussée.
vienna-guide-V6_2 = Qui avance un marqueur marque, par case, 1 point pour chacune de ses tuiles de cette sorte. Les autres ne marquent rien.
vienna-guide-V6_4 = Chaque palier franchi par un marqueur ajoute 1 point à la fin pour chaque tuile de sa sorte. Le premier palier franchi dans un tour fait aussi avancer l’enquêteur sur le toit, vers la fin de la partie.
vienna-guide-V7_1 = L’enquêteur a atteint la dernière case. On joue encore un tour, puis vient le décompte final.
vienna-guide-V7_3 = À la fin, chaque tuile rapporte ce qu’indique sa piste, de 1 à 6. Dans la partie d’initiation, chaque série complète des cinq sortes rapporte 10 points de plus.
vienna-guide-V8_3 = Chacun commence avec une mission S. Elle occupe une des cases Mission et compte comme les autres, même si elle n’est pas complétée à la fin.
vienna-guide-V8_5 = L’enquêteur est sur une tuile du toit : il y a donc un Achat ou un Salaire ce tour-ci. Les tuiles suivantes annoncent les prochains.
vienna-guide-V8_6 = L’Achat ou le Salaire a lieu après les actions de tous, avant que le Blason ne passe. Des deux tuiles de la case de fin, le Salaire attend le dernier tour.
vienna-guide-V8_7 = Toutes les pistes sont terminées : la partie finit plus tôt, avec le dernier Achat maintenant et le dernier Salaire au dernier tour. Les tuiles du toit qui n’ont pas été atteintes sont perdues.
vienna-guide-V8_8 = Au lieu de placer un agent, vous pouvez aussi prendre de l’argent. Les shillings paient vos agents lors des Salaires et servent aux achats dans la Maison voisine.
vienna-guide-V8_9 = Lors d’une phase d’achat, chacun peut acheter au plus une chose : un agent à embaucher, ou quelque chose pour son bureau. Il la garde jusqu’à la fin de la partie.
vienna-guide-V8_13 = À la fin, les tuiles rapportent ce qu’indiquent leurs pistes, mais les séries ne rapportent rien. Les tuiles Bureau, chaque shilling dans la caisse et le classement par agents sur le plateau comptent aussi.
vienna-guide-V8_13b = Une caisse contient au plus 12 shillings, qui valent 2 points chacun. Pour chaque mission que son propriétaire complète, 1 shilling de plus y entre, tant qu’il y a de la place.
vienna-guide-V9 = Une capacité d’un tiroir a servi. Le II, III ou IV sur une carte dit dans quelle action sa capacité s’applique.
vienna-guide-V9_1 = Les capacités s’additionnent : toutes celles qui correspondent s’appliquent. Celles qui dépendent d’une tuile s’appliquent une fois par tuile.
vienna-guide-V9_2 = Une capacité a avancé un autre marqueur que celui de la carte. Ce que d’autres capacités donnent pour un marqueur dépend de celui qui a vraiment avancé.
vienna-guide-V9_3 = Une capacité liée à l’agent d’un autre joueur s’est appliquée. Ni un agent à soi ni le troisième homme ne compte comme tel.
vienna-guide-V9_4 = Une capacité liée à une nouvelle sorte de tuile s’est appliquée. La tuile reçue au début compte comme une sorte possédée.
vienna-guide-V10_3 = Le troisième homme a aidé et repart : vers le bâtiment le plus proche d’une autre couleur, jamais un gris.
