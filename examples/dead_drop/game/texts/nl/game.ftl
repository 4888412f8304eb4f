# Dead Drop: de teksten van het spel.

dead_drop-seat-1 = Eerste agent
dead_drop-seat-2 = Tweede agent
dead_drop-seat-3 = Derde agent
dead_drop-seat-named = { $name } ({ $colour })

dead_drop-option-packets = Pakketjes
dead_drop-option-packets-rising = elke ronde meer waard
dead_drop-option-packets-equal = één punt per stuk

dead_drop-decision-drop = Welke kaart leg je neer?
dead_drop-action-drop = Leg de { $card } neer

dead_drop-event-dealt = { $seat } krijgt { $count } kaarten.
dead_drop-event-hand = Je hand: { $cards }.
dead_drop-event-has_dropped = { $seat } heeft een kaart neergelegd.
dead_drop-event-own_drop = Je hebt de { $card } neergelegd.
dead_drop-event-opened = De kaarten worden omgedraaid: { $cards }. { $seat } krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
}.
dead_drop-event-game_ended = { $reason }

dead_drop-source-packets = Pakketjes
dead_drop-end-cards_played = Alle kaarten zijn gespeeld.

dead_drop-reason-unknown_action = Die actie bestaat niet.
dead_drop-reason-no_such_seat = Stoel { $seat } bestaat niet.
dead_drop-reason-game_over = Het spel is afgelopen.
dead_drop-reason-waiting_for_draw = De kaarten zijn nog niet gedeeld.
dead_drop-reason-not_your_turn = Je hebt je kaart al neergelegd.
dead_drop-reason-card_not_in_hand = Je hebt de { $card } niet in je hand.
