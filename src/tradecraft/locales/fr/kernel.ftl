### Texts that belong to no game: why something is refused.

## Tables: games, options, seats, bots, languages

reason-unknown_game = Il n’y a pas de jeu « { $game } ». Disponible : { $allowed }.
reason-no_observations = { $game } ne déclare pas d’observations : il n’en existe pas d’environnement.
reason-bad_player_count = Ce jeu ne se joue pas à { $players }, mais à { $allowed }.
reason-unknown_option = Il n’y a pas d’option « { $option } ». Disponible : { $allowed }.
reason-wrong_number_of_names = Il faut un nom pour chacun des { $players } joueurs, et non { $names }.
reason-bad_name = { $name } ne peut pas être un nom : il faut une ligne de texte simple, avec une seule espace entre les mots.
reason-bad_option_value = L’option « { $option } » n’admet pas la valeur « { $value } ». Valeurs possibles : { $allowed }.
reason-no_such_seat = Il n’y a pas de siège { $seat } : la table compte { $players ->
        [one] { $players } siège
       *[other] { $players } sièges
    }.
reason-unknown_bot = Il n’y a pas de robot « { $bot } ». Disponible : { $allowed }.
reason-bot_does_not_play = Le robot « { $bot } » ne joue pas à « { $game } ».
reason-nothing_to_train = Il n’y a rien à entraîner pour « { $game } » : ses positions ne sont pas jugées d’après des caractéristiques.
reason-game_not_over = La partie n’est pas encore finie.
reason-game_not_judged = Personne ici ne sait juger une partie de « { $game } ».
reason-bad_budget = « { $text } » n’est pas un robot avec un budget. Écrivez spymaster@60 pour des simulations ou spymaster@100ms pour un temps.
reason-unknown_trait = Il n’y a pas de trait « { $trait } ». Disponible : { $allowed }.
reason-bad_trait = « { $value } » n’est pas une valeur pour « { $trait } ».
reason-no_traits = Le robot « { $bot } » n’a pas de traits.
reason-nothing_trained = Aucun réseau n’a encore été entraîné pour { $game } : voir tradecraft train --net.
reason-bot_twice = Le robot « { $bot } » est nommé deux fois, et il y a plus de robots que de sièges.
reason-wrong_number_of_bots = { $bots ->
        [one] { $bots } robot ne convient pas
       *[other] { $bots } robots ne conviennent pas
    } à une table de { $players ->
        [one] { $players } siège
       *[other] { $players } sièges
    }.
reason-unknown_language = Il n’y a pas de langue « { $language } ». Disponible : { $allowed }.

## Matches: draws and taking back

reason-no_draw_now = Il n’y a rien à piocher maintenant.
reason-wrong_draws = Cela ne correspond pas à la pioche : { $count ->
        [one] { $count } élément doit
       *[other] { $count } éléments doivent
    } venir de « { $deck } ».
reason-cannot_undo = Impossible d’annuler : la dernière étape n’était pas la vôtre ou elle a révélé quelque chose.

## Records

reason-truncated = L’enregistrement s’arrête trop tôt.
reason-not_text = Ce n’est pas du texte UTF-8.
reason-not_a_record = Ce n’est pas un enregistrement Tradecraft.
reason-unknown_format_version = L’enregistrement est au format { $version } ; le format connu est { $known }.
reason-malformed_line = Attendu : « { $expected } » ; trouvé : { $found }.
reason-option_twice = L’option « { $option } » est donnée deux fois.
reason-wrong_entry_count = L’enregistrement annonce { $announced ->
        [one] { $announced } entrée
       *[other] { $announced } entrées
    } mais en contient { $found }.
reason-text_after_end = Rien ne doit suivre la dernière ligne d’un enregistrement.
reason-other_game = C’est un enregistrement du jeu « { $game } », et non du jeu « { $expected } ».
reason-digest_differs = La partie mène à une autre position que celle de l’enregistrement : { $reached } au lieu de { $recorded }.

## Versions of the rules and content packs

reason-unknown_rules_version = La version { $version } des règles n’est pas disponible ici. Disponible : { $known }.
reason-unknown_content = Le pack de contenu « { $content } » n’est pas disponible ici. Disponible : { $known }.
reason-missing_pack = Il manque le pack de contenu « { $pack } » ({ $digest }…) : cette partie ne se joue qu’avec lui.
reason-other_pack = Le pack de contenu « { $pack } » fourni ici n’est pas celui de cette partie : { $found }… au lieu de { $digest }….
reason-bad_pack = Le pack de contenu du dossier { $folder } est inutilisable. { $file }, { $item } : { $problem }.
reason-pack_of_other_game = Le pack de contenu { $pack } est prévu pour « { $game } », et non pour « { $expected } ».
reason-game_has_no_packs = « { $game } » ne se joue pas avec d’autres packs de contenu.

## Pages de règles

reason-no_such_rule = Il n’y a pas de règle { $rule }. Règles proches : { $near }.
reason-no_rules_page = Il n’y a pas de règles pour { $game }.
reason-unknown_verb = « { $text } » n’est pas une action. Une action commence par l’un de ces mots : { $known }.
reason-malformed_action = « { $text } » n’est pas écrit comme une action : { $expected }.
reason-other_deck = La prochaine pioche ne se fait pas dans « { $deck } », mais dans « { $expected } ».
reason-unknown_lesson = Il n’y a pas de leçon « { $lesson } ». Il y a : { $known }.
reason-lesson_answer = « { $answer } » ne fait pas avancer la leçon { $lesson }.
reason-unknown_puzzle = Il n’y a pas de problème « { $puzzle } ». « tradecraft puzzle --list » les affiche tous.
