### Texts of the terminal client.

## A table opens and closes

terminal-welcome = { $game } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }. Tapez « ? » pour l’aide.
terminal-seed = Donne : { $seed }
terminal-goodbye = Au revoir !

## Whose turn it is

terminal-round = Tour { $round }
terminal-thinking = { $seat } réfléchit…
terminal-pass_the_keyboard = La prochaine décision revient à { $seat }, en secret. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-prompt = Votre choix

## What lies on the table

terminal-pile = Pioche
terminal-discard = Défausse
terminal-hand = Main

## Commands

terminal-help-choice = Tapez le numéro d’un choix, ou l’action elle-même, par exemple « { $example } ».
terminal-help-help = afficher cette aide
terminal-help-all = afficher tous les choix
terminal-help-board = afficher le plateau
terminal-help-desks = afficher tous les bureaux
terminal-help-card = expliquer une carte
terminal-help-log = afficher le journal de la partie
terminal-help-why = dire pourquoi une action est interdite
terminal-help-undo = annuler votre dernière action
terminal-help-save = écrire la partie dans un fichier
terminal-help-quit = quitter la partie
terminal-undo_done = Action annulée.
terminal-saved = La partie se trouve dans { $path }.
terminal-loaded = Suite de la partie enregistrée dans { $path }.
terminal-cannot_write = Impossible d’écrire { $path } : { $error }
terminal-cannot_read = Impossible de lire { $path } : { $error }
terminal-unknown_command = « { $text } » n’est ni un choix ni une commande. Tapez « ? » pour l’aide.
terminal-no_such_choice = Il n’y a pas de choix { $number } ; il y en a { $count }.
terminal-allowed = C’est autorisé.

## The end

terminal-game_over = La partie est terminée. { $reason }
terminal-final_scoring = Décompte final
terminal-total = Total
terminal-place = Rang
terminal-winner = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terminal-winners = { $seats } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Replays

terminal-replay_step = Étape { $step } sur { $steps }
terminal-replay_end = Fin de l’enregistrement

## Errors: one line each

terminal-error = erreur : { $text }
terminal-error_at_line = erreur : ligne { $line } : { $text }
terminal-bad_seats = Les sièges sont des nombres à partir de 1, séparés par des virgules, et non « { $text } ».
terminal-bad_option = Une option s’écrit NOM=VALEUR, et non « { $text } ».
terminal-option_twice = L’option « { $option } » est donnée deux fois.
terminal-bad_name = « { $name } » ne peut pas être un nom : il faut une seule ligne, avec une espace entre les mots.
terminal-bad_seed = « { $seed } » ne peut pas désigner une donne : il faut une seule ligne, avec une espace entre les mots.
terminal-too_many_names = Il y a { $names } noms pour { $players } joueurs.
terminal-humans_twice = Une seule des options --seat, --humans et --hot-seat peut être donnée.
terminal-fixed_by_record = Une partie reprise garde les joueurs, les options et les noms de son enregistrement.
terminal-no_bot = Aucun robot ne joue à { $game }.
terminal-file_exists = { $path } existe déjà. Choisissez un autre nom ; une partie enregistrée se poursuit avec --resume.
terminal-bench_needs_checkout = Il faut une copie de travail du projet : bench/, drills/ et docs/ ne sont pas installés avec le programme.
terminal-folder_not_empty = { $path } n’est pas vide.
terminal-folder_exists = { $path } existe déjà.
terminal-arena_file_missing = Une série a besoin d’un fichier pour conserver ses parties : --out FICHIER.
terminal-task_is_fixed = { $task } fixe elle-même le nombre de joueurs et les options.
terminal-no_cluster = La grappe à l’adresse { $address } est inutilisable : { $error }
terminal-other_program = La grappe à l’adresse { $address } utilise une autre version de Tradecraft : ses résultats pourraient différer.
terminal-no_such_step = Il n’y a pas d’entrée { $step } : l’enregistrement en compte { $steps }.
terminal-beliefs_of_whom = Les hypothèses sont celles d’un joueur à un moment : ajoutez --beliefs, --seat N et --at K.

## More for the table

terminal-player = Joueur { $number }
terminal-records_to = La partie est écrite dans { $path } après chaque étape.
terminal-continue_with = Pour continuer : { $command }
terminal-unsaved = La partie n’est pas enregistrée.
terminal-save_as = Enregistrer sous (Entrée : ne pas enregistrer)
terminal-earlier_lines = { $count ->
        [one] { $count } ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    } : tapez « log » pour tout voir.
terminal-read_rule = Tapez « rule { $rule } » pour lire la règle.
terminal-help-rule = afficher une règle, par exemple { $rule }
terminal-why_what = Tapez une action après « why », par exemple « why { $example } ».
terminal-rule_which = Tapez le numéro d’une règle après « rule », par exemple « rule { $rule } ».
terminal-save_where = Tapez le nom d’un fichier après « save ».
terminal-cards_by_number = Les cartes se désignent par leur numéro, et non par « { $text } ».
terminal-no_such_cards = Il n’y a aucune carte de ce genre à expliquer.
terminal-in_round = au tour { $round }
terminal-sound = ok : { $steps ->
        [one] { $steps } entrée
       *[other] { $steps } entrées
    }, empreinte { $digest }, { $result }

## Finished games checked

terminal-verify-error = erreur : { $path }, ligne { $line } : { $text }
terminal-verify-unsound = { $path } : incorrect, { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
terminal-verify-more = { $path } : encore { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
terminal-verify-fair = donne de la table { $table } : engagement et { $draws ->
        [one] { $draws } tirage vérifiés
       *[other] { $draws } tirages vérifiés
    }
terminal-verify-promised = engagement { $commitment }, entropie { $entropy } (comme vous les aviez notés avant la partie ?)
terminal-verify-withdrawn = avant la partie, quelqu’un s’est assis à la place { $seat } avec l’entropie { $entropy } puis est reparti
terminal-verify-chosen = donne « { $seed } », choisie par l’hôte de la table : { $draws ->
        [one] { $draws } tirage vérifié
       *[other] { $draws } tirages vérifiés
    }
terminal-verify-no_deal = donne : non vérifiée, l’enregistrement n’est pas celui d’une table (il ne dit rien de la donne ni des robots)
terminal-verify-fork = non vérifiés : les tirages et les robots { $entries ->
        [one] de la première entrée, reprise
       *[other] des { $entries } premières entrées, reprises
    } de la table { $table }
terminal-verify-bots = robots : { $moves ->
        [one] { $moves } coup rejoué
       *[other] { $moves } coups rejoués
    } ({ $bots })
terminal-verify-no_bots = robots : aucun coup
terminal-verify-seats = sièges des robots : { $seats } (comme à la table ?)
terminal-verify-seeds = robots : { $seeds ->
        [one] { $seeds } graine comparée
       *[other] { $seeds } graines comparées
    } à la donne
terminal-verify-seeds_unbound = non vérifiées : les graines des robots, qui ne sont pas liées à une donne choisie par l’hôte
terminal-verify-no_seats = non vérifié : l’absence éventuelle de coups de robots, car l’enregistrement ne nomme pas les sièges des robots (version 0.2 ou antérieure)
terminal-verify-other_version = non vérifiés : { $moves ->
        [one] { $moves } coup de { $bot }, joué par la version { $version }
       *[other] { $moves } coups de { $bot }, joués par la version { $version }
    } (celle-ci est { $here })
terminal-verify-no_such_bot = non vérifiés : { $moves ->
        [one] { $moves } coup de { $bot }, un robot absent ici
       *[other] { $moves } coups de { $bot }, un robot absent ici
    }
terminal-problem-commitment = La graine ne correspond pas à l’engagement : son empreinte est { $expected }, et non { $found }.
terminal-problem-draw = Entrée { $entry } : la donne produit « { $expected } », et non « { $found } ».
terminal-problem-bot_missing = Entrée { $entry } : le siège est celui de { $bot }, mais le coup n’est pas noté comme celui d’un robot.
terminal-problem-bot_other = Entrée { $entry } : le siège est celui de { $expected }, mais le coup est noté comme celui de { $found }.
terminal-problem-bot_seed = Entrée { $entry } : la donne attribue à { $bot } la graine { $expected }, et non { $found }.
terminal-problem-bot_not_asked = Entrée { $entry } : notée comme un coup de { $bot }, mais aucun siège n’y joue.
terminal-problem-bot_view = Entrée { $entry } : { $bot } a vu autre chose que ce que son siège savait : { $found }, et non { $expected }.
terminal-problem-bot_action = Entrée { $entry } : { $bot } joue ici « { $expected } », et non « { $found } ».
terminal-problem-bot_fails = Entrée { $entry } : { $bot } n’a pas de réponse ici. { $expected }

## The server

terminal-serving = Tradecraft est ouvert à l’adresse { $address } (Ctrl+C l’arrête).
terminal-serving_behind = Le serveur mandataire le trouve à l’adresse { $address }.
terminal-backup = La sauvegarde est dans { $path } ({ $size } ko).

## Looking after a server

terminal-admin-no_reports = Il n’y a pas de signalement en attente.
terminal-admin-no_tables = Aucune table n’est ouverte ni en cours.
terminal-admin-closed = Le signalement { $number } est clos.
terminal-admin-banned = { $name } ({ $id }) est exclu ; { $sessions ->
        [one] { $sessions } session a été fermée.
       *[other] { $sessions } sessions ont été fermées.
    }
terminal-admin-unbanned = { $name } ({ $id }) peut revenir.
terminal-admin-head-number = signalement
terminal-admin-head-at = date
terminal-admin-head-by = par
terminal-admin-head-about = sur
terminal-admin-head-table = table
terminal-admin-head-text = texte
terminal-admin-head-game = jeu
terminal-admin-head-status = état
terminal-admin-head-owner = créée par
terminal-admin-head-seats = places
terminal-admin-head-changes = changements
terminal-admin-person-id = identifiant
terminal-admin-person-kind = genre
terminal-admin-person-name = nom
terminal-admin-person-owner = appartient à
terminal-admin-person-language = langue
terminal-admin-person-created = depuis
terminal-admin-person-seen = vu la dernière fois
terminal-admin-person-banned = exclu
terminal-admin-person-sessions = sessions
terminal-admin-person-bots = comptes de robots
terminal-admin-person-tables = tables en cours
terminal-admin-person-games = parties terminées
terminal-admin-person-reports_by = signalements faits
terminal-admin-person-reports_about = signalements reçus
terminal-lesson-step = { $title } : étape { $step } sur { $steps }
terminal-lesson-go_on = Appuyez sur Entrée pour continuer
terminal-lesson-help = « back » revient d’une étape, « again » recommence, « quit » quitte.
terminal-lesson-done = La leçon est terminée. Ensuite : { $command }
terminal-lesson-all_done = La leçon est terminée. C’était la dernière de ce jeu : { $command }
terminal-lesson-begin = Commencez par : { $command }
terminal-lesson-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

terminal-site-written = Le site est dans { $path }. Pour l’essayer : python -m http.server --directory { $path }
terminal-no_client = Le client pour navigateur n’est pas construit ; lancez d’abord « make client ».
terminal-not_empty = { $path } n’est pas un dossier vide.
