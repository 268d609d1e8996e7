"""Loads the programs of the Scripts folder as modules."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))

import programs

load = programs.load
