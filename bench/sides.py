"""The measured sides, the pairs to compare, and the bars."""

from bench.report import CLONE, Pair, Side

LOOP = "_loop"
"""The suffix of sides that play inside the engine."""
PURE = {"TRADECRAFT_PURE": "1"}
NEWER = (3, 12)
"""The Python version that fastcatan needs."""

# Ordered so that the two sides of most pairs run one right after the other.
OURS = (
    Side("vienna_advanced", "Vienna advanced", "bench.ours"),
    Side("vienna_pure", "Vienna, plain Python", "bench.ours", argument="vienna", variables=PURE),
    Side("vienna", "Vienna", "bench.ours"),
    Side("vienna_loop", "Vienna, inside the engine", "bench.ours"),
    Side("war1955_loop", "1955, inside the engine", "bench.ours"),
    Side("war1955", "1955", "bench.ours"),
)
PEERS = (
    Side("catanatron", "catanatron", "bench.catanatron_peer", peer="catanatron"),
    Side("fastcatan", "fastcatan", "bench.fastcatan_peer", peer="fastcatan", oldest_python=NEWER),
    Side("gin_rummy", "OpenSpiel gin_rummy", "bench.open_spiel_peer", peer="open-spiel", argument="gin_rummy"),
    Side("backgammon", "OpenSpiel backgammon", "bench.open_spiel_peer", peer="open-spiel", argument="backgammon"),
    Side("connect_four", "OpenSpiel connect_four", "bench.open_spiel_peer", peer="open-spiel", argument="connect_four"),
    Side("rlcard_gin", "RLCard gin-rummy", "bench.rlcard_peer", peer="rlcard", argument="gin-rummy"),
    Side("rlcard_uno", "RLCard uno", "bench.rlcard_peer", peer="rlcard", argument="uno"),
    Side("pettingzoo", "PettingZoo connect_four", "bench.pettingzoo_peer", peer="pettingzoo"),
    Side("chess", "python-chess", "bench.chess_peer", peer="chess"),
)
SIDES = (OURS[0], OURS[1], PEERS[0], OURS[2], PEERS[1], OURS[3], OURS[4], PEERS[2], OURS[5], *PEERS[3:])

PAIRS = (
    Pair("vienna", "catanatron", bar=12.0),
    Pair("vienna", "fastcatan", bar=0.6),
    Pair("vienna_loop", "fastcatan", bar=1.0),
    Pair("vienna_pure", "catanatron", bar=3.0),
    Pair("vienna_advanced", "vienna", bar=0.5),
    Pair("war1955", "gin_rummy", bar=10.0),
    Pair("war1955_loop", "gin_rummy", bar=10.0),
    Pair("war1955", "backgammon"),
    Pair("war1955", "connect_four"),
    Pair("war1955", "rlcard_gin"),
    Pair("war1955", "rlcard_uno"),
    Pair("war1955", "pettingzoo"),
    Pair("vienna", "chess"),
    Pair("vienna", "catanatron", CLONE, bar=20.0),
    Pair("vienna", "fastcatan", CLONE),
    Pair("war1955", "gin_rummy", CLONE, bar=5.0),
    Pair("war1955", "backgammon", CLONE),
    Pair("vienna", "chess", CLONE),
)
