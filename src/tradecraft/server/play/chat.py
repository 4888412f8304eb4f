"""The ready phrases of the chat: ids, whose texts are in the locales, so that each reads them in their own language."""

PHRASES = (
    "hello",
    "good_luck",
    "nice_move",
    "well_played",
    "thanks",
    "sorry",
    "one_moment",
    "back_soon",
    "good_game",
    "rematch",
)
