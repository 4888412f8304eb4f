### 1955: waar een keuze toe leidde, vergeleken met een betere.

war1955-reason-review_own_secured = Het liet je met minder veiliggestelde landen achter.
war1955-reason-review_rival_secured = Het liet je tegenstander meer veiliggestelde landen.
war1955-reason-review_own_way = Je pionnen bleven verder van je sterren.
war1955-reason-review_rival_way = De pionnen van je tegenstander kwamen dichter bij de sterren.
war1955-reason-review_own_home = Je bleef verder van het thuisland van je tegenstander.
war1955-reason-review_rival_home = Je tegenstander kwam dichter bij je thuisland.
war1955-reason-review_own_strikes = Je hield minder sterren binnen bereik van je volgende acties.
war1955-reason-review_rival_strikes = Je tegenstander hield meer sterren binnen bereik van zijn volgende acties.
war1955-reason-review_own_guards = Je hield minder bedreigde landen waar je kunt afweren.
war1955-reason-review_rival_guards = Je tegenstander hield meer bedreigde landen waar afweren mogelijk is.
war1955-reason-review_own_hand = Je hield een zwakkere hand over.
war1955-reason-review_rival_hand = Je tegenstander hield een sterkere hand over.
war1955-reason-review_own_spy = Je spion bleef minder goed staan.
war1955-reason-review_rival_spy = De spion van je tegenstander bleef beter staan.
war1955-reason-review_own_gadgets = Je liep een gadget mis.
war1955-reason-review_rival_gadgets = Je tegenstander hield een gadget.

war1955-belief-special = { $what }
war1955-belief-mercenary = Huurling
war1955-belief-block_blue = Blauwe kaart of huurling van 3 of meer
war1955-belief-block_red = Rode kaart of huurling van 3 of meer
