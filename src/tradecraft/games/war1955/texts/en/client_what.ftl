### What each question at the table is about, in two sentences.

client-what-war1955-home = Your home fixes your faction; its pawn moves 1 space towards you, and your spy starts there. If your opponent secures it, you lose.
client-what-war1955-play = Use a card’s influence to pull a pawn towards you, or play it for its special action. You have two such plays in a turn.
client-what-war1955-add = Before you declare the action you may add mercenaries, or a second card of the same country where your spy is. The total is what your opponent must reach to block it.
client-what-war1955-target = This special action needs a country. Name one where it has an effect.
client-what-war1955-pawn = A Coordinated action advances several different pawns 1 space each. Name them one by one, then declare the action.
client-what-war1955-gadget = Gadget Research stays in play as a gadget, Gadget Buster destroys one. Say which one you mean.
client-what-war1955-destination = Advanced Transport moves your spy once a turn without costing a play. The card you discarded decides where it may go.
client-what-war1955-answer = Your opponent has declared something, and you may answer. Influence is blocked where your spy or home is, special actions are countered; or let it through.
client-what-war1955-block = A block must reach the whole total. Add cards of the country’s faction or mercenaries until it does, then declare it.
client-what-war1955-keep = Pilfer Account leaves you 2 cards of your choice. All the others are discarded.
client-what-war1955-move = At the end of your turn your spy may go to any country. It makes your cards work there next turn, and lets you block there.
