### What each question at the table is about, in two sentences.

client-what-vienna-assign = Chaque carte va à une action : la I garde sa capacité dans un tiroir, la II prend le pot-de-vin en haut à gauche, la IV avance le marqueur en haut à droite. Les autres ne voient votre plan qu’au moment où vous l’accomplissez.
client-what-vienna-replace = Tous vos tiroirs sont pleins : la nouvelle carte prend la place de l’une d’elles. L’ancienne est défaussée et sa capacité est perdue.
client-what-vienna-place = Placez un agent sur un bâtiment où vous n’en avez pas, pour 2 pots-de-vin de sa couleur, ou prenez plutôt 2 pots-de-vin d’une même sorte. Il faut faire l’un ou l’autre.
client-what-vienna-source = L’agent vient de votre réserve ou d’un autre bâtiment. Le coût est le même ; un agent déplacé ne compte plus là où il était.
client-what-vienna-wander = Le troisième homme vous a aidé et repart vers le bâtiment le plus proche d’une autre couleur. Plusieurs sont aussi proches : à vous de choisir.
client-what-vienna-bribe = Une capacité de vos tiroirs vous donne un pot-de-vin au choix. Prenez la sorte qu’il vous faut pour votre prochain agent.
client-what-vienna-token = Une capacité vous permet d’avancer un marqueur au choix. Vous marquez 1 point pour chacune de vos tuiles de cette sorte ; vous pouvez aussi refuser.
client-what-vienna-stand = Le dernier joueur dans l’ordre du tour place le troisième homme sur un bâtiment violet. Il comptera comme agent de qui a besoin de lui.
client-what-vienna-pay = Vous payez un par un, car il y a plusieurs façons de le faire. Dépensez ce dont vous pouvez vous passer.
client-what-vienna-nomad = Vous avez placé un agent à côté de votre agent de Marrakesh : il peut aller gratuitement sur un bâtiment adjacent. Les places sont vérifiées après son déplacement.
client-what-vienna-different = Une capacité vous donne autant de pots-de-vin qu’il y a de joueurs, tous de sortes différentes. Choisissez les sortes.
client-what-vienna-same_token = Vous avez obtenu une tuile, et une capacité vous permet d’avancer son marqueur de 2 cases. C’est deux cases ou aucune.
client-what-vienna-instead = Votre carte montre un marqueur, et une capacité vous permet d’en avancer un autre à la place. L’un d’eux doit avancer.
client-what-vienna-mission = Votre agent est sur un bâtiment portant le drapeau de ces missions. Acceptez-en une, ou complétez celles dont la condition est remplie ; pas les deux.
client-what-vienna-box = Les shillings mis dans la caisse rapportent 2 points chacun à la fin, mais ne peuvent plus être dépensés. On ne peut le faire qu’au moment où on les gagne.
client-what-vienna-buy = Lors d’une phase d’achat, vous pouvez acheter une chose dans la Maison voisine. Elle reste à vous ; les tuiles Bureau comptent aussi à la fin.
client-what-vienna-remove = Un de vos agents doit retourner dans votre réserve : il n’a pas pu être payé, ou une mission n’est pas complétée. Vous choisissez lequel.
