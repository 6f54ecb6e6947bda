"""Play the stored games of a game again and print their results: `python -m tests.golden.replay dragon`."""

import json
import sys

import rampart
from tests.golden.stored import replayed_results

if __name__ == "__main__":
    json.dump(replayed_results(rampart.game(sys.argv[1])), sys.stdout)
