"""Build the documentation site into `build/site`: the pages of docs/ and the rules pages of the games.

A broken link, a page missing from the navigation, or an object the API reference cannot find fails the build.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PAGES = BUILD / "docs"
SITE = BUILD / "site"
CONFIGURATION = BUILD / "zensical.toml"
GAMES = ROOT / "src" / "tradecraft" / "games"
RULES_HERE = "  # The rules of every game in every language come here.\n"
LINK = re.compile(r'(?:href|src)="?([^" >]+)')
ELSEWHERE_ON_THE_WEB = re.compile(r"(?:[a-z]+:|//|#)")
LISTED = re.compile(r'"([\w./-]+\.md)"')
# Pages outside docs/, by their names on the site.
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "bench/README.md": "measuring.md",
}


def main() -> int:
    copy_pages()
    text = (ROOT / "zensical.toml").read_text("utf-8")
    assert RULES_HERE in text
    CONFIGURATION.write_text(text.replace(RULES_HERE, f'  {{ "Rules" = [{", ".join(rules_entries())}] }},\n'), "utf-8")
    forgotten = sorted(pages() - set(LISTED.findall(CONFIGURATION.read_text("utf-8"))))
    for page in forgotten:
        print(f"docs: {page} is not in the navigation of zensical.toml", file=sys.stderr)
    if forgotten:
        return 1
    zensical = str(Path(sys.executable).parent / "zensical")
    command = [zensical, "build", "--strict", "--clean", "-f", str(CONFIGURATION)]
    if code := subprocess.call(command, cwd=BUILD):
        return code
    # The generator checks links between pages; this checks the others, to pictures and files.
    broken = sorted({f"{page}: {link}" for page, link in links() if not target_exists(page, link)})
    for link in broken:
        print(f"docs: a link leads nowhere: {link}", file=sys.stderr)
    return 1 if broken else 0


def links() -> Iterator[tuple[Path, str]]:
    """Yield every internal link of the site, with its page."""
    for page in SITE.rglob("*.html"):
        for link in LINK.findall(page.read_text("utf-8")):
            if page.name != "404.html" and not ELSEWHERE_ON_THE_WEB.match(link):
                yield page.relative_to(SITE), unquote(unescape(link)).partition("#")[0].partition("?")[0]


def target_exists(page: Path, link: str) -> bool:
    """Return whether a link on a page leads to a file of the site."""
    target = (SITE / page.parent / link).resolve()
    return target.is_relative_to(SITE) and (target.is_file() or (target / "index.html").is_file())


def copy_pages() -> None:
    """Copy the pages into one folder and adapt their links."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    (PAGES / "rules").mkdir()
    for page in GAMES.glob("*/texts/*/rules.md"):
        shutil.copy(page, PAGES / "rules" / f"{page.parents[2].name}.{page.parent.name}.md")
    shutil.copytree(ROOT / "examples", PAGES / "examples", ignore=shutil.ignore_patterns("*.md", "__pycache__"))
    for source, name in ELSEWHERE.items():
        shutil.copy(ROOT / source, PAGES / name)
    for path in PAGES.rglob("*.md"):
        path.write_text(relinked(path.read_text("utf-8")), "utf-8")


def relinked(text: str) -> str:
    """Return a page with its links adapted to the site."""
    for source, name in ELSEWHERE.items():
        text = re.sub(rf"\]\((?:\.\./)?{re.escape(source)}", f"]({name}", text)
    text = re.sub(r"\]\((?:\.\./)?src/tradecraft/games/(\w+)/texts/(\w+)/rules\.md", r"](rules/\1.\2.md", text)
    return re.sub(r"\]\((?:\.\./)?(?:docs/|(?=examples/))", "](", text)


def rules_entries() -> list[str]:
    """Return the navigation entries of the rules pages: games, and below them languages."""
    entries = []
    for folder in sorted(path for path in GAMES.iterdir() if list(path.glob("texts/*/rules.md"))):
        languages = sorted(page.parent.name for page in folder.glob("texts/*/rules.md"))
        title = (folder / "texts" / "en" / "rules.md").read_text("utf-8").splitlines()[0].removeprefix("# ")
        title = title.removesuffix(": the rules")
        inside = ", ".join(f'{{ "{language}" = "rules/{folder.name}.{language}.md" }}' for language in languages)
        entries.append(f"{{ {json.dumps(title)} = [{inside}] }}")
    return entries


def pages() -> set[str]:
    """Return the names of the pages as used in the navigation."""
    return {path.relative_to(PAGES).as_posix() for path in PAGES.rglob("*.md")}


if __name__ == "__main__":
    sys.exit(main())
