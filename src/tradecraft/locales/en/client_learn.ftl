### The lessons in the browser.

client-learn-title = Learn by playing
client-learn-lead = Short lessons on the real table. You play, the coach explains; you can leave at any time and go on later.
client-learn-teach-me = Teach me
client-learn-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
client-learn-at = { $step } of { $steps }
client-learn-is-done = Done
client-learn-go-on = Go on
client-learn-back = Back
client-learn-again = Start over
client-learn-all = All lessons
client-learn-next = Next lesson
client-learn-play = Play { $game }
client-learn-done = Well done! “{ $title }” is complete.
client-learn-report = Report a mistake
client-learn-report-what = What is wrong with this step?
client-learn-reported = Thank you. The people who run this server will read it.
client-learn-send = Send
client-learn-what = What is this?
client-learn-what-lesson = Lesson: { $title }
client-learn-what-rule = Rule { $rule }

## Puzzles

client-puzzles-title = Puzzles
client-puzzles-lead = Positions from games of strong players. One choice is clearly better than all others: find it. Your first try counts.
client-puzzles-today = Puzzle of the day
client-puzzles-solve = Solve it
client-puzzles-all = All puzzles
client-puzzles-next = Next puzzle
client-puzzles-again = Look again
client-puzzles-rating = Your rating
client-puzzles-streak = Solved in a row
client-puzzles-best = Best streak
client-puzzles-solved = Solved
client-puzzles-rated = Rating: { $before } → { $after }
client-puzzles-easy = easy
client-puzzles-medium = medium
client-puzzles-hard = hard

## The guided first game

client-guide-title = Guide
client-guide-understood = Got it
client-guide-next = Next ({ $count } more)
client-guide-suggest = Show suggestions
client-guide-hide = Hide
client-guide-chance = Wins in about { $chance } of 100 games.
client-guide-loses = “{ $action }” gives away about { $loss } of 100 wins.
client-guide-better = Better: { $action }.
client-guide-reconsider = Choose again
client-guide-anyway = Play it anyway
client-guide-notes = Explain what is new
client-guide-warnings = Warn me before big mistakes
client-guide-off = Play on without the guide
client-guide-on = Play on with the guide
