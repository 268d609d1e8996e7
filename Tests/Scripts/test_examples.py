"""Tests of `Scripts/checks examples`."""

import unittest

import script

examples = script.verb("examples")


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


class Pages(unittest.TestCase):
    def test_the_code_of_a_page_has_the_lines_of_the_page(self):
        page = "# A\n\n```swift\nlet a = 1\n```\n\n```sh\nls\n```\n\n```swift\nlet b = a\n```\n"
        self.assertEqual(
            {n: line for n, line in enumerate(examples.code_of(page).split("\n"), 1) if line},
            {4: "let a = 1", 12: "let b = a"})

    def test_a_manifest_is_no_code_of_a_page(self):
        page = "```swift\n// swift-tools-version: 6.2\nlet package = Package()\n```\n"
        self.assertEqual(examples.code_of(page).strip(), "")

    def test_every_catalog_has_a_landing_page_with_code(self):
        found = {path.stem for path, _ in examples.pages()}
        catalogs = {path.stem for path in (examples.ROOT / "Sources").glob("*/*.docc")}
        self.assertTrue(catalogs)
        self.assertLessEqual(catalogs, found)


if __name__ == "__main__":
    unittest.main()
