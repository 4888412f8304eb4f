### People at a table: who sits where, hints, leaving and taking back.

## Bots on free seats

client-fill-level = Bots for free seats
client-fill-add = Add { $bot }
client-fill-remove = Take off
client-fill-seat = seat { $number }

## Hints

client-hints-option = Hints allowed among people
client-hints-label = Hints
client-hints-line = Hints: { $state }
client-hints-yes = allowed
client-hints-no = not at this table
client-hints-rated = never in rated games

## Bots in trouble

client-seats-bot-delayed = not answering
client-seats-bot-weaker = below its level
client-trouble-delayed = { $name } cannot answer at the moment. The bot is asked again until it can; no weaker one takes its place.
client-trouble-weaker = { $name } plays below its level: this computer is too slow or too busy for it.

## Leaving, resigning and taking back

client-leave-friendly = Leave the game? A bot plays for you until you come back. If you are not back at the end, you come last.
client-leave-rated = Leave the rated game? A bot plays on for you. Once it has made a choice in your place you cannot come back, and you come last.
client-resign-ends = Resign? The game ends at once and you have lost.
client-resign-goes-on = Resign for good? A bot plays on in your place, and you come last.
client-resign-ends-rated = Resign? The game ends at once, you have lost, and it counts for your rating.
client-resign-goes-on-rated = Resign for good? A bot plays on in your place, you come last, and it counts for your rating.
client-stand-in-rated = In a rated game you can come back only until the bot has made a choice for you.
client-undo-with-answers = Your last move is taken back at once, with everything that followed it.
client-undo-final = In a rated game a move stays when it has revealed something or been answered.
client-undo-other = Somebody else is asking already.

## The title of the page

client-title-open = Waiting for players

## Your play, luck apart

client-profile-title = Your play, luck apart
client-profile-text = What your reviewed games tell. Only you see this.
client-profile-moment = { $day }, move { $entry }
client-profile-puzzles = { $count ->
        [one] Practise: one puzzle
       *[other] Practise: { $count } puzzles
    }
client-profile-lesson = Lesson about it
client-profile-no-habits = No mistake came up in more than one game.
client-profile-review = { $count ->
        [one] Review the last game
       *[other] Review the last { $count } games
    }
client-profile-working = Reviewing…
client-profile-problem = The reviews cannot be made at the moment. Try again later.
