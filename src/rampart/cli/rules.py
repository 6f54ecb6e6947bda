"""`rampart rules`: reading the rules, finding one, and proving that each has a test."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import rampart
from rampart.cli.coverage import Coverage, coverage, page
from rampart.cli.files import write_whole
from rampart.cli.frame import FAILED, complain, printer
from rampart.kernel.errors import BadOptions
from rampart.text.rulebook import Block, Rulebook, Section, UnknownRule, joined, looks_like_id, rulebook, rulebooks

CHECKOUT = Path(rampart.__file__).resolve().parents[2]


def rules(
    game: Annotated[str | None, typer.Argument(help="The game, or the ID of a rule.", show_default=False)] = None,
    about: Annotated[
        list[str] | None, typer.Argument(help="The ID of a rule, or words to search for.", show_default=False)
    ] = None,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="List the tests of each rule; exit 1 on gaps.")
    ] = False,
    tests: Annotated[
        Path | None, typer.Option(help="The folder of the tests, for --coverage.", show_default="tests")
    ] = None,
    markdown: Annotated[
        Path | None, typer.Option(help="Write the coverage as a page to this file.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
) -> None:
    """Read the rules of a game, look one up, or see which tests prove them.

    \b
    Examples:
      rampart rules                       which games have rules to read
      rampart rules dragon                all rules
      rampart rules YD-204                one rule and its section
      rampart rules dragon fireworks tie  the rules that mention both words
      rampart rules dragon --coverage     which test proves which rule
    """
    if not show_coverage and (tests is not None or markdown is not None):
        raise BadOptions("--tests and --markdown go only with --coverage.")
    if game and not about and looks_like_id(game) and game not in rampart.games():
        game, about = book_with(game.upper()).game, [game]
    if game is None:
        if show_coverage:
            raise BadOptions(f"Name the game whose rules are to be covered; there are: {', '.join(rampart.games())}.")
        list_books(as_json)
        return
    book = rulebook(game)
    if show_coverage:
        report_coverage(book, coverage(book, rulebooks(), tests_folder(tests)), markdown, as_json)
    elif not about:
        show_all(book, as_json)
    elif len(about) == 1 and looks_like_id(about[0]):
        show_rule(book, about[0].upper(), as_json)
    else:
        show_search(book, about, as_json)


def book_with(id: str) -> Rulebook:
    """The rulebook that has a rule."""
    books = rulebooks()
    for book in books:
        if id in book.rules:
            return book
    for book in books:
        if id.partition("-")[0] in book.prefixes:
            book.find(id)
    raise UnknownRule(f"No game has a rule {id}.")


def list_books(as_json: bool) -> None:
    """All games with rules to read."""
    books = rulebooks()
    if as_json:
        print(json.dumps([{"game": b.game, "title": title_of(b), "rules": len(b.rules)} for b in books], indent=2))
        return
    console = printer()
    for book in books:
        console.print(Text.assemble((book.game, "bold cyan"), f"  {title_of(book)}, {len(book.rules)} rules"))
    console.print(Text("Read one with: rampart rules GAME", "dim"))


def title_of(book: Rulebook) -> str:
    return rampart.game(book.game).title


def show_all(book: Rulebook, as_json: bool) -> None:
    if as_json:
        print(json.dumps([entry_of(book, id) for id in book.rules], indent=2, ensure_ascii=False))
    else:
        printer().print(Markdown(book.source))


def entry_of(book: Rulebook, id: str) -> dict[str, object]:
    """A rule as plain data."""
    return {"id": id, "section": list(book.section_of[id].path), "text": book.rules[id].text}


def show_rule(book: Rulebook, id: str, as_json: bool) -> None:
    """One rule, and the section it stands in."""
    book.find(id)
    if as_json:
        print(json.dumps(entry_of(book, id), indent=2, ensure_ascii=False))
    else:
        print_rule(printer(), book, id, whole_section=True)


def print_rule(console: Console, book: Rulebook, id: str, whole_section: bool) -> None:
    """A rule, and what stands around it where that is wanted."""
    section = book.section_of[id]
    print_blocks(console, section, [book.rules[id]])
    others = [block for block in section.blocks if block.rule != id]
    if whole_section and others:
        console.print()
        console.print(Text("The rest of this section", "dim"))
        console.print(Markdown(joined(others)))


def print_blocks(console: Console, section: Section, blocks: list[Block]) -> None:
    """Blocks under the heading of their section."""
    console.print(Text(section.title, "bold"))
    console.print(Markdown(joined(blocks)))


def show_search(book: Rulebook, words: list[str], as_json: bool) -> None:
    """What the rules say about some words; exit 1 if nothing."""
    found = book.search(words)
    if as_json:
        ids = [block.rule for _, blocks in found for block in blocks if block.rule]
        print(json.dumps([entry_of(book, id) for id in ids], indent=2, ensure_ascii=False))
    else:
        print_search(printer(), found)
    if not found:
        complain(f"The rules of {title_of(book)} say nothing about {' '.join(words)!r}.")
        raise typer.Exit(FAILED)


def print_search(console: Console, found: list[tuple[Section, list[Block]]]) -> None:
    """What was found, section by section."""
    for i, (section, blocks) in enumerate(found):
        if i:
            console.print()
        print_blocks(console, section, blocks)


# ---- coverage


def tests_folder(given: Path | None) -> Path:
    """The folder of the tests: the one named, else `tests` here or in the checkout."""
    if given is not None:
        return given
    here = Path("tests")
    return here if here.is_dir() else CHECKOUT / "tests"


def report_coverage(book: Rulebook, found: Coverage, markdown: Path | None, as_json: bool) -> None:
    """Print the coverage, write its page where that is wanted, and exit 1 unless it is complete."""
    if markdown is not None:
        write_whole(markdown, page(book, found, title_of(book)))
    if as_json:
        print(json.dumps(coverage_entry(found), indent=2, ensure_ascii=False))
    else:
        print_coverage(printer(), book, found)
    if not found.complete:
        raise typer.Exit(FAILED)


def coverage_entry(found: Coverage) -> dict[str, object]:
    """The coverage as plain data."""
    return {
        "game": found.game,
        "rules": {id: [c.place for c in tests] for id, tests in found.tests.items()},
        "waived": found.waived,
        "gaps": found.gaps,
        "faults": found.faults,
        "complete": found.complete,
    }


def print_coverage(console: Console, book: Rulebook, found: Coverage) -> None:
    """A line for each section, then what is missing or wrong."""
    table = Table(title=f"{title_of(book)}: rules and tests", title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in ("section", "rules", "proved", "waived", "gaps", "tests"):
        table.add_column(column, justify="left" if column == "section" else "right", header_style="dim")
    for section in book.sections:
        rules = [block.rule for block in section.blocks if block.rule]
        if rules:
            table.add_row(section.title, *counts(found, rules))
    table.add_section()
    table.add_row("all", *counts(found, list(found.tests)), style="bold")
    console.print(table)
    for id in found.gaps:
        console.print(Text.assemble((id, "bold red"), f" has no test: {book.rules[id].text}"), soft_wrap=True)
    for fault in found.faults:
        console.print(Text(fault, "red"), soft_wrap=True)
    if found.complete:
        console.print(Text("Every rule is proved by a test or waived with a reason.", "green"))


def counts(found: Coverage, rules: list[str]) -> list[str]:
    """How many of these rules there are, are proved, are waived and are gaps, and how many tests prove them."""
    proved = [id for id in rules if found.tests[id]]
    tests = {c.place for id in rules for c in found.tests[id]}
    gaps = [id for id in rules if id in found.gaps]
    waived = [id for id in rules if id in found.waived and not found.tests[id]]
    return [str(len(x)) if x else "-" for x in (rules, proved, waived, gaps, tests)]
