### Zonder server: de tafel draait in de pagina.

client-pocket-name = Zonder server
client-pocket-loading = De tafel wordt geladen: ongeveer 7 MB, alleen deze ene keer…
client-pocket-starting = De spelmotor wordt gestart…
client-pocket-elsewhere = De tafel staat al open in een ander tabblad of venster van deze browser. Sluit die daar, dan gaat hij hier open.
client-pocket-failed = De tafel kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.
client-pocket-title = Op dit apparaat
client-pocket-lead = Alles draait in deze browser. Er wordt niets verstuurd en je partijen blijven op dit apparaat.
client-pocket-persists = De browser bewaart je partijen tot je ze verwijdert.
client-pocket-may_vanish = De browser kan je partijen verwijderen als er ruimte tekortkomt. Bewaar ze af en toe in een bestand.
client-pocket-unkept = De browser heeft de laatste stap niet opgeslagen ({ $problem }). Bewaar alles in een bestand voordat je deze pagina sluit.
client-pocket-full = Er is in deze browser geen ruimte meer voor je partijen: de laatste stap is niet opgeslagen. Verwijder afgelopen partijen onder ‘Mijn tafels’, of bewaar alles in een bestand voordat je deze pagina sluit.
client-pocket-used = Partijen en programma nemen hier { $used } in; de browser staat { $most } toe.
client-pocket-save = Alles in een bestand bewaren
client-pocket-restore = Bewaard bestand terugzetten
client-pocket-import = Opgeslagen partij openen (.tcr)
client-pocket-restored =
    { $count ->
        [one] Er is één partij toegevoegd.
       *[other] Er zijn { $count } partijen toegevoegd.
    }
client-pocket-not_read = Dit bestand is niet te lezen: { $problem }
client-pocket-leave = Terug naar de server
client-pocket-sample = Voorbeeldpartij: { $game }
client-pocket-docs = Documentatie
client-pocket-here = Iemand aan dit apparaat
client-pocket-player = Naam van deze speler
client-pocket-hand_over = Geef het apparaat aan { $name }
client-pocket-hand_over_lead = De tafel is afgedekt, zodat niemand ziet wat alleen { $name } mag weten.
client-pocket-i_am = Ik ben { $name }
client-pocket-delete = Verwijderen
client-pocket-sure = ‘{ $game }’ ({ $date }) van dit apparaat verwijderen? Dit kan niet ongedaan worden gemaakt.
client-pocket-deleted = De partij is verwijderd.
