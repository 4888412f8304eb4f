### De eerlijke verdeling in de browser: het zegel, wat elke speler toevoegde en de uitkomst van de controle.

client-close = Sluiten
client-deal-title = Eerlijke verdeling
client-deal-details = Details
client-deal-lead = Voor het spel verzegelt de server een getal, en de browser van elke speler voegt er een eigen getal aan toe. Alle trekkingen volgen uit die getallen samen, dus niemand kan de kaarten kiezen: de server niet en geen enkele speler.
client-deal-lead-chosen = De eigenaar van deze tafel koos de verdeling “{ $seed }”. Wie die kent, kan de kaarten voorzien.

## De uitkomst

client-deal-sealed = De verdeling is verzegeld. Ze wordt gecontroleerd zodra het spel is afgelopen.
client-deal-checking = De verdeling wordt gecontroleerd…
client-deal-verified = De verdeling lag voor het spel vast: gecontroleerd.
client-deal-fits = Elke trekking volgt uit het zegel, maar deze browser heeft niet alles voor het spel gezien.
client-deal-failed = De verdeling is niet die welke verzegeld was.
client-deal-chosen = De eigenaar koos deze verdeling, en elke trekking volgt eruit.
client-deal-insecure = De verdeling kan hier niet worden gecontroleerd: browsers staan dat alleen toe op pagina’s die via https of van deze computer zijn geladen.

## Elke controle

client-deal-seal-good = Het zegel is hetzelfde dat deze browser voor het spel zag.
client-deal-seal-bad = Het zegel is niet hetzelfde dat deze browser eerder zag.
client-deal-seal-unknown = Deze browser heeft het zegel niet voor het spel gezien.
client-deal-part-good = Jouw bijdrage zit in de verdeling.
client-deal-part-bad = Jouw bijdrage zit niet in de verdeling.
client-deal-part-unknown = Deze browser heeft niets aan de verdeling toegevoegd.
client-deal-part-later = Jouw bijdrage gaat in de verdeling zodra het spel begint.
client-deal-seed-good = Het getal van de server past bij zijn zegel.
client-deal-seed-bad = Het getal van de server past niet bij zijn zegel.
client-deal-seed-later = Na het spel onthult de server zijn getal.
client-deal-draws-good =
    { $count ->
        [one] De enige trekking volgt uit deze getallen.
       *[other] Alle { $count } trekkingen volgen uit deze getallen.
    }
client-deal-draws-bad = Niet elke trekking volgt uit deze getallen.
client-deal-draws-later = Na het spel wordt elke trekking gecontroleerd.

## Wat er mis is

client-deal-wrong-seed = Het getal dat de server onthulde past niet bij het zegel.
client-deal-wrong-order = Regel { $entry }: er ontbreekt een trekking uit “{ $deck }”, of de stapel ligt niet op volgorde.
client-deal-wrong-pool = Regel { $entry }: “{ $deck }” bevat niet wat erin over was.
client-deal-wrong-missing = Regel { $entry }: “{ $deck }” bevat { $item } niet.
client-deal-wrong-draw = Regel { $entry }: trekking { $number } uit “{ $deck }” had { $dealt } moeten zijn, maar was { $item }.
client-deal-wrong-more = En nog { $count }.

## De getallen

client-deal-the-seal = Het zegel van de server
client-deal-seen-before = Door deze browser voor het spel gezien: { $when }
client-deal-seen-since = Door deze browser pas na het begin van het spel gezien: { $when }
client-deal-seen-other = Eerder zag deze browser een ander zegel:
client-deal-your-part = Jouw bijdrage
client-deal-no-part = Geen van deze browser
client-deal-parts = Wat elke speler toevoegde
client-deal-nothing-added = niets
client-deal-the-seed = Het getal van de server
client-deal-fork =
    { $count ->
        [one] De eerste regel komt van een andere tafel en wordt hier niet gecontroleerd.
       *[other] De eerste { $count } regels komen van een andere tafel en worden hier niet gecontroleerd.
    }
client-deal-note = Download het verslag en voer “tradecraft verify” uit om ook de regels en de zetten van de bots te controleren.

## Een spel zonder eigen bord

client-plain-seen-by = Wat { $name } weet
