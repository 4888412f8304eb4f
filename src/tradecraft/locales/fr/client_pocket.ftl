### Sans serveur : la table tourne dans la page.

client-pocket-name = Sans serveur
client-pocket-loading = Chargement de la table : environ 7 Mo, une seule fois…
client-pocket-starting = Démarrage du moteur…
client-pocket-elsewhere = La table est déjà ouverte dans un autre onglet ou une autre fenêtre de ce navigateur. Fermez-la là-bas et elle s’ouvrira ici.
client-pocket-failed = La table n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.
client-pocket-title = Sur cet appareil
client-pocket-lead = Tout se passe dans ce navigateur. Rien n’est envoyé et vos parties restent sur cet appareil.
client-pocket-persists = Le navigateur garde vos parties jusqu’à ce que vous les supprimiez.
client-pocket-may_vanish = Le navigateur peut supprimer vos parties si la place vient à manquer. Enregistrez-les de temps en temps dans un fichier.
client-pocket-unkept = Le navigateur n’a pas enregistré le dernier coup ({ $problem }). Enregistrez tout dans un fichier avant de fermer cette page.
client-pocket-full = Il n’y a plus de place pour vos parties dans ce navigateur : le dernier coup n’est pas enregistré. Supprimez des parties terminées dans « Mes tables » ou enregistrez tout dans un fichier avant de fermer cette page.
client-pocket-used = Les parties et le programme occupent { $used } ; le navigateur en autorise { $most }.
client-pocket-save = Tout enregistrer dans un fichier
client-pocket-restore = Reprendre un fichier enregistré
client-pocket-import = Ouvrir une partie enregistrée (.tcr)
client-pocket-restored =
    { $count ->
        [one] Une partie a été ajoutée.
       *[other] { $count } parties ont été ajoutées.
    }
client-pocket-not_read = Ce fichier est illisible : { $problem }
client-pocket-leave = Retour au serveur
client-pocket-sample = Partie d’exemple : { $game }
client-pocket-docs = Documentation
client-pocket-here = Quelqu’un sur cet appareil
client-pocket-player = Nom de ce joueur
client-pocket-hand_over = Passez l’appareil à { $name }
client-pocket-hand_over_lead = La table est couverte : personne ne voit ce qui est réservé à { $name }.
client-pocket-i_am = Je suis { $name }
client-pocket-delete = Supprimer
client-pocket-sure = Supprimer « { $game } » ({ $date }) de cet appareil ? Cette action est irréversible.
client-pocket-deleted = La partie a été supprimée.
