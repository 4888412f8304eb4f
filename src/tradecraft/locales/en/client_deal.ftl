### The fair deal in the browser: the seal, what each player added, and what came out of checking them.

client-close = Close
client-deal-title = Fair deal
client-deal-details = Details
client-deal-lead = Before the game the server seals a number, and every player’s browser adds one of its own. All draws follow from these numbers together, so nobody can choose the cards: neither the server nor any player.
client-deal-lead-chosen = The owner of this table chose the deal “{ $seed }”. Anyone who knows it can foresee the cards.

## What came out

client-deal-sealed = The deal is sealed. It will be checked as soon as the game is over.
client-deal-checking = Checking the deal…
client-deal-verified = The deal was fixed before the game: verified.
client-deal-fits = Every draw follows from the seal, but this browser did not see all of it before the game.
client-deal-failed = The deal is not the one that was sealed.
client-deal-chosen = The owner chose this deal, and every draw follows from it.
client-deal-insecure = The deal cannot be checked here: browsers allow that only on pages loaded over https or from this computer.

## The single checks

client-deal-seal-good = The seal is the one this browser saw before the game.
client-deal-seal-bad = The seal is not the one this browser saw earlier.
client-deal-seal-unknown = This browser did not see the seal before the game.
client-deal-part-good = Your contribution is part of the deal.
client-deal-part-bad = Your contribution is not part of the deal.
client-deal-part-unknown = This browser added nothing to the deal.
client-deal-part-later = Your contribution becomes part of the deal when the game begins.
client-deal-seed-good = The server’s number matches its seal.
client-deal-seed-bad = The server’s number does not match its seal.
client-deal-seed-later = After the game the server reveals its number.
client-deal-draws-good =
    { $count ->
        [one] The only draw follows from these numbers.
       *[other] All { $count } draws follow from these numbers.
    }
client-deal-draws-bad = Not every draw follows from these numbers.
client-deal-draws-later = After the game every draw is checked.

## What is wrong

client-deal-wrong-seed = The number the server revealed does not match the seal.
client-deal-wrong-order = Entry { $entry }: a draw from “{ $deck }” is missing, or the deck is out of order.
client-deal-wrong-pool = Entry { $entry }: “{ $deck }” does not hold what was left in it.
client-deal-wrong-missing = Entry { $entry }: “{ $deck }” does not hold { $item }.
client-deal-wrong-draw = Entry { $entry }: draw { $number } from “{ $deck }” should be { $dealt }, but was { $item }.
client-deal-wrong-more = And { $count } more.

## The numbers

client-deal-the-seal = The server’s seal
client-deal-seen-before = This browser saw it before the game: { $when }
client-deal-seen-since = This browser first saw it after the game had begun: { $when }
client-deal-seen-other = Earlier this browser saw another seal:
client-deal-your-part = Your contribution
client-deal-no-part = None from this browser
client-deal-parts = What each player added
client-deal-nothing-added = nothing
client-deal-the-seed = The server’s number
client-deal-fork =
    { $count ->
        [one] The first entry comes from another table and is not checked here.
       *[other] The first { $count } entries come from another table and are not checked here.
    }
client-deal-note = To check the rules and the moves of the bots as well, download the record and run “tradecraft verify”.

## A game without a board of its own

client-plain-seen-by = What { $name } knows
