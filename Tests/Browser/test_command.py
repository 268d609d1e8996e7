"""The command line: its answers to unknown words, and to names that users know."""

import json

import app


def complaint(program, *arguments):
    answer = app.run(program, *arguments)
    return answer.returncode, answer.stderr.decode().strip()


def test_the_command_line_suggests_the_intended_verb_scene_or_view(program):
    code, line = complaint(program, "lnt")
    assert (code, line) == (2, 'touchstone: there is no verb "lnt"; did you mean "lint"?')
    code, line = complaint(program, "tree", "--scene", "refusal")
    assert (code, line) == (2, 'touchstone: there is no scene "refusal"; did you mean "refusals"?')
    code, line = complaint(program, "why", "--scene", "refusals", "--view", "hidenButton")
    assert (code, line) == (
        2,
        'touchstone: there is no view called "hidenButton" in this scene; did you mean '
        '"hiddenButton"?',
    )
    code, line = complaint(program, "why", "--scene", "refusals", "--view", "zzzzzzzz")
    assert (code, line) == (
        2,
        'touchstone: there is no view called "zzzzzzzz" in this scene; see the tree verb',
    )
    code, line = complaint(program, "tree", "--scene", "zzzzzzzz")
    assert code == 2
    assert line.startswith('touchstone: there is no scene "zzzzzzzz"; there are: dead-buttons, '), line


def test_at_reports_its_arguments(program):
    for verb in ["why", "chain"]:
        code, line = complaint(program, verb, "--scene", "delivery", "--at", "10")
        assert code == 2
        assert "two numbers separated by a comma such as --at 195,300" in line, line
        assert len(line.splitlines()) == 1


def test_lint_strict_exits_with_1_if_there_are_problems_and_with_0_if_there_are_only_notes(
    program,
):
    assert app.run(program, "lint", "--scene", "swipe-vs-pan").returncode == 0
    code, line = complaint(program, "lint", "--strict", "--scene", "swipe-vs-pan")
    assert (code, line) == (1, "touchstone: lint found 1 problem")
    assert complaint(program, "lint", "--strict", "--scene", "tap-double-tap") == (0, "")


def test_why_view_accepts_a_title_and_json_names_its_subject(program):
    tree = json.loads(app.run(program, "tree", "--scene", "refusals", "--format", "json").stdout)[0]
    label = next(
        view
        for view in every(tree)
        if view["class"].endswith("CaptionLabel") and view["identifier"] is None
    )
    assert label["identifier"] is None
    answer = app.run(
        program, "why", "--scene", "refusals", "--view", label["name"], "--format", "json"
    )
    assert answer.returncode == 0
    assert label["name"] in json.loads(answer.stdout)["sentence"]


def every(view):
    yield view
    for child in view["children"]:
        yield from every(child)


def test_version_names_the_program_and_the_version_of_touchstone(program):
    answer = app.run(program, "--version")
    assert answer.returncode == 0
    assert answer.stdout.decode().startswith("touchstone, on Touchstone "), answer.stdout


def test_a_long_recording_reports_its_progress_on_standard_error(program, tmp_path):
    header = (
        '{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60},'
        '"scene":"delivery"}\n'
    )
    recording = tmp_path / "long.jsonl"
    lines = (f'{{"t":{number / 1000},"kind":"advance"}}\n' for number in range(100_000))
    recording.write_text(header + "".join(lines))
    assert complaint(program, "play", str(recording)) == (
        0,
        "touchstone: 100000 records read\ntouchstone: 100000 of 100000 records played",
    )


def test_a_bad_option_points_to_the_help_that_lists_the_options(program):
    for arguments, verb in [
        (["--prot", "1"], "serve"), (["lint", "--scenes", "x"], "lint"),
        (["record-test"], "record-test"), (["serve", "--port"], "serve"),
    ]:
        code, line = complaint(program, *arguments)
        assert code == 2
        assert line.endswith(f"; see touchstone {verb} --help"), line
        assert app.run(program, verb, "--help").returncode == 0
    assert "--port" in app.run(program, "serve", "--help").stdout.decode()


def test_lint_all_reads_every_scene_and_names_the_scene_of_each_finding(program):
    whole = app.run(program, "lint", "--all").stdout.decode().splitlines()
    for scene in ["swipe-vs-pan", "tap-double-tap", "dead-buttons"]:
        alone = app.run(program, "lint", "--scene", scene).stdout.decode().splitlines()
        assert alone
        assert [line for line in whole if line.startswith(f"{scene}: ")] == [
            f"{scene}: {line}" for line in alone]
    found = json.loads(app.run(program, "lint", "--all", "--format", "json").stdout)
    assert len(found) == len(whole)
    assert {one["scene"] for one in found} == {line.split(": ")[0] for line in whole}
    assert complaint(program, "lint", "--all", "--strict")[0] == 1
    code, line = complaint(program, "lint", "--all", "--scene", "zoom")
    assert (code, "--all" in line) == (2, True)


def test_record_test_writes_a_test_and_test_is_its_alias(program, tmp_path):
    recording = tmp_path / "none.jsonl"
    answers = [complaint(program, verb, str(recording)) for verb in ["record-test", "test"]]
    assert answers[0] == answers[1]
    assert answers[0][0] != 0
    assert "record-test" in app.run(program, "--help").stdout.decode()


def test_why_names_only_one_cause_for_a_view_that_is_not_hit(program):
    missed = app.run(program, "why", "--scene", "mistake-image", "--view", "picture").stdout.decode()
    assert missed.startswith("*picture* wasn't hit") and "\ntap: " not in missed
    robbed = app.run(program, "why", "--scene", "mistake-keyboard", "--view", "row").stdout.decode()
    assert "\ntap: *dismiss* on *page* is recognized" in robbed
