### The table of 1955 in the browser.
###
### In these texts $seat is the name of a player. A country comes in forms, as in war1955.ftl: $in_country and
### $of_country are its name after a preposition. $until and $turn are numbers of turns.

client-war1955-loading = Setting up the table…
client-war1955-not-loaded = The cards could not be fetched.
client-war1955-again = Try again
client-war1955-close = Close
client-war1955-keys = Arrow keys go from card to card and from country to country, Enter chooses, Escape puts a card back.
client-war1955-turn = { war1955-table-turn }
client-war1955-phase-opening = Homes
client-war1955-phase-plays = { $steps ->
        [0] Play
       *[other] Play ({ $steps })
    }
client-war1955-phase-fill_up = Fill up
client-war1955-phase-spy_move = Spy
client-war1955-phase-finished = Over
client-war1955-step-plays = Play cards
client-war1955-step-fill_up = Fill up
client-war1955-step-spy_move = Move the spy
client-war1955-about-plays = Play two cards, one after the other: for their influence or for their special action. The opponent may answer each.
client-war1955-about-fill_up = Draw until you hold 5 cards, or 6 with { war1955-gadget-improved_resources }.
client-war1955-about-spy_move = Move your spy to any country, or leave it where it is.

## The board

client-war1955-tracks = Countries of the { $faction }
client-war1955-to-go = { $steps ->
        [one] { $seat } has { $steps } space to go
       *[other] { $seat } has { $steps } spaces to go
    }
client-war1955-sign-mercenary = mercenary
client-war1955-sign-home = home country
client-war1955-sign-spy = spy
client-war1955-secured = Secured
client-war1955-secured-by = secured by { $seat }
client-war1955-blockade = blockaded until the end of turn { $until }
client-war1955-until-turn = until { $turn }
client-war1955-home-of = home of { $seat }
client-war1955-spy-of = spy of { $seat }
client-war1955-spy-of-detained = spy of { $seat }, detained
client-war1955-steps-of-turn = Steps of the turn
client-war1955-about-track = Whoever brings the pawn { $steps } spaces from the centre to their own star secures the country. Three countries win.
client-war1955-about-secured = Secured by { $seat }: its pawn is not moved any more, except by a Revolution.
client-war1955-about-home = Home of { $seat }, who can use any country card here and block here. Whoever secures the opponent’s home wins at once.
client-war1955-about-spy = Spy of { $seat }, who can use any country card here and block here; a card of this country counts 1 more.

## The players

client-war1955-you = you
client-war1955-score =
    { $score ->
        [one] { $score } of 3
       *[other] { $score } of 3
    }
client-war1955-detained = spy detained until turn { $until }
client-war1955-open-hand = hand face up until turn { $until }
client-war1955-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-war1955-cards-word = { $count ->
        [one] card
       *[other] cards
    }
client-war1955-about-stars = A star for each secured country. Three stars win; the opponent’s home alone wins as well.
client-war1955-spy-in = spy { $in_country }
client-war1955-not-there-yet = Not there yet.

## Cards

client-war1955-secret = Secret
client-war1955-mercenaries = Mercenaries
client-war1955-mercenary = Mercenary
client-war1955-rules = Rules
client-war1955-hand-of = Hand of { $seat }
client-war1955-hand-seen = This hand is face up
client-war1955-hand-known = Known cards in this hand
client-war1955-known-to-opponent = Your opponent knows this card.
client-war1955-laid-ready = Prepared
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
client-war1955-shuffles =
    { $count ->
        [one] reshuffled once
       *[other] reshuffled { $count } times
    }
client-war1955-discard-title = Discard pile
client-war1955-discard-note = Anyone may look through it; the order does not matter.
client-war1955-unseen-title = Cards you have not seen
client-war1955-unseen-note = They are in the draw pile or hidden in a hand.

## The stage

client-war1955-stage = Current action
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
client-war1955-worth = worth { $total }, { $needed } needed
client-war1955-with-card = What to do with { $card }
client-war1955-put-back = Put back
client-war1955-use-transport = discard it to move your spy
client-war1955-ask-add = Add a card, or declare it?
client-war1955-ask-block = Add to the block, or declare it?
client-war1955-ask-pawn = Which pawn, or declare it?
client-war1955-help-play = Choose a card, or drag it to a country.
client-war1955-hint-target = Choose one of the marked countries.
client-war1955-hint-keep = Pilfer Account leaves you 2 cards; the rest are discarded.
client-war1955-hint-answer = Choose a card to respond with, or let it through.
client-war1955-hint-block = A block { $in_country } must be worth at least { $needed }.
client-war1955-hint-no-answer = You have nothing to respond with.
client-war1955-auto = Pass automatically when I cannot respond (after a natural pause)
client-war1955-auto-running = Passing in a moment…
client-war1955-reaches = reaches { $to } of { $steps }
client-war1955-secures = secures the country
client-war1955-its-influence = Influence
client-war1955-not-now = Not now
client-war1955-use-not-now = { $use }: not now
client-war1955-no-card-asked = No card is asked for now.
client-war1955-auto-short = Let it through if I can do nothing
client-war1955-tab-table = Table
client-war1955-tab-players = Players
client-war1955-tab-piles = Piles
client-war1955-tab-side = Log, chat

## Outside the table

client-home-file-war1955 = File 1955
client-home-about-war1955 = Six countries, two spies, and a counter to everything – even to counters. For 2 players.
client-settings-auto-pass = 1955: pass automatically when I cannot respond

## The end, said to the winner, to the loser and to those who look on

client-war1955-end-breakdown = What was secured
client-war1955-end-count =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
client-war1955-end-three_countries =
    .won = You have secured three countries.
    .lost = { $name } has secured three countries.
    .they = { $name } has secured three countries.
client-war1955-end-home_lost =
    .won = You have secured your opponent’s home country.
    .lost = { $name } has secured your home country.
    .they = { $name } has secured the opponent’s home country.
client-war1955-end-time_limit =
    .won = The time limit is reached, and you are ahead.
    .lost = The time limit is reached, and { $name } is ahead.
    .they = The time limit is reached, and { $name } is ahead.
client-war1955-end-draw =
    .won = The time limit is reached with equal standings.
    .lost = The time limit is reached with equal standings.
    .they = The time limit is reached with equal standings.

## The game in short, as pictures

client-war1955-short-card = In your turn you play two cards. A card advances a pawn with its influence, or is used for its special action.
client-war1955-short-track = Pull the pawn of a country to your star to secure it. Three secured countries win, and so does the opponent’s home on its own.
client-war1955-short-spies = Your spy makes cards of the country it is in stronger, and can block what the opponent tries there.
