"""The catalogue: games with their options and bots, ready phrases, languages."""

from __future__ import annotations

from tradecraft import __version__
from tradecraft.bots.protocol import bots_for, default_bot, levels_for
from tradecraft.core.registry import find_game, game_ids
from tradecraft.locales import Texts, find_language, languages, texts_for
from tradecraft.server.transport.protocol.play import Catalogue, GameInfo, GameOption, LanguageInfo

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
"""The ids of the ready phrases of the chat; their texts are in the locales."""


def catalogue_in(language: str) -> Catalogue:
    """Return the catalogue, with options and their values named in a language."""
    texts = Texts(language)
    return Catalogue(
        games=[game_info(id, texts) for id in game_ids()],
        phrases=list(PHRASES),
        languages=[LanguageInfo(id=id, name=find_language(id).name) for id in languages()],
        version=__version__,
    )


def game_info(id: str, texts: Texts) -> GameInfo:
    """Return the catalogue entry of a game, its options named in the language of the texts."""
    game = find_game(id)
    names = texts_for(id, texts)
    return GameInfo(
        id=game.id,
        title=game.title,
        rules=game.rules_version,
        content=game.content_version,
        packs=list(game.packs.names() if game.packs else (game.content_version,)),
        players=list(game.player_counts),
        options=[
            GameOption(
                name=option.name,
                label=names.option(option.name),
                help=names.option_help(option.name),
                choices=list(option.choices),
                labels=[names.option_value(option.name, value) for value in option.choices],
                default=option.default_in(texts.language),
            )
            for option in game.options
        ],
        variant=next((option.name for option in game.options if option.is_variant), None),
        bots=bots_for(game),
        levels=levels_for(game),
        default_bot=default_bot(game),
    )
