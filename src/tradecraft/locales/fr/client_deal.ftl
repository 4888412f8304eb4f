### La donne équitable dans le navigateur : le sceau, la part de chaque joueur et le résultat de la vérification.

client-close = Fermer
client-deal-title = Donne équitable
client-deal-details = Détails
client-deal-lead = Avant la partie, le serveur scelle un nombre et le navigateur de chaque joueur y ajoute le sien. Tous les tirages découlent de ces nombres réunis : personne ne peut choisir les cartes, ni le serveur ni un joueur.
client-deal-lead-chosen = L’hôte de la table a choisi la donne « { $seed } ». Qui la connaît peut prévoir les cartes.

## Le résultat

client-deal-sealed = La donne est scellée. Elle sera vérifiée dès la fin de la partie.
client-deal-checking = Vérification de la donne…
client-deal-verified = La donne était fixée avant la partie : vérifié.
client-deal-fits = Chaque tirage découle du sceau, mais ce navigateur n’a pas tout vu avant la partie.
client-deal-failed = La donne n’est pas celle qui avait été scellée.
client-deal-chosen = L’hôte a choisi cette donne, et chaque tirage en découle.
client-deal-insecure = La donne ne peut pas être vérifiée ici : les navigateurs ne le permettent que sur une page chargée en https ou depuis cet ordinateur.

## Chaque vérification

client-deal-seal-good = Le sceau est celui que ce navigateur a vu avant la partie.
client-deal-seal-bad = Le sceau n’est pas celui que ce navigateur a vu auparavant.
client-deal-seal-unknown = Ce navigateur n’a pas vu le sceau avant la partie.
client-deal-part-good = Votre contribution fait partie de la donne.
client-deal-part-bad = Votre contribution ne fait pas partie de la donne.
client-deal-part-unknown = Ce navigateur n’a rien ajouté à la donne.
client-deal-part-later = Votre contribution entrera dans la donne au début de la partie.
client-deal-seed-good = Le nombre du serveur correspond à son sceau.
client-deal-seed-bad = Le nombre du serveur ne correspond pas à son sceau.
client-deal-seed-later = Après la partie, le serveur révèle son nombre.
client-deal-draws-good =
    { $count ->
        [one] L’unique tirage découle de ces nombres.
       *[other] Les { $count } tirages découlent tous de ces nombres.
    }
client-deal-draws-bad = Certains tirages ne découlent pas de ces nombres.
client-deal-draws-later = Après la partie, chaque tirage est vérifié.

## Ce qui ne va pas

client-deal-wrong-seed = Le nombre révélé par le serveur ne correspond pas au sceau.
client-deal-wrong-order = Entrée { $entry } : il manque un tirage de « { $deck } », ou la pioche n’est pas en ordre.
client-deal-wrong-pool = Entrée { $entry } : « { $deck } » ne contient pas ce qui y restait.
client-deal-wrong-missing = Entrée { $entry } : « { $deck } » ne contient pas { $item }.
client-deal-wrong-draw = Entrée { $entry } : le tirage { $number } de « { $deck } » devrait être { $dealt }, mais c’est { $item }.
client-deal-wrong-more = Et { $count } de plus.

## Les nombres

client-deal-the-seal = Le sceau du serveur
client-deal-seen-before = Vu par ce navigateur avant la partie : { $when }
client-deal-seen-since = Vu par ce navigateur une fois la partie commencée : { $when }
client-deal-seen-other = Ce navigateur avait vu auparavant un autre sceau :
client-deal-your-part = Votre contribution
client-deal-no-part = Aucune de ce navigateur
client-deal-parts = Ce que chaque joueur a ajouté
client-deal-nothing-added = rien
client-deal-the-seed = Le nombre du serveur
client-deal-fork =
    { $count ->
        [one] La première entrée vient d’une autre table et n’est pas vérifiée ici.
       *[other] Les { $count } premières entrées viennent d’une autre table et ne sont pas vérifiées ici.
    }
client-deal-note = Pour vérifier aussi les règles et les coups des robots, téléchargez l’enregistrement et lancez « tradecraft verify ».

## Un jeu sans plateau à lui

client-plain-seen-by = Ce que sait { $name }
