"""Generates the cases of Tests/SweepTests/Late: each property and setter of each view class, for
changes after the first layout. `Scripts/checks sweep` writes them.

Values come from VALUES by type, and from the cases of enumerations. A property that isn't in any
table is an error, so that a new one can't be missed. Add values for its type, or state in SKIPPED
or SKIPPED_TYPES why no layout depends on it.
"""

import re

VALUES = {
    "Bool": ["true", "false"],
    "Int": ["0", "1", "3"],
    "CGFloat": ["0", "5", "60"],
    "Float": ["0", "0.5"],
    "Double": ["0", "0.5"],
    "TimeInterval": ["0", "0.5"],
    "String": ["Late.long", "Late.lines", '""'],
    "NSAttributedString": ['Late.attributed("Tall")', "Late.attributed(Late.lines, size: 11)"],
    "UIFont": [".systemFont(ofSize: 30)", ".systemFont(ofSize: 9)"],
    "UIImage": ["Late.image(40, 30)", "Late.image(6, 50)"],
    "UIView": ["UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))"],
    "UIColor": [".red"],
    "UIImage.SymbolConfiguration": ["UIImage.SymbolConfiguration(pointSize: 40)"],
    "UIEdgeInsets": ["UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)", ".zero"],
    "NSDirectionalEdgeInsets": [
        "NSDirectionalEdgeInsets(top: 3, leading: 21, bottom: 9, trailing: 13)", ".zero"],
    "NSDirectionalRectEdge": [".top", ".bottom", ".trailing", ".leading"],
    "UIOffset": ["UIOffset(horizontal: 3, vertical: 5)"],
    "CGPoint": ["CGPoint(x: 70, y: 90)", ".zero"],
    "CGSize": ["CGSize(width: 70, height: 90)", ".zero"],
    "CGRect": ["CGRect(x: 30, y: 500, width: 70, height: 50)"],
    "CGAffineTransform": ["CGAffineTransform(scaleX: 2, y: 1)", ".identity"],
    "CATransform3D": ["CATransform3DMakeScale(2, 1, 1)", "CATransform3DIdentity"],
    "UIView.AutoresizingMask": [
        "[.flexibleWidth]", "[.flexibleLeftMargin, .flexibleHeight]", "[]"],
    "UILayoutPriority": ["UILayoutPriority(1)", "UILayoutPriority(240)", "UILayoutPriority(999)"],
    "UIButton.Configuration": [
        "Late.configuredButton.configuration", "UIButton.Configuration.plain()"],
    "UIButton.ConfigurationUpdateHandler": [
        "{ $0.configuration = .gray(); $0.configuration?.title = Late.long }"],
    "UIBackgroundConfiguration": [".clear()"],
    "[NSAttributedString.Key : Any]": ["[.font: UIFont.systemFont(ofSize: 30)]", "[:]"],
    "UIAction": ["UIAction(title: Late.long) { _ in }"],
    "UIVisualEffect": ["UIBlurEffect(style: .dark)"],
    "UIMenu": ['UIMenu(children: [UIAction(title: Late.long, state: .on) { _ in }])'],
    "UIRefreshControl": ["UIRefreshControl()"],
    "AttributedString": ["AttributedString(Late.long)", 'AttributedString("")'],
    "UIConfigurationTextAttributesTransformer": [
        "UIConfigurationTextAttributesTransformer { "
        "$0.merging(AttributeContainer([.font: UIFont.systemFont(ofSize: 30)])) }"],
}
"""Values of each type, set one after the other. An optional also gets nil."""

STATES = [".normal", ".selected", ".disabled"]

ARGUMENTS = {
    "UIControl.State": STATES, "NSLayoutConstraint.Axis": [".horizontal", ".vertical"],
    "Bool": ["false"], "Int": ["0", "1"], "UIBarMetrics": [".default"],
    "UISegmentedControl.Segment": [".any"],
    "UIView": ["$0.arrangedSubviews[0]"],
}
"""The arguments of a setter after the value. Each one is a case."""

NO_PART = "its accessibility, focus, keyboard or menu; no layout reads it"

SKIPPED_TYPES = {
    "UIShadowProperties": "a shadow has no layout",
    "(any UIScrollViewDelegate)?": "a delegate", "(any UITextFieldDelegate)?": "a delegate",
    "(any UITextInputDelegate)?": "a delegate", "UIFocusEffect?": NO_PART,
    "UIFocusGroupPriority": NO_PART, "UIHoverStyle?": NO_PART, "UITextContentType!": NO_PART,
    "UITextInputPasswordRules?": NO_PART, "UIWritingToolsResultOptions": NO_PART,
    "[UIGestureRecognizer]?": NO_PART, "[any UIInteraction]": NO_PART,
    "[any UIFocusEnvironment]!": NO_PART, "UITextRange?": "a selection", "NSRange": "a selection",
    "[NSValue]": "selections", "UIPageControlProgress?": "it is drawn in a dot of the same size",
    "UIButton.PointerStyleProvider?": "only a pointer shows it",
    "UIScrollView.DecelerationRate": "a speed", "Progress?": "ProgressWatch reads it in each frame",
    "any UITraitOverrides": "EXTRA has its traits one by one",
    "UIConfigurationColorTransformer?": "a color has no part in a size",
    "[UIImage]?": "pictures of an animation have no part in a size",
    **{name: NO_PART for name in (
        "UIKeyboardType", "UIKeyboardAppearance", "UIReturnKeyType", "UIWritingToolsBehavior",
        "UITextAutocapitalizationType", "UITextAutocorrectionType", "UITextSpellCheckingType",
        "UITextSmartQuotesType", "UITextSmartDashesType", "UITextSmartInsertDeleteType",
        "UITextInlinePredictionType", "UITextMathExpressionCompletionType", "UITextStorageDirection",
        "UIScrollView.KeyboardDismissMode", "UIScrollView.IndicatorStyle",
        "UIScrollView.IndexDisplayMode", "UIContextMenuConfiguration.ElementOrder")},
}
"""Types that don't affect layout, with the reason."""

SKIPPED = {
    "UILayoutGuide.owningView": "moving a guide takes its constraints away",
    "UILayoutGuide.layoutFrame": "constraints decide on it",
    "UIKeyboardLayoutGuide.layoutFrame": "it can't be set",
    "UITextField.interactionState": "a selection",
    "UIView.accessibilityIdentifier": "a name", "UIView.focusGroupIdentifier": "a name",
    "UIView.tag": "a name", "UIControl.toolTip": "only a pointer shows it",
    "UILayoutGuide.identifier": "a name",
    **{f"UIView.{name}": "only touches ask for it" for name in (
        "isMultipleTouchEnabled", "isExclusiveTouch", "isUserInteractionEnabled")},
    "UITextField.inputView": NO_PART, "UITextField.inputAccessoryView": NO_PART,
    "UITextView.inputView": NO_PART, "UITextView.inputAccessoryView": NO_PART,
    "UIView.translatesAutoresizingMaskIntoConstraints":
        "true keeps the frame of that moment, which is another one after a layout",
}
"""Properties that aren't tested, with the reason."""

FRAMES = {"frame", "bounds", "center", "anchorPoint"}
"""Constraints override these properties, so they are tested with views that the app places by
frame."""

EXCEPT = {
    "UILabel.text": ["titleLabel of UIButton", "subtitleLabel of UIButton"],
    "UILabel.attributedText": ["titleLabel of UIButton", "subtitleLabel of UIButton"],
    "UIView.transform": ["UISwitch", "UIStepper", "UIProgressView"],
    "UIView.transform3D": ["UISwitch", "UIStepper", "UIProgressView"],
}
"""Objects that a property isn't tested with. A button sets the text of its labels again. The three
controls have their own size in `frame`, which a transform makes invalid."""

LAST_VALUES = {
    "UIButton.configuration": "the labels of a button keep the fonts of its last configuration",
    "UIButton.configurationUpdateHandler": "a handler's configuration stays without the handler",
    "UITextField.defaultTextAttributes": "what is set without a font keeps the font",
}
"""Properties whose last value isn't tested because earlier values have lasting effects, with the
reason."""

OMITTED = {
    "UIStackView.distribution": {
        ".equalCentering": "which of equal views gives way depends on the order of the constraints"},
}
"""Values of a property that aren't tested, with the reason."""

SKIPPED_CLASSES = {
    "UITableView": "TableTests judge its late changes",
    "UITableViewCell": "TableTests judge its late changes",
    "UITableViewHeaderFooterView": "TableTests judge its late changes",
    "UIListContentView": "TableTests judge its late changes",
    "UIContentUnavailableView": "TableTests judge its late changes",
    "UIWindow": "constraints don't place windows", "UIPopoverBackgroundView": "abstract",
    "UIInputView": "the keyboard's scene places it", "UIRefreshControl": "a scroll view places it",
    "UIFocusGuide": "it has no layout of its own", "UITrackingLayoutGuide": "abstract",
    "UILayoutGuide": "only its identifier can be set, and its place",
}
"""Classes without tested views, with the reason."""

SUBJECTS = {
    "UIView": ["view"], "UILabel": ["label", "wrappingLabel"],
    "UIButton": ["button", "configuredButton", "plainConfiguredButton"],
    "UIImageView": ["imageView"], "UITextField": ["field"],
    "UITextView": ["textView", "scrollingTextView"], "UIStackView": ["stack", "column"],
    "UISegmentedControl": ["segments"], "UIPageControl": ["pages"], "UIScrollView": ["scrollView"],
}
"""The objects of `Late` that are tested. Other classes are created with a plain initializer."""

PARTS = {
    "UILabel": [("titleLabel of UIButton", "{ let view = Late.button; return Late.part(view, view.titleLabel) }"),
                ("subtitleLabel of UIButton", "{ let view = Late.plainConfiguredButton; return Late.part(view, view.subtitleLabel) }")],
    "UIKeyboardLayoutGuide": [("UIKeyboardLayoutGuide", "{ Late.keyboardGuide }")],
    "UIViewController": [("UIViewController", "{ Late.controller }")],
}
"""Objects that change the layout of another view."""

EXTRA = {
    "UIView": [
        ("traitOverrides.layoutDirection", [
            (".rightToLeft", "$0.traitOverrides.layoutDirection = .rightToLeft"),
            (".leftToRight", "$0.traitOverrides.layoutDirection = .leftToRight")]),
        ("traitOverrides.displayScale", [
            ("1", "$0.traitOverrides.displayScale = 1"),
            ("3", "$0.traitOverrides.displayScale = 3")]),
    ],
    "UIStackView": [
        ("removeArrangedSubview", [
            ("the first", "$0.removeArrangedSubview($0.arrangedSubviews[0])")]),
        ("arrangedSubviews[1].isHidden", [
            ("true", "$0.arrangedSubviews[1].isHidden = true"),
            ("false", "$0.arrangedSubviews[1].isHidden = false")]),
    ],
    "UISegmentedControl": [
        ("insertSegment", [("a title", "$0.insertSegment(withTitle: Late.long, at: 0, animated: false)")]),
        ("removeSegment", [("the first", "$0.removeSegment(at: 0, animated: false)")]),
    ],
}
"""Further changes that aren't a property or a setter."""

STRUCTS = {
    "UIButton.Configuration": ("configuration", "\\.configuration!"),
    "UIBackgroundConfiguration": ("configuration.background", "\\.configuration!.background"),
}
"""Values in a button whose properties are tested in place."""

OTHER_OWNERS = {"UIViewController": {"additionalSafeAreaInsets"}}
"""The properties of other classes that affect layout."""


def plain(type_name):
    return type_name.removesuffix("?").removesuffix("!")


class LateCases:
    """Collects the cases of each class."""

    def __init__(self, graph, settable_type, spelling):
        self.graph = graph
        self.settable_type = settable_type
        self.spelling = spelling
        self.lines = {}
        self.unknown = []
        self.skipped = []

    def views(self):
        for name in sorted(self.graph.types):
            if {"UIView", "UILayoutGuide"} & set(self.graph.ancestry(name)):
                yield name

    def enum_cases(self, name):
        precise = self.graph.types.get(name)
        if self.graph.kind_of(name) != "enum":
            return None
        path = self.graph.symbols[precise]["pathComponents"]
        cases = [
            "." + symbol["pathComponents"][-1] for symbol in self.graph.symbols.values()
            if symbol["pathComponents"][:-1] == path
            and self.graph.kind(symbol) == "enum.case"]
        return sorted(set(cases)) or None

    def values(self, type_name):
        name = plain(type_name)
        values = VALUES.get(name) or self.enum_cases(name)
        if values is None:
            return None
        return values + (["nil"] if type_name[-1] in "?!" and type_name != "UIView!" else [])

    def collect(self):
        owners = list(self.views()) + list(OTHER_OWNERS) + list(STRUCTS)
        for symbol in sorted(self.graph.symbols.values(), key=lambda symbol: symbol["pathComponents"]):
            *owner, member = symbol["pathComponents"]
            owner = ".".join(owner)
            if owner not in owners or owner in SKIPPED_CLASSES:
                continue
            if owner in OTHER_OWNERS and member not in OTHER_OWNERS[owner]:
                continue
            kind = self.graph.kind(symbol)
            if kind == "property":
                self.property(symbol, owner, member)
            elif kind == "method" and re.match(r"set[A-Z]", member) and owner not in STRUCTS:
                self.setter(symbol, owner, member)

    def property(self, symbol, owner, member):
        type_name = self.settable_type(symbol)
        name = f"{owner}.{member}"
        if type_name is None:
            return
        reason = SKIPPED.get(name) or SKIPPED_TYPES.get(type_name)
        if reason:
            self.skipped.append(f"{name}: {reason}")
            return
        values = self.values(type_name)
        if values is None:
            self.unknown.append(f"{name}, a {type_name}")
            return
        values = [value for value in values if value not in OMITTED.get(name, {})]
        if name in LAST_VALUES:
            values = values[:-1]
        list_of_values = ", ".join(f".init({quoted(value)}) {{ {value} }}" for value in values)
        place = ", in: .framed" if member in FRAMES else ""
        if name in EXCEPT:
            place += f", except: [{', '.join(quoted(kind) for kind in EXCEPT[name])}]"
        if name in LAST_VALUES:
            place += ", back: false"
        path = f"\\.{member}"
        if owner in STRUCTS:
            prefix, root = STRUCTS[owner]
            member, path, owner = f"{prefix}.{member}", f"{root}.{member}", "UIButton.Configuration"
        self.lines.setdefault(owner, []).append(
            f'    list.property("{member}", {path}, [{list_of_values}]{place})')

    def setter(self, symbol, owner, member):
        parameters = [
            self.spelling(parameter["declarationFragments"]).split(": ", 1)[1]
            for parameter in symbol.get("functionSignature", {}).get("parameters", [])]
        if not parameters or member.startswith("setNeeds"):
            return
        name = f"{owner}.{member}"
        reason = SKIPPED.get(name) or next(
            (SKIPPED_TYPES[kind] for kind in parameters if kind in SKIPPED_TYPES), None)
        if any("UITextRange" in kind for kind in parameters):
            reason = "a range of a text"
        if reason:
            self.skipped.append(f"{name}: {reason}")
            return
        values = self.values(parameters[0])
        if values is None or any(kind not in ARGUMENTS for kind in parameters[1:]):
            self.unknown.append(f"{name}, which takes {', '.join(parameters)}")
            return
        base = member.split("(")[0]
        labels = re.search(r"\((.*)\)", member)[1].split(":")[:-1]
        combinations = [[]]
        for kind in parameters[1:]:
            combinations = [old + [value] for old in combinations for value in ARGUMENTS[kind]]
        for others in combinations:
            def call(value):
                texts = [
                    text if label == "_" else f"{label}: {text}"
                    for label, text in zip(labels, [value, *others])]
                return f"{base}({', '.join(texts)})"
            list_of_calls = ", ".join(
                f".init({quoted(value)}) {{ $0.{call(value)} }}" for value in values)
            shown = call("_").replace('"', "'")
            self.lines.setdefault(owner, []).append(f'    list.call("{shown}", [{list_of_calls}])')

    def subjects(self, owner):
        lines = []
        if owner == "UIButton.Configuration":
            return ['    list.subject("UIButton") { Late.plainConfiguredButton }']
        if owner in OTHER_OWNERS or "UIView" not in self.graph.ancestry(owner):
            return [f'    list.part("{name}") {make}' for name, make in PARTS.get(owner, [])]
        for kind in sorted(self.graph.types):
            if owner not in self.graph.ancestry(kind) or kind in SKIPPED_CLASSES:
                continue
            if not self.graph.making(kind):
                continue
            for name in SUBJECTS.get(kind, [None]):
                if name is None:
                    lines.append(f'    list.subject("{kind}") {{ {kind}() }}')
                else:
                    shown = kind if name == SUBJECTS[kind][0] else name
                    lines.append(f'    list.subject("{shown}") {{ Late.{name} }}')
        return lines + [f'    list.part("{name}") {make}' for name, make in PARTS.get(owner, [])]

    def text(self):
        lines = [
            "// swift-format-ignore-file",
            "// Written by Scripts/checks sweep from the symbol graphs; do not edit.",
            "import UIKit", "",
            "extension Late {",
            "  /// Every property and setter of a view that may change after the first layout.",
            "  static func all() -> [LateCase] {", "    ["]
        owners = sorted(self.lines)
        lines += [f"      of{owner.replace('.', '')}()," for owner in owners]
        lines += ["    ].flatMap { $0 }", "  }"]
        for owner in owners:
            kind = "UIButton" if owner == "UIButton.Configuration" else owner
            lines += ["", f"  private static func of{owner.replace('.', '')}() -> [LateCase] {{"]
            lines.append(f'    var list = LateMembers<{kind}>(of: "{owner}")')
            lines += self.subjects(owner)
            lines += sorted(self.lines[owner])
            for member, calls in EXTRA.get(owner, []):
                shown = ", ".join(f".init({quoted(name)}) {{ {code} }}" for name, code in calls)
                lines.append(f'    list.call("{member}", [{shown}])')
            lines += ["    return list.cases", "  }"]
        lines += ["}", "", "// Not tried:"]
        lines += [f"// {line}" for line in sorted(set(self.skipped))]
        lines += [f"// {name}: {reason}" for name, reason in sorted(SKIPPED_CLASSES.items())]
        lines += [
            f"// {name} = {value}: {reason}" for name, values in sorted(OMITTED.items())
            for value, reason in sorted(values.items())]
        lines += [
            f"// {name}, its last value: {reason}" for name, reason in sorted(LAST_VALUES.items())]
        return "\n".join(lines) + "\n"


def quoted(value):
    return '"' + value.replace("\\", "\\\\").replace('"', "'") + '"'
