"""Tests of Scripts/examples."""

import unittest

import script

examples = script.load("examples")


class Options(unittest.TestCase):
    def test_a_target_is_checked_with_its_packages_settings(self):
        isolation = {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}
        feature = {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}
        self.assertEqual(
            examples.options_of({"name": "Kiosk", "settings": [isolation, feature]})[-2:],
            ["-default-isolation", "MainActor"])

    def test_every_example_has_a_target_with_sources(self):
        found = [
            target for example in examples.EXAMPLES.glob("*/Package.swift")
            for target in examples.targets_of(example.parent)]
        self.assertTrue(found)
        for name, _, sources in found:
            self.assertTrue(sources, name)


if __name__ == "__main__":
    unittest.main()
