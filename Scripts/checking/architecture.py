"""Draws the modules into Documentation/Architecture.md, and checks the rules of the architecture.

    Scripts/checks architecture           check
    Scripts/checks architecture --write   draw the graph of modules again
    Scripts/checks architecture --folders print the references between the folders of UIKitCore

The check fails if a module imports another one without a dependency in Package.swift, or one that
is listed below it in that file. It also fails if folders of UIKitCore refer to each other in a
cycle without a reason below, or if the graph is out of date.
"""

import collections
import itertools
import json
import re
import subprocess
import sys

from checking import ROOT

DOCUMENT = ROOT / "Documentation" / "Architecture.md"
START = "<!-- modules: made by Scripts/checks architecture --write -->\n"
END = "<!-- end of modules -->\n"

KNOTS = {
    "UIKitCore": {
        "Accessibility", "Animation", "Application", "Classes", "Controllers", "Controls", "Devices",
        "Event", "Features", "Focus", "Gesture", "Keys", "Layout", "Menus", "Names", "Press",
        "Responder", "Scenes", "Touch", "View", "Window",
    },
}
"""Features whose files in UIKitCore may refer to each other freely. UIKit's public classes are
properties and arguments of each other (a view has a window, a window a scene, an event touches, a
touch recognizers), and services, features and class records name all of them."""

UPWARD = {
    "UIKitCore": {
        ("Application", "Arbitration"): "an application owns its gesture environment",
        ("Application", "Delivery"): "an application owns what takes in its touches and presses",
        ("Event", "Delivery"): "an event knows the delivery that it is in",
        ("Gesture", "Arbitration"): "a recognizer holds what its environment notes about it",
        ("Responder", "Delivery"): "a touch method's call reports to the delivery that made it",
    },
}
"""References from a feature to a later one, with the reason."""

APART = {
    "AllocationGate", "CrowdedPage", "InstructionGate", "Workloads", "CWalk", "CAllocationCounter",
    "CInstructionCounter",
    "CKitModules", "CStandardOutput", "CCairo", "ConstraintOracle", "ConstraintStreams"}
"""Modules that aren't drawn: they are in no product, or have only a few lines of C."""

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
STRING = re.compile(r'"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"', re.S)
IMPORT = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |private |fileprivate )?import "
    r"(?:class |struct |enum |func |protocol |typealias |var |let )?(\w+)", re.M)
TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*"
    r"(?:public |package |open |internal |final |indirect |nonisolated )*"
    r"(?:class|struct|enum|protocol|actor|typealias) (\w+)", re.M)

Module = collections.namedtuple("Module", "name dependencies lines files")


def code(text):
    """Returns a file without its comments and the contents of its strings."""
    return COMMENT.sub("", STRING.sub('""', text))


def lines_of(text):
    return sum(1 for line in code(text).split("\n") if line.strip())


def read_package(root=ROOT):
    """Returns the package's modules in the order of Package.swift, with the imports each one may
    use."""
    dump = subprocess.run(
        ["swift", "package", "dump-package"], cwd=root, check=True, capture_output=True)
    modules = {}
    for target in json.loads(dump.stdout)["targets"]:
        if target["type"] == "test" or (target.get("path") or "").startswith("Tests/"):
            continue
        names = []
        for dependency in target["dependencies"]:
            name = next(iter(dependency.values()))[0]
            names.append(name)
        files = {path: path.read_text(encoding="utf-8") for path in files_of(target, root)}
        modules[target["name"]] = Module(
            target["name"], names, sum(map(lines_of, files.values())), files)
    return modules


def files_of(target, root=ROOT):
    """Returns the paths of a target's Swift files, of which several folders may contain some."""
    folder = root / (target.get("path") or f"Sources/{target['name']}")
    excluded = [folder / name for name in target.get("exclude") or []]
    parts = [folder / name for name in target.get("sources") or ["."]]
    return sorted(
        path for part in parts
        for path in (part.rglob("*.swift") if part.suffix != ".swift" else [part])
        if not any(path.is_relative_to(other) for other in excluded))


def wrong_imports(modules):
    """Returns the imports that aren't allowed."""
    order = list(modules)
    problems = []
    for module in modules.values():
        for path, text in module.files.items():
            for name in IMPORT.findall(code(text)):
                if name not in modules or name == module.name:
                    continue
                place = f"{path.name} of {module.name} imports {name}"
                if order.index(name) > order.index(module.name):
                    problems.append(f"{place}, which is listed after it in Package.swift")
                elif name not in module.dependencies:
                    problems.append(f"{place}, which is none of its dependencies in Package.swift")
    return problems


def folders_named(module, root=None):
    """Returns some types for each pair of folders, where files of the first refer to the second."""
    folders, owner = {}, {}
    for path, text in module.files.items():
        folder = feature(path.relative_to(root or ROOT / "Sources"), module.name)
        folders.setdefault(folder, []).append(code(text))
        for name in TYPE.findall(code(text)):
            owner.setdefault(name, folder)
    named = collections.defaultdict(set)
    for folder, texts in folders.items():
        for word in set(itertools.chain.from_iterable(re.findall(r"\b[A-Z]\w+", t) for t in texts)):
            if owner.get(word, folder) != folder:
                named[folder, owner[word]].add(word)
    return {pair: sorted(words) for pair, words in sorted(named.items())}


def feature(path, module):
    """Returns the feature to which a file of a module belongs.

    This is a folder of the module, such as `View` for UIKitCore/View/UIView.swift, or the name of
    another module's folder without its prefix, such as `Focus` for UIKitFocus/Core/FocusTree.swift.
    """
    parts = path.parts[1:] if path.parts[0] == module else path.parts
    return parts[0].removeprefix("UIKit") if len(parts) > 1 else "."


def reached(start, following):
    """Returns all names reachable from a name; `following` lists the successors of each name."""
    found, waiting = set(), list(following.get(start, ()))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += following.get(name, ())
    return found


def circles(edges):
    """Returns the groups of folders in which every folder reaches every other one."""
    following = collections.defaultdict(set)
    for one, other in edges:
        following[one].add(other)
    found = {name: reached(name, following) for name in following}
    groups = {
        frozenset(other for other in found[name] if name in found.get(other, ()))
        for name in found if name in found[name]}
    return sorted(groups, key=sorted)


def problems_of_folders(module, root=None):
    """Returns unexplained cycles between a module's folders, and unnecessary explanations."""
    knot, upward = KNOTS.get(module.name, set()), UPWARD.get(module.name, {})
    named = folders_named(module, root)
    edges = {pair: words for pair, words in named.items() if pair not in upward}
    problems, entangled = [], set()
    for group in circles(edges):
        entangled |= group
        for one, other in edges:
            if {one, other} <= group and not {one, other} <= knot:
                problems.append(
                    f"{one} and {other} of {module.name} name each other, directly or through "
                    f"others: {one} names {', '.join(edges[one, other][:4])}")
    problems += [
        f"{name} of {module.name} names nothing in a circle; take it out of KNOTS"
        for name in sorted(knot - entangled)]
    problems += [
        f"{one} of {module.name} does not name {other}; take it out of UPWARD"
        for one, other in upward if (one, other) not in named]
    return problems


def graph(modules):
    """Returns the modules as a Mermaid graph, without arrows that follow from other arrows."""
    rows = ["```mermaid", "flowchart BT"]
    following = {
        module.name: [name for name in module.dependencies if name in modules]
        for module in modules.values()}
    for module in modules.values():
        if module.name in APART or module.name.startswith("_"):
            continue
        rows.append(f'  {module.name}["{module.name}<br>{max(0.1, module.lines / 1000):.1f}"]')
        direct = [name for name in module.dependencies if name in modules and name not in APART]
        through = set().union(*(reached(name, following) for name in direct))
        rows += [f"  {module.name} --> {name}" for name in direct if name not in through]
    return "\n".join(rows + ["```"]) + "\n"


def drawn(document, modules):
    """Returns the document with an updated graph."""
    before, rest = document.split(START)
    _, after = rest.split(END)
    return before + START + "\n" + graph(modules) + "\n" + END + after


def problems_of(modules):
    problems = wrong_imports(modules)
    for name in KNOTS:
        problems += problems_of_folders(modules[name])
    return problems


def add_options(parser):
    parser.add_argument("--write", action="store_true", help="draw the graph again")
    parser.add_argument(
        "--folders", action="store_true", help="print the references between folders")


def run(options):
    modules = read_package()
    if options.folders:
        for name in KNOTS:
            for (one, other), words in folders_named(modules[name]).items():
                print(f"{one} names of {other}: {', '.join(words[:4])}")
        return 0
    document = DOCUMENT.read_text(encoding="utf-8")
    if options.write:
        DOCUMENT.write_text(drawn(document, modules), encoding="utf-8")
        return 0
    problems = problems_of(modules)
    if drawn(document, modules) != document:
        problems.append("the graph of modules is old; run `Scripts/checks architecture --write`")
    if problems:
        sys.exit("\n".join(problems))
    total = sum(module.lines for module in modules.values())
    print(f"architecture: {len(modules)} modules with {total:,} lines of code")
    return 0
