war1955-special-agitation = Agitation
    .effect = Advance the pawn where your spy is by 1.
