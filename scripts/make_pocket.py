"""Write the archive for playing in a web page: our plain Python with its data, as a zip file.

`python scripts/make_pocket.py OUT.zip` is part of building the browser client. The archive contains what the package
`pocket` needs: no database, no framework, nothing for terminals or training. The rules pages are stored in the form the
server sends, so that the page needs no Markdown. The archive does not depend on when or where it was made.
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
    r"|server/(calls|client|store|people|operations|app|container|bots/(pool|worker)|transport/assets)"
    r"|server/play/(archive|chat|companions|driver|lobby|pictures|pipeline|repository|reviews|study"
    r"|table_factory)"
    r"|server/transport/(routes|drawing|head_requests|http|limits|link_preview|presence|request_guard|rules_pages|security"
    r"|socket\w*)"
    r")([/.]|$)"
)
EPOCH = (1980, 1, 1, 0, 0, 0)


def files() -> list[Path]:
    """List the files that are copied unchanged."""
    return [
        path
        for path in sorted((SOURCE / "tradecraft").rglob("*"))
        if path.is_file()
        and "__pycache__" not in path.parts
        and path.suffix not in (".c", ".so", ".pyd", ".pyc")
        and not LEFT_OUT.match(path.relative_to(SOURCE).as_posix())
    ]


def rules_pages() -> dict[str, str]:
    """Return the rules of all games in all languages, by file name."""
    sys.path.insert(0, str(SOURCE))
    if "msgspec" not in sys.modules:
        # msgspec may be missing where the client is built.
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
            # Drop the white space of the sources.
            contents[name] = json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":")).encode()
    contents |= {name: text.encode() for name, text in rules_pages().items()}
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(contents):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), contents[name], zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
