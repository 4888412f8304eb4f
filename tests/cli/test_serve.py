"""`serve` on the command line: its options are the settings, and errors are reported in one line."""

import socket
from pathlib import Path

import pytest

from tests.cli.running import error_line, run
from tradecraft.server.operations.settings import describe


@pytest.fixture(autouse=True)
def no_settings_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    for described in describe():
        monkeypatch.delenv(described.variable, raising=False)


def test_help_names_every_setting_with_its_variable_and_default():
    help_text = run("serve", "--help", COLUMNS="200").stdout
    for described in describe():
        assert f"--{described.name.replace('_', '-')} " in help_text
        assert f"[env var: {described.variable}]" in help_text
        assert described.help in help_text
        if isinstance(described.default, int) and not isinstance(described.default, bool):
            assert f"[default: {described.default}]" in help_text


def refused(*arguments: str, **environment: str) -> str:
    return error_line(run("serve", *arguments, lines=None, **environment))


def test_a_port_in_use_is_reported_and_the_database_left_alone(tmp_path: Path):
    file = tmp_path / "untouched.db"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = refused("--port", port, "--database", f"sqlite:///{file}")
    assert f"127.0.0.1, port {port}" in line
    assert not file.exists()


def test_an_address_of_another_machine_is_reported(tmp_path: Path):
    assert "192.0.2.1" in refused("--host", "192.0.2.1", "--port", "0", "--database", f"sqlite:///{tmp_path}/a.db")


def test_several_processes_need_postgres(tmp_path: Path):
    line = refused("--port", "0", "--workers", "2", "--database", f"sqlite:///{tmp_path}/table.db")
    assert line == "error: 2 processes need PostgreSQL: SQLite is for one."
    line = refused("--port", "0", TRADECRAFT_WORKERS="3", TRADECRAFT_DATABASE=f"sqlite:///{tmp_path}/table.db")
    assert "3 processes" in line


def test_an_unusable_database_url_is_reported_without_its_password():
    line = refused("--port", "0", TRADECRAFT_DATABASE="mysql://anna:secret@host/name")
    assert "sqlite:///" in line
    assert "secret" not in line


def test_a_missing_folder_is_reported(tmp_path: Path):
    assert "nowhere" in refused("--port", "0", "--database", f"sqlite:///{tmp_path}/nowhere/table.db")


def test_a_file_that_is_no_database_is_reported(tmp_path: Path):
    file = tmp_path / "letter.db"
    file.write_text("Dear Anna, this is no database. " * 100)
    assert "letter.db" in refused("--port", "0", "--database", f"sqlite:///{file}")


def test_complaints_speak_the_language_of_the_environment(tmp_path: Path):
    url = f"sqlite:///{tmp_path}/table.db"
    assert "processus" in refused("--port", "0", "--workers", "2", "--database", url, LANG="fr_FR.UTF-8")


@pytest.mark.parametrize(
    ("option", "value"), [("--port", "70000"), ("--port", "x"), ("--workers", "0"), ("--log-level", "loud")]
)
def test_a_value_that_cannot_be_is_a_wrong_use(option: str, value: str):
    result = run("serve", option, value)
    assert result.exit_code == 2
    assert option in result.stderr
    assert "Traceback" not in result.stderr


def test_a_variable_that_cannot_be_is_named():
    result = run("serve", TRADECRAFT_SESSION_DAYS="many")
    assert result.exit_code == 2
    assert "TRADECRAFT_SESSION_DAYS" in result.stderr
