"""The people service on each kind of database."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select

from tests.server.people.serving import DAY, PASSWORD, START, Clock, quick_hasher
from tradecraft.core.errors import BadOption
from tradecraft.server.errors import Denied
from tradecraft.server.people import Passwords, People
from tradecraft.server.people.bots import MOST_BOTS, MOST_TOKENS
from tradecraft.server.store import open_store
from tradecraft.server.store.personal_data import NOBODY
from tradecraft.server.store.schema import persons, recovery_codes, sessions
from tradecraft.server.transport.protocol.people import PersonalSettings


class Scene:
    """The service on an open store."""

    def __init__(self, url: str) -> None:
        self.clock = Clock()
        self.ended: list[str] = []
        self.store = open_store(url)
        self.people = self.service()

    def service(self, time_cost: int = 1) -> People:
        passwords = Passwords(quick_hasher(time_cost))
        return People(self.store, self.clock, passwords=passwords, ended=self.ended.extend)

    async def name_of(self, cookie: str | None = None, token: str | None = None) -> str | None:
        identity = await self.people.identify(cookie, token)
        return identity.person.name if identity else None

    async def refusal(self, asked: Awaitable[object]) -> str:
        with pytest.raises(Denied) as caught:
            await asked
        return caught.value.reason.code


Play = Callable[[Callable[[Scene], Awaitable[None]]], None]


@pytest.fixture
def play(database_url: str) -> Play:
    def run(story: Callable[[Scene], Awaitable[None]]) -> None:
        async def whole() -> None:
            scene = Scene(database_url)
            async with scene.store:
                await scene.people.open()
                await story(scene)

        asyncio.run(whole())

    return run


def test_a_cookie_tells_whose_it_is_after_a_restart(play: Play):
    async def story(scene: Scene) -> None:
        person, cookie = await scene.people.new_guest("Anna", "fr")
        again = scene.service()
        await again.open()
        identity = await again.identify(cookie, None)
        assert identity is not None
        assert identity.person == person
        assert identity.by == "cookie"

    play(story)


def test_two_processes_that_start_at_once_sign_with_the_same_key(play: Play):
    async def story(scene: Scene) -> None:
        one, other = scene.service(), scene.service()
        await asyncio.gather(one.open(), other.open())
        _, cookie = await one.new_guest("Anna", "en")
        assert await other.identify(cookie, None) is not None

    play(story)


def test_the_database_holds_neither_secrets_nor_passwords(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en")
        _, token = await scene.people.new_bot(made.person, "Anna's bot")
        kept = await scene.store.read(
            lambda connection: str(
                [connection.execute(select(table)).all() for table in (persons, sessions, recovery_codes)]
            )
        )
        for secret in (PASSWORD, made.cookie.split(".")[0], token.split(".")[0], *made.codes):
            assert secret not in kept
            assert secret.replace("-", "") not in kept

    play(story)


def test_a_cookie_lives_while_it_is_used_and_dies_after_180_days_without(play: Play):
    async def story(scene: Scene) -> None:
        _, cookie = await scene.people.new_guest("Anna", "en")
        for _ in range(3):
            scene.clock.pass_days(179)
            assert await scene.name_of(cookie) == "Anna"
        scene.clock.pass_days(180)
        assert await scene.name_of(cookie) is None

    play(story)


def test_being_seen_is_written_at_most_once_an_hour(play: Play):
    async def story(scene: Scene) -> None:
        person, cookie = await scene.people.new_guest("Anna", "en")
        scene.clock.at += 3_599_999
        await scene.name_of(cookie)
        assert [note.seen_at for note in await scene.people.sessions(person)] == [START]
        scene.clock.at += 1
        await scene.name_of(cookie)
        assert [note.seen_at for note in await scene.people.sessions(person)] == [START + 3_600_000]

    play(story)


def test_expired_sessions_are_cleared_away_and_tokens_do_not_expire(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en")
        _, token = await scene.people.new_bot(made.person, "Bot")
        scene.clock.pass_days(181)
        assert await scene.people.sessions(made.person) == []
        await scene.people.end_expired()
        left = await scene.store.read(lambda connection: connection.execute(select(sessions.c.kind)).scalars().all())
        assert left == ["token"]
        assert await scene.name_of(token=token) == "Bot"

    play(story)


def test_a_guest_who_registers_keeps_the_id_and_the_settings_and_gets_a_new_cookie(play: Play):
    async def story(scene: Scene) -> None:
        guest, old = await scene.people.new_guest("Anna", "nl")
        await scene.people.update(guest, settings=PersonalSettings(sound=False))
        made = await scene.people.register(guest, "Anna Maria", PASSWORD, "nl")
        assert made.person.id == guest.id
        assert (made.person.kind, made.person.name) == ("account", "Anna Maria")
        assert not (await scene.people.settings(made.person)).sound
        assert await scene.name_of(old) is None
        assert await scene.name_of(made.cookie) == "Anna Maria"
        assert len(scene.ended) == 1
        assert await scene.refusal(scene.people.register(made.person, "Else", PASSWORD, "nl")) == "already_registered"
        # The guest of an earlier request may be an account by now.
        assert await scene.refusal(scene.people.register(guest, "Else", PASSWORD, "nl")) == "already_registered"
        assert await scene.refusal(scene.people.update(guest, name="Else")) == "only_guests_rename"

    play(story)


def test_accounts_and_bots_share_one_space_of_names_in_which_capitals_do_not_count(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en")
        assert await scene.refusal(scene.people.register(None, "ANNA", PASSWORD, "en")) == "name_taken"
        assert await scene.refusal(scene.people.new_bot(made.person, "anna")) == "name_taken"
        await scene.people.new_bot(made.person, "Robot")
        assert await scene.refusal(scene.people.register(None, "rObot", PASSWORD, "en")) == "name_taken"
        assert await scene.refusal(scene.people.new_guest("Anna", "en")) == "name_taken"

    play(story)


def test_of_two_who_want_a_name_at_once_one_gets_it(play: Play):
    async def story(scene: Scene) -> None:
        asked = [scene.people.register(None, "Anna", PASSWORD, "en") for _ in range(6)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        codes = [answer.reason.code if isinstance(answer, Denied) else "made" for answer in answers]
        assert sorted(codes) == ["made", *["name_taken"] * 5]

    play(story)


def test_signing_in_takes_the_right_name_and_password(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en")
        await scene.people.new_bot(made.person, "Bot")
        person, cookie = await scene.people.sign_in("aNNa", PASSWORD)
        assert person == made.person
        assert await scene.name_of(cookie) == "Anna"
        for name, password in (("Anna", "wrong horse"), ("Hanna", PASSWORD), ("Bot", ""), ("Bot", "nobody")):
            assert await scene.refusal(scene.people.sign_in(name, password)) == "wrong_password"

    play(story)


def test_a_hash_with_old_parameters_is_replaced_at_the_next_sign_in(play: Play):
    async def story(scene: Scene) -> None:
        await scene.people.register(None, "Anna", PASSWORD, "en")
        later = scene.service(time_cost=2)
        await later.open()
        for expected in ("t=1,", "t=2,"):
            kept = await scene.store.read(
                lambda connection: connection.execute(select(persons.c.password)).scalar_one()
            )
            assert expected in kept
            await later.sign_in("Anna", PASSWORD)

    play(story)


def test_a_recovery_code_sets_a_password_once_and_ends_every_session(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en")
        await scene.people.register(None, "Boris", PASSWORD, "en")
        code = made.codes[3]
        assert await scene.refusal(scene.people.recover("Boris", code, "new password")) == "wrong_recovery_code"
        assert await scene.refusal(scene.people.recover("Nobody", code, "new password")) == "wrong_recovery_code"
        person, cookie = await scene.people.recover("anna", code.upper(), "new password")
        assert person == made.person
        assert await scene.name_of(made.cookie) is None
        assert await scene.name_of(cookie) == "Anna"
        assert len(scene.ended) == 1
        assert await scene.people.recovery_codes_left(person) == 7
        assert await scene.refusal(scene.people.sign_in("Anna", PASSWORD)) == "wrong_password"
        await scene.people.sign_in("Anna", "new password")
        assert await scene.refusal(scene.people.recover("Anna", code, "newer password")) == "wrong_recovery_code"

    play(story)


def test_a_refused_new_password_does_not_use_the_code_up(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en")
        assert await scene.refusal(scene.people.recover("Anna", made.codes[0], "short")) == "password_too_short"
        await scene.people.recover("Anna", made.codes[0], "long enough")

    play(story)


def test_new_recovery_codes_replace_the_old_ones(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en")
        assert await scene.refusal(scene.people.new_recovery_codes(made.person, "wrong horse")) == "wrong_password"
        codes = await scene.people.new_recovery_codes(made.person, PASSWORD)
        assert not set(codes) & set(made.codes)
        assert await scene.refusal(scene.people.recover("Anna", made.codes[0], "new password")) == "wrong_recovery_code"
        await scene.people.recover("Anna", codes[0], "new password")

    play(story)


def test_a_banned_person_is_refused_with_a_reason_and_signed_out_with_all_bots(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en")
        _, token = await scene.people.new_bot(made.person, "Bot")
        await scene.people.ban(made.person.id)
        assert await scene.name_of(made.cookie) is None
        assert await scene.name_of(token=token) is None
        assert len(scene.ended) == 2
        assert await scene.refusal(scene.people.sign_in("Anna", PASSWORD)) == "banned"
        assert await scene.refusal(scene.people.recover("Anna", made.codes[0], "new password")) == "banned"
        assert await scene.refusal(scene.people.sign_in("Anna", "wrong horse")) == "wrong_password"
        await scene.people.unban(made.person.id)
        await scene.people.sign_in("Anna", PASSWORD)
        assert await scene.refusal(scene.people.ban("nobody")) == "no_such_person"

    play(story)


def test_a_session_that_outlived_a_ban_is_refused_as_well(play: Play):
    async def story(scene: Scene) -> None:
        person, cookie = await scene.people.new_guest("Anna", "en")
        await scene.store.write(
            lambda connection: (
                connection.execute(persons.update().where(persons.c.id == person.id).values(banned_at=START)).rowcount
            )
        )
        assert await scene.refusal(scene.people.identify(cookie, None)) == "banned"

    play(story)


def test_a_deleted_account_leaves_an_id_with_nobodys_name_and_nothing_else(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en")
        boris, _ = await scene.people.new_guest("Boris", "en")
        _, token = await scene.people.new_bot(made.person, "Bot")
        await scene.people.update(made.person, settings=PersonalSettings(sound=False))
        await scene.people.mute(made.person, boris.id)
        await scene.people.mute(boris, made.person.id)
        assert await scene.refusal(scene.people.delete(made.person, "wrong")) == "wrong_password"
        await scene.people.delete(made.person, PASSWORD)
        row = await scene.store.read(
            lambda connection: connection.execute(select(persons).where(persons.c.id == made.person.id)).one()
        )
        assert (row.kind, row.name, row.name_key, row.password, row.settings) == ("account", NOBODY, None, None, b"{}")
        assert await scene.name_of(made.cookie) is None
        assert await scene.name_of(token=token) is None
        assert await scene.people.muted(made.person) == await scene.people.muted(boris) == set()
        assert await scene.people.recovery_codes_left(made.person) == 0
        assert await scene.refusal(scene.people.sign_in("Anna", PASSWORD)) == "wrong_password"
        assert await scene.refusal(scene.people.recover("Anna", made.codes[0], "new password")) == "wrong_recovery_code"
        # The name is free again, and belongs to the next person who takes it.
        again = await scene.people.register(None, "Anna", PASSWORD, "en")
        assert again.person.id != made.person.id

    play(story)


def test_bots_and_tokens_are_numbered_and_belong_to_their_account(play: Play):
    async def story(scene: Scene) -> None:
        owner = (await scene.people.register(None, "Anna", PASSWORD, "fr")).person
        other = (await scene.people.register(None, "Boris", PASSWORD, "en")).person
        bot, first = await scene.people.new_bot(owner, "Bot")
        assert (bot.kind, bot.language) == ("bot", "fr")
        for number in range(1, MOST_TOKENS):
            scene.clock.at += 1
            last = await scene.people.new_token(owner, bot.id, f"token {number}")
        assert await scene.refusal(scene.people.new_token(owner, bot.id)) == "too_many_tokens"
        assert await scene.refusal(scene.people.new_token(other, bot.id)) == "no_such_bot_account"
        assert await scene.refusal(scene.people.revoke_tokens(other, bot.id)) == "no_such_bot_account"
        assert await scene.refusal(scene.people.new_token(owner, other.id)) == "no_such_bot_account"
        listed = await scene.people.bots(owner)
        assert [account.person for account in listed] == [bot]
        assert [token.label for token in listed[0].tokens] == ["", *(f"token {n}" for n in range(1, MOST_TOKENS))]
        assert await scene.people.bots(other) == []
        assert await scene.name_of(token=first) == await scene.name_of(token=last) == "Bot"
        await scene.people.revoke_tokens(owner, bot.id)
        assert await scene.name_of(token=first) is None
        assert await scene.name_of(token=last) is None
        for number in range(1, MOST_BOTS):
            await scene.people.new_bot(owner, f"Bot {number}")
        assert await scene.refusal(scene.people.new_bot(owner, "One more")) == "too_many_bots"
        assert await scene.refusal(scene.people.new_bot(bot, "Bot of a bot")) == "account_needed"

    play(story)


def test_with_a_token_the_cookie_counts_for_nothing(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en")
        _, token = await scene.people.new_bot(made.person, "Bot")
        assert await scene.name_of(made.cookie, token) == "Bot"
        assert await scene.name_of(made.cookie, "nonsense") is None

    play(story)


def test_mutes_are_ones_own(play: Play):
    async def story(scene: Scene) -> None:
        anna, _ = await scene.people.new_guest("Anna", "en")
        boris, _ = await scene.people.new_guest("Boris", "en")
        for _ in range(2):
            await scene.people.mute(anna, boris.id)
        await asyncio.gather(*(scene.people.mute(boris, anna.id) for _ in range(4)))
        assert await scene.people.muted(anna) == {boris.id}
        assert await scene.people.muted_persons(boris) == [anna]
        await scene.people.unmute(anna, boris.id)
        await scene.people.unmute(anna, boris.id)
        assert await scene.people.muted(anna) == set()
        assert await scene.people.muted(boris) == {anna.id}
        assert await scene.refusal(scene.people.mute(anna, anna.id)) == "cannot_mute_oneself"
        assert await scene.refusal(scene.people.mute(anna, "nobody")) == "no_such_person"

    play(story)


def test_settings_of_another_version_fall_back_to_the_defaults(play: Play):
    async def story(scene: Scene) -> None:
        person, _ = await scene.people.new_guest("Anna", "en")
        await scene.store.write(
            lambda connection: connection.execute(persons.update().values(settings=b'{"smell": true}')).rowcount
        )
        assert await scene.people.settings(person) == PersonalSettings()

    play(story)


def test_a_language_without_texts_is_refused(play: Play):
    async def story(scene: Scene) -> None:
        with pytest.raises(BadOption):
            await scene.people.new_guest("Anna", "xx")

    play(story)


def test_ending_one_session_leaves_the_others(play: Play):
    async def story(scene: Scene) -> None:
        made = await scene.people.register(None, "Anna", PASSWORD, "en", "x" * 200)
        scene.clock.pass_days(1)
        _, second = await scene.people.sign_in("Anna", PASSWORD, "second")
        identity = await scene.people.identify(second, None)
        assert identity is not None
        notes = await scene.people.sessions(made.person)
        assert [(note.label, note.created_at) for note in notes] == [("x" * 80, START), ("second", START + DAY)]
        await scene.people.change_password(identity, PASSWORD, "new password")
        assert await scene.name_of(made.cookie) is None
        assert await scene.name_of(second) == "Anna"
        await scene.people.sign_out(identity.session)
        assert await scene.name_of(second) is None
        assert scene.ended == [note.hash for note in notes]

    play(story)
