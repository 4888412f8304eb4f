### 1955: why a choice is good.
###
### $country and its forms are as in the texts of the game; $steps are steps on a track.

war1955-reason-takes_enemy_home = Het verovert het thuisland van je tegenstander, { $country }, en wint het spel.
war1955-reason-third_country = Het stelt { $the_country } veilig, je derde land, en wint het spel.
war1955-reason-secures_country = Het stelt { $the_country } veilig.
war1955-reason-comes_nearer = Het brengt de pion { $of_country } op { war1955-steps } van jouw ster.
war1955-reason-away_from_rival = Het trekt de pion { $of_country } weg van je tegenstander, die daar { war1955-steps } van de ster is.
war1955-reason-cannot_be_blocked = Je tegenstander is niet aanwezig { $in_country } en kan het nu niet afweren.
war1955-reason-may_be_blocked = Maar je tegenstander is aanwezig { $in_country } en kan het afweren.
war1955-reason-enough_pawns = Meer pionnen zouden je niets opleveren.
war1955-reason-saves_cards = Het spaart je kaarten voor iets beters.
war1955-reason-stops_action = Het houdt { $action } tegen.
war1955-reason-stops_pawn = Het voorkomt dat de pion { $of_country } op { war1955-steps } van de ster van je tegenstander komt.
war1955-reason-stops_securing = Het voorkomt dat je tegenstander { $the_country } veiligstelt.
war1955-reason-stops_defeat = Je tegenstander wint met { $the_country } als je niets doet.
war1955-reason-nothing_to_answer_with = Je hebt niets om mee te reageren.
war1955-reason-rival_still_far = Je tegenstander is nog { war1955-steps } van de ster { $in_country }.
war1955-reason-comes_to_block = Je spion komt op tijd { $to_country } om af te weren.
war1955-reason-draws_cards = Het levert je { war1955-cards } extra op.
war1955-reason-advances_several = Het zet meerdere pionnen tegelijk vooruit, en niemand kan het afweren.
war1955-reason-turns_a_country = Het verzet een pion { war1955-steps }, ook waar je tegenstander het land heeft veiliggesteld.
war1955-reason-closes_a_country = Het sluit een land waar je tegenstander meer kan dan jij.
war1955-reason-shuts_rival_out = Het sluit je tegenstander buiten, die { war1955-steps } van de ster { $in_country } is.
war1955-reason-gets_a_gadget = Een gadget helpt je de rest van het spel.
war1955-reason-larger_hand = Je hand wordt elke beurt met één kaart meer aangevuld.
war1955-reason-swift_spy = Je kunt je spion elke beurt verplaatsen voordat je speelt.
war1955-reason-breaks_this_gadget = { $gadget } helpt je tegenstander elke beurt.
war1955-reason-breaks_a_gadget = Het kost je tegenstander een gadget.
war1955-reason-sends_spy_home = De spion van je tegenstander moet { $the_country } verlaten.
war1955-reason-holds_spy = Het houdt de spion van je tegenstander { $in_country } vast.
war1955-reason-sees_hand = Het laat zien waarmee je tegenstander kan afweren.
war1955-reason-costs_cards = Het kost je tegenstander { war1955-cards }.
war1955-reason-fresh_hand = Je hand is zwak: nieuwe kaarten zijn gemiddeld beter.
war1955-reason-goes_where_it_counts = Je spion gaat naar waar je kaarten het meest tellen.
war1955-reason-keeps_the_strongest = { $card } hoort bij je beste kaarten.
war1955-reason-guards_country = Je spion kan afweren { $in_country }, waar je tegenstander { war1955-steps } van de ster is.
war1955-reason-can_secure_next = Met je spion daar tellen je kaarten { $total } { $in_country }: genoeg om het land veilig te stellen.
war1955-reason-strikes_from_here = Met je spion daar tellen je kaarten { $total } { $in_country }.
war1955-reason-nowhere_better = Je spion heeft elders niets beters te doen.
war1955-reason-home_track = De weg naar een ster is { war1955-steps } { $in_country }.
war1955-reason-cards_of_home = Je hebt { war1955-cards } { $of_country } in je hand.
war1955-reason-home_holds = Je tegenstander kan { $the_country } in de openingsbeurt nauwelijks veroveren.
war1955-reason-home_may_fall = Pas op: je tegenstander kan { $the_country } in de openingsbeurt veroveren, { $steps } stappen ineens, en je kaarten blokkeren daar weinig.
