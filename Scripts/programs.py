"""Loads a program, which has no file extension, as a module."""

import importlib.machinery
import importlib.util
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


def load(name, folder=FOLDER):
    """Loads a program from a folder, by default this one."""
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader(f"script_{name}", str(folder / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module
