### 1955: why a choice is good.
###
### $country and its forms are as in the texts of the game; $steps are steps on a track.

war1955-reason-takes_enemy_home = It takes your opponent’s home, { $country }, and wins the game.
war1955-reason-third_country = It secures { $the_country }, your third country, and wins the game.
war1955-reason-secures_country = It secures { $the_country }.
war1955-reason-comes_nearer = It brings the pawn { $of_country } to { war1955-steps } from your star.
war1955-reason-away_from_rival = It pulls the pawn { $of_country } away from your opponent, who is { war1955-steps } from a star there.
war1955-reason-cannot_be_blocked = Your opponent is not present { $in_country } and cannot block it now.
war1955-reason-may_be_blocked = But your opponent is present { $in_country } and may block it.
war1955-reason-enough_pawns = More pawns would bring you nothing.
war1955-reason-saves_cards = It saves your cards for something better.
war1955-reason-stops_action = It stops { $action }.
war1955-reason-stops_pawn = It keeps the pawn { $of_country } from coming to { war1955-steps } from your opponent’s star.
war1955-reason-stops_securing = It keeps your opponent from securing { $the_country }.
war1955-reason-stops_defeat = Your opponent wins with { $the_country } if you do not stop it.
war1955-reason-nothing_to_answer_with = You have nothing to answer with.
war1955-reason-rival_still_far = Your opponent is still { war1955-steps } from a star { $in_country }.
war1955-reason-comes_to_block = Your spy comes { $to_country } in time to block.
war1955-reason-draws_cards = It brings you { war1955-cards } more.
war1955-reason-advances_several = It moves several pawns at once, and nobody can block it.
war1955-reason-turns_a_country = It moves a pawn by { war1955-steps }, even where your opponent has secured the country.
war1955-reason-closes_a_country = It closes a country where your opponent could do more than you.
war1955-reason-shuts_rival_out = It shuts your opponent out, who is { war1955-steps } from a star { $in_country }.
war1955-reason-gets_a_gadget = A gadget serves you for the rest of the game.
war1955-reason-larger_hand = Your hand is filled up to one card more in every turn.
war1955-reason-swift_spy = Your spy can move before you play, in every turn.
war1955-reason-breaks_this_gadget = { $gadget } helps your opponent in every turn.
war1955-reason-breaks_a_gadget = It takes a gadget from your opponent.
war1955-reason-sends_spy_home = Your opponent’s spy has to leave { $the_country }.
war1955-reason-holds_spy = It holds your opponent’s spy { $in_country }.
war1955-reason-sees_hand = It shows you what your opponent can block with.
war1955-reason-costs_cards = It costs your opponent { war1955-cards }.
war1955-reason-fresh_hand = Your hand is weak: new cards are better on average.
war1955-reason-goes_where_it_counts = Your spy goes where your cards count most.
war1955-reason-keeps_the_strongest = { $card } is among the best cards you have.
war1955-reason-guards_country = Your spy can block { $in_country }, where your opponent is { war1955-steps } from a star.
war1955-reason-can_secure_next = With your spy there, your cards count { $total } { $in_country }: enough to secure the country.
war1955-reason-strikes_from_here = With your spy there, your cards count { $total } { $in_country }.
war1955-reason-nowhere_better = Your spy has nothing better to do elsewhere.
war1955-reason-home_track = The way to a star is { war1955-steps } { $in_country }.
war1955-reason-cards_of_home = You have { war1955-cards } { $of_country } in your hand.
war1955-reason-home_holds = Your opponent can hardly take { $the_country } in the opening turn.
war1955-reason-home_may_fall = Beware: your opponent may take { $the_country } in the opening turn, { $steps } steps at once, and your cards block little there.
