### What each question at the table is about, in two sentences.

client-what-vienna-assign = Each card goes to one action: I keeps its ability in a drawer, II takes the bribe at its top left, IV advances the token at its top right. The others see your plan only as you carry it out.
client-what-vienna-replace = All your drawers are full, so the new card takes the place of one of them. The old card is discarded and its ability is gone.
client-what-vienna-place = Place one agent on a building where you have none, for 2 bribes of its colour, or take 2 bribes of one kind instead. You must do one of them.
client-what-vienna-source = The agent comes from your supply, or moves here from another building. Both cost the same; a moved agent no longer counts where he was.
client-what-vienna-wander = The third man has helped you and moves on to the nearest building of another colour. Several are equally near, so you choose.
client-what-vienna-bribe = An ability in your drawers gives you a bribe of your choice. Take the kind you need for your next agent.
client-what-vienna-token = An ability lets you advance any token. You score 1 point for each of your tiles of that kind; you may also decline.
client-what-vienna-stand = The last player in order puts the third man on a purple building. He will count as an agent of whoever needs him.
client-what-vienna-pay = You pay one by one, because there are several ways to do it. Use up what you can spare.
client-what-vienna-nomad = You have placed an agent next to your Feld agent from Marrakesh, so he may move to an adjacent building for free. Squares are checked after his move.
client-what-vienna-different = An ability gives you as many bribes as there are players, each of another kind. Choose the kinds.
client-what-vienna-same_token = You have obtained a tile, and an ability lets you advance its token 2 spaces. It is both spaces or none.
client-what-vienna-instead = Your card shows one token, and an ability lets you advance another one instead. One of them has to move.
client-what-vienna-mission = Your agent stands on a building with the flag of these missions. Accept one of them, or resolve what you have fulfilled; not both.
client-what-vienna-box = Shillings you put into the cash box score 2 points each at the end, but can never be spent. This is only possible the moment you gain them.
client-what-vienna-buy = In a purchase phase you may buy one thing from the next-door house. What you buy stays with you; desk tiles also score at the end.
client-what-vienna-remove = An agent of yours has to go back to your supply: he could not be paid, or a mission is unresolved. You choose which one.
