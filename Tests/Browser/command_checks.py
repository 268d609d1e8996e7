"""The command line: what it says to words it does not know, and to names that people know."""

import json

import app
from harness import check, equal


def complaint(program, *arguments):
    answer = app.run(program, *arguments)
    return answer.returncode, answer.stderr.decode().strip()


@check("the command line guesses what was meant by a verb, a scene or a view")
async def suggestions(program, _):
    code, line = complaint(program, "lnt")
    equal((code, line), (2, 'touchstone: there is no verb "lnt"; did you mean "lint"?'))
    code, line = complaint(program, "tree", "--scene", "refusal")
    equal((code, line), (2, 'touchstone: there is no scene "refusal"; did you mean "refusals"?'))
    code, line = complaint(program, "why", "--scene", "refusals", "--view", "hidenButton")
    equal((code, line), (
        2, 'touchstone: there is no view called "hidenButton" in this scene; did you mean '
        '"hiddenButton"?'))
    code, line = complaint(program, "why", "--scene", "refusals", "--view", "zzzzzzzz")
    equal((code, line), (
        2, 'touchstone: there is no view called "zzzzzzzz" in this scene; see the tree verb'))
    code, line = complaint(program, "tree", "--scene", "zzzzzzzz")
    equal(code, 2)
    assert line.startswith('touchstone: there is no scene "zzzzzzzz"; there are: delivery, '), line


@check("--at says what it takes")
async def point(program, _):
    for verb in ["why", "chain"]:
        code, line = complaint(program, verb, "--scene", "delivery", "--at", "10")
        equal(code, 2)
        assert "two numbers with a comma between them such as --at 195,300" in line, line
        equal(len(line.splitlines()), 1)


@check("lint --strict ends with 1 where there are problems, and with 0 where there are only notes")
async def strict(program, _):
    equal(app.run(program, "lint", "--scene", "swipe-vs-pan").returncode, 0)
    code, line = complaint(program, "lint", "--strict", "--scene", "swipe-vs-pan")
    equal((code, line), (1, "touchstone: lint found 1 problem"))
    equal(complaint(program, "lint", "--strict", "--scene", "tap-double-tap"), (0, ""))


@check("why --view takes a title, and JSON names what it speaks of")
async def title(program, _):
    text = app.run(program, "why", "--scene", "control-events", "--view", "Events").stdout.decode()
    assert text, text
    tree = json.loads(app.run(
        program, "tree", "--scene", "refusals", "--format", "json").stdout)[0]
    label = next(view for view in every(tree) if view["class"].endswith("CaptionLabel"))
    equal(label["identifier"], None)
    answer = app.run(
        program, "why", "--scene", "refusals", "--view", label["name"], "--format", "json")
    equal(answer.returncode, 0)
    assert label["name"] in json.loads(answer.stdout)["sentence"]


def every(view):
    yield view
    for child in view["children"]:
        yield from every(child)


@check("--version names the program and the version of Touchstone")
async def version(program, _):
    answer = app.run(program, "--version")
    equal(answer.returncode, 0)
    assert answer.stdout.decode().startswith("touchstone, on Touchstone "), answer.stdout
