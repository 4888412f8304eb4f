### Wat helpt tijdens het spel: waar een keuze toe leidt, bevestigen, wat er sindsdien gebeurde, het verloop van het spel.

client-preview-title = Dit zou er dan gebeuren
client-preview-assumed = Als je daarna kiest: { $action }
client-preview-final = Hierna heb je misschien de instemming van de anderen nodig om terug te nemen.
# Before the reason why something cannot be chosen.
client-why-not = Niet mogelijk:
client-confirm-title = Je keuze:
client-log-show = Op het bord tonen
client-undo-nothing = Er valt nog niets terug te nemen.
client-settings-confirm-final = Zetten bevestigen die je misschien niet alleen kunt terugnemen
client-settings-notifications-denied = De browser staat voor deze pagina geen meldingen toe.
client-curve-points = Punten per ronde
client-curve-steps = Voorsprong in velden, beurt voor beurt
client-curve-column-points = Ronde
client-curve-column-steps = Beurt
client-curve-end = Einde
client-curve-table = Als tabel

client-end-analysis = Wat de doorslag gaf
client-analysis-title = Wat de doorslag gaf
client-analysis-lead = Hoe groot de kans van elke speler was om te winnen, en de momenten die dat veranderden: door een keuze of door toeval.
client-analysis-ready =
    { $count ->
        [one] De analyse is klaar, met één keerpunt.
       *[other] De analyse is klaar, met { $count } keerpunten.
    }
client-analysis-curve = Winstkans, zet voor zet
client-analysis-entry = Zet
client-analysis-points = Keerpunten
client-analysis-no-points = Er was geen keerpunt: de beslissing viel beetje bij beetje.
client-analysis-chance =
    { $round ->
        [0] Bij het delen, voor { $seat }: van { $before }% naar { $after }%
       *[other] Toeval in ronde { $round }, voor { $seat }: van { $before }% naar { $after }%
    }
client-analysis-chosen = Gekozen
client-analysis-better = Beter
client-analysis-look = Bekijk dit moment
client-analysis-fork = Vanaf hier verder spelen
client-analysis-note = Een keuze wordt beoordeeld naar wat de speler toen kon weten; gevulde nummers zijn keuzes, open nummers toeval.
client-review-title = Geluk en kunde
client-review-progress = Elke keuze wordt opnieuw bekeken…
client-review-lead = Gewonnen of verloren winstaandeel ten opzichte van een eerlijk deel, in procentpunten: geluk, eigen keuzes en die van anderen tellen op tot de uitslag.
client-review-luck = Geluk van deling en trekkingen
client-review-own = Eigen keuzes
client-review-others = Keuzes van anderen
client-review-heading = Ronde { $round }, { $seat }: { $grade } (−{ $loss } ± { $error })
client-review-note = Een keuze wordt beoordeeld naar wat de speler toen kon weten, geluk naar wat er werkelijk lag. Gemaakt door versie { $version }.
client-review-deep = Vijf keer zo lang nadenken
client-review-grade-inaccuracy = onnauwkeurigheid
client-review-grade-mistake = fout
client-review-grade-blunder = blunder
client-review-decisions =
    { $count ->
        [0] Geen enkele keuze gaf duidelijk iets weg
        [one] Eén keuze om nog eens te bekijken
       *[other] { $count } keuzes om nog eens te bekijken
    }
client-bots-simple = Eenvoudige programma’s
client-review-fair = Eerlijk deel
client-review-by-round = Per ronde
client-review-round = { $round ->
        [0] Vóór ronde 1
       *[other] Ronde { $round }
    }
client-review-result = Uitslag
client-review-points = ongeveer { $points } ± { $error } punten meer
client-review-place =
    { $count ->
        [one] Eerst komt één andere partij aan de beurt.
       *[other] Eerst komen { $count } andere partijen aan de beurt.
    }
client-review-all = Alle { $count } momenten tonen
client-review-few = Alleen de { $count } grootste tonen
client-review-page = Openen als één pagina
client-review-share-title = Deze terugblik delen
client-review-share-allow = Iedereen laten meekijken
client-review-share-withdraw = Niet langer iedereen laten meekijken
client-review-share-missing = Er komt een link voor iedereen zodra alle spelers het goedvinden. Nog niet: { $names }
client-belief-title = Wat de anderen konden hebben
client-belief-tab = Vermoedens
client-belief-seat = Door de ogen van
client-belief-holding =
    { $count ->
        [one] { $name }: { $count } gedekte kaart
       *[other] { $name }: { $count } gedekte kaarten
    }
client-belief-certain = Bekend: { $cards }
client-belief-dealt = alleen naar de verdeling { $dealt }%
client-belief-cards = Kaart voor kaart
client-belief-mark = Balken: de kans op minstens één. Het streepje in de balk: alleen naar de verdeling.
client-belief-acts = Wat er gespeeld is, en wat dat verried
client-belief-bits = { $bits } bits
client-check-move = Deze zet controleren
client-check-same = ✓ Opnieuw gevraagd: dezelfde zet
client-check-other = Deze zet volgt niet uit wat bewaard is: { $problems }.
client-check-unchecked = Deze zet is gedaan door versie { $version } en kan alleen daarmee gecontroleerd worden.
client-check-no_bot = Deze zet is niet door een bot gedaan.
client-study-option = Studiepartij: iedereen ziet wat de anderen kunnen hebben
client-study-label = Studiepartij
client-study-yes = Tijdens de partij mag elke speler zien wat de anderen kunnen hebben. Wie gaat zitten, stemt daarmee in.
