"""The rules in the order of play: draft, actions, persons, events, wall, super events, end of a month."""
