"""A person at the table of any game, against bots: shows, asks, and does what is typed."""

import json
import os
import shlex
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import rampart
from rampart.cli.advice import advice
from rampart.cli.boards import board_of
from rampart.cli.files import BadFile, write_whole
from rampart.cli.rules import print_rule, print_search
from rampart.cli.story import result, story
from rampart.cli.trading import trade_keys, trade_now
from rampart.cli.words import words
from rampart.kernel.decision import Decision
from rampart.kernel.errors import BadDocument, CannotUndo, IllegalChoice, shown
from rampart.kernel.history import entries
from rampart.kernel.journal import Event
from rampart.kernel.rng import SEED_LIMIT
from rampart.kernel.state import State
from rampart.text import table_names
from rampart.text.about import help_text, title
from rampart.text.decision import decision
from rampart.text.rulebook import UnknownRule, looks_like_id, rulebook

PERSON: Final = "person"
MANY: Final = 14  # options; more of them stand in columns where the terminal is wide enough
SEATS_AT_MOST: Final = 16
YES: Final = ("y", "yes", "a", "ano", "t", "tak", "j", "ja")
NO: Final = ("n", "no", "ne", "nie", "nein", "q")
NAMED: Final = (
    "random",
    "novice",
    "apprentice",
    "greedy",
    "steady",
    "master",
)  # the bots that have a name in every language


class Leave(Exception):
    """The person leaves the table."""


class Session:
    """One game with one person at it; `players` names who sits where: the person or a bot."""

    def __init__(self, s: State, seat: int, players: list[str], lang: str, console: Console) -> None:
        self.s = s
        self.seat = seat
        self.players = players
        self.lang = lang
        self.console = console
        self.say = words(lang)
        self.names = table_names(s.rules.name, s.seats, lang)
        self.board = board_of(s.rules.name)
        self.journal = s.listen()
        self.file: Path | None = None  # where this game was saved last
        self.saved = s.last  # the last choice that a file knows of
        self.others_acted = True  # since the person saw the whole board

    # ---- the course of the game

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self.welcome()
        try:
            while not self.s.over:
                others = [seat for seat in self.s.deciders if seat != self.seat]
                if others:
                    self.let_bot_choose(others[0])
                else:
                    self.take_turn()
            self.finish()
        except Leave:
            self.tell("goodbye")
        except EOFError:
            self.console.print()
            self.tell("input-ended")
            self.keep()

    def let_bot_choose(self, seat: int) -> None:
        """A bot's choice; its luck depends only on the game and the moment, so undo and resuming change nothing."""
        moment = self.s.last.count if self.s.last is not None else 0
        luck = (max(self.s.seed, 0) + moment * SEATS_AT_MOST + seat) % SEED_LIMIT
        self.s.choose(rampart.bot(self.players[seat], luck).choose(self.s, seat), seat)
        self.others_acted = True

    def take_turn(self) -> None:
        """Show what happened and what can be done, and do what is typed until a choice is made."""
        self.show_events(self.journal.take())
        self.show_board(whole=self.others_acted)
        self.others_acted = False
        asked = decision(self.s, self.seat, self.lang)
        self.show_decision(asked)
        while True:
            text = self.read(self.say("input") + " ")
            option = chosen(asked, text)
            if option is not None:
                self.s.choose(option, self.seat)
                return
            if self.obey(text, asked):
                return

    def finish(self) -> None:
        """Tell how it ended, and offer to keep the record."""
        self.show_events(self.journal.take())
        self.console.print(Rule(self.say("result")))
        self.console.print(self.board.board(self.s, self.seat, self.lang))
        self.console.print()
        self.console.print(result(self.s, self.lang, [self.player(seat) for seat in range(self.s.seats)]))
        if self.unsaved():
            with suppress(EOFError):
                self.ask_to_save("save-record")

    # ---- what is typed

    def read(self, prompt: str) -> str:
        """A line that the person types; what comes from a file or a pipe is shown, as if it were typed."""
        text = input(prompt).strip()
        if not sys.stdin.isatty():
            self.console.print(Text(text))
        return text

    def obey(self, text: str, asked: Decision) -> bool:
        """Do what a command says; true if the decision has to be asked again."""
        command, _, rest = text.partition(" ")
        rest = rest.strip()
        if command == "u":
            return self.undo()
        if command == "t" and trade_now(self.s, self.seat) is not None:
            return self.trade(rest)
        if command == "s":
            self.save(Path(unquoted(rest)) if rest else None)
        elif command == "r":
            self.look_up(rest, asked)
        elif command == "a":
            self.show_advice(asked)
        elif command == "b":
            self.show_board(whole=True)
            self.show_decision(asked)
        elif command in ("?", "h", "help"):
            self.show_help(asked)
        elif command == "q":
            self.leave()
        elif text:
            self.tell("no-choice", text=shown(text), n=len(asked.options))
        return False

    def undo(self) -> bool:
        """Take the last choice back, or say why not."""
        key = self.s.undoable(self.seat)
        try:
            self.s.undo(self.seat)
        except CannotUndo as e:
            self.tell(f"cannot-undo-{e.code}")
            return False
        self.tell("taken-back", key=key)
        self.others_acted = True
        return True

    def trade(self, text: str) -> bool:
        """Make a whole offer or counter-offer, or say how one is typed."""
        keys = trade_keys(self.s, self.seat, text, self.lang)
        if keys is None:
            self.tell("trade-usage")
            return False
        try:
            self.s.play([(self.seat, key) for key in keys], forced="skip")
        except IllegalChoice:
            self.tell("trade-refused")
            return False
        return True

    def look_up(self, text: str, asked: Decision) -> None:
        """A rule, or what the rules say about some words."""
        if not text:
            self.tell("rules-usage", rule=asked.rule)
            return
        try:
            book = rulebook(self.s.rules.name, self.lang)
            if looks_like_id(text):
                book.find(text.upper())
                print_rule(self.console, book, text.upper(), whole_section=False)
                return
        except (UnknownRule, BadDocument) as e:
            self.console.print(str(e), style="red", markup=False)
            return
        found = book.search(text.split())
        print_search(self.console, found)
        if not found:
            self.tell("nothing-found", text=shown(text))

    # ---- saving

    def leave(self) -> None:
        """Leave the table, with an offer to save."""
        if self.unsaved():
            self.ask_to_save("save-before-leaving")
        raise Leave

    def ask_to_save(self, question: str) -> None:
        """Ask until there is an answer; saving may fail, then it is asked again."""
        while True:
            text = self.read(self.say(question) + " ")
            if text.lower() in NO:
                return
            if text.lower() not in YES and not text.endswith(".json"):
                self.tell("answer-please")
            elif self.save(Path(unquoted(text)) if text.endswith(".json") else None):
                return

    def save(self, path: Path | None) -> bool:
        """Save the game on demand; whatever hinders it, the game goes on."""
        path = path or self.file or self.free_name()
        if (path == self.file or not os.path.isfile(path) or self.may_replace(path)) and self.write(path):
            return True
        self.tell("not-saved")
        return False

    def write(self, path: Path) -> bool:
        """Write the record to a file and say how to go on with it, or say what hinders it."""
        try:
            write_whole(path, record_text(self.s, self.players))
        except BadFile as e:
            self.console.print(str(e), style="red", markup=False, soft_wrap=True)
            return False
        self.file = path
        self.saved = self.s.last
        self.tell_saved(path)
        return True

    def tell_saved(self, path: Path) -> None:
        """Where the game is, and how to go on with it."""
        self.tell("saved", file=str(path), command=f"rampart play --load {shlex.quote(str(path))}")

    def may_replace(self, path: Path) -> bool:
        """Ask before a file that is not of this game is replaced."""
        return self.read(self.say("overwrite", file=str(path)) + " ").lower() in YES

    def free_name(self) -> Path:
        """A file name after the game and its seed that is not taken yet."""
        stem = f"{self.s.rules.name}-{max(self.s.seed, 0)}"
        path, number = Path(f"{stem}.json"), 2
        while path.exists():
            path, number = Path(f"{stem}-{number}.json"), number + 1
        return path

    def unsaved(self) -> bool:
        """Has the person chosen anything, and does no file know how things stand?"""
        chosen = any(entry.seat == self.seat for entry in entries(self.s.last))
        return chosen and self.s.last is not self.saved

    def keep(self) -> None:
        """The person is gone without a word: keep the game in a new file, and say how to go on with it."""
        if self.unsaved():
            self.write(self.free_name())
        elif self.file is not None:
            self.tell_saved(self.file)
        else:
            self.tell("start-again", command=self.command())

    def command(self) -> str:
        """The command that starts this game."""
        s = self.s
        parts = ["rampart", "play", s.rules.name, "--players", str(s.seats), "--seat", str(self.seat)]
        for place, option in enumerate(s.rules.options):
            value = option.choices[s.config[place]]
            if value != option.default:
                parts += ["--option", f"{option.name}={value}"]
        return shlex.join([*parts, "--seed", str(max(s.seed, 0))])

    # ---- showing

    def tell(self, id: str, **args: int | str) -> None:
        """Say a sentence of the command line."""
        self.console.print(self.say(id, **args), markup=False, soft_wrap=True)

    def player(self, seat: int) -> str:
        if seat == self.seat:
            return self.say("you")
        bot = self.players[seat]
        return self.say(f"bot-{bot}") if bot in NAMED else self.say("bot-other", bot=bot)

    def welcome(self) -> None:
        """Who plays, and what to type."""
        game = title(rampart.game(self.s.rules.name), self.lang)
        bots = [f"{self.names[p]} ({self.player(p)})" for p in range(self.s.seats) if p != self.seat]
        self.tell("welcome", title=game, name=self.names[self.seat], others=", ".join(bots))
        self.tell("welcome-hint")

    def show_events(self, events: list[Event]) -> None:
        """What happened since the last time."""
        seen = [event.seen(self.seat) for event in events]
        if seen:
            self.console.print()
            self.console.print(Rule(self.say("since-last-turn"), align="left", style="dim"))
            self.console.print(story(seen, self.s, self.lang))

    def show_board(self, whole: bool) -> None:
        """The table, or only the person's part of it."""
        self.console.print()
        draw = self.board.board if whole else self.board.brief
        self.console.print(draw(self.s, self.seat, self.lang))

    def show_decision(self, asked: Decision) -> None:
        """What is asked, what can be chosen, and what cannot."""
        self.console.print()
        head = Text.assemble((self.say("your-turn", name=self.names[self.seat]), "bold"), " ")
        self.console.print(head.append(asked.prompt).append(f" ({asked.rule})" if asked.rule else "", "dim"))
        if asked.draft:
            self.tell("so-far", answer=", ".join(asked.draft))
        self.console.print(Padding(option_list(asked, self.console.width - 1), (0, 0, 0, 1)))
        if asked.refused:
            self.console.print(Text(self.say("refused"), "dim"))
        for refused in asked.refused:
            self.console.print(Text(f"  {refused.text}: {refused.why} ({refused.rule})", "dim"))

    def show_advice(self, asked: Decision) -> None:
        """What a bot would do, and why."""
        for line in advice(self.s, self.seat, asked, self.lang) or [Text(self.say("no-advice"))]:
            self.console.print(line)

    def show_help(self, asked: Decision) -> None:
        """What the game is about, and what can be typed."""
        about = help_text(rampart.game(self.s.rules.name), self.lang)
        if about:
            self.console.print(Text(about))
            self.console.print()
        table = Table(title=self.say("help-title"), title_justify="left", box=None, show_header=False)
        typed = {"number": "1", "key": asked.options[0].key, "undo": "u", "save": "s", "rules": "r", "advice": "a"}
        if trade_now(self.s, self.seat) is not None:
            typed["trade"] = "t"
        for what, text in {**typed, "board": "b", "help": "?", "quit": "q"}.items():
            table.add_row(Text(text, "bold"), self.say(f"help-{what}"))
        self.console.print(table)


def chosen(asked: Decision, text: str) -> int | None:
    """The code of the option that a text names by number or key; a number comes first, for keys may be numbers too."""
    by_key = {option.key: option.code for option in asked.options}
    by_number = {str(number): option.code for number, option in enumerate(asked.options, 1)}
    return (by_key | by_number).get(text)


def unquoted(name: str) -> str:
    """A file name without quotes around it."""
    return name[1:-1] if len(name) > 1 and name[0] == name[-1] and name[0] in "'\"" else name


def option_list(asked: Decision, width: int) -> RenderableType:
    """The options with their numbers: a line each with effect and key, or in columns where they are many."""
    if len(asked.options) > MANY:
        cells = [
            Text.assemble((f"{number:>3} ", "bold"), option.text, (f"  {option.effect}", "cyan"))
            for number, option in enumerate(asked.options, 1)
        ]
        if 2 * (max(cell.cell_len for cell in cells) + 3) <= width:
            return Columns(cells, equal=True, column_first=True, padding=(0, 3))
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, option in enumerate(asked.options, 1):
        cells = [Text(f"{number:>2}", "bold"), Text(option.text), Text(option.effect, "cyan")]
        table.add_row(*cells, Text(option.key, "dim"))
    return table


def record_text(s: State, players: list[str]) -> str:
    """The record as JSON, one part a line, with who sat where."""
    record = {**s.record(), "seats": players}
    parts = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in record.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"
