"""Write the archive that a web page plays from: our plain Python with its data, as a zip file.

`python scripts/make_pocket.py OUT.zip` is a part of building the browser client. The archive holds what the room
`pocket` needs: no database, no framework, nothing about terminals or training. The rules pages are written into it as
the server tells them, so that the page needs no Markdown. Nothing in it depends on when or where it was made.
"""

import json
import re
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
LEFT_OUT = re.compile(
    r"tradecraft/("
    r"_compiled|api|assistants|cli|envs|terminal|__main__|pictures|ratings"
    r"|bots/(arena|training|exploit|program)|core/contract|puzzles/mining"
    r"|games/\w+/(terminal|observation|tasks|picture|sketch|lessons/\w+\.py)"
    r"|report/(page|waterfall)"
    r"|server/(client|store|people|operations|app|container|bots/(pool|worker)|transport/assets)"
    r"|server/play/(archive|chat|companions|driver|lobby|pictures|pipeline|repository|reviews|study"
    r"|table_factory)"
    r"|server/transport/(routes|drawing|head_requests|http|limits|link_preview|presence|request_guard|rules_pages|security"
    r"|socket\w*)"
    r")([/.]|$)"
)
EPOCH = (1980, 1, 1, 0, 0, 0)


def files() -> list[Path]:
    """List what goes into the archive as it is."""
    return [
        path
        for path in sorted((SOURCE / "tradecraft").rglob("*"))
        if path.is_file()
        and "__pycache__" not in path.parts
        and path.suffix not in (".c", ".so", ".pyd", ".pyc")
        and not LEFT_OUT.match(path.relative_to(SOURCE).as_posix())
    ]


def rules_pages() -> dict[str, str]:
    """Return the rules of all games in all languages, by the name of their file."""
    sys.path.insert(0, str(SOURCE))
    if "msgspec" not in sys.modules:
        # Where the client is built there may be no msgspec.
        from tradecraft.pocket.structs import install

        install()
    import msgspec

    from tradecraft.core.registry import game_ids
    from tradecraft.locales import languages
    from tradecraft.server.transport.rules_pages import rules_of

    return {
        f"tradecraft/pocket/rules/{game}.{language}.json": msgspec.json.encode(rules_of(game, language)).decode()
        for game in game_ids()
        for language in languages()
    }


def write(out: Path) -> None:
    """Write the archive."""
    contents = {path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in files()}
    for name, text in contents.items():
        if name.endswith(".json"):
            # White space is for people who read the sources.
            contents[name] = json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":")).encode()
    contents |= {name: text.encode() for name, text in rules_pages().items()}
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(contents):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), contents[name], zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
