"""Tests of Scripts/site."""

import unittest

import script

site = script.load("site")


class Catalogs(unittest.TestCase):
    def test_only_warnings_about_pages_of_a_catalog_are_problems(self):
        start = {"line": 48, "column": 8}
        page = {
            "source": "file:///Sources/UIKit/UIKit.docc/UIKit.md", "range": {"start": start},
            "summary": "'UIVeiw' doesn't exist at '/UIKit'"}
        comment = {"source": "file:///Sources/UIKit/UIKit.swift", "summary": "elsewhere"}
        self.assertEqual(
            site.catalog_problems({"diagnostics": [comment, page, {"summary": "nowhere"}]}),
            ["UIKit.md:48: 'UIVeiw' doesn't exist at '/UIKit'"])

    def test_a_catalog_has_the_name_of_a_module_of_the_reference(self):
        catalogs = list((site.ROOT / "Sources").glob("*/*.docc"))
        self.assertTrue(catalogs)
        for catalog in catalogs:
            self.assertEqual(catalog.stem, catalog.parent.name)
            self.assertIn(catalog.stem, {"UIKit", *site.OWN_MODULES.values()})


if __name__ == "__main__":
    unittest.main()
