# Dead Drop : les textes du jeu.

dead_drop-seat-1 = Premier agent
dead_drop-seat-2 = Deuxième agent
dead_drop-seat-3 = Troisième agent
dead_drop-seat-named = { $name } ({ $colour })

dead_drop-option-packets = Paquets
dead_drop-option-packets-rising = de plus en plus précieux
dead_drop-option-packets-equal = un point chacun

dead_drop-decision-drop = Quelle carte déposez-vous ?
dead_drop-action-drop = Déposer le { $card }

dead_drop-event-dealt = { $seat } reçoit { $count } cartes.
dead_drop-event-hand = Votre main : { $cards }.
dead_drop-event-has_dropped = { $seat } a déposé une carte.
dead_drop-event-own_drop = Vous avez déposé le { $card }.
dead_drop-event-opened = Les cartes sont révélées : { $cards }. { $seat } gagne { $points ->
    [one] un point
   *[other] { $points } points
}.
dead_drop-event-game_ended = { $reason }

dead_drop-source-packets = Paquets
dead_drop-end-cards_played = Toutes les cartes ont été jouées.

dead_drop-reason-unknown_action = Cette action n’existe pas.
dead_drop-reason-no_such_seat = La place { $seat } n’existe pas.
dead_drop-reason-game_over = La partie est terminée.
dead_drop-reason-waiting_for_draw = Les cartes ne sont pas encore distribuées.
dead_drop-reason-not_your_turn = Vous avez déjà déposé votre carte.
dead_drop-reason-card_not_in_hand = Vous n’avez pas le { $card } en main.
