war1955-special-agitation = Agitatie
    .effect = Zet de pion in het land van je spion 1 stap vooruit.
