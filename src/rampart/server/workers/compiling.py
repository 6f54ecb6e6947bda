"""Compiled rules for the bots: several times faster, built once in the background while the site serves.

A compiled install needs nothing of this. In a checkout with a C compiler and mypyc the compiled copy is built, or
brought up to date, when the site starts; the workers of the bots use it from then on, the site itself goes on as it is.
"""

import asyncio
import importlib.util
import logging
import os
import shutil
import sys
import sysconfig
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

import rampart

CHECKOUT: Final = Path(rampart.__file__).resolve().parents[2]
NICE: Final = 15  # whoever plays comes first
log = logging.getLogger("rampart.compiling")


def tool() -> Path:
    """The program of a checkout that builds the compiled copy."""
    return CHECKOUT / "tools" / "compile.py"


def copy_of_checkout() -> Path:
    """Where the compiled copy of a checkout lies."""
    return CHECKOUT / "build" / "compiled"


def obstacle() -> str:
    """Why no compiled copy can be built here, in a sentence; '' where one can, or none is needed."""
    if rampart.COMPILED:
        return ""
    if not tool().is_file():
        return "This install has no sources to compile; a compiled wheel makes the bots faster."
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is missing; `make setup` installs it."
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(str(compiler).split()[0]) is None:
        return f"There is no C compiler ({compiler}); `make setup` installs one."
    return ""


class Compiling:
    """Builds the compiled copy once."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.stopped = False

    async def run(self) -> bool:
        """Build the copy, or find it up to date; false where there is none to use, and the log says why."""
        if rampart.COMPILED:
            return False
        why_not = obstacle()
        if why_not:
            log.info("bots play interpreted", extra={"why": why_not})
            return False
        try:
            return await self.built() and not self.stopped
        except OSError as e:
            log.warning("bots play interpreted", extra={"why": str(e)})
            return False

    async def built(self) -> bool:
        """Run the program and tell how far it is; false if it failed."""
        lower = ("nice", "-n", str(NICE)) if shutil.which("nice") else ()
        self.process = await asyncio.create_subprocess_exec(
            *lower, sys.executable, str(tool()), stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, cwd=CHECKOUT,
            start_new_session=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        last = ""
        async for line in self.process.stdout:
            last = line.decode(errors="replace").strip()
            log.info("compiling the rules for the bots", extra={"progress": last})
        code = await self.process.wait()
        if code and not self.stopped:
            log.warning("bots play interpreted", extra={"why": f"The compilation failed: {last}"})
        return code == 0

    async def stop(self) -> None:
        """End a build that is under way, with all that it started."""
        self.stopped = True
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, 15)
            await self.process.wait()
