"""The verbs of `Scripts/checks`, each in its own module, and the modules that only verbs share.

A verb's module has `add_options(parser)`, and `run(options)`, which returns the exit status. Its
docstring is the text of `Scripts/checks VERB --help`.
"""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
"""The package's folder."""
