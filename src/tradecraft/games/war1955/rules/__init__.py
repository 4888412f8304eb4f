"""The rules of 1955, a module for each section of the rules page.

`setup` (W1), `turn` and `piles` (W2), `influence` (W3), `blocking` (W4), `specials` and `answers` (W5), `gadgets` (W6),
`victory` (W7). The details of W8 are cited where they are carried out.
"""
