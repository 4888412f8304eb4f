### 1955: waar een keuze toe leidt, vergeleken met een betere.

war1955-reason-review_own_secured = Je houdt minder veiliggestelde landen over.
war1955-reason-review_rival_secured = Je tegenstander houdt meer veiliggestelde landen over.
war1955-reason-review_own_way = Je pionnen blijven verder van je sterren.
war1955-reason-review_rival_way = De pionnen van je tegenstander komen dichter bij de sterren.
war1955-reason-review_own_home = Je blijft verder van het thuisland van je tegenstander.
war1955-reason-review_rival_home = Je tegenstander komt dichter bij je thuisland.
war1955-reason-review_own_strikes = Je houdt minder sterren binnen bereik van je volgende acties.
war1955-reason-review_rival_strikes = Je tegenstander houdt meer sterren binnen bereik van zijn volgende acties.
war1955-reason-review_own_guards = Je houdt minder bedreigde landen waar je kunt afweren.
war1955-reason-review_rival_guards = Je tegenstander houdt meer bedreigde landen waar afweren mogelijk is.
war1955-reason-review_own_hand = Je houdt een zwakkere hand over.
war1955-reason-review_rival_hand = Je tegenstander houdt een sterkere hand over.
war1955-reason-review_own_spy = Je spion staat minder goed.
war1955-reason-review_rival_spy = De spion van je tegenstander staat beter.
war1955-reason-review_own_gadgets = Je loopt een gadget mis.
war1955-reason-review_rival_gadgets = Je tegenstander houdt een gadget.

war1955-belief-special = { $what }
war1955-belief-mercenary = Huurling
war1955-belief-block_blue = Blauwe kaart of huurling van 3 of meer
war1955-belief-block_red = Rode kaart of huurling van 3 of meer
