"""Loads the programs of the Scripts folder, and the verbs of Scripts/checks, as modules."""

import argparse
import importlib
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))

import programs

load = programs.load


def verb(name):
    """Returns the module of a verb."""
    return importlib.import_module(f"checking.{name.replace('-', '_')}")


def options(module, *arguments):
    """Returns the options of a verb for the arguments after its name."""
    parser = argparse.ArgumentParser()
    module.add_options(parser)
    return parser.parse_args(arguments)
