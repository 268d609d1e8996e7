"""Writes Tests/SweepTests/SweepCases.swift: every public property and call that takes a number.

The symbol graphs list the API, so that new API is swept as soon as it is written. Parameters other
than numbers get the plain value of FILLERS. SUBJECTS creates the types. If a value or type is
unknown, the generated file says so in a comment: add it to this module, or ignore it.

latecases.py generates a second file in the same way, Tests/SweepTests/Late/LateCases.swift: every
property and setter of a view, for changes after the first layout. In that file, an unknown type is
an error.

    Scripts/checks sweep             write the files
    Scripts/checks sweep --check     fail if a file is out of date
"""

import re
import sys

import symbolgraphs

from checking import ROOT, generated, latecases

FILE = ROOT / "Tests" / "SweepTests" / "SweepCases.swift"
LATE = ROOT / "Tests" / "SweepTests" / "Late" / "LateCases.swift"

SINGLE = {
    "cgFloat", "number", "float", "whole", "unsigned", "unsigned32", "unsigned16", "boxed",
}
"""The properties of `Odd` with one number."""

NUMBERS = {
    "CGFloat": "cgFloat", "Double": "number", "TimeInterval": "number", "CFTimeInterval": "number",
    "Float": "float", "Int": "whole", "UInt": "unsigned", "UInt32": "unsigned32",
    "UInt16": "unsigned16", "NSNumber": "boxed", "CGPoint": "point", "CGSize": "size",
    "CGRect": "rectangle", "CGVector": "vector", "UIOffset": "offset", "UIEdgeInsets": "insets",
    "NSDirectionalEdgeInsets": "directionalInsets", "NSRange": "range",
    "CGAffineTransform": "transform", "CATransform3D": "transform3D",
}
"""Types of numbers, and the property of `Odd` that returns an unusual value of each."""

FILLERS = {
    "Bool": "true", "String": '"a"', "() -> Void": "{}", "UIView": "UIView()",
    "CALayer": "CALayer()", "Any": "0", "Data": "Data()", "Selector": 'Selector("setNeedsLayout", UIView.setNeedsLayout)',
    "any UICoordinateSpace": "UIScreen.main.coordinateSpace", "(Timer) -> Void": "{ _ in }",
    "UIView.AnimationOptions": "[]", "UIView.AnimationCurve": ".easeInOut",
    "UIFont.Weight": ".regular", "UIRectCorner": ".allCorners", "CGPathFillRule": ".winding",
    "UIControl.Event": ".touchUpInside", "UIImage.Orientation": ".up",
    "UIImage.ResizingMode": ".stretch", "UIUserInterfaceStyle": ".dark",
    "UIUserInterfaceLayoutDirection": ".rightToLeft", "UITextLayoutDirection": ".left",
    "CALayerCornerCurve": ".continuous", "[UIMenuElement]": "[]",
    "CGPath": "CGPath(rect: .zero, transform: nil)", "UITextPosition": "$0.beginningOfDocument",
    "UITextRange": "$0.wholeRange", "CGColor": "UIColor.red.cgColor",
    "CGImage": "Sweep.image!.cgImage!", "UIInputView.Style": ".keyboard",
    "any UITimingCurveProvider": "UICubicTimingParameters(animationCurve: .linear)",
}
"""Values for parameters other than numbers. Optional parameters get nil."""

FRAME = "CGRect(x: 20, y: 20, width: 200, height: 100)"

ROOTS = {
    "UIView": f"%s(frame: {FRAME})", "CALayer": "%s()", "UIGestureRecognizer": "%s(target: nil, action: nil)",
    "UIViewController": "%s()", "CAPropertyAnimation": '%s(keyPath: "position.x")',
    "CAAnimation": "%s()", "UILayoutGuide": "%s()",
}
"""The expressions that create a subclass of each of these classes."""

SUBJECTS = {
    "UIRefreshControl": "UIRefreshControl()",
    "UIListContentView": "UIListContentView(configuration: .cell())",
    "UIContentUnavailableView": "UIContentUnavailableView(configuration: .empty())",
    "UIInputView": f"UIInputView(frame: {FRAME}, inputViewStyle: .keyboard)",
    "UIButton": "Sweep.button", "UILabel": "Sweep.label", "UITextField": "Sweep.field",
    "UITextView": "Sweep.textView", "UIScrollView": "Sweep.scrollView",
    "UIFont": "UIFont.systemFont(ofSize: 17)", "UIColor": "UIColor.red",
    "UIBezierPath": "UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))",
    "CGMutablePath": "CGMutablePath()", "CGPath": "CGPath(rect: .zero, transform: nil)",
    "CGContext": "CGContext()", "UIImage": "Sweep.image!", "UndoManager": "UndoManager()",
    "UIContextMenuConfiguration": "UIContextMenuConfiguration()",
    "UIAccessibilityElement": "UIAccessibilityElement(accessibilityContainer: UIView())",
    "CGAffineTransform": "CGAffineTransform.identity", "UIEdgeInsets": "UIEdgeInsets.zero",
    "UIButton.Configuration": "UIButton.Configuration.filled()",
    "UIPreviewParameters": "UIPreviewParameters()", "UIApplication": "UIApplication.shared",
    "UIScreen": "UIScreen.main", "UIMenuController": "UIMenuController.shared",
    "UIMenuDisplayPreferences": "UIMenuDisplayPreferences()",
    "UIKeyboardLayoutGuide": "UIView().keyboardLayoutGuide",
    "CGColor": "UIColor.red.cgColor", "CGPoint": "CGPoint.zero", "CGSize": "CGSize.zero",
    "CGRect": "CGRect.zero", "NSObject": "NSObject()",
    "Timer": "Timer(timeInterval: 1, repeats: false) { _ in }",
    "UIViewPropertyAnimator": "UIViewPropertyAnimator(duration: 1, curve: .linear)",
    "CAMediaTimingFunction": "CAMediaTimingFunction(name: .default)",
    "CMMotionManager": "CMMotionManager()",
    "MPSkipIntervalCommand": "MPRemoteCommandCenter.shared().skipForwardCommand",
    "MPChangePlaybackRateCommand": "MPRemoteCommandCenter.shared().changePlaybackRateCommand",
    "MPRatingCommand": "MPRemoteCommandCenter.shared().ratingCommand",
}
"""The expressions that create these types."""

ABSTRACT = {
    "UITrackingLayoutGuide", "CAAnimation",
    "CAPropertyAnimation", "UIInputViewController",
}
"""Classes that apps don't create."""

PLAIN_VALUES = {"init(rawValue:)", "UIApplicationMain(_:_:_:_:)"}
"""Calls that only store their argument, or that never return."""


def spelling(fragments):
    return "".join(fragment["spelling"] for fragment in fragments)


class Graph:
    """The public types of the package and their declarations."""

    def __init__(self, graphs):
        self.symbols = {}
        self.parents = {}
        for graph in graphs:
            for symbol in graph["symbols"]:
                self.symbols[symbol["identifier"]["precise"]] = symbol
            for relation in graph["relationships"]:
                if relation["kind"] == "inheritsFrom":
                    self.parents[relation["source"]] = relation["target"]
        self.types = {
            ".".join(symbol["pathComponents"]): precise
            for precise, symbol in self.symbols.items()
            if self.kind(symbol) in ("class", "struct", "enum", "protocol")
        }

    @staticmethod
    def kind(symbol):
        return symbol["kind"]["identifier"].removeprefix("swift.")

    def kind_of(self, name):
        return self.kind(self.symbols[self.types[name]]) if name in self.types else None

    def ancestry(self, name):
        """Returns the type and its ancestors, nearest first."""
        precise = self.types.get(name)
        while precise in self.symbols:
            yield ".".join(self.symbols[precise]["pathComponents"])
            precise = self.parents.get(precise)

    def making(self, name):
        """Returns the expression that creates a type, or an empty result if it isn't known."""
        if name in SUBJECTS and name not in ABSTRACT:
            return SUBJECTS[name]
        if name in ABSTRACT or self.kind_of(name) != "class":
            return None
        for ancestor in self.ancestry(name):
            if ancestor in ROOTS:
                return ROOTS[ancestor] % name
        return None

    def made(self, name):
        """Returns the creatable types among a type and its subtypes, itself first."""
        kinds = [kind for kind in sorted(self.types) if name in self.ancestry(kind)] or [name]
        return [(kind, self.making(kind)) for kind in kinds if self.making(kind)]


def odd_value(type_name, source):
    """Returns an unusual value of a type of numbers, or an empty result for another type."""
    plain = type_name.removesuffix("?").removesuffix("!")
    if plain in NUMBERS:
        return f"{source}.{NUMBERS[plain]}"
    if plain.startswith("[") and plain[1:-1] in NUMBERS:
        return f"{source}.several(\\.{NUMBERS[plain[1:-1]]})"
    return None


def filler(graph, type_name):
    if type_name in FILLERS:
        return FILLERS[type_name]
    if type_name.endswith("?"):
        return "nil"
    return None


def settable_type(symbol):
    """Returns the type of a settable property."""
    fragments = symbol["declarationFragments"]
    text = spelling(fragments)
    if not any(part["spelling"] == "var" and part["kind"] == "keyword" for part in fragments):
        return None
    if "{" in text and "set }" not in text:
        return None
    return text.split(": ", 1)[1].split("{")[0].strip()


def arguments(graph, symbol, source):
    """Returns the arguments of a call with unusual numbers, or the obstacle, or nothing."""
    parameters = []
    for parameter in symbol.get("functionSignature", {}).get("parameters", []):
        text = spelling(parameter["declarationFragments"])
        parameters.append(text.split(": ", 1)[1].removeprefix("inout ") if ": " in text else "?")
    count = sum(odd_value(name, "") is not None for name in parameters)
    if count == 0:
        return None, None
    labels = re.search(r"\((.*)\)", symbol["names"]["title"])[1].split(":")[:-1]
    texts, place = [], 0
    for label, name in zip(labels, parameters):
        value = odd_value(name, source if count == 1 else f"{source}.at({place}, of: {count})")
        if value is not None:
            place += 1
        else:
            value = filler(graph, name)
        if value is None:
            return None, name
        texts.append(value if label == "_" else f"{label}: {value}")
    return ", ".join(texts), None


def function_name(owner, is_static):
    if not owner:
        return "ofFunctions"
    name = owner.replace(".", "")
    return f"ofType{name}" if is_static else f"of{name}"


class Sweep:
    """Collects the cases of each type."""

    def __init__(self, graph):
        self.graph = graph
        self.members = {}
        self.unswept = []

    def collect(self):
        for symbol in sorted(
                self.graph.symbols.values(), key=lambda symbol: symbol["pathComponents"]):
            kind = Graph.kind(symbol)
            *owner, member = symbol["pathComponents"]
            owner = ".".join(owner)
            name = f"{owner}.{member}" if owner else member
            text = spelling(symbol["declarationFragments"])
            is_generic = "<" in text.split("(")[0]
            if self.graph.kind_of(owner) == "protocol" or is_generic or member in PLAIN_VALUES:
                continue
            if kind in ("property", "type.property"):
                self.property(symbol, owner, member, kind)
            elif kind in ("method", "type.method", "init", "func"):
                self.call(symbol, owner, member, kind)

    def property(self, symbol, owner, member, kind):
        type_name = settable_type(symbol)
        value = odd_value(type_name, "$1") if type_name else None
        if value is None:
            return
        if kind == "type.property":
            value = value.replace("$1", "$0")
            self.add(owner, member, "keep", f"{owner}.{member} = {value}; return {owner}.{member}", is_static=True)
        elif self.graph.kind_of(owner) == "struct":
            # A plain value may store anything; its number matters only when the value is used.
            self.add(owner, member, "run", f"$0.{member} = {value}")
        elif self.graph.made(owner):
            self.add(owner, member, "keep", f"$0.{member} = {value}; return $0.{member}")
        else:
            self.unswept.append(f"{owner}.{member}: no {owner} can be made")

    def call(self, symbol, owner, member, kind):
        is_static = kind != "method"
        texts, obstacle = arguments(self.graph, symbol, "$0" if is_static else "$1")
        name = f"{owner}.{member}" if owner else member
        if obstacle:
            self.unswept.append(f"{name}: takes {obstacle}")
        if texts is None:
            return
        base = member.split("(")[0]
        returns = spelling(symbol.get("functionSignature", {}).get("returns", []))
        verb = "run" if returns == "()" else "take"
        if is_static:
            call = base if not owner else owner if kind == "init" else f"{owner}.{base}"
            self.add(owner, member, verb, f"{call}({texts})", is_static=True)
        elif self.graph.made(owner):
            self.add(owner, member, verb, f"$0.{base}({texts})")
        else:
            self.unswept.append(f"{name}: no {owner} can be made")

    def add(self, owner, member, verb, code, is_static=False):
        odd = re.findall(r"\$[01]\.(?:at\(\d+, of: \d+\)\.)?(\w+)", code)
        values = [name for name in odd if name in NUMBERS.values() or name == "several"]
        places = ".one" if len(values) == 1 and values[0] in SINGLE else ".all"
        self.members.setdefault((owner, is_static), []).append((member, places, verb, code))

    def text(self):
        lines = [
            "// swift-format-ignore-file",
            "// Written by Scripts/checks sweep from the symbol graphs; do not edit.",
            "import CoreMotion", "import MediaPlayer", "import UIKit", "",
            "extension Sweep {",
            "  /// Every public property and call that takes a number.",
            "  static func all() -> [SweepCase] {", "    [",
        ]
        functions = {key: function_name(*key) for key in sorted(self.members)}
        lines += [f"      {name}()," for name in functions.values()]
        lines += ["    ].flatMap { $0 }", "  }"]
        for key, name in functions.items():
            owner, is_static = key
            lines += ["", f"  private static func {name}() -> [SweepCase] {{"]
            if is_static:
                lines.append(f'    var list = SweepCalls(of: "{owner}")')
            else:
                lines.append(f'    var list = SweepMembers<{owner}>(of: "{owner}")')
                for kind, making in self.graph.made(owner):
                    lines.append(f'    list.subject("{kind}") {{ {making} }}')
            for member, places, verb, code in sorted(set(self.members[key])):
                lines.append(f'    list.{verb}("{member}", {places}) {{ {code} }}')
            lines += ["    return list.cases", "  }"]
        lines += ["}", "", "// Not swept:"]
        lines += [f"// {line}" for line in sorted(set(self.unswept))]
        return "\n".join(lines) + "\n"


def add_options(parser):
    generated.add_options(parser)


def run(options):
    graph = Graph(generated.graphs(options, symbolgraphs.MODULES))
    sweep = Sweep(graph)
    sweep.collect()
    late = latecases.LateCases(graph, settable_type, spelling)
    late.collect()
    if late.unknown:
        print(
            "Scripts/checking/latecases.py knows no values for these; add some, or say in it why no "
            "layout depends on them:\n  " + "\n  ".join(late.unknown), file=sys.stderr)
        return 1
    for file, text in ((FILE, sweep.text()), (LATE, late.text())):
        if not generated.is_current(file, text, options, "sweep"):
            return 1
    count = sum(len(members) for members in sweep.members.values())
    print(f"sweep: {count} properties and calls, {len(set(sweep.unswept))} left out")
    print(f"late: {sum(map(len, late.lines.values()))} properties and setters")
    return 0
