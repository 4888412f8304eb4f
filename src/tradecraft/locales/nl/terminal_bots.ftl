### Texts of the commands around bots: arena, analyse, and hints in a game.

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
terminal-arena-head-interval = 95%
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
terminal-bad_bars = Een aandeel van { $low } dat te weinig is en een van { $high } dat genoeg is passen niet bij elkaar: het eerste moet het kleinste zijn, en beide liggen tussen 0 en 1.
terminal-other_tournament = { $path } bevat andere partijen: andere bots, opties, budget of seed, of een andere versie van het programma.

## Analysis of a finished game

terminal-analyse-progress = regels
terminal-analyse-chances = Winstkans, van de eerste regel tot de laatste
terminal-analyse-points = { $count ->
        [0] Er is geen keerpunt.
        [one] Het keerpunt
       *[other] De { $count } grootste keerpunten, in de volgorde van de partij
    }
terminal-analyse-choice = Regel { $entry }, ronde { $round }, { $seat }: { $before } → { $after }
terminal-analyse-chance = Regel { $entry }, ronde { $round }, toeval, voor { $seat }: { $before } → { $after }
terminal-analyse-chosen = gekozen: { $move }
terminal-analyse-better = beter: { $move }
terminal-analyse-note = Een keuze wordt beoordeeld naar wat de speler kon weten; het toeval naar wat had kunnen komen.
terminal-analyse-picture = { $game }: winstkans in de loop van de partij
terminal-analyse-picture_kept = De curve staat in { $path }.
terminal-analyse-part_of_review = Dit is een deel van de terugblik: tradecraft review { $path } toont alles.

## Hints in a game

terminal-hint-title = { $count ->
        [one] Wat de meesterspion zou doen
       *[other] Wat de meesterspion zou doen, het beste eerst
    }
terminal-hint-chance = { $chance } ± { $error }
terminal-hint-forced = Er is maar één keuze.
terminal-hint-thinking = even nadenken…
terminal-help-hint = om raad vragen: de beste keuzes, de winstkans en waarom
