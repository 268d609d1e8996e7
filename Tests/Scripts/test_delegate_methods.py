"""Tests of `Scripts/checks delegate-methods` with an invented module."""

import unittest

import script

delegate_methods = script.verb("delegate-methods")


def symbol(path, kind):
    return {
        "pathComponents": path.split("/"), "kind": {"identifier": f"swift.{kind}"},
        "identifier": {"precise": path},
    }


def relation(kind, source, target):
    return {"kind": kind, "source": source, "target": target}


GRAPH = {
    "symbols": [
        symbol("Listening", "protocol"),
        symbol("Listening/didHear(_:)", "method"),
        symbol("Listening/mustHear()", "method"),
        symbol("Listening/`default`", "property"),
        symbol("Listening/kind", "type.property"),
        symbol("Watching", "protocol"),
        symbol("Watching/didSee()", "method"),
        symbol("Strict", "protocol"),
        symbol("Strict/must()", "method"),
        symbol("Listener", "class"),
    ],
    "relationships": [
        relation("requirementOf", "Listening/didHear(_:)", "Listening"),
        relation("requirementOf", "Listening/mustHear()", "Listening"),
        relation("requirementOf", "Listening/`default`", "Listening"),
        relation("requirementOf", "Listening/kind", "Listening"),
        relation("requirementOf", "Watching/didSee()", "Watching"),
        relation("requirementOf", "Strict/must()", "Strict"),
        relation("defaultImplementationOf", "default", "Listening/didHear(_:)"),
        relation("defaultImplementationOf", "default", "Listening/`default`"),
        relation("defaultImplementationOf", "default", "Listening/kind"),
        relation("defaultImplementationOf", "default", "Watching/didSee()"),
        relation("conformsTo", "Watching", "Listening"),
        relation("conformsTo", "Watching", "Strict"),
        relation("conformsTo", "Listener", "Listening"),
    ],
}


class OptionalRequirementTests(unittest.TestCase):
    def test_requirements_with_a_default_are_optional(self):
        members, _ = delegate_methods.optional_requirements([GRAPH])
        self.assertEqual(
            members, {"Listening": {"didHear(_:)", "default"}, "Watching": {"didSee()"}})

    def test_a_protocol_is_listed_with_its_inherited_protocols_that_have_optional_requirements(
        self
    ):
        _, parents = delegate_methods.optional_requirements([GRAPH])
        self.assertEqual(parents, {"Watching": {"Listening"}})

    def test_the_list_is_written_in_the_order_of_names(self):
        text = delegate_methods.list_text([GRAPH])
        self.assertLess(text.index('"default"'), text.index('"didHear(_:)"'))
        self.assertLess(text.index('"Listening": ['), text.index('"Watching": ['))
        self.assertEqual(text, delegate_methods.list_text([GRAPH]))


if __name__ == "__main__":
    unittest.main()
