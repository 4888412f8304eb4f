### The table of 1955 in the browser.
###
### In these texts $seat is the name of a player. A country comes in forms, as in war1955.ftl: $in_country and
### $of_country are its name after a preposition. $until and $turn are numbers of turns.

client-war1955-loading = The table is being laid …
client-war1955-not-loaded = The cards could not be fetched.
client-war1955-again = Try again
client-war1955-close = Close
client-war1955-keys = Arrow keys go from card to card and from country to country, Enter chooses, Escape puts a card back.

## The board

client-war1955-tracks = Countries of the { $faction }
client-war1955-to-go = { $steps ->
        [one] { $seat } has { $steps } space to go
       *[other] { $seat } has { $steps } spaces to go
    }
client-war1955-secured = Secured
client-war1955-secured-by = secured by { $seat }
client-war1955-blockade = blockaded until the end of turn { $until }
client-war1955-until-turn = until { $turn }
client-war1955-home-of = home of { $seat }
client-war1955-spy-of = spy of { $seat }
client-war1955-spy-of-detained = spy of { $seat }, detained
client-war1955-steps-of-turn = Steps of the turn

## The players

client-war1955-you = you
client-war1955-decides = decides now
client-war1955-score = { $score ->
        [one] { $score } point of 3
       *[other] { $score } points of 3
    }
client-war1955-detained = spy detained until turn { $until }
client-war1955-open-hand = open hand until turn { $until }
client-war1955-gadget-there = Gadget { $gadget }: { $effect }
client-war1955-gadget-missing = No gadget { $gadget } yet. { $effect }

## Cards

client-war1955-secret = Secret
client-war1955-mercenaries = Mercenaries
client-war1955-mercenary = Mercenary
client-war1955-rules = Rules
client-war1955-hand-of = Hand of { $seat }
client-war1955-hidden-cards = { $count ->
        [one] { $count } hidden card of { $seat }
       *[other] { $count } hidden cards of { $seat }
    }
client-war1955-hand-seen = The hand lies open
client-war1955-hand-known = Known of this hand
client-war1955-known-to-opponent = Your opponent knows this card.
client-war1955-laid-ready = Laid ready
client-war1955-no-cards = No cards
client-war1955-draw-pile = Draw pile
client-war1955-discard-pile = Discard pile
client-war1955-draw-pile-open = { $count ->
        [one] Draw pile: { $count } card. Show what has not been seen
       *[other] Draw pile: { $count } cards. Show what has not been seen
    }
client-war1955-discard-pile-open = { $count ->
        [one] Discard pile: { $count } card. Look through it
       *[other] Discard pile: { $count } cards. Look through it
    }
client-war1955-shuffles = { $count ->
        [one] shuffled in { $count } time
       *[other] shuffled in { $count } times
    }
client-war1955-discard-title = Discard pile
client-war1955-discard-note = Everybody may look through it; the order does not matter.
client-war1955-unseen-title = Cards you have not seen
client-war1955-unseen-note = They are in the draw pile or hidden in a hand.

## The stage

client-war1955-stage = What is going on
client-war1955-sending = Your move is being sent …
client-war1955-waits-for = { $seat } decides
client-war1955-may-answer = Only this player may answer now.
client-war1955-last-move = Last move
client-war1955-stack = Declared, the newest first
client-war1955-against = against
client-war1955-counters = Counter: { $action }
client-war1955-would-advance = { $steps ->
        [one] The pawn { $of_country } would move { $steps } space.
       *[other] The pawn { $of_country } would move { $steps } spaces.
    }
client-war1955-would-secure = The pawn { $of_country } would reach the star: secured.
client-war1955-needed = of { $needed } needed
client-war1955-worth = worth { $total } of the { $needed } needed
client-war1955-with-card = What to do with { $card }
client-war1955-put-back = Put back
client-war1955-use-influence = Use its influence
client-war1955-why-not = Why not?
client-war1955-hint-play = Choose a card, then what to do with it; or drag it to a country.
client-war1955-hint-target = Choose one of the marked countries.
client-war1955-hint-answer = Choose a card to answer with, or let it through.
client-war1955-hint-block = A block { $in_country } must be worth at least { $needed }.
client-war1955-hint-no-answer = You hold nothing to answer with.
client-war1955-auto = Let it through by itself when I can do nothing, after as long as a person takes
client-war1955-auto-running = Is being let through in a moment

## Outside the table

client-home-file-war1955 = File 1955
client-home-about-war1955 = Six countries, two spies, and an answer to everything, even to answers. For 2 players.
client-settings-auto-pass = 1955: let things through by itself when nothing else can be done
