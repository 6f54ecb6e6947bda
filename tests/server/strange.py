"""Work that strangers might make a worker do."""

import os
import sys
import time


def doubled(number: int) -> int:
    """Something harmless."""
    sys.stdout.write("this goes to nobody")
    return 2 * number


def endless() -> None:
    """A loop without end."""
    while True:
        pass


def asleep() -> None:
    """Something that neither works nor ends."""
    time.sleep(600)


def hungry() -> int:
    """More memory than there is."""
    return len(bytearray(1 << 40))


def crashed() -> None:
    """The process ends in the middle."""
    os._exit(3)


def working_in() -> int:
    """The process in which it is done."""
    return os.getpid()


def failed() -> None:
    """A mistake of ours."""
    raise LookupError("no such thing")
