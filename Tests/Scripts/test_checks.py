"""Tests of the program `Scripts/checks` and its table of verbs."""

import contextlib
import io
import types
import unittest
from unittest import mock

import script

checks = script.load("checks")


def output_of(call, *arguments):
    """Returns the result of a call, and all that it prints."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        return call(*arguments), output.getvalue()


class Verbs(unittest.TestCase):
    def test_each_verb_has_a_module_that_reads_its_checking_options(self):
        for name, verb in checks.VERBS.items():
            with self.subTest(name):
                options = checks.read_options([name, *verb.checking])
                self.assertIs(options.run, script.verb(name).run)

    def test_each_module_is_a_verb_or_shared(self):
        modules = {path.stem for path in (script.ROOT / "Scripts/checking").glob("*.py")}
        verbs = {name.replace("-", "_") for name in checks.VERBS}
        shared = {"__init__", "generated", "initializersamples", "latecases", "markdown"}
        self.assertEqual(modules - verbs, shared)

    def test_only_the_module_of_the_verb_that_runs_is_loaded(self):
        with mock.patch.object(checks, "module_of", wraps=checks.module_of) as module_of:
            checks.read_options(["unused", "--tests"])
            module_of.assert_called_once_with("unused")

    def test_the_help_lists_each_verb_in_one_line(self):
        output = io.StringIO()
        with contextlib.redirect_stdout(output), self.assertRaises(SystemExit):
            checks.read_options(["--help"])
        lines = [" ".join(line.split()) for line in output.getvalue().splitlines()]
        for name, verb in checks.VERBS.items():
            self.assertIn(f"{name} {verb.summary}", lines)

    def test_continuous_integration_runs_the_checking_form_of_each_verb(self):
        lines = (script.ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()
        for name, verb in checks.VERBS.items():
            step = " ".join(["Scripts/checks", name, *verb.checking])
            self.assertIn(f'step "{name.replace("-", " ")}" {step}', lines)


class All(unittest.TestCase):
    def check_all(self, *failing):
        """Returns the result of all checks, some of which fail, and the verbs that ran."""
        ran = []

        def run(command):
            ran.append(command[2])
            return types.SimpleNamespace(returncode=int(command[2] in failing))

        with mock.patch.object(checks.subprocess, "run", run):
            status, output = output_of(checks.main, ["all"])
        self.assertEqual(ran, list(checks.VERBS))
        return status, output

    def test_all_pass_if_each_passes(self):
        self.assertEqual(self.check_all(), (0, f"checks: all {len(checks.VERBS)} passed\n"))

    def test_one_that_fails_stops_none_of_the_others_and_is_named(self):
        status, output = self.check_all("api", "unused")
        self.assertEqual(status, 1)
        self.assertIn(f"checks: 2 of {len(checks.VERBS)} failed: api, unused", output)


if __name__ == "__main__":
    unittest.main()
