"""How Sphinx makes the pages of the documentation: `make docs`."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "examples" / "spoof"))

import rampart  # noqa: E402

project = "Rampart"
author = "The Rampart authors"
copyright = "2026, The Rampart authors"
release = version = rampart.__version__

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
# The notebooks are kept without outputs and run whenever the pages are made; a cell that fails, fails the build.
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 120
# Pages that stand in the repository too link its files, which are no pages here.
suppress_warnings = ["myst.xref_missing"]

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = "Rampart"
html_favicon = "../src/rampart/server/static/icon.svg"
html_copy_source = False
