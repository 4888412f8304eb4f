"""`tradecraft perft`."""

from tests.cli.running import run
from tradecraft.core.chance import Dealer
from tradecraft.core.perft import perft
from tradecraft.core.registry import find_game


def test_perft_counts_what_the_kernel_counts():
    state = find_game("vienna").new_state(2, {})
    assert run("perft", "vienna", "--depth", "3", "--players", "2", "--seed", "7").stdout == (
        f"{perft(state, Dealer('7'), 3)}\n"
    )


def test_divide_adds_up():
    whole = run("perft", "vienna", "--depth", "3", "--players", "2").stdout.strip()
    *parts, total = run("perft", "vienna", "--depth", "3", "--players", "2", "--divide").stdout.splitlines()
    assert total == f"total: {whole}"
    assert sum(int(part.split(": ")[1]) for part in parts) == int(whole)
    assert all(part.startswith("assign ") for part in parts)


def test_depth_nought_is_one():
    assert run("perft", "vienna", "--depth", "0", "--divide").stdout == "1\n"


def test_options_change_the_count():
    arguments = ("perft", "vienna", "--depth", "3", "--players", "2")
    assert run(*arguments).stdout != run(*arguments, "--option", "third_man=yes").stdout
