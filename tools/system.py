"""Install what pip cannot: system.py [venv] [compiler] [browser].

Looks first and installs only what is missing, with apt-get, as root or through sudo. Needs nothing but the standard
library, for it runs before there is an environment.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first is the leanest
TRIES = 20  # of apt-get: for its lists and its archive it does not wait by itself while another one runs
PAUSE = 15.0  # seconds between two of them
LOCKED = ("Could not get lock", "Unable to lock", "is another process using it")


def missing(need: str) -> list[str]:
    """The Debian packages that a need still lacks."""
    if need == "venv":
        return [] if importlib.util.find_spec("ensurepip") else ["python3-venv"]
    if need == "compiler":
        compiler = os.environ.get("CC", "cc").split()[0]
        packages = [] if shutil.which(compiler) else ["gcc", "libc6-dev"]
        headers = Path(sysconfig.get_path("include"), "Python.h")
        return packages if headers.is_file() else [*packages, "python3-dev"]
    if need == "browser":
        return [] if any(map(shutil.which, BROWSERS)) else ["chromium-headless-shell", "fonts-dejavu-core"]
    sys.exit(f"system.py: unknown need {need!r}; there are venv, compiler and browser.")


def install(packages: list[str]) -> None:
    """Install packages with apt-get without asking anything."""
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        sys.exit(f"Please install what Debian calls {names}; there is no apt-get here to do it.")
    root = os.geteuid() == 0
    if not root and not shutil.which("sudo"):
        sys.exit(f"Please install {names}: apt-get needs root, and there is no sudo here.")
    command = [] if root else ["sudo"]
    command += ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=300", "-q"]
    print(f"Installing {names}.", flush=True)
    run_alone([*command, "update"])
    run_alone([*command, "install", "-y", "--no-install-recommends", *packages])


def run_alone(command: list[str], pause: float = PAUSE) -> None:
    """Run apt-get; while another one holds its locks, wait and try again."""
    for left in reversed(range(TRIES)):
        done = subprocess.run(command, check=False, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        sys.stderr.write(done.stderr)
        if not done.returncode:
            return
        if not any(word in done.stderr for word in LOCKED):
            break
        if left:
            print(f"Another apt-get is at work; trying again in {pause:g} seconds ({left} more times).", flush=True)
            time.sleep(pause)
    sys.exit(f"{' '.join(command)} failed with exit code {done.returncode}.")


def main() -> None:
    """Install what the named needs lack, and make sure that it helped."""
    needs = sys.argv[1:]
    packages = [package for need in needs for package in missing(need)]
    if not packages:
        return
    install(packages)
    still = [package for need in needs for package in missing(need)]
    if still:
        sys.exit(f"{' '.join(still)} installed, and yet what was needed is not there.")


if __name__ == "__main__":
    main()
