"""`python -m rampart` is the command `rampart`."""

from rampart.cli import main

if __name__ == "__main__":
    main()
