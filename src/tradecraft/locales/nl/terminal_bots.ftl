### Texts of the commands around bots: arena, ladder, analyse, and hints in a game.

## Arena

terminal-arena-title = { $game }, { $players } spelers, { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
terminal-arena-progress = partijen
terminal-arena-own_budget = elk niveau denkt zo lang als het hoort
terminal-arena-milliseconds = { $count } ms per beslissing
terminal-arena-simulations = { $count } simulaties per beslissing
terminal-arena-duplicate = { $deals ->
        [one] { $deals } deling, vanaf alle plaatsen gespeeld
       *[other] { $deals } delingen, elk vanaf alle plaatsen gespeeld
    }
terminal-arena-single = { $deals ->
        [one] { $deals } deling
       *[other] { $deals } delingen
    }, de plaatsen wisselen
terminal-arena-seed = seed { $seed }
terminal-arena-head-bot = bot
terminal-arena-head-games = partijen
terminal-arena-head-share = wint
terminal-arena-head-interval = 95 %
terminal-arena-head-rating = rating
terminal-arena-head-seconds = s/beslissing
terminal-arena-head-most = meeste
terminal-arena-head-simulations = simulaties
terminal-arena-head-pair = paar
terminal-arena-head-won = stand
terminal-arena-head-rate = van beslist
terminal-arena-head-margin = verschil
terminal-arena-matrix = verslaat
terminal-arena-matrix_title = Deel van de besliste partijen dat de rij wint van de kolom
terminal-arena-ratings = Ratings
terminal-arena-endings = Afloop: { $endings }
terminal-arena-kept = De partijen, een rapport en een afbeelding staan in { $path }.
terminal-arena-picture = { $game }: wie verslaat wie in { $games } partijen, en de ratings
terminal-budget_twice = Geef --budget-ms of --simulations op, niet allebei.
terminal-other_tournament = { $path } bevat andere partijen: andere bots, opties, budget of seed, of een andere versie van het programma.

## Ladder

terminal-ladder-written = Alles is gemeten; de pagina is { $path }.
terminal-ladder-stale = Niet wat gemeten is: { $files }. Voer “tradecraft ladder --render” uit.
terminal-no_such_setting = Er is geen spel “{ $setting }” op de ladder. Wel: { $allowed }.
terminal-nothing_measured = Er is nog niets gemeten: { $path } is er niet.
