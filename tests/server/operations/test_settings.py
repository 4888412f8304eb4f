"""Settings: one place, two ways to give them, and a page that lists them all."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from tradecraft.server.errors import Denied
from tradecraft.server.operations.settings import Settings, describe, from_environment, to_environment

HOSTING = Path(__file__).resolve().parents[3] / "docs" / "hosting.md"

OTHER = Settings(
    host="0.0.0.0",
    port=9000,
    database="postgresql://anna:pass%20word@host/name?sslmode=require",
    workers=4,
    url="https://table.example.org",
    trusted_proxies=("10.0.0.0/8", "::1"),
    origins=("https://a.example.org", "https://b.example.org"),
    packs=(Path("/srv/my packs/vienna"), Path("/srv/war")),
    bot_workers=3,
    bot_seconds=7.5,
    bot_budget=250,
    session_days=7,
    guests_per_minute=1,
    sign_ins_per_minute=2,
    commands_per_second=3,
    sockets_per_person=4,
    tables_per_person=5,
    bot_tables_per_person=4,
    message_bytes=2048,
    call_seconds=5,
    return_seconds=6,
    smtp="smtps://user:word@mail.example.org",
    mail_from="table@example.org",
    webhook_hosts=("discord.com", "example.org"),
    private_calls=True,
    metrics=True,
    log_level="error",
)


def test_other_settings_differ_in_every_field():
    assert [one.name for one in fields(Settings) if getattr(OTHER, one.name) == one.default] == []


@pytest.mark.parametrize("settings", [Settings(), OTHER])
def test_settings_come_through_the_environment_unchanged(settings: Settings):
    assert from_environment(to_environment(settings)) == settings


def test_what_the_environment_does_not_say_or_leaves_empty_is_the_default():
    assert from_environment({}) == Settings()
    assert from_environment({one.variable: "" for one in describe()}) == Settings()


@pytest.mark.parametrize(("word", "is_on"), [("1", True), ("Yes", True), ("ON", True), ("0", False), ("off", False)])
def test_metrics_can_be_switched_on_and_off_in_words(word: str, is_on: bool):
    assert from_environment({"TRADECRAFT_METRICS": word}).metrics is is_on


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("PORT", "many"),
        ("PORT", "70000"),
        ("WORKERS", "0"),
        ("BOT_SECONDS", "nan"),
        ("METRICS", "perhaps"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_a_value_that_cannot_be_is_refused_by_name(name: str, text: str):
    with pytest.raises(Denied) as refused:
        from_environment({f"TRADECRAFT_{name}": text})
    reason = refused.value.reason
    assert (reason.code, reason.params["name"]) == ("bad_setting", name.lower())


def documented(page: str) -> dict[str, tuple[str, str]]:
    """Read the table of settings: the default and the help under each variable."""
    rows = re.findall(r"^\| `(TRADECRAFT_\w+)` \| (.*?) \| (.*?) \|$", page, re.MULTILINE)
    return {variable: (default, help) for variable, default, help in rows}


def expected() -> dict[str, tuple[str, str]]:
    return {one.variable: (shown_default(one.shown or one.default), one.help) for one in describe()}


def shown_default(value: object) -> str:
    if value in ("", ()):
        return "–"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def test_the_hosting_guide_lists_every_setting_as_it_is():
    assert documented(HOSTING.read_text("utf-8")) == expected()


def test_a_setting_that_the_guide_tells_wrongly_is_found():
    page = HOSTING.read_text("utf-8")
    assert documented(page.replace("| 8000 |", "| 8080 |")) != expected()
    assert documented(page.replace("`TRADECRAFT_PORT`", "`TRADECRAFT_GATE`")) != expected()
