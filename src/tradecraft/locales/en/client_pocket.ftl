### Without a server: the table runs in the page.

client-pocket-name = Without a server
client-pocket-loading = Loading the table: about 7 MB, only this once…
client-pocket-starting = Starting the engine…
client-pocket-elsewhere = The table is already open in another tab or window of this browser. Close it there, and it opens here.
client-pocket-failed = The table could not be loaded. Check your connection, then load the page again.
client-pocket-title = On this device
client-pocket-lead = Everything runs in this browser. Nothing is sent anywhere, and your games stay on this device.
client-pocket-persists = The browser keeps your games until you delete them.
client-pocket-may_vanish = The browser may remove your games when space runs short. Save them as a file from time to time.
client-pocket-unkept = The browser did not store the last step ({ $problem }). Save everything as a file before you close this page.
client-pocket-full = There is no room left for your games in this browser: the last step is not stored. Delete finished games under “My tables”, or save everything as a file before you close this page.
client-pocket-used = Games and program take { $used } here; the browser allows { $most }.
client-pocket-save = Save everything as a file
client-pocket-restore = Bring in a saved file
client-pocket-import = Open a game record (.tcr)
client-pocket-restored =
    { $count ->
        [one] One game was added.
       *[other] { $count } games were added.
    }
client-pocket-not_read = This file cannot be read: { $problem }
client-pocket-leave = Back to the server
client-pocket-sample = Sample game: { $game }
client-pocket-docs = Documentation
client-pocket-here = Someone at this device
client-pocket-player = Name of this player
client-pocket-hand_over = Pass the device to { $name }
client-pocket-hand_over_lead = The table is covered, so that nobody sees what only { $name } may know.
client-pocket-i_am = I am { $name }
client-pocket-delete = Delete
client-pocket-sure = Delete “{ $game }” ({ $date }) from this device? This cannot be undone.
client-pocket-deleted = The game has been deleted.
