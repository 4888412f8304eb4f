"""`learn`: lessons in the terminal."""

from __future__ import annotations

import json

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tradecraft.cli.commands import LEAVING, REFUSAL, is_number
from tradecraft.cli.errors import Reporting, printable
from tradecraft.cli.terminal import LeftTable, Screen, drawing_on, new_console
from tradecraft.core.game import OVER
from tradecraft.core.registry import find_game
from tradecraft.lessons.lesson import ASK, Lesson, find_lesson, lessons
from tradecraft.lessons.rules import rules_touched
from tradecraft.lessons.run import GO_ON, Reply, Run
from tradecraft.terminal.drawing import numbered
from tradecraft.terminal.texts import TerminalTexts

BACK, AGAIN = "back", "again"


def show_lessons(as_json: bool, language: str) -> None:
    """List the lessons of all games, in the order in which they are meant to be done."""
    with Reporting(language):
        texts = TerminalTexts(language)
        if as_json:
            rows = [
                {
                    "id": lesson.id,
                    "game": lesson.game,
                    "title": texts.get(lesson.key()),
                    "rules": sorted(rules_touched(lesson)),
                }
                for lesson in lessons()
            ]
            print(json.dumps({"lessons": rows}, ensure_ascii=False))
            return
        console, table, heading = new_console(), Table.grid(padding=(0, 2)), ""
        for lesson in lessons():
            group = f"{find_game(lesson.game).title} – {texts.get(f'{lesson.game}-lessons-{lesson.side.group}')}"
            if group != heading:
                table.add_row(Text(group, "bold"))
                heading = group
            minutes = texts.get("terminal-lesson-minutes", minutes=lesson.side.minutes)
            table.add_row(f"  {lesson.id}", texts.get(lesson.key()), Text(minutes, "dim"))
        console.print(table)
        console.print(texts.get("terminal-lesson-begin", command=_command(lessons()[0])))


def learn(id: str, language: str) -> None:
    """Do a lesson."""
    with Reporting(language):
        pupil = Pupil(find_lesson(id), TerminalTexts(language), Screen())
        try:
            pupil.learn()
        except LeftTable:
            return


class Pupil:
    """A learner at the terminal."""

    def __init__(self, lesson: Lesson, texts: TerminalTexts, screen: Screen) -> None:
        """Begin the lesson."""
        self.lesson, self.texts, self.screen = lesson, texts, screen
        self.run = Run(lesson)
        self.told = -1

    def learn(self) -> None:
        """Ask until the lesson is done."""
        self.screen.headline(self.texts.get(self.lesson.key()))
        self.screen.show(self.texts.get("terminal-lesson-help"))
        is_told = False
        while self.run.mark is not None:
            if not is_told:
                self._show()
            is_told = True
            line = " ".join(self.screen.ask(f"{self.texts.get(self._prompt())}>").split())
            if line in LEAVING:
                raise LeftTable
            if line in (BACK, AGAIN):
                self.run = Run(self.lesson, self.run.answers[:-1] if line == BACK else ())
                self.told, is_told = -1, False
            elif line or not self._is_asked:
                reply = self.run.answer(self._meant(line))
                is_told = not reply.is_right
                if is_told:
                    self._say(reply)
        self._end()

    def _prompt(self) -> str:
        return "terminal-prompt" if self._is_asked else "terminal-lesson-go_on"

    @property
    def _is_asked(self) -> bool:
        return self.run.is_asked or (self.run.mark is not None and self.run.mark.kind == ASK)

    def _show(self) -> None:
        """Show the position if it has changed, the coach's text, and the choices."""
        run, mark, seat = self.run, self.run.mark, self.lesson.seat
        if mark is None:
            return
        match = run.match
        drawing = drawing_on(self.screen.console, match, self.texts)
        view = match.game.view(match.state, seat)
        if self.told != len(match.steps):
            since = max(self.told, self.lesson.side.skip) if self.told >= 0 else len(match.steps)
            for step in match.steps[since:]:
                for line in drawing.story([event for event in step.events if event.is_visible_to(seat)]):
                    self.screen.show(Text(line, "dim"))
            self.screen.show("", *drawing.situation(view))
            self.told = len(match.steps)
        title = self.texts.get(self.lesson.key())
        steps = {"step": run.done + 1, "steps": len(self.lesson.side.mark)}
        self.screen.headline(self.texts.get("terminal-lesson-step", title=title, **steps))
        said = run.tried.text(self.texts) if run.tried else self.texts.get(self.lesson.key(mark.id))
        self.screen.show(Padding(Text(said, "bold"), (0, 0, 1, 0)))
        if mark.kind == ASK:
            labels = [Text(self.texts.get(f"{self.lesson.key(mark.id)}.{option}")) for option in mark.options]
            self.screen.show(numbered([""] * len(labels), labels, drawing.width))
        elif run.is_asked:
            actions = run.legal()
            notations = [match.game.action_text(match.state, seat, action) for action in actions]
            named = [match.game.action_data(match.state, seat, action) for action in actions]
            self.screen.show(numbered(notations, drawing.choices(view, named), drawing.width))

    def _meant(self, line: str) -> str:
        """Return the answer that was typed, by its number or in full."""
        run, mark = self.run, self.run.mark
        if mark is None or not self._is_asked:
            return line if line else GO_ON
        match = run.match
        if not is_number(line):
            return drawing_on(self.screen.console, match, self.texts).notation(line) if run.is_asked else line
        answers = mark.options
        if run.is_asked:
            answers = [match.game.action_text(match.state, self.lesson.seat, action) for action in run.legal()]
        return answers[int(line) - 1] if 1 <= int(line) <= len(answers) else line

    def _say(self, reply: Reply) -> None:
        if reply.reason is not None:
            drawing = drawing_on(self.screen.console, self.run.match, self.texts)
            self.screen.show(Text(printable(drawing.reason(reply.reason)), REFUSAL))
        if said := reply.text(self.texts):
            self.screen.show(Text(said, "bold"))

    def _end(self) -> None:
        match = self.run.match
        if match.state.waiting == OVER:
            drawing = drawing_on(self.screen.console, match, self.texts)
            view = match.game.view(match.state, self.lesson.seat)
            self.screen.show("", drawing.scoring(view, match.state.outcome()))
        later = [other for other in lessons() if other.game == self.lesson.game]
        rest = later[later.index(self.lesson) + 1 :]
        key = "terminal-lesson-done" if rest else "terminal-lesson-all_done"
        command = _command(rest[0]) if rest else f"tradecraft play {self.lesson.game}"
        self.screen.show("", self.texts.get(key, command=command))


def _command(lesson: Lesson) -> str:
    return f"tradecraft learn {lesson.id}"
