# Dead Drop: what the game says.

dead_drop-seat-1 = First agent
dead_drop-seat-2 = Second agent
dead_drop-seat-3 = Third agent
dead_drop-seat-named = { $name } ({ $colour })

dead_drop-option-packets = Packets
dead_drop-option-packets-rising = worth more every round
dead_drop-option-packets-equal = worth one point each

dead_drop-decision-drop = Which card do you drop?
dead_drop-action-drop = Drop the { $card }

dead_drop-event-dealt = { $seat } is dealt { $count } cards.
dead_drop-event-hand = Your hand: { $cards }.
dead_drop-event-has_dropped = { $seat } has dropped a card.
dead_drop-event-own_drop = You dropped the { $card }.
dead_drop-event-opened = The drops are opened: { $cards }. { $seat } takes { $points ->
    [one] one point
   *[other] { $points } points
}.
dead_drop-event-game_ended = { $reason }

dead_drop-source-packets = Packets
dead_drop-end-cards_played = All cards have been played.

dead_drop-reason-unknown_action = There is no such action.
dead_drop-reason-no_such_seat = There is no seat { $seat }.
dead_drop-reason-game_over = The game is over.
dead_drop-reason-waiting_for_draw = The cards have not been dealt yet.
dead_drop-reason-not_your_turn = You have dropped your card already.
dead_drop-reason-card_not_in_hand = You do not hold the { $card }.
