"""Loads a program of the Scripts folder, which has no file extension, as a module."""

import importlib.machinery
import importlib.util
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def load(name):
    scripts = str(ROOT / "Scripts")
    if scripts not in sys.path:
        sys.path.insert(0, scripts)
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader(f"script_{name}", f"{scripts}/{name}")
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module
