"""Play the stored games again and print their results as JSON: `python -m tests.golden.replay`, in a fresh process."""

import json
import sys

from tests.golden.dragon_games import GAME
from tests.golden.stored import replayed_results

if __name__ == "__main__":
    json.dump(replayed_results(GAME), sys.stdout)
