### Texts of the terminal client.

## A table opens and closes

terminal-welcome = { $game } met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }. Typ “?” voor hulp.
terminal-seed = Verdeling: { $seed }
terminal-goodbye = Tot ziens!

## Whose turn it is

terminal-round = Ronde { $round }
terminal-thinking = { $seat } denkt na…
terminal-pass_the_keyboard = De volgende keuze is alleen voor { $seat }. Druk op Enter als niemand anders meekijkt.
terminal-prompt = Jouw keuze

## What lies on the table

terminal-pile = Trekstapel
terminal-discard = Aflegstapel
terminal-hand = Hand

## Commands

terminal-help-choice = Typ het nummer van een keuze, of de actie zelf, bijvoorbeeld “{ $example }”.
terminal-help-help = deze hulp tonen
terminal-help-all = alle keuzes tonen
terminal-help-board = het speelbord tonen
terminal-help-desks = alle bureaus tonen
terminal-help-card = een kaart uitleggen
terminal-help-log = tonen wat er is gebeurd
terminal-help-why = zeggen waarom een actie niet mag
terminal-help-undo = je laatste actie ongedaan maken
terminal-help-save = het spel in een bestand bewaren
terminal-help-quit = het spel verlaten
terminal-undo_done = Ongedaan gemaakt.
terminal-saved = Het spel staat in { $path }.
terminal-loaded = We spelen verder met { $path }.
terminal-cannot_write = { $path } kan niet worden geschreven: { $error }
terminal-cannot_read = { $path } kan niet worden gelezen: { $error }
terminal-unknown_command = “{ $text }” is geen keuze en geen commando. Typ “?” voor hulp.
terminal-no_such_choice = Er is geen keuze { $number }; er zijn er { $count }.
terminal-allowed = Dat mag.

## The end

terminal-game_over = Het spel is afgelopen. { $reason }
terminal-final_scoring = Eindtelling
terminal-total = Totaal
terminal-place = Rang
terminal-winner = { $seat } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
terminal-winners = { $seats } delen de overwinning met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

## Replays

terminal-replay_step = Stap { $step } van { $steps }
terminal-replay_end = Einde van het verslag

## Errors: one line each

terminal-error = fout: { $text }
terminal-error_at_line = fout: regel { $line }: { $text }
terminal-bad_seats = Plaatsen zijn getallen vanaf 1 met komma’s ertussen, niet “{ $text }”.
terminal-bad_option = Een optie schrijf je als NAAM=WAARDE, niet als “{ $text }”.
terminal-option_twice = De optie “{ $option }” is twee keer opgegeven.
terminal-bad_name = “{ $name }” kan geen naam zijn: het moet één regel zijn, met één spatie tussen de woorden.
terminal-bad_seed = “{ $seed }” kan geen verdeling aanduiden: het moet één regel zijn, met één spatie tussen de woorden.
terminal-too_many_names = Er zijn { $names } namen voor { $players } spelers.
terminal-humans_twice = Van --seat, --humans en --hot-seat kan er maar één worden opgegeven.
terminal-fixed_by_record = Een hervat spel houdt de spelers, opties en namen van zijn verslag.
terminal-no_bot = Geen enkele bot speelt { $game }.
terminal-file_exists = { $path } bestaat al. Kies een andere naam; een bewaard spel speel je verder met --resume.
terminal-bench_needs_checkout = Hiervoor is een werkkopie van het project nodig: bench/, drills/ en docs/ worden niet mee geïnstalleerd.
terminal-folder_not_empty = { $path } is niet leeg.
terminal-folder_exists = { $path } bestaat al.
terminal-arena_file_missing = Een reeks heeft een bestand nodig om de partijen in te bewaren: --out BESTAND.
terminal-task_is_fixed = { $task } legt het aantal spelers en de opties zelf vast.
terminal-no_cluster = Het cluster op { $address } is niet bruikbaar: { $error }
terminal-other_program = Het cluster op { $address } draait een andere versie van Tradecraft; de uitkomsten kunnen dus afwijken.
terminal-no_such_step = Er is geen stap { $step }: het verslag heeft er { $steps }.
terminal-beliefs_of_whom = Vermoedens zijn die van een speler op een moment: geef --beliefs, --seat N en --at K.

## More for the table

terminal-player = Speler { $number }
terminal-records_to = Het spel wordt na elke stap in { $path } bewaard.
terminal-continue_with = Verder spelen: { $command }
terminal-unsaved = Het spel is niet bewaard.
terminal-save_as = Bewaren als (Enter: niet bewaren)
terminal-earlier_lines = { $count ->
        [one] { $count } eerdere regel
       *[other] { $count } eerdere regels
    }: typ “log” om alles te zien.
terminal-read_rule = Typ “rule { $rule }” om de regel te lezen.
terminal-help-rule = een spelregel tonen, bijvoorbeeld { $rule }
terminal-why_what = Typ een actie na “why”, bijvoorbeeld “why { $example }”.
terminal-rule_which = Typ het nummer van een regel na “rule”, bijvoorbeeld “rule { $rule }”.
terminal-save_where = Typ de naam van een bestand na “save”.
terminal-cards_by_number = Kaarten hebben een nummer; “{ $text }” is er geen.
terminal-no_such_cards = Zo’n kaart valt er niet uit te leggen.
terminal-in_round = in ronde { $round }
terminal-sound = ok: { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }, controlegetal { $digest }, { $result }

## Finished games checked

terminal-verify-error = fout: { $path }, regel { $line }: { $text }
terminal-verify-unsound = { $path }: niet in orde, { $count ->
        [one] { $count } probleem
       *[other] { $count } problemen
    }
terminal-verify-more = { $path }: nog { $count ->
        [one] { $count } probleem
       *[other] { $count } problemen
    }
terminal-verify-fair = deling van tafel { $table }: vastlegging en { $draws ->
        [one] { $draws } trekking gecontroleerd
       *[other] { $draws } trekkingen gecontroleerd
    }
terminal-verify-promised = vastlegging { $commitment }, entropie { $entropy } (zoals je ze voor het spel noteerde?)
terminal-verify-withdrawn = voor het spel ging iemand op plaats { $seat } zitten met entropie { $entropy } en vertrok weer
terminal-verify-chosen = deling “{ $seed }”, gekozen door de eigenaar van de tafel: { $draws ->
        [one] { $draws } trekking gecontroleerd
       *[other] { $draws } trekkingen gecontroleerd
    }
terminal-verify-no_deal = deling: niet gecontroleerd, het verslag is niet van een tafel (het zegt niets over deling of bots)
terminal-verify-fork = niet gecontroleerd: trekkingen en bots van de eerste { $entries ->
        [one] stap, die is
       *[other] { $entries } stappen, die zijn
    } overgenomen van tafel { $table }
terminal-verify-bots = bots: { $moves ->
        [one] { $moves } zet opnieuw gedaan
       *[other] { $moves } zetten opnieuw gedaan
    } ({ $bots })
terminal-verify-no_bots = bots: geen zetten
terminal-verify-seats = plaatsen van bots: { $seats } (zoals je ze aan tafel zag?)
terminal-verify-seeds = bots: { $seeds ->
        [one] { $seeds } zaad
       *[other] { $seeds } zaden
    } met de deling vergeleken
terminal-verify-seeds_unbound = niet gecontroleerd: de zaden van de bots, die niet vastliggen bij een deling die de eigenaar koos
terminal-verify-no_seats = niet gecontroleerd: of er zetten van bots zijn weggelaten, want het verslag noemt de plaatsen van bots niet (versie 0.2 of ouder)
terminal-verify-other_version = niet gecontroleerd: { $moves ->
        [one] { $moves } zet van { $bot }, gedaan door versie { $version }
       *[other] { $moves } zetten van { $bot }, gedaan door versie { $version }
    } (dit is { $here })
terminal-verify-no_such_bot = niet gecontroleerd: { $moves ->
        [one] { $moves } zet van { $bot }, een bot die hier niet is
       *[other] { $moves } zetten van { $bot }, een bot die hier niet is
    }
terminal-problem-commitment = De seed past niet bij de vastlegging: de hash is { $expected }, niet { $found }.
terminal-problem-draw = Stap { $entry }: de deling geeft “{ $expected }”, niet “{ $found }”.
terminal-problem-bot_missing = Stap { $entry }: de plaats is van { $bot }, maar de zet is niet als zet van een bot genoteerd.
terminal-problem-bot_other = Stap { $entry }: de plaats is van { $expected }, maar bij de zet is { $found } genoteerd.
terminal-problem-bot_seed = Stap { $entry }: de deling geeft { $bot } het zaad { $expected }, niet { $found }.
terminal-problem-bot_not_asked = Stap { $entry }: genoteerd als zet van { $bot }, maar daar is geen speler aan zet.
terminal-problem-bot_view = Stap { $entry }: { $bot } kreeg iets anders te zien dan wat zijn plaats wist: { $found }, niet { $expected }.
terminal-problem-bot_action = Stap { $entry }: { $bot } doet hier “{ $expected }”, niet “{ $found }”.
terminal-problem-bot_fails = Stap { $entry }: { $bot } heeft hier geen antwoord. { $expected }

## The server

terminal-serving = Tradecraft is open op { $address } (Ctrl+C stopt het).
terminal-serving_behind = De proxy vindt het op { $address }.
terminal-backup = De reservekopie staat in { $path } ({ $size } kB).

## Looking after a server

terminal-admin-no_reports = Er zijn geen openstaande meldingen.
terminal-admin-no_tables = Er is geen tafel open of bezig.
terminal-admin-closed = Melding { $number } is afgehandeld.
terminal-admin-banned = { $name } ({ $id }) is buitengesloten; { $sessions ->
        [one] { $sessions } sessie is beëindigd.
       *[other] { $sessions } sessies zijn beëindigd.
    }
terminal-admin-unbanned = { $name } ({ $id }) mag weer meedoen.
terminal-admin-head-number = melding
terminal-admin-head-at = wanneer
terminal-admin-head-by = van
terminal-admin-head-about = over
terminal-admin-head-table = tafel
terminal-admin-head-text = tekst
terminal-admin-head-game = spel
terminal-admin-head-status = stand
terminal-admin-head-owner = gemaakt door
terminal-admin-head-seats = plaatsen
terminal-admin-head-changes = wijzigingen
terminal-admin-person-id = nummer
terminal-admin-person-kind = soort
terminal-admin-person-name = naam
terminal-admin-person-owner = hoort bij
terminal-admin-person-language = taal
terminal-admin-person-created = sinds
terminal-admin-person-seen = laatst gezien
terminal-admin-person-banned = buitengesloten
terminal-admin-person-sessions = sessies
terminal-admin-person-bots = botaccounts
terminal-admin-person-tables = lopende tafels
terminal-admin-person-games = gespeelde spellen
terminal-admin-person-reports_by = meldingen gedaan
terminal-admin-person-reports_about = meldingen over deze persoon
terminal-lesson-step = { $title }: stap { $step } van { $steps }
terminal-lesson-go_on = Druk op Enter om verder te gaan
terminal-lesson-help = “back” gaat een stap terug, “again” begint opnieuw, “quit” stopt.
terminal-lesson-done = De les is klaar. Volgende: { $command }
terminal-lesson-all_done = De les is klaar. Het was de laatste van dit spel: { $command }
terminal-lesson-begin = Begin met: { $command }
terminal-lesson-minutes = { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }

terminal-site-written = De site staat in { $path }. Probeer hem uit: python -m http.server --directory { $path }
terminal-no_client = De browserclient is niet gebouwd; voer eerst ‘make client’ uit.
terminal-not_empty = { $path } is geen lege map.
