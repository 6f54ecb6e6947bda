"""The tests, as a package: helpers are imported by their whole name, as in `from tests.rules import rule`."""
