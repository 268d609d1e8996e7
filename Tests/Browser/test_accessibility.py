"""Compares the page's accessibility tree, as the browser reports it, with the app's own."""

import json

import app
from waiting import eventually

SCENE = "accessibility"

ROLES = [
    ("textEntry", "textbox"),
    ("adjustable", "slider"),
    ("toggleButton", "switch"),
    ("link", "link"),
    ("button", "button"),
    ("header", "heading"),
    ("image", "image"),
]
"""The browser's role for each trait. The first matching trait counts."""

CONTAINERS = {"modal": "dialog", "list": "list", "landmark": "region"}


def expected(nodes):
    """Returns the browser's expected report for the nodes of the `accessibility` verb."""
    return [expected_node(node) for node in nodes]


def expected_node(node):
    traits = node["traits"]
    if node["kind"] != "element":
        role = CONTAINERS.get(node["kind"], "group")
        children = expected(node["children"])
        if role == "list":
            children = [{"role": "listitem", "name": "", "children": [one]} for one in children]
        return {"role": role, "name": node["label"] or "", "children": children}
    role = next((role for trait, role in ROLES if trait in traits), "text")
    label, value = node["label"] or "", node["value"] or ""
    answer = {"role": role, "name": label, "children": []}
    if role in ("text", "heading"):
        answer["name"] = ", ".join(filter(None, [label, value]))
    if role == "textbox":
        answer["value"] = value
    if role == "slider":
        percent = value.removesuffix("%")
        answer["value"] = (int(percent) if percent != value else 1, value)
    if role == "switch":
        answer["checked"] = "true" if value == "1" else "false"
    if "notEnabled" in traits:
        answer["disabled"] = True
    if "selected" in traits and role == "button":
        answer["pressed"] = "true"
    if node["hint"]:
        answer["description"] = node["hint"]
    return answer


def told(program, scene):
    """Returns the tree that the app prints on its command line, without a page."""
    answer = app.run(program, "accessibility", "--scene", scene, "--format", "json")
    return expected(json.loads(answer.stdout))


class Tree:
    """A snapshot of the browser's accessibility tree, below the element that mirrors the app's."""

    def __init__(self, nodes, root, texts):
        self.texts = texts
        self.nodes = {node["nodeId"]: node for node in nodes}
        self.root = next(node for node in nodes if node.get("backendDOMNodeId") == root)

    def below(self, node):
        """Yields the children, and replaces ignored ones by their own children."""
        for number in node.get("childIds", []):
            child = self.nodes[number]
            if child.get("ignored") or child["role"]["value"] in ("generic", "none"):
                yield from self.below(child)
            else:
                yield child

    def words(self, node):
        if node["role"]["value"] == "StaticText":
            return node["name"]["value"]
        return "".join(self.words(child) for child in self.below(node))

    def reported(self, node):
        role = node["role"]["value"]
        properties = {one["name"]: one["value"].get("value") for one in node["properties"]}
        answer = {"role": role, "name": node["name"].get("value", ""), "children": []}
        if role == "paragraph":
            answer["role"], answer["name"] = "text", self.words(node)
        elif role in ("list", "listitem", "dialog", "group", "region"):
            answer["children"] = [self.reported(child) for child in self.below(node)]
        if role == "textbox":
            answer["value"] = self.words(node)
        if role == "slider":
            text = self.texts.get(node["backendDOMNodeId"])
            answer["value"] = (node["value"]["value"], text)
        if role == "switch":
            answer["checked"] = properties["checked"]
        if properties.get("disabled"):
            answer["disabled"] = True
        if properties.get("pressed") == "true":
            answer["pressed"] = "true"
        if description := node.get("description", {}).get("value"):
            answer["description"] = description
        return answer

    @property
    def all(self):
        return [self.reported(child) for child in self.below(self.root)]

    def find(self, name, role=None):
        """Returns the node with a name, at any depth."""
        for node in self.nodes.values():
            if node.get("name", {}).get("value") == name and not node.get("ignored"):
                if role is None or node["role"]["value"] == role:
                    return node
        raise AssertionError(f"nothing is called {name!r}")


def attributes(node):
    names = node.get("attributes", [])
    return dict(zip(names[::2], names[1::2]))


def every(node):
    yield node
    for child in node.get("children", []):
        yield from every(child)


def tree(tab):
    document = tab.send("DOM.getDocument", depth=-1)["root"]
    elements = [(node["backendNodeId"], attributes(node)) for node in every(document)]
    root = next(number for number, names in elements if names.get("id") == "elements")
    # The protocol reports the number of a range, but not the text that describes it.
    texts = {number: names.get("aria-valuetext") for number, names in elements}
    nodes = tab.send("Accessibility.getFullAXTree")["nodes"]
    return Tree(nodes, root, texts)


def become(tab, question):
    """Waits until a question about the tree has a true answer."""
    return eventually(lambda: question(tree(tab)))


def become_all(tab, wanted):
    """Waits until the whole tree is as wanted."""

    def same():
        assert tree(tab).all == wanted
        return True

    eventually(same)


def call(tab, node, function):
    """Calls a function on the DOM element of a node, as assistive technology does."""
    element = tab.send("DOM.resolveNode", backendNodeId=node["backendDOMNodeId"])
    tab.send(
        "Runtime.callFunctionOn",
        objectId=element["object"]["objectId"],
        functionDeclaration=function,
    )


def activate(tab, name, role=None):
    call(tab, tree(tab).find(name, role), "function () { this.click(); }")


def opened(open_tab, running):
    tab = open_tab(running)
    for domain in ["DOM", "Accessibility"]:
        tab.send(f"{domain}.enable")
    tab.until("document.querySelectorAll('#elements [data-element]').length > 1")
    return tab


def test_the_browsers_accessibility_tree_of_every_scene_equals_the_apps_tree(
    program, launch, open_tab
):
    running = launch()
    tab = opened(open_tab, running)
    scenes = tab.page.evaluate(
        "[...document.getElementById('scene').options].map((one) => one.value)"
    )
    assert len(scenes) > 30, scenes
    for scene in scenes:
        tab.choose(scene)
        wanted = told(program, scene)
        assert len(wanted) > 2, wanted
        become_all(tab, wanted)


def test_every_element_of_the_accessibility_tree_has_the_frame_of_the_apps_element(
    program, launch, open_tab
):
    running = launch(scene=SCENE)
    tab = opened(open_tab, running)
    answer = app.run(program, "accessibility", "--scene", SCENE, "--format", "json")
    left, top = tab.at(0, 0)
    scale = float(tab.page.get_attribute("#stage", "data-scale"))
    for node in json.loads(answer.stdout):
        if node["kind"] != "element":
            continue
        frame = node["frame"]
        box = tab.page.evaluate(
            "(({ left, top, width, height }) => [left, top, width, height])(["
            "...document.querySelectorAll('#elements [data-element]')].find((one) =>"
            f" (one.ariaLabel || one.textContent) === {node['label']!r} || one.textContent"
            f" === {node['label']!r}).getBoundingClientRect())"
        )
        wanted = [
            left + frame["x"] * scale,
            top + frame["y"] * scale,
            frame["width"] * scale,
            frame["height"] * scale,
        ]
        assert all(abs(a - b) < 0.6 for a, b in zip(box, wanted)), (node["label"], box, wanted)


def test_a_click_by_assistive_technology_activates_and_the_trace_names_the_handler(
    program, launch, open_tab
):
    running = launch(scene=SCENE, records=True)
    tab = opened(open_tab, running)
    activate(tab, "Like", "button")
    tab.line('CountingButton "like" answered accessibilityActivate')
    liked = become(tab, lambda tree: tree.reported(tree.find("Like · 1", "button")))
    assert liked == {"role": "button", "name": "Like · 1", "children": [], "pressed": "true"}
    activate(tab, "Share", "button")
    tab.line("touchesBegan does nothing: the control is disabled")
    activate(tab, "Shuffle", "switch")
    tab.line('UISwitch "shuffle" answered accessibilityActivate')
    become(
        tab,
        lambda tree: next(one for one in tree.all if one["role"] == "switch")["checked"] == "true",
    )
    records = running.recorded("accessibility")
    assert [record["action"] for record in records] == ["activate"] * 3
    assert running.touches() == []
    replay = app.run(program, "play", str(running.recording))
    assert b'answered accessibilityActivate UISwitch "shuffle"' in replay.stdout, replay


def test_a_slider_moved_by_assistive_technology_is_incremented_and_decremented_by_the_app(
    launch, open_tab, browser
):
    push = "function () { this.%s(); this.dispatchEvent(new Event('input', { bubbles: true })); }"
    running = launch(scene=SCENE)
    tab = opened(open_tab, running)
    volume = lambda tree: tree.reported(tree.find("Volume", "slider"))["value"]
    call(tab, tree(tab).find("Volume", "slider"), push % "stepUp")
    tab.line('UISlider "volume" answered accessibilityIncrement')
    become(tab, lambda tree: volume(tree) == (50, "50%"))
    for _ in range(2):
        call(tab, tree(tab).find("Volume", "slider"), push % "stepDown")
        tab.settle()
    become(tab, lambda tree: volume(tree) == (30, "30%"))
    # A slider whose value isn't a percentage also moves in steps; here by the browser's own key.
    rating = tree(tab).find("Rating", "slider")
    call(tab, rating, "function () { this.focus(); }")
    tab.page.keyboard.press("ArrowUp")
    tab.line('StarsView "stars" answered accessibilityIncrement')
    become(tab, lambda tree: tree.reported(tree.find("Rating", "slider"))["value"] == (1, "4 of 5"))
    assert (
        tab.page.evaluate(
            "[...document.querySelectorAll('#journal .what')]"
            ".some((one) => one.textContent.includes('pressesBegan'))"
        )
        is False
    )


def test_the_browser_reports_only_a_modal_sheet_and_escape_closes_it(launch, open_tab):
    running = launch(scene=SCENE)
    tab = opened(open_tab, running)
    before = tree(tab).all
    activate(tab, "Details", "button")
    sheet = become(tab, lambda tree: len(tree.all) == 1 and tree.all[0])
    assert sheet["role"] == "dialog"
    assert sheet["name"] == "Details"
    assert [one["role"] for one in sheet["children"]] == ["text", "button"]
    done = tree(tab).find("Done", "button")
    call(tab, done, "function () { this.focus(); }")
    tab.line('UIButton "done"')
    tab.page.keyboard.press("Escape")
    tab.line('SheetView "sheet" answered accessibilityPerformEscape')
    after = become(tab, lambda tree: len(tree.all) == len(before) and tree.all)
    assert [one["role"] for one in after] == [one["role"] for one in before]


def test_an_element_keeps_its_keys_and_enter_on_a_button_activates_it_once(launch, open_tab):
    running = launch(scene=SCENE)
    tab = opened(open_tab, running)
    call(tab, tree(tab).find("Like", "button"), "function () { this.focus(); }")
    tab.page.keyboard.press("Enter")
    become(tab, lambda tree: tree.find("Like · 1", "button"))
    tab.settle()
    assert tree(tab).find("Like · 1", "button")


def test_the_accessibility_tree_takes_no_touches_and_fingers_reach_the_app_through_it(
    launch, open_tab
):
    running = launch(scene=SCENE, records=True)
    tab = opened(open_tab, running)
    tab.tap(74, 158)
    become(tab, lambda tree: tree.find("Like · 1", "button"))
    assert running.recorded("accessibility") == []
    assert [record["phase"] for record in running.touches()] == ["began", "ended"]


def test_a_live_region_speaks_new_announcements_and_not_earlier_ones(
    launch, open_tab
):
    running = launch(scene=SCENE)
    tab = opened(open_tab, running)
    assert tab.page.text_content("#said") == ""
    activate(tab, "Rating", "slider")
    tab.line('StarsView "stars" answered accessibilityActivate')
    tab.until("document.getElementById('said').textContent === 'No stars'")
    status = tree(tab).nodes.values()
    assert any(node["role"]["value"] == "status" for node in status if "role" in node)
    second = opened(open_tab, running)
    second.settle()
    assert second.page.text_content("#said") == ""
    second.close()


def test_an_element_never_shown_closes_the_connection_with_one_line_and_a_removed_one_does_not(
    launch, open_tab
):
    running = launch(scene=SCENE)
    tab = opened(open_tab, running)
    tab.page.evaluate(
        f"globalThis.again = new WebSocket('{running.socket_url}'),"
        " globalThis.why = new Promise((done) => {"
        " again.onclose = (event) => done(event.reason); }),"
        " new Promise((done) => { again.onopen = () => done(1); })"
    )
    tab.page.evaluate(
        "again.send(JSON.stringify({ kind: 'input', samples: ["
        "{ kind: 'accessibility', t: 1, action: 'activate', element: 4711 }] }))"
    )
    assert tab.page.evaluate("why") == "accessibility: element 4711 was never sent to the page."
    assert tab.page.get_attribute("#status", "data-state") == "live"
