"""The files for containers, as far as they can be checked without running them."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tradecraft.server.operations.settings import describe, from_environment

ROOT = Path(__file__).resolve().parents[3]
VARIABLES = {described.variable for described in describe()}


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return loaded


def dockerfile() -> str:
    return (ROOT / "Dockerfile").read_text("utf-8")


def settings_in(text: str) -> set[str]:
    return set(re.findall(r"\bTRADECRAFT_[A-Z_]+", text))


@pytest.mark.parametrize("file", ["compose.yaml", "Dockerfile"])
def test_only_settings_there_are_are_set(file: str):
    named = settings_in((ROOT / file).read_text("utf-8"))
    assert len(named) >= 3
    assert named <= VARIABLES


def test_the_settings_of_the_compose_file_can_be():
    environment = {
        name: value.replace("${TABLE_HOST:?set it in .env}", "table.test").replace(":?set it in .env", "")
        for name, value in compose()["services"]["table"]["environment"].items()
    }
    settings = from_environment(environment)
    assert settings.workers > 1
    assert settings.database.startswith("postgresql://")
    assert settings.secure
    assert settings.trusted_proxies


def test_what_the_compose_file_refers_to_is_there():
    found = compose()
    for name, service in found["services"].items():
        for other in service.get("depends_on", {}):
            assert other in found["services"], name
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in found["volumes"], name
        for config in service.get("configs", ()):
            assert config["source"] in found["configs"], name
        assert ("build" in service) != ("image" in service), name
    published = [port for service in found["services"].values() for port in service.get("ports", ())]
    assert published == found["services"]["proxy"]["ports"], "only the proxy is reached from outside"


def test_what_the_image_is_built_from_is_there_and_let_through():
    let_through = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] == "!"}
    copied = [
        source for line in re.findall(r"^COPY (?!--)(.+)$", dockerfile(), re.MULTILINE) for source in line.split()[:-1]
    ]
    assert copied
    assert [path for path in copied if not let_through & {path, *map(str, Path(path).parents)}] == []
    assert let_through <= set(copied), "nothing else goes into the image"
    assert [path for path in copied if not (ROOT / path).exists()] == []


def test_the_image_runs_without_rights_and_says_whether_it_is_well():
    final = dockerfile().rsplit("\nFROM ", 1)[1]
    assert "\nUSER tradecraft\n" in final
    assert "/healthz" in final
    assert 'ENTRYPOINT ["tradecraft"]' in final


def test_the_lock_pins_what_the_image_installs():
    pattern = re.search(r"sed -nE '(.+)' requirements/dev.lock", dockerfile())
    assert pattern is not None
    found = re.match(r"s/(.+)/\\1/p", pattern[1])
    assert found is not None
    lock = (ROOT / "requirements" / "dev.lock").read_text("utf-8")
    pins = [match[1] for match in re.finditer(found[1].removesuffix(".*"), lock, re.MULTILINE)]
    assert {pin.split("==")[0] for pin in pins} >= {"litestar", "uvicorn", "asyncpg", "sqlalchemy", "uvloop"}
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", pin) for pin in pins)
