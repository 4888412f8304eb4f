### Een afgelopen partij opnieuw bekeken.

reason-review_missed_win = De betere keuze wint al snel in { $percent }% van de gevallen die passen bij wat je weet.
reason-review_lost_at_once = Deze keuze verliest al snel in { $percent }% van de gevallen die passen bij wat je weet.

review-title = De partij opnieuw bekeken: { $game }
review-grade-forced = gedwongen
review-grade-fine = goed
review-grade-inaccuracy = onnauwkeurigheid
review-grade-mistake = fout
review-grade-blunder = blunder
review-ledger = Geluk en kunde
review-ledger-lead = Gewonnen of verloren winstaandeel ten opzichte van een eerlijk deel van { $fair }%, in procentpunten.
review-seat = Speler
review-result = Uitslag
review-luck = Geluk van deling en trekkingen
review-own = Eigen keuzes
review-others = Keuzes van anderen
review-sum-luck = { $direction ->
        [up] { $name } won { $result } punten winstaandeel. Geluk telt voor { $luck }.
       *[down] { $name } verloor { $result } punten winstaandeel. Geluk telt voor { $luck }.
    }
review-sum-choices = De eigen keuzes van { $name } tellen voor { $own }, die van de anderen voor { $others }.
review-by-round = Per ronde
review-round = { $round ->
        [0] Vóór ronde 1
       *[other] Ronde { $round }
    }
review-decisions = Keuzes om nog eens te bekijken
review-no-decisions = Geen enkele keuze gaf duidelijk iets weg.
review-counts = { $name }: { $fine } goed, { $inaccuracies } onnauwkeurig, { $mistakes } fout, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }, { $forced } gedwongen
review-heading = Regel { $entry }, ronde { $round }, { $name }: { $grade }, −{ $loss } ± { $error } punten winstkans
review-points = ongeveer { $points } ± { $error } punten meer
review-chosen = Gekozen: { $move }
review-best = Beter: { $move }
review-draws = Trekkingen die de partij veranderden
review-draw = Regel { $entry }, ronde { $round }: { $steps }
review-curve = Winstkans, van de eerste tot de laatste regel
review-moves = De partij, regel voor regel
review-entry = Regel { $entry } van { $count }
review-note = Een keuze wordt beoordeeld naar wat de speler toen kon weten, de balans naar wat er werkelijk lag. Gemaakt door Tradecraft { $version }.
review-before = Terug
review-after = Verder
terminal-review-page_kept = De pagina staat in { $path }.

belief-title = Wat de anderen konden hebben
belief-counted = { $deals ->
        [one] Precies geteld: er is maar één verdeling mogelijk.
       *[other] Precies geteld over { $deals } mogelijke verdelingen.
    }
belief-weighed = Geschat uit { $worlds } mogelijke verdelingen, gewogen naar wat er gespeeld is; samen zeggen ze evenveel als { $effective } van gelijk gewicht.
belief-holding = { $count ->
        [one] { $name } heeft { $count } gedekte kaart
       *[other] { $name } heeft { $count } gedekte kaarten
    }
belief-certain = Bekend: { $cards }
belief-dealt = alleen naar de verdeling { $dealt }%
belief-acts = Wat er gespeeld is, en wat dat verried
belief-bits = { $bits } bits
belief-told = { $direction ->
        [up] Nu waarschijnlijker: { $kind } ({ $before }% → { $after }%)
       *[down] Nu minder waarschijnlijk: { $kind } ({ $before }% → { $after }%)
    }
belief-nothing = Niemand heeft gedekte kaarten.
belief-no-acts = Niets wat er gespeeld is, zegt iets over deze kaarten.

profile-sum = { $count ->
        [one] { $name }, één partij: { $result } punten winstaandeel boven een eerlijk deel; zonder geluk { $adjusted }.
       *[other] { $name }, { $count } partijen: { $result } ± { $result_error } punten winstaandeel per partij boven een eerlijk deel; zonder geluk { $adjusted } ± { $adjusted_error }.
    }
profile-rating = In ratingpunten tegenover deze tegenstanders: { $rating } ± { $rating_error }; zonder geluk { $adjusted } ± { $adjusted_error }.
profile-no-habits = Geen fout kwam in meer dan één partij voor.
profile-habit = { $part ->
        [first] ‘{ $theme }’ in het eerste derde van de partij: −{ $loss } punten winstkans per partij, gezien in { $games } van { $count ->
            [one] { $count } partij
           *[other] { $count } partijen
        }.
        [middle] ‘{ $theme }’ midden in de partij: −{ $loss } punten winstkans per partij, gezien in { $games } van { $count ->
            [one] { $count } partij
           *[other] { $count } partijen
        }.
       *[last] ‘{ $theme }’ in het laatste derde van de partij: −{ $loss } punten winstkans per partij, gezien in { $games } van { $count ->
            [one] { $count } partij
           *[other] { $count } partijen
        }.
    }
profile-other = Andere keuzes
profile-moments = Waar: { $moments }
profile-puzzles = { $count ->
        [one] Eén puzzel hierover: tradecraft puzzle --theme { $theme }
       *[other] { $count } puzzels hierover: tradecraft puzzle --theme { $theme }
    }
terminal-profile_nobody = Geen van deze partijen is door { $name } gespeeld.
