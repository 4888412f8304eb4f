"""Every lesson to its end in a browser, with one wrong try at each mark that has a wrong answer.

`make test` does some of them, in one language and with the things on the board; the others, other languages and
keyboard-only runs take long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.players import ASKED, OPTIONS, Choose, Player
from tests.browser.positions import become_guest, call, make_table
from tests.browser.serving import Server
from tests.browser.ways import ON_THE_BOARD, by_keyboard, by_list, walk_to
from tradecraft.core.registry import game_ids
from tradecraft.lessons.lesson import ASK, Lesson, find_lesson, lessons
from tradecraft.lessons.rules import teachers
from tradecraft.lessons.run import GO_ON, Run
from tradecraft.locales import Texts, languages

COACH = "[data-part=question]"
SETTLED = 60_000


@contextmanager
def visiting(browser: Browser, server: Server, language: str = "en") -> Iterator[Page]:
    """Open a page in a language, with no animation to wait for."""
    context = browser.new_context(
        base_url=server.url, locale=language, reduced_motion="reduce", viewport={"width": 1366, "height": 768}
    )
    try:
        yield context.new_page()
    finally:
        context.close()


class Learner(Player):
    """A learner who does a lesson."""

    def __init__(self, page: Page, lesson: Lesson, language: str, way: Choose) -> None:
        super().__init__(page, "Sasha")
        self.lesson, self.way = lesson, way
        self.texts = Texts(language)
        self.run = Run(lesson)

    @property
    def coach(self) -> Locator:
        """Where the coach speaks."""
        return self.page.locator(COACH)

    def learn(self) -> None:
        """Do the lesson, and something wrong at each mark first."""
        self.page.goto(f"/learn/{self.lesson.id}")
        while (mark := self.run.mark) is not None:
            expect(self.page.locator(f"{COACH}[data-step='{len(self.run.answers)}']")).to_be_visible(timeout=SETTLED)
            said = self.run.tried.text(self.texts) if self.run.tried else self.texts.get(self.lesson.key(mark.id))
            expect(self.coach.locator("h2")).to_have_text(said)
            if wrong := self._wrong():
                self._give(wrong)
                expect(self.coach.locator(".reply")).to_contain_text(self.run.answer(wrong).text(self.texts))
                if mark.kind == ASK:
                    # All answers are still in sight, and the buttons below them.
                    expect(self.coach.locator("[data-tool=again]")).to_be_in_viewport(ratio=0.95)
            answer = self.run.right_answer()
            self._give(answer)
            self.run.answer(answer)
        expect(self.page.locator(f"{COACH}[data-kind=done]")).to_be_visible(timeout=SETTLED)
        assert self.complaints == []

    def _wrong(self) -> str:
        """Return an answer that is wrong here, "" if there is none."""
        run, mark = self.run, self.run.mark
        assert mark is not None
        if mark.kind == ASK:
            return next(option for option in mark.options if option != mark.right)
        if mark.kind not in ("do", "one_of"):
            return ""
        state, seat = run.match.state, self.lesson.seat
        legal = [run.game.action_text(state, seat, action) for action in run.legal()]
        right = {run.right_answer(), *mark.actions}
        return next((action for action in legal if action not in right), "")

    def _give(self, answer: str) -> None:
        if answer == GO_ON:
            self._press(self.coach.locator("[data-go-on]"))
        elif not self.run.is_asked:
            self._press(self.coach.locator(f"[data-option={answer}]"))
        else:
            self.page.locator(f"{COACH}[data-asked]").wait_for()
            self.way(self, [answer])

    def _press(self, target: Locator) -> None:
        """Press a button of the coach, in the way the board is answered."""
        if self.way is by_keyboard:
            walk_to(self, target)
            self.page.keyboard.press("Enter")
        else:
            self.press(target)


def from_the_list(player: Player, options: list[str]) -> None:
    """Choose with the keyboard alone, in the list of all options."""
    player.open_list()
    target = player.page.locator(OPTIONS).and_(player.page.locator(f'[data-action="{options[0]}"]'))
    walk_to(player, target)
    player.page.keyboard.press("Enter")


LESSONS = [pytest.param(lesson, id=lesson.id) for lesson in lessons()]


def first_of_their_kind() -> set[str]:
    """Return the lessons that are the first of their game to have one of the kinds of marks."""
    firsts: dict[tuple[str, str], str] = {}
    for lesson in lessons():
        run = Run(lesson)
        while run.mark is not None:
            firsts.setdefault((lesson.game, run.mark.kind), lesson.id)
            run.answer(run.right_answer())
    return set(firsts.values())


FIRSTS = first_of_their_kind()


@pytest.mark.parametrize(
    "lesson",
    [pytest.param(one, id=one.id, marks=[] if one.id in FIRSTS else pytest.mark.long) for one in lessons()],
)
def test_a_lesson_is_done_on_the_board(browser: Browser, server: Server, lesson: Lesson):
    with visiting(browser, server) as page:
        Learner(page, lesson, "en", ON_THE_BOARD[lesson.game]).learn()


@pytest.mark.long
@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_done_in_another_language(browser: Browser, server: Server, lesson: Lesson, language: str):
    with visiting(browser, server, language) as page:
        Learner(page, lesson, language, ON_THE_BOARD[lesson.game]).learn()


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_done_by_the_keyboard(browser: Browser, server: Server, lesson: Lesson, language: str):
    with visiting(browser, server, language) as page:
        Learner(page, lesson, language, from_the_list).learn()


def begun(page: Page) -> Learner:
    """Give the first answer of a lesson; return the learner once it is kept."""
    learner = Learner(page, find_lesson("vienna-round"), "en", by_list)
    page.goto("/learn/vienna-round")
    page.locator(f"{COACH}[data-asked=assign]").wait_for()
    learner.open_list()
    with page.expect_response(re.compile("/api/me$")):
        by_list(learner, ["assign 056 001 027"])
    page.locator(f"{COACH}[data-step='1']").wait_for()
    return learner


def test_a_lesson_goes_on_where_it_was_left_and_can_be_gone_back(browser: Browser, server: Server):
    with visiting(browser, server) as page:
        learner = begun(page)
        page.goto("/learn")
        expect(page.locator("li", has=page.locator("[data-lesson=vienna-round]"))).to_contain_text("1 of 9")
        page.locator("[data-lesson=vienna-round]").click()
        page.locator(f"{COACH}[data-step='1'][data-mark=pay]").wait_for()
        page.locator("[data-tool=back]").click()
        page.locator(f"{COACH}[data-step='0'][data-asked=assign]").wait_for()
        assert learner.complaints == []


def test_progress_goes_from_a_guest_to_an_account_and_to_another_browser(browser: Browser, server: Server):
    account = {"name": "Sasha of two browsers", "password": "correct horse", "language": "en"}
    with visiting(browser, server) as page:
        begun(page)
        call(page, "POST", "/api/accounts", account)
    with visiting(browser, server) as page:
        page.goto("/learn")
        lesson = page.locator("li", has=page.locator("[data-lesson=vienna-round]"))
        expect(lesson).to_contain_text("3 minutes")
        call(page, "POST", "/api/session", {name: account[name] for name in ("name", "password")})
        page.reload()
        expect(lesson).to_contain_text("1 of 9")
        page.locator("[data-lesson=vienna-round]").click()
        page.locator(f"{COACH}[data-step='1'][data-mark=pay]").wait_for()


def test_what_the_coach_speaks_of_is_in_sight_and_stays_marked(browser: Browser, server: Server):
    with visiting(browser, server) as page:
        page.goto("/learn/vienna-missions")
        page.locator(f"{COACH}[data-step='0'][data-mark=flags]").wait_for()
        marked = page.locator(".lit:visible")
        expect(marked).to_have_count(5)
        page.get_by_role("tab", name="Log").click()
        page.locator("[role=tabpanel] button.line").first.hover()
        # Now what the line speaks of is marked: three cards in the hand.
        expect(marked).to_have_count(3)
        page.mouse.move(0, 0)
        page.get_by_role("tab", name="Missions").click()
        expect(marked).to_have_count(5)


def test_a_wrong_text_can_be_reported(browser: Browser, server: Server):
    with visiting(browser, server) as page:
        page.goto("/learn/vienna-round")
        page.get_by_role("button", name="Report a mistake").click()
        page.locator("textarea").fill("There is a word too many.")
        with (
            page.expect_request(re.compile("/api/reports$")) as sent,
            page.expect_response(re.compile("/api/reports$")) as answered,
        ):
            page.get_by_role("button", name="Send", exact=True).click()
        body = sent.value.post_data_json
        assert body is not None
        assert body["text"] == "Lesson vienna-round, plan (en): There is a word too many."
        assert answered.value.status == 204


@pytest.mark.parametrize("game", game_ids())
def test_a_question_at_a_table_says_what_it_is_and_who_teaches_it(browser: Browser, server: Server, game: str):
    with visiting(browser, server) as page:
        page.goto("/about")
        become_guest(page, "Sasha")
        page.goto(f"/tables/{make_table(page, game, {}, {'type': 'bot', 'bot': 'random'})}")
        kind = page.locator(ASKED).get_attribute("data-asked") or ""
        page.locator("[data-what]").click()
        told = page.locator("[data-what] + [popover]")
        expect(told).to_contain_text(Texts("en").get(f"client-what-{game}-{kind}"))
        expect(told.locator("a").last).to_have_attribute("href", f"/learn/{teachers(game)[kind].id}")
