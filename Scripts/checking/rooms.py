"""Counts public types that aren't in the folder of their feature.

A feature's folder is called by UIKit's own word. A type belongs to a feature whose word is in its
name: `UIMenuElement` belongs to `UIKitMenus`, `UIFocusSystem` to `UIKitFocus`, and `UIWindowScene`
to `Window` or to `UIKitScenes`. Words that name no feature, such as `View` in `UIScrollView`, aren't
listed.
"""

import re
import sys

from checking import ROOT

FEATURES = {
    "UIKitAccessibility": "Accessibility",
    "UIKitAnimation": "Animation Animator Animating Dynamic Collision Attachment Gravity Push Snap Blur "
                      "Vibrancy Effect Spring Timing",
    "UIKitContainers": "Alert",
    "UIKitControllers": "Controller Presentation Transition Modal Sheet Popover",
    "UIKitControls": "Control Button Label Slider Switch Stepper Segmented Page Progress Indicator",
    "UIKitDevices": "Device Screen Pencil Pointer Feedback Motion",
    "UIKitFocus": "Focus",
    "UIKitFoundation": "Selector Timer Observing Observation",
    "UIKitGraphics": "Font Color Bezier Symbol",
    "UIKitKeys": "Key Keyboard Input",
    "UIKitLayout": "Layout Stack Anchor",
    "UIKitMenus": "Menu Command",
    "UIKitPasteboard": "Pasteboard",
    "UIKitScenes": "Scene",
    "UIKitScroll": "Scroll Refresh",
    "UIKitText": "Text",
    "UIKitTraits": "Trait",
    "UIKitUndo": "Undo",
    "Application": "Application",
    "Event": "Event",
    "Gesture": "Gesture",
    "Press": "Press",
    "Responder": "Responder",
    "Touch": "Touch",
    "Window": "Window",
}
"""The words of each feature. The features of the second part are folders of UIKitCore."""

TRAIT = "it is the value of a trait"
OBSERVING = "key-value observing is Foundation's"
TYPING = "it is a trait of text input"

ELSEWHERE = {
    "ApplicationQueue": "rewritten sources call it in place of Foundation's main queue",
    "ApplicationResources": "rewritten sources call it in place of Foundation's bundle",
    "ApplicationTime": "rewritten sources call it in place of Foundation's date",
    "AutoreleasingUnsafeMutablePointer": "a name of the Swift library for Objective-C",
    "KeyValueChanges": OBSERVING,
    "KeyValueObserver": OBSERVING,
    "NSKeyValueChange": OBSERVING,
    "NSKeyValueChangeKey": OBSERVING,
    "NSKeyValueObservedChange": OBSERVING,
    "NSLayoutManager": "it lays out text",
    "NSPointerArray": "a collection of Foundation",
    "NSPointerFunctions": "a collection of Foundation",
    "NSTextAlignment": "it is drawn without views, in attributed strings",
    "NSTextAttachment": "it is drawn without views, in attributed strings",
    "NSTextContainer": "it is a parameter of attachments",
    "UIAccessibilityContrast": TRAIT,
    "UIBackgroundRefreshStatus": "it is a state of the application",
    "UIConfigurationStateCustomKey": "it is a part of the state of a cell",
    "UITableViewController": "it belongs to tables",
    "UITableViewFocusUpdateContext": "it names rows of a table",
    "UIConfigurationColorTransformer": "it is a part of a button's configuration",
    "UIConfigurationTextAttributesTransformer": "it is a part of a button's configuration",
    "UIForceTouchCapability": TRAIT,
    "UIKeyInput": TYPING,
    "UIKeyboardAppearance": TYPING,
    "UIKeyboardType": TYPING,
    "UIReturnKeyType": TYPING,
    "UISceneCaptureState": TRAIT,
    "UIStatusBarAnimation": "the status bar is a scene's",
    "UITextAttributesConversionHandler": "it is a parameter of an edit action of responders",
    "UITrackingLayoutGuide": "only keyboard guides use it",
    "UIUserInterfaceLayoutDirection": TRAIT,
}
"""Types that belong elsewhere than their name says, and the reason."""

TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open) (?:final |indirect |nonisolated )*"
    r"(?:class|struct|enum|protocol|typealias) (\w+)", re.M)
WORD = re.compile(r"[A-Z][a-z]+|[A-Z]+(?=[A-Z][a-z])|[A-Z]+$")


def features(name):
    """Returns the features to which a type can belong by its name."""
    words = {word: feature for feature, listed in FEATURES.items() for word in listed.split()}
    forms = [(word, word.removesuffix("s"), word.removesuffix("es")) for word in WORD.findall(name)]
    return [next(words[form] for form in same if form in words)
            for same in forms if any(form in words for form in same)]


def misplaced(files):
    """Returns each public type that isn't in the folder of its feature, with its path.

    `files` are pairs of a path below Sources and a text.
    """
    found = []
    for path, text in files:
        folders = path.split("/")[:-1]
        for name in TYPE.findall(text):
            wanted = features(name)
            if wanted and not any(feature in folders for feature in wanted):
                found.append((name, path, " or ".join(wanted)))
    return found


def add_options(parser):
    """Adds no options."""


def run(options):
    sources = ROOT / "Sources"
    files = [
        (path.relative_to(sources).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(sources.glob("UIKit*/**/*.swift"))]
    found = misplaced(files)
    problems = [
        f"{name} in Sources/{path} belongs in {wanted}"
        for name, path, wanted in found if name not in ELSEWHERE]
    names = {name for name, _, _ in found}
    problems += [f"{name} is in its folder; take it out of ELSEWHERE"
                 for name in ELSEWHERE if name not in names]
    if problems:
        sys.exit("\n".join(problems))
    print(f"rooms: {len(ELSEWHERE)} public types are elsewhere than their name says, with a reason")
