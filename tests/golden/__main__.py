"""Write the stored games, their results, the playthroughs and the counts anew.

Run it on purpose only, `python -m tests.golden`, when a change of the rules changes what games come to: the commit
says why. Records of an older rules version are kept by raising the version, not by writing them anew.
"""

import sys

from tests.golden.dragon_games import GAME, GOLDEN, READABLE, perft_counts, perft_name, played
from tests.golden.playthrough import playthrough
from tests.golden.stored import FOLDER, PERFT, RESULTS, Json, result, write, write_table
from tests.laws.subjects import DRAGON_COMBINATIONS


def main() -> int:
    """Play every game again and store it."""
    folder = FOLDER / GAME.name
    for stale in [*folder.glob("*.json"), *folder.glob("*.txt")]:
        stale.unlink()
    results: Json = {}
    for golden in sorted(GOLDEN, key=lambda x: x.name):
        end = played(golden)
        record = end.record()
        write(folder / f"{golden.name}.json", record)
        results[golden.name] = result(end)
        if golden.name in READABLE:
            (folder / f"{golden.name}.txt").write_text(playthrough(GAME, record), encoding="utf-8")
    write_table(folder / RESULTS, results)
    write_table(folder / PERFT, {perft_name(config): perft_counts(config) for config in DRAGON_COMBINATIONS})
    sys.stdout.write(f"Stored {len(results)} games of {GAME.title}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
