"""Hands the compiled modules to setuptools; everything else is in pyproject.toml."""

from setuptools import setup

from rampart_build import setup_arguments

setup(**setup_arguments())
