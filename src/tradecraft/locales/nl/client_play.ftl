### Wat helpt tijdens het spel: waar een keuze toe leidt, bevestigen, wat er sindsdien gebeurde, het verloop van het spel.

client-preview-title = Dit zou er gebeuren
client-preview-assumed = Als je daarna kiest: { $action }
client-preview-final = Hierna heb je misschien de instemming van de anderen nodig om terug te nemen.
# Before the reason why something cannot be chosen.
client-why-not = Niet mogelijk:
client-confirm-title = Je keuze:
client-confirm-move = Bevestigen
client-since-title =
    { $count ->
        [one] Sinds je laatste zet: { $count } gebeurtenis
       *[other] Sinds je laatste zet: { $count } gebeurtenissen
    }
client-log-show = Op het bord tonen
client-undo-nothing = Er valt nog niets terug te nemen.
client-undo-not-free = Er is iets onthuld of iemand anders heeft intussen gespeeld: de anderen moeten het goedvinden.
client-settings-confirm-final = Zetten bevestigen die je misschien niet alleen kunt terugnemen
client-settings-notifications-denied = De browser staat voor deze pagina geen meldingen toe.
client-jump-title = Delen van de tafel
client-jump-board = Bord
client-jump-desk = Bureau
client-jump-choices = Keuzes
client-jump-log = Verslag
client-curve-points = De punten van ronde tot ronde
client-curve-steps = De stappen voorsprong van beurt tot beurt
client-curve-column-points = Ronde
client-curve-column-steps = Beurt
client-curve-end = Einde
client-curve-table = Als tabel

client-end-analysis = Wat de doorslag gaf
client-analysis-title = Wat de doorslag gaf
client-analysis-lead = Hoe groot de kans van elke speler was om te winnen, en de momenten die dat veranderden: door een keuze of door toeval.
client-analysis-progress = De partij wordt opnieuw bekeken …
client-analysis-ready =
    { $count ->
        [one] De analyse is klaar, met één keerpunt.
       *[other] De analyse is klaar, met { $count } keerpunten.
    }
client-analysis-curve = Kans om te winnen van regel tot regel
client-analysis-entry = Regel
client-analysis-points = Keerpunten
client-analysis-no-points = Er was geen keerpunt: de beslissing viel beetje bij beetje.
client-analysis-choice =
    { $round ->
        [0] { $seat } koos voor de eerste ronde: { $before } % werd { $after } %
       *[other] { $seat } koos in ronde { $round }: { $before } % werd { $after } %
    }
client-analysis-chance =
    { $round ->
        [0] Bij het delen: voor { $seat } werd { $before } % { $after } %
       *[other] Het toeval besliste in ronde { $round }: voor { $seat } werd { $before } % { $after } %
    }
client-analysis-chosen = Gekozen
client-analysis-better = Beter
client-analysis-look = Bekijk dit moment
client-analysis-fork = Speel van hieraf verder
client-analysis-note = Een keuze wordt beoordeeld naar wat de speler toen kon weten; gevulde nummers zijn keuzes, open nummers toeval.
client-bots-simple = Eenvoudige programma’s
