"""Compares the defaults of all public properties with Documentation/Defaults.csv.

The table has a row for each public property of each class that can be created, and another one for
each subclass with a different default. The verb reads the symbol graphs, so a property without a
row fails. It writes Tests/SweepTests/DefaultsCases.swift, whose test compares each row with a new
object.

    Scripts/checks defaults             write the test
    Scripts/checks defaults --check     fail if the table or the test doesn't match the public API

Columns of the table:

    class, property   the property, and the class that declares it or has another default
    default           a Swift expression that equals the property of a new object; `empty` for an empty
                      collection or text; `set` for anything but nil; a condition on `$0`; or `-` for
                      a property without a default, such as one that depends on the environment
    source            header, documentation, measurement, issue, reason, or several with `+`
    note              the source's content, conflicts between sources, the reason, and for `-` why
"""

import csv
import sys

import symbolgraphs

from checking import ROOT, generated

TABLE = ROOT / "Documentation" / "Defaults.csv"
FILE = ROOT / "Tests" / "SweepTests" / "DefaultsCases.swift"
COLUMNS = ["class", "property", "default", "source", "note"]

SOURCES = {"header", "documentation", "measurement", "issue", "reason"}
"""The possible sources of a default. An `issue` is a decision of the project's owner."""

ROOTS = {
    "UIView": "%s()", "CALayer": "%s()", "UIGestureRecognizer": "%s(target: nil, action: nil)",
    "UIViewController": "%s()", "CAPropertyAnimation": '%s(keyPath: "opacity")',
    "CAAnimation": "%s()", "UILayoutGuide": "%s()",
}
"""The expressions that create a subclass of each of these classes."""

PAIR = "(presentedViewController: UIViewController(), presenting: nil)"

MADE = {
    "CAAnimation": 'CABasicAnimation(keyPath: "opacity")',
    "CAPropertyAnimation": 'CABasicAnimation(keyPath: "opacity")',
    "NSLayoutConstraint": "NSLayoutConstraint(item: UIView(), attribute: .width, "
    "relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)",
    "NSMutableParagraphStyle": "NSMutableParagraphStyle()", "NSShadow": "NSShadow()",
    "NSTextAttachment": "NSTextAttachment(data: nil, ofType: nil)",
    "NSTextContainer": "NSTextContainer(size: .zero)", "NSLayoutManager": "NSLayoutManager()",
    "NSParagraphStyle": "NSParagraphStyle()",
    "UIAccessibilityElement": "UIAccessibilityElement(accessibilityContainer: UIView())",
    "UIAction": "UIAction { _ in }",
    "UIAlertAction": "UIAlertAction(title: nil, style: .default)", "UIApplication": "UIApplication.shared",
    "UIBezierPath": "UIBezierPath()",
    "UICollisionBehavior": "UICollisionBehavior(items: [])",
    "UIContextMenuConfiguration": "UIContextMenuConfiguration()",
    "UIDynamicAnimator": "UIDynamicAnimator()", "UIDynamicBehavior": "UIDynamicBehavior()",
    "UIDynamicItemBehavior": "UIDynamicItemBehavior(items: [])",
    "UIEditMenuInteraction": "UIEditMenuInteraction(delegate: nil)",
    "UIFocusHaloEffect": "UIFocusHaloEffect()",
    "UIGravityBehavior": "UIGravityBehavior(items: [])",
    "UIListContentView": "UIListContentView(configuration: .cell())",
    "UIContentUnavailableView": "UIContentUnavailableView(configuration: .empty())",
    "UIInputView": "UIInputView(frame: .zero, inputViewStyle: .default)",
    "UIKeyboardLayoutGuide": "UIView().keyboardLayoutGuide", "UIMenu": "UIMenu()",
    "UIMenuController": "UIMenuController.shared",
    "UIMenuDisplayPreferences": "UIMenuDisplayPreferences()",
    "UIPageControlProgress": "UIPageControlProgress()",
    "UIPageControlTimerProgress": "UIPageControlTimerProgress(preferredDuration: 3)",
    "UIPasteConfiguration": "UIPasteConfiguration()",
    "UIPencilInteraction": "UIPencilInteraction()",
    "UIPercentDrivenInteractiveTransition": "UIPercentDrivenInteractiveTransition()",
    "UIPointerInteraction": "UIPointerInteraction(delegate: nil)",
    "UIPopoverPresentationController": f"UIPopoverPresentationController{PAIR}",
    "UIPresentationController": f"UIPresentationController{PAIR}",
    "UIPreviewParameters": "UIPreviewParameters()",
    "UIPushBehavior": "UIPushBehavior(items: [], mode: .continuous)", "UIResponder": "UIResponder()", "UIScreen": "UIScreen.main",
    "UISheetPresentationController": f"UISheetPresentationController{PAIR}",
    "UISwipeActionsConfiguration": "UISwipeActionsConfiguration(actions: [])",
    "UIContextualAction": "UIContextualAction(style: .normal, title: nil) { _, _, _ in }",
    "UITextInteraction": "UITextInteraction(for: .editable)",
    "UIViewPropertyAnimator": "UIViewPropertyAnimator(duration: 1, curve: .linear)",
    "UndoManager": "UndoManager()",
}
"""The expressions that create these classes."""

EXCLUDED_PREFIXES = ("CG", "CI", "CM", "MP", "NSHash", "NSMap", "NSPointer", "NSString", "NSUser", "URL")
"""Frameworks other than UIKit and Core Animation."""

EXCLUDED = {
    "the system makes it": [
        "CADisplayLink", "NSLayoutAnchor", "UIDevice", "UIDynamicItemGroup", "UIEvent",
        "UIFocusMovementHint", "UIFocusSystem", "UIFocusUpdateContext",
        "UITableViewFocusUpdateContext", "UILocalizedIndexedCollation",
        "UITableViewDiffableDataSource", "UITableViewRowAction",
        "UIGraphicsImageRendererContext", "UIGraphicsPDFRendererContext",
        "UIGraphicsRendererContext", "UIKey", "UIMainMenuSystem.Configuration",
        "UIOpenURLContext", "UIPasteboard", "UIPencilHoverPose", "UIPencilInteraction.Squeeze",
        "UIPencilInteraction.Tap", "UIPointerRegionRequest", "UIPress", "UIPressesEvent", "UIScene",
        "UIScene.ActivationRequestOptions", "UIScene.OpenExternalURLOptions",
        "UISceneConnectionOptions", "UISceneOpenURLOptions", "UISceneSession",
        "UISceneSizeRestrictions", "UIScreenMode", "UIStatusBarManager",
        "UITextItem", "UITextRange", "UITextSelectionRect", "UITouch", "UIWindowScene", "UIWindowScene.Geometry",
    ],
    "Foundation's class on Apple platforms": [
        "FileManager", "NSDataAsset", "NSTextStorage", "UserDefaults",
    ],
    "its initializer states all of it": [
        "Timer", "UIAccessibilityCustomAction", "UIAttachmentBehavior", "UIBlurEffect", "UIColor",
        "UICommand", "UICommandAlternate", "UIContextMenuInteraction", "UICubicTimingParameters",
        "UIDeferredMenuElement", "UIEditMenuConfiguration", "UIFeedbackGenerator", "UIFieldBehavior",
        "UIFont", "UIFontDescriptor", "UIGraphicsImageRendererFormat",
        "UIGraphicsPDFRendererFormat",
        "UIGraphicsRenderer", "UIGraphicsRendererFormat", "UIImage", "UIImage.SymbolConfiguration",
        "UIKeyCommand", "UIMenuElement", "UIMenuItem", "UIPointerAccessory",
        "UIPointerRegion", "UIPointerStyle", "UIPreviewTarget", "UISceneConfiguration",
        "UISheetPresentationController.Detent", "UISnapBehavior", "UISpringTimingParameters",
        "UITargetedPreview", "UITextInputPasswordRules", "UITraitCollection",
        "UIWindowScene.GeometryPreferences.iOS",
    ],
    "only subclasses of an app are made": ["UIInputViewController", "UIPopoverBackgroundView"],
}
"""Classes without rows, by reason."""


def declared(graphs):
    """Returns the classes with their superclasses, and the properties that each one declares."""
    symbols, parents = {}, {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            symbols[symbol["identifier"]["precise"]] = symbol
        for relation in graph["relationships"]:
            if relation["kind"] == "inheritsFrom":
                parents[relation["source"]] = relation["target"]

    def name(precise):
        return ".".join(symbols[precise]["pathComponents"]) if precise in symbols else None

    classes = {
        name(precise): name(parents.get(precise))
        for precise, symbol in symbols.items()
        if symbol["kind"]["identifier"] == "swift.class"
    }
    properties = {}
    for symbol in symbols.values():
        *owner, member = symbol["pathComponents"]
        if symbol["kind"]["identifier"] == "swift.property" and ".".join(owner) in classes:
            properties.setdefault(".".join(owner), set()).add(member)
    return classes, properties


class Defaults:
    """The table, compared with the classes of the package."""

    def __init__(self, classes, properties, rows):
        self.classes = classes
        self.properties = properties
        self.rows = rows
        self.by_key = {(row["class"], row["property"]): row for row in rows}
        self.excluded = {name for names in EXCLUDED.values() for name in names}

    def ancestry(self, name):
        while name:
            yield name
            name = self.classes.get(name)

    def making(self, name):
        """Returns the expression that creates a class, or an empty result without rows."""
        if name in self.excluded:
            return None
        if name in MADE:
            return MADE[name]
        for ancestor in self.ancestry(name):
            if ancestor in ROOTS:
                return ROOTS[ancestor] % name
        return None

    def covered(self):
        return sorted(name for name in self.classes if self.making(name))

    def owner(self, kind, member):
        """Returns the nearest class of a kind whose row states a property."""
        for ancestor in self.ancestry(kind):
            if (ancestor, member) in self.by_key:
                return ancestor
        return None

    def problems(self):
        """Returns missing, superfluous and wrong rows of the table."""
        covered = set(self.covered())
        for name in sorted(self.properties):
            if name in covered or name in self.excluded or name.startswith(EXCLUDED_PREFIXES):
                continue
            yield f"{name}: say in Scripts/checking/defaults.py how it is made, or why it has no rows"
        for name in sorted(covered):
            for member in sorted(self.properties.get(name, ())):
                if self.owner(name, member) is None:
                    yield f"{name}.{member}: no row in Documentation/Defaults.csv"
        if len(self.by_key) != len(self.rows):
            yield "Documentation/Defaults.csv has two rows of one property"
        for row in self.rows:
            yield from self.problems_of(row, covered)

    def problems_of(self, row, covered):
        name = f"{row['class']}.{row['property']}"
        if row["class"] not in covered:
            yield f"{name}: there is no such class, or it has no rows"
        elif not any(
                row["property"] in self.properties.get(ancestor, ())
                for ancestor in self.ancestry(row["class"])):
            yield f"{name}: there is no such property"
        if not row["default"]:
            yield f"{name}: no default"
        unknown = set(row["source"].split("+")) - SOURCES
        if unknown:
            yield f"{name}: no such source: {', '.join(sorted(unknown))}"
        if (row["source"] == "reason" or row["default"] == "-") and not row["note"]:
            yield f"{name}: a note has to say why"

    def text(self):
        """Returns the generated test cases."""
        lines = [
            "// swift-format-ignore-file",
            "// Written by Scripts/checks defaults from Documentation/Defaults.csv; do not edit.",
            "import TouchstoneTesting", "import UIKit", "",
            "extension Defaults {",
            "  /// Every default of the table, of each kind of object that has it.",
            "  static func all() -> [DefaultCase] {", "    [",
        ]
        owners = sorted({row["class"] for row in self.rows if row["default"] != "-"})
        lines += [f"      of{owner.replace('.', '')}()," for owner in owners]
        lines += ["    ].flatMap { $0 }", "  }"]
        for owner in owners:
            lines += self.function(owner)
        return "\n".join(lines + ["}"]) + "\n"

    def function(self, owner):
        kinds = [kind for kind in self.covered() if owner in self.ancestry(kind)]
        lines = [
            "", f"  private static func of{owner.replace('.', '')}() -> [DefaultCase] {{",
            f"    var list = DefaultList<{owner}>()",
        ]
        lines += [f'    list.kind("{kind}") {{ {self.making(kind)} }}' for kind in kinds]
        for row in self.rows:
            if row["class"] != owner or row["default"] == "-":
                continue
            member = row["property"]
            others = [kind for kind in kinds if self.owner(kind, member) != owner]
            others = ", ".join(f'"{kind}"' for kind in others)
            lines.append(
                f'    list.add("{member}", but: [{others}]) {{ $0.{member} }} '
                f"holds: {{ {condition(row['default'])} }}")
        return lines + ["    return list.cases", "  }"]


def condition(default):
    if default == "empty":
        return "$0.isEmpty"
    if default == "set":
        return "$0 != nil"
    return default if "$0" in default else f"$0 == {default}"


def read_table():
    with TABLE.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        if reader.fieldnames != COLUMNS:
            sys.exit(f"Documentation/Defaults.csv has other columns than {', '.join(COLUMNS)}")
        return list(reader)


def add_options(parser):
    generated.add_options(parser)


def run(options):
    defaults = Defaults(
        *declared(generated.graphs(options, symbolgraphs.MODULES)), read_table())
    problems = list(defaults.problems())
    for problem in problems:
        print(problem, file=sys.stderr)
    text = defaults.text()
    if not generated.is_current(FILE, text, options, "defaults"):
        return 1
    compared = sum(row["default"] != "-" for row in defaults.rows)
    print(f"defaults: {len(defaults.rows)} properties, {compared} compared")
    return 1 if problems else 0
