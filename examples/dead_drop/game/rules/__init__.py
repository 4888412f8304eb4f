"""The rules of Dead Drop: `state` plays it (D1 to D4), `view` is what a seat knows, `game` describes it."""
