"""The page's accessibility tree, as the browser reports it, beside what the app itself says."""

import json

import app
from harness import check, equal

SCENE = "accessibility"

ROLES = [
    ("textEntry", "textbox"), ("adjustable", "slider"), ("toggleButton", "switch"),
    ("link", "link"), ("button", "button"), ("header", "heading"), ("image", "image"),
]
"""The browser's role for a trait; the first trait that an element has counts."""

CONTAINERS = {"modal": "dialog", "list": "list", "landmark": "region"}


def expected(nodes):
    """What the browser should report for the nodes of the `accessibility` verb."""
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
    """The tree as the app tells it on its command line, without any page."""
    answer = app.run(program, "accessibility", "--scene", scene, "--format", "json")
    return expected(json.loads(answer.stdout))


class Tree:
    """The browser's accessibility tree of one moment, below the element that mirrors the app's."""

    def __init__(self, nodes, root, texts):
        self.texts = texts
        self.nodes = {node["nodeId"]: node for node in nodes}
        self.root = next(node for node in nodes if node.get("backendDOMNodeId") == root)

    def below(self, node):
        """The children that are not passed over by the browser itself."""
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
        """The node with a name, wherever it is."""
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


async def tree(tab):
    document = (await tab.command("DOM.getDocument", depth=-1))["root"]
    elements = [(node["backendNodeId"], attributes(node)) for node in every(document)]
    root = next(number for number, names in elements if names.get("id") == "elements")
    # The protocol tells a range's number and not the words that stand for it.
    texts = {number: names.get("aria-valuetext") for number, names in elements}
    nodes = (await tab.command("Accessibility.getFullAXTree"))["nodes"]
    return Tree(nodes, root, texts)


async def become(tab, question, patience=100):
    """Waits until the tree answers a question with something true."""
    answer = None
    for _ in range(patience):
        present = await tree(tab)
        try:
            if answer := question(present):
                return answer
        except AssertionError:
            pass
        await tab.settle()
    raise AssertionError(f"the tree never became what it should be: {present.all}")


async def call(tab, node, function):
    """Calls a function on the DOM element behind a node, as assistive technology reaches it."""
    element = await tab.command("DOM.resolveNode", backendNodeId=node["backendDOMNodeId"])
    await tab.command(
        "Runtime.callFunctionOn", objectId=element["object"]["objectId"],
        functionDeclaration=function)


async def activate(tab, name, role=None):
    await call(tab, (await tree(tab)).find(name, role), "function () { this.click(); }")


async def answer(tab, words):
    """The line of the journal with these words, once it is there."""
    return await tab.until(
        "[...document.querySelectorAll('#journal .what')].map((one) => one.textContent)"
        f".find((text) => text.includes({words!r}))")


async def opened(browser, running):
    tab = await browser.open(running.url)
    for domain in ["DOM", "Accessibility"]:
        await tab.command(f"{domain}.enable")
    await tab.until("document.querySelectorAll('#elements [data-element]').length > 1")
    return tab


@check("the accessibility tree that the browser reports of every scene is the one that the app tells")
async def same_tree(program, browser):
    with app.App(program) as running:
        tab = await opened(browser, running)
        scenes = await tab.value("[...document.getElementById('scene').options].map((one) => one.value)")
        assert len(scenes) > 30, scenes
        for scene in scenes:
            await tab.value(
                f"(document.getElementById('scene').value = {scene!r},"
                " document.getElementById('scene').dispatchEvent(new Event('change')))")
            wanted = told(program, scene)
            assert len(wanted) > 2, wanted
            try:
                await become(tab, lambda tree: tree.all == wanted, patience=25)
            except AssertionError:
                equal((scene, (await tree(tab)).all), (scene, wanted))
        equal(tab.complaints, [])
        await tab.close()


@check("every element of the accessibility tree lies where the app's own does")
async def places(program, browser):
    with app.App(program, scene=SCENE) as running:
        tab = await opened(browser, running)
        answer = app.run(program, "accessibility", "--scene", SCENE, "--format", "json")
        left, top = [(await tab.point(0, 0))[axis] for axis in "xy"]
        scale = float(await tab.value("document.getElementById('stage').dataset.scale"))
        for node in json.loads(answer.stdout):
            if node["kind"] != "element":
                continue
            frame = node["frame"]
            box = await tab.value(
                "(({ left, top, width, height }) => [left, top, width, height])(["
                "...document.querySelectorAll('#elements [data-element]')].find((one) =>"
                f" (one.ariaLabel || one.textContent) === {node['label']!r} || one.textContent"
                f" === {node['label']!r}).getBoundingClientRect())")
            wanted = [left + frame["x"] * scale, top + frame["y"] * scale,
                      frame["width"] * scale, frame["height"] * scale]
            assert all(abs(a - b) < 0.6 for a, b in zip(box, wanted)), (node["label"], box, wanted)
        await tab.close()


@check("a click by assistive technology activates, and the trace names who answered")
async def activating(program, browser):
    with app.App(program, scene=SCENE, records=True) as running:
        tab = await opened(browser, running)
        await activate(tab, "Like", "button")
        await answer(tab, 'CountingButton "like" answered accessibilityActivate')
        liked = await become(tab, lambda tree: tree.reported(tree.find("Like · 1", "button")))
        equal(liked, {
            "role": "button", "name": "Like · 1", "children": [], "pressed": "true"})
        await activate(tab, "Share", "button")
        await answer(tab, "touchesBegan does nothing: the control is disabled")
        await activate(tab, "Shuffle", "switch")
        await answer(tab, 'UISwitch "shuffle" answered accessibilityActivate')
        await become(tab, lambda tree: next(
            one for one in tree.all if one["role"] == "switch")["checked"] == "true")
        records = running.recorded("accessibility")
        equal([record["action"] for record in records], ["activate"] * 3)
        equal(running.touches(), [])
        replay = app.run(program, "play", str(running.recording))
        assert b'answered accessibilityActivate UISwitch "shuffle"' in replay.stdout, replay
        equal(tab.complaints, [])
        await tab.close()


@check("a slider that assistive technology pushes is incremented and decremented by the app")
async def adjusting(program, browser):
    push = "function () { this.%s(); this.dispatchEvent(new Event('input', { bubbles: true })); }"
    with app.App(program, scene=SCENE) as running:
        tab = await opened(browser, running)
        volume = lambda tree: tree.reported(tree.find("Volume", "slider"))["value"]
        await call(tab, (await tree(tab)).find("Volume", "slider"), push % "stepUp")
        await answer(tab, 'UISlider "volume" answered accessibilityIncrement')
        await become(tab, lambda tree: volume(tree) == (50, "50%"))
        for _ in range(2):
            await call(tab, (await tree(tab)).find("Volume", "slider"), push % "stepDown")
            await tab.settle()
        await become(tab, lambda tree: volume(tree) == (30, "30%"))
        # One whose value is no percentage goes by steps all the same; here by the browser's own key.
        rating = (await tree(tab)).find("Rating", "slider")
        await call(tab, rating, "function () { this.focus(); }")
        await tab.key("keyDown", "ArrowUp", "ArrowUp", 38)
        await tab.key("keyUp", "ArrowUp", "ArrowUp", 38)
        await answer(tab, 'StarsView "stars" answered accessibilityIncrement')
        await become(tab, lambda tree: tree.reported(
            tree.find("Rating", "slider"))["value"] == (1, "4 of 5"))
        equal(await tab.value(
            "[...document.querySelectorAll('#journal .what')]"
            ".some((one) => one.textContent.includes('pressesBegan'))"), False)
        equal(tab.complaints, [])
        await tab.close()


@check("a modal sheet is all that the browser reports, and Escape in it leaves it")
async def modal(program, browser):
    with app.App(program, scene=SCENE) as running:
        tab = await opened(browser, running)
        before = (await tree(tab)).all
        await activate(tab, "Details", "button")
        sheet = await become(tab, lambda tree: len(tree.all) == 1 and tree.all[0])
        equal(sheet["role"], "dialog")
        equal(sheet["name"], "Details")
        equal([one["role"] for one in sheet["children"]], ["text", "button"])
        done = (await tree(tab)).find("Done", "button")
        await call(tab, done, "function () { this.focus(); }")
        await answer(tab, 'UIButton "done"')
        await tab.key("keyDown", "Escape", "Escape", 27)
        await tab.key("keyUp", "Escape", "Escape", 27)
        await answer(tab, 'SheetView "sheet" answered accessibilityPerformEscape')
        after = await become(tab, lambda tree: len(tree.all) == len(before) and tree.all)
        equal([one["role"] for one in after], [one["role"] for one in before])
        equal(tab.complaints, [])
        await tab.close()


@check("keys of an element stay its own, Enter on a button activates it once")
async def keys(program, browser):
    with app.App(program, scene=SCENE) as running:
        tab = await opened(browser, running)
        await call(tab, (await tree(tab)).find("Like", "button"), "function () { this.focus(); }")
        await tab.key("keyDown", "Enter", "Enter", 13, text="\r")
        await tab.key("keyUp", "Enter", "Enter", 13)
        await become(tab, lambda tree: tree.find("Like · 1", "button"))
        await tab.settle()
        assert (await tree(tab)).find("Like · 1", "button")
        await tab.close()


@check("fingers reach the app through the accessibility tree, which takes none")
async def fingers(program, browser):
    with app.App(program, scene=SCENE, records=True) as running:
        tab = await opened(browser, running)
        await tab.tap(74, 158)
        await become(tab, lambda tree: tree.find("Like · 1", "button"))
        equal(running.recorded("accessibility"), [])
        equal([record["phase"] for record in running.touches()], ["began", "ended"])
        await tab.close()


@check("what the app announces is said by a live region, and what was said before is not")
async def announcing(program, browser):
    with app.App(program, scene=SCENE) as running:
        tab = await opened(browser, running)
        equal(await tab.value("document.getElementById('said').textContent"), "")
        await activate(tab, "Rating", "slider")
        await answer(tab, 'StarsView "stars" answered accessibilityActivate')
        await tab.until("document.getElementById('said').textContent === 'No stars'")
        status = (await tree(tab)).nodes.values()
        assert any(node["role"]["value"] == "status" for node in status if "role" in node)
        second = await opened(browser, running)
        await second.settle()
        equal(await second.value("document.getElementById('said').textContent"), "")
        await second.close()
        await tab.close()


@check("an element that was never shown closes the connection with one line, one that is gone not")
async def unknown(program, browser):
    with app.App(program, scene=SCENE) as running:
        tab = await opened(browser, running)
        await tab.value(
            f"globalThis.again = new WebSocket('{running.socket_url}'),"
            " globalThis.why = new Promise((done) => {"
            " again.onclose = (event) => done(event.reason); }),"
            " new Promise((done) => { again.onopen = () => done(1); })")
        await tab.value(
            "again.send(JSON.stringify({ kind: 'input', samples: ["
            "{ kind: 'accessibility', t: 1, action: 'activate', element: 4711 }] }))")
        equal(await tab.value("why"), "accessibility: element 4711 was never shown.")
        equal(await tab.value("document.getElementById('status').dataset.state"), "live")
        await tab.close()
