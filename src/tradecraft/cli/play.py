"""`play`: a game in the terminal between people and bots."""

from __future__ import annotations

import shlex
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from rich.text import Text

from tradecraft.bots.protocol import Bot, find_bot
from tradecraft.cli.arguments import chosen_game
from tradecraft.cli.commands import LEAVING, Turn, is_command, is_number, offer_to_save, run_command
from tradecraft.cli.errors import Reporting, printable
from tradecraft.cli.opening import Opened, PlayArguments, open_table
from tradecraft.cli.records import write_record
from tradecraft.cli.terminal import LeftTable, Screen, drawing_on
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import Fault, Refused
from tradecraft.core.game import CHANCE, OVER, SPECTATOR
from tradecraft.core.match import Match
from tradecraft.core.record import Record
from tradecraft.locales import Texts
from tradecraft.terminal.drawing import Drawing
from tradecraft.terminal.texts import TerminalTexts

NOBODY = -1


def play(language: str, **asked: Any) -> None:
    """Play as asked for on the command line: `asked` are the fields of `PlayArguments`."""
    with Reporting(language) as reporting:
        arguments = PlayArguments(**asked)
        texts = TerminalTexts(language)
        game = chosen_game(reporting, arguments.game, arguments.pack)
        table = Table(open_table(game, arguments, texts), texts, Screen())
        try:
            table.run()
        except LeftTable:
            table.say_goodbye()
        except KeyboardInterrupt:
            print()
            table.say_goodbye()
            raise
        except Exception as error:
            if table.has_begun:
                place = table.rescue()
                error.add_note(f"The game so far: {place}")
                table.screen.show(Text(texts.get("terminal-saved", path=place)))
            raise


class Table:
    """A match with its players. People are asked at the screen; bots are given views."""

    def __init__(self, opened: Opened, texts: Texts, screen: Screen) -> None:
        self.match: Match = opened.match
        self.game = opened.match.game
        self.texts = texts
        self.screen = screen
        self.seed = opened.seed
        self.budget = opened.budget
        self.dealer = Dealer(f"{opened.seed}/deal")
        self.humans = opened.humans
        self.bots: dict[int, Bot] = {seat: find_bot(name, self.game) for seat, name in opened.bots.items()}
        self.record_path = opened.record
        self.resumed = opened.resumed
        self.saved_as: Path | None = None
        self.saved: Record | None = None
        self.own_files: set[Path] = set()
        self.at_the_screen = self.humans[0] if len(self.humans) == 1 else NOBODY
        self.told = dict.fromkeys(self.humans, 0)
        self.steps_before = len(self.match.steps)

    @property
    def drawing(self) -> Drawing:
        """The drawing of the game for the screen as wide as it is now."""
        return drawing_on(self.screen.console, self.match, self.texts)

    def run(self) -> None:
        """Play to the end."""
        self._welcome()
        self.keep()
        while True:
            self._play_without_people()
            if self.match.state.waiting == OVER:
                self._show_the_end()
                return
            seat = next(seat for seat in self.match.state.deciders if seat in self.humans)
            self._hand_over(seat)
            self._decide(seat)

    def _welcome(self) -> None:
        get = self.texts.get
        self.screen.headline(get("terminal-welcome", game=self.game.title, players=self.match.state.players))
        drawing = self.drawing
        for seat in range(self.match.state.players):
            self.screen.show(drawing.seat(seat))
        for name, value in self.match.options.items():
            self.screen.show(Text(drawing.option(name, value), "dim"))
        self.screen.show(Text(get("terminal-seed", seed=self.seed), "dim"))
        if self.resumed:
            self.screen.show(Text(get("terminal-loaded", path=str(self.resumed)), "dim"))
        if self.record_path:
            self.screen.show(Text(get("terminal-records_to", path=str(self.record_path)), "dim"))

    def _play_without_people(self) -> None:
        """Draw and let bots decide until a person must; in secret decisions bots go first."""
        with self.screen.waiting() as wait_for:
            while self.match.state.waiting != OVER:
                if self.match.state.waiting == CHANCE:
                    self.match.draw(self.dealer.draw(self.match.state.chance()))
                else:
                    seat = next((seat for seat in self.match.state.deciders if seat in self.bots), NOBODY)
                    if seat == NOBODY:
                        return
                    wait_for(self.texts.get("terminal-thinking", seat=self.match.seats[seat]))
                    self._let_bot_decide(seat)
                self.keep()

    def _let_bot_decide(self, seat: int) -> None:
        state = self.match.state
        # A generator of its own for each step, so that a resumed game goes on as it would have gone.
        rng = Random(f"{self.seed}/bot/{seat}/{len(self.match.steps)}")
        action = self.bots[seat].think(self.game.view(state, seat), state.legal(seat), rng, self.budget).action
        try:
            self.match.act(seat, action)
        except Refused as error:
            raise Fault(f"the bot on seat {seat + 1} chose action {action}: {error}") from error

    def _hand_over(self, seat: int) -> None:
        """Hide the screen until the next player is there."""
        if self.at_the_screen == seat:
            return
        if self.at_the_screen != NOBODY:
            self.screen.wipe()
        self.screen.headline(self.match.seats[seat])
        if self.screen.ask(self.texts.get("terminal-pass_the_keyboard", seat=self.match.seats[seat])) in LEAVING:
            raise LeftTable
        self.at_the_screen = seat

    def _decide(self, seat: int) -> None:
        """Show a seat what it needs, and read lines until one of them changes the game."""
        turn = Turn(self, seat)
        self._show_situation(turn)
        steps = len(self.match.steps)
        while len(self.match.steps) == steps:
            line = self.screen.ask(f"{self.texts.get('terminal-prompt')}>")
            if line:
                self._answer(turn, " ".join(line.split()))
        self.keep()
        if len(self.match.steps) > steps:
            self.told[seat] = steps
        for told_seat, told in self.told.items():
            self.told[told_seat] = min(told, len(self.match.steps))

    def _answer(self, turn: Turn, line: str) -> None:
        word = line.split(" ")[0].lower()
        if is_number(line):
            self._choose(turn, int(line))
        elif is_command(turn, word):
            run_command(turn, word, line[len(word) :].strip())
        elif word in self.game.actions.verbs:
            try:
                action = self.game.action_from_text(self.match.state, turn.seat, turn.drawing.notation(line))
                self.match.act(turn.seat, action)
            except Refused as error:
                turn.show_refusal(error.reason)
        else:
            turn.say("unknown_command", text=line)

    def _choose(self, turn: Turn, number: int) -> None:
        legal = self.match.state.legal(turn.seat)
        if 1 <= number <= len(legal):
            self.match.act(turn.seat, legal[number - 1])
        else:
            turn.say("no_such_choice", number=number, count=len(legal))

    def _show_situation(self, turn: Turn) -> None:
        view = turn.view
        self.screen.headline(turn.drawing.headline(view))
        turn.show_log(self.told[turn.seat])
        self.screen.show("", *turn.drawing.situation(view))
        turn.show_choices()

    def _show_the_end(self) -> None:
        outcome = self.match.state.outcome()
        turn = Turn(self, self.humans[0] if len(self.humans) == 1 else SPECTATOR)
        self.screen.headline(turn.drawing.headline(turn.view))
        turn.show_log(min(self.told.values(), default=0))
        self.screen.show("", *turn.drawing.situation(turn.view), "")
        turn.say("game_over", reason=turn.drawing.words.end_reason(outcome.reason))
        self.screen.show("", turn.drawing.scoring(turn.view, outcome), "")
        self.screen.show(Text(printable(turn.drawing.verdict(outcome)), "bold"))
        if self.record_path:
            turn.say("saved", path=str(self.record_path))
        elif self.screen.is_interactive:
            offer_to_save(turn)

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.record_path:
            self.save(self.record_path)

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        record = self.match.record()
        write_record(path, record)
        self.own_files.add(path.resolve())
        self.saved_as, self.saved = path, record

    @property
    def is_saved(self) -> bool:
        """Whether everything that happened is in a file."""
        return self.saved == self.match.record()

    @property
    def has_begun(self) -> bool:
        """Whether anything happened since the table was opened."""
        return len(self.match.steps) > self.steps_before

    def say_goodbye(self) -> None:
        """Say how the game can be continued."""
        get = self.texts.get
        if self.saved_as:
            command = f"tradecraft play {self.game.id} --resume {shlex.quote(str(self.saved_as))}"
            if self.game.pack_folder():
                command += f" --pack {shlex.quote(self.game.pack_folder())}"
            self.screen.show(Text(get("terminal-continue_with", command=command)))
        if not self.is_saved:
            self.screen.show(Text(get("terminal-unsaved")))
        self.screen.show(Text(get("terminal-goodbye")))

    def rescue(self) -> str:
        """Save the game for a bug report; return the path, or the error."""
        try:
            folder = tempfile.mkdtemp(prefix="tradecraft-")
            path = Path(folder, "fault.tcr")
            write_record(path, self.match.record())
        except Exception as error:
            return f"could not be written ({error})"
        return str(path)
