"""Tests of `Scripts/checks sweep` with invented symbol graphs."""

import unittest

import script

sweep = script.verb("sweep")


def fragments(text):
    """Returns the fragments of a declaration as in a symbol graph; only `var` must be a keyword."""
    before, keyword, after = text.partition("var ")
    if not keyword:
        return [{"kind": "text", "spelling": text}]
    return [
        {"kind": "text", "spelling": before}, {"kind": "keyword", "spelling": "var"},
        {"kind": "text", "spelling": " " + after},
    ]


def symbol(kind, path, text, parameters=(), returns="()"):
    return {
        "identifier": {"precise": path}, "kind": {"identifier": f"swift.{kind}"},
        "pathComponents": path.split("."), "names": {"title": path.split(".")[-1]},
        "declarationFragments": fragments(text),
        "functionSignature": {
            "parameters": [{"declarationFragments": fragments(one)} for one in parameters],
            "returns": fragments(returns),
        },
    }


def swept(*symbols, inherits=()):
    """Returns the cases, and what is omitted, for a view with these symbols."""
    graph = sweep.Graph([{
        "symbols": [symbol("class", "UIView", "class UIView"), *symbols],
        "relationships": [
            {"kind": "inheritsFrom", "source": kind, "target": parent}
            for kind, parent in inherits
        ],
    }])
    found = sweep.Sweep(graph)
    found.collect()
    return found


def cases(found, owner, is_static=False):
    return found.members.get((owner, is_static), [])


class PropertyTests(unittest.TestCase):
    def test_a_property_that_takes_a_number_is_set_and_read_back(self):
        found = swept(symbol("property", "UIView.alpha", "var alpha: CGFloat { get set }"))
        self.assertEqual(
            cases(found, "UIView"),
            [("alpha", ".one", "keep", "$0.alpha = $1.cgFloat; return $0.alpha")])

    def test_values_of_several_numbers_are_odd_in_every_place(self):
        found = swept(symbol("property", "UIView.frame", "var frame: CGRect { get set }"))
        self.assertEqual([places for _, places, *_ in cases(found, "UIView")], [".all"])

    def test_values_that_cannot_be_set_or_hold_no_number_are_skipped(self):
        found = swept(
            symbol("property", "UIView.width", "var width: CGFloat { get }"),
            symbol("property", "UIView.size", "let size: CGSize"),
            symbol("property", "UIView.name", "var name: String { get set }"))
        self.assertEqual((found.members, found.unswept), ({}, []))

    def test_an_optional_number_and_a_list_of_numbers_are_numbers(self):
        self.assertEqual(sweep.odd_value("NSNumber?", "$1"), "$1.boxed")
        self.assertEqual(sweep.odd_value("[CGFloat]", "$1"), "$1.several(\\.cgFloat)")
        self.assertIsNone(sweep.odd_value("String", "$1"))


class CallTests(unittest.TestCase):
    def test_each_number_of_a_call_is_invalid_in_turn_and_the_rest_is_plain(self):
        found = swept(symbol(
            "method", "UIView.scroll(to:size:animated:then:)", "func scroll",
            ["to: CGPoint", "size: CGSize", "animated: Bool", "then: UIView?"]))
        self.assertEqual(
            cases(found, "UIView"),
            [("scroll(to:size:animated:then:)", ".all", "run",
              "$0.scroll(to: $1.at(0, of: 2).point, size: $1.at(1, of: 2).size, animated: true, "
              "then: nil)")])

    def test_results_of_a_call_are_checked(self):
        found = swept(symbol(
            "method", "UIView.sizeThatFits(_:)", "func sizeThatFits", ["size: CGSize"], "CGSize"))
        self.assertEqual(
            [(verb, code) for _, _, verb, code in cases(found, "UIView")],
            [("take", "$0.sizeThatFits($1.size)")])

    def test_an_argument_that_can_not_be_created_is_named(self):
        found = swept(symbol(
            "method", "UIView.mix(_:by:)", "func mix", ["other: Strange", "by: CGFloat"]))
        self.assertEqual(found.members, {})
        self.assertEqual(found.unswept, ["UIView.mix(_:by:): takes Strange"])

    def test_a_call_without_numbers_is_skipped(self):
        found = swept(symbol("method", "UIView.tell(_:)", "func tell", ["other: Strange"]))
        self.assertEqual((found.members, found.unswept), ({}, []))

    def test_functions_and_initializers_need_no_subject(self):
        found = swept(
            symbol("func", "CGRectMake(_:)", "func CGRectMake", ["x: CGFloat"], "CGRect"),
            symbol("init", "UIView.init(width:)", "init", ["width: CGFloat"], "UIView"))
        self.assertEqual(cases(found, "", True)[0][3], "CGRectMake($0.cgFloat)")
        self.assertEqual(cases(found, "UIView", True)[0][3], "UIView(width: $0.cgFloat)")


class SubjectTests(unittest.TestCase):
    def test_a_member_is_swept_on_every_class_that_inherits_it(self):
        found = swept(
            symbol("class", "UISwitch", "class UISwitch"),
            symbol("property", "UIView.alpha", "var alpha: CGFloat { get set }"),
            inherits=[("UISwitch", "UIView")])
        self.assertEqual([kind for kind, _ in found.graph.made("UIView")], ["UISwitch", "UIView"])
        self.assertIn('list.subject("UISwitch") { UISwitch(frame: ', found.text())

    def test_a_type_that_can_not_be_created_is_named(self):
        found = swept(
            symbol("class", "Strange", "class Strange"),
            symbol("property", "Strange.alpha", "var alpha: CGFloat { get set }"))
        self.assertEqual(found.unswept, ["Strange.alpha: no Strange can be made"])
        self.assertIn("// Strange.alpha: no Strange can be made", found.text())

    def test_the_members_of_a_protocol_are_swept_on_its_conforming_types(self):
        found = swept(
            symbol("protocol", "Wide", "protocol Wide"),
            symbol("property", "Wide.width", "var width: CGFloat { get set }"))
        self.assertEqual((found.members, found.unswept), ({}, []))


if __name__ == "__main__":
    unittest.main()
