"""Write the stored games, their results, the playthroughs and the counts again: all, or those of the games named.

Run it on purpose only, `python -m tests.golden dragon`, when a change of the rules changes what games come to: the
commit says why. Records of an older rules version are kept by raising the version, not by writing them again.
"""

import sys

from tests.golden.collection import Collection, collections, counts, played, table_name
from tests.golden.playthrough import playthrough
from tests.golden.stored import FOLDER, PERFT, RESULTS, Json, result, write, write_table


def store(collection: Collection) -> None:
    """Play every game of a collection again and store it."""
    game = collection.game
    folder = FOLDER / game.name
    for stale in [*folder.glob("*.json"), *folder.glob("*.txt")]:
        stale.unlink()
    results: Json = {}
    for golden in sorted(collection.golden, key=lambda x: x.name):
        end = played(game, golden)
        record = end.record()
        write(folder / f"{golden.name}.json", record)
        results[golden.name] = result(end)
        if golden.name in collection.readable:
            (folder / f"{golden.name}.txt").write_text(playthrough(game, record), encoding="utf-8")
    write_table(folder / RESULTS, results)
    counted: Json = {table_name(config): counts(game, config, collection.depth) for config in collection.counted}
    write_table(folder / PERFT, counted)
    sys.stdout.write(f"Stored {len(results)} games of {game.title}.\n")


def main() -> int:
    """Store what was asked for."""
    for collection in collections():
        if not sys.argv[1:] or collection.name in sys.argv[1:]:
            store(collection)
    return 0


if __name__ == "__main__":
    sys.exit(main())
