war1955-special-agitation = Agitation
    .effect = Avancez de 1 case le pion du pays où se trouve votre Espion.
