"""The package map on the architecture page is complete."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tradecraft"
HIDDEN = ("_", ".")


def rooms_listed() -> list[str]:
    """Return the names in the block of the page that lists the package, folders with a slash."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    block = page.split("```\nsrc/tradecraft/\n", 1)[1].split("```", 1)[0]
    return [line.split()[0] for line in block.splitlines() if line.startswith("  ")]


def test_every_room_of_the_package_is_on_the_map():
    folders = [f"{path.name}/" for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()]
    modules = [path.name for path in PACKAGE.glob("*.py") if not path.name.startswith(HIDDEN)]
    assert {"core/", "games/"} <= set(folders)
    assert sorted(rooms_listed()) == sorted(folders + modules)
