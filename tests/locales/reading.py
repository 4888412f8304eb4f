"""What tests of texts look at."""

from tradecraft.games.vienna.texts import ViennaTexts


def is_finished(text: str) -> bool:
    """Tell whether a text is a text and not a form that still has to be filled in."""
    return bool(text.strip()) and text == text.strip() and "  " not in text and not set(text) & set("{}$\u2068\u2069")


def texts_of(texts: ViennaTexts, options: dict[str, str]) -> ViennaTexts:
    """Return the texts of the same language for a table with other options."""
    return ViennaTexts(texts.texts, (), options)
