"""The rules of Vienna, a module for each topic of the rules page.

`setup` (V1), `card_phase` (V2), `turn` (V3-V5), `tracks` (V6), `scoring` (V7); the advanced game adds `missions`,
`money` and `office` (V8, V9), the expansions `third_man` and `feld` (V10).
"""
