"""The container files, as far as they can be checked without running them."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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


def test_everything_the_compose_file_refers_to_exists():
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


def test_everything_the_image_is_built_from_exists_and_is_not_ignored():
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


def pins(name: str) -> dict[str, str]:
    """Return what a lock pins: each package with its version."""
    lock = (ROOT / "requirements" / name).read_text("utf-8")
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==([A-Za-z0-9.]+)", lock, re.MULTILINE))


def test_the_image_installs_nothing_without_its_hash():
    installs = re.findall(r"pip install (.+?)(?: \\\n|$)", dockerfile(), re.MULTILINE)
    assert len(installs) == 3
    own = [one for one in installs if "--require-hashes" not in one]
    # What was built here has no hash yet, and brings nothing else.
    assert own == ["--no-cache-dir --no-deps /wheels/tradecraft-*.whl"]
    # Otherwise what builds it would be fetched anew, without a hash.
    assert "--no-build-isolation" in dockerfile()


@pytest.mark.parametrize("lock", ["server.lock", "play.lock"])
def test_every_pin_of_the_image_has_a_hash_and_is_what_the_tests_run_with(lock: str):
    text = (ROOT / "requirements" / lock).read_text("utf-8")
    blocks = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)[1:]
    assert [block for block in blocks if "--hash=sha256:" not in block] == []
    assert pins(lock).items() <= pins("dev.lock").items()


def test_the_lock_of_the_image_has_all_that_the_server_needs():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = {
        Requirement(text).name
        for extra in ("cli", "server", "postgres")
        for text in project["optional-dependencies"][extra]
    }
    needed = asked - {"tradecraft"} | {"greenlet", "uvloop", "httptools", "h11"}
    assert {canonicalize_name(name) for name in needed} <= {canonicalize_name(name) for name in pins("server.lock")}
    assert not {"pytest", "mypy", "playwright"} & set(pins("server.lock"))
