"""`check`: recordings replayed against golden traces. `test`: tests made from recordings."""

import os
import pathlib
import re
import xml.etree.ElementTree

import app

HEADER = (
    '{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60,"insets":[47,0,34,0]},'
    '"scene":"%s"}\n'
)
TAP = (
    '{"t":0.1,"kind":"touch","id":1,"phase":"began","x":%d,"y":%d}\n'
    '{"t":0.15,"kind":"touch","id":1,"phase":"ended","x":%d,"y":%d}\n'
)


def write(folder, name, x=195, y=300, scene="delivery"):
    path = pathlib.Path(folder, name)
    path.parent.mkdir(exist_ok=True)
    path.write_text(HEADER % scene + TAP % (x, y, x, y))
    return path


def check(program, *arguments):
    answer = app.run(program, "check", *map(str, arguments))
    return answer.returncode, answer.stdout.decode(), answer.stderr.decode()


def test_goldens_are_missing_then_written_then_equal(program, tmp_path):
    for number in range(5):
        write(tmp_path, f"tap-{number}.jsonl", x=20 + 60 * number)
    write(tmp_path, "inner/tap.jsonl")
    code, out, errors = check(program, tmp_path)
    assert code == 1
    assert out.count("there is no golden trace") == 6, out
    assert errors == "touchstone: 6 of 6 recordings failed the check\n"
    code, out, errors = check(program, tmp_path, "--update")
    assert (code, out, errors) == (0, "6 recordings: 6 written\n", "")
    for jobs in ["1", "4"]:
        assert check(program, tmp_path, "--jobs", jobs) == (
            0, "6 recordings: 6 the same\n", "")
    played = app.run(program, "play", str(tmp_path / "tap-0.jsonl")).stdout
    assert (tmp_path / "tap-0.trace").read_bytes() == b"# font: system\n" + played


def test_a_sentence_describes_the_first_divergence(program, tmp_path):
    recording = write(tmp_path, "tap.jsonl")
    check(program, tmp_path, "--update")
    golden = tmp_path / "tap.trace"
    golden.write_text(golden.read_text().replace("began", "begun", 1))
    code, out, _ = check(program, tmp_path)
    assert code == 1
    first = out.splitlines()[0]
    assert first.startswith(f"{recording}: in line 2, at 100 ms, the golden trace has “"), first
    assert "begun" in first and "began" in first
    assert out.splitlines()[-1] == "1 recording: 1 different"


def test_broken_recordings_get_one_line_each(program, tmp_path):
    write(tmp_path, "good.jsonl")
    (tmp_path / "bad.jsonl").write_text("no recording\n")
    write(tmp_path, "strange.jsonl", scene="nowhere")
    code, out, _ = check(program, tmp_path, "--update")
    assert code == 1
    lines = out.splitlines()
    assert len(lines) == 3, out
    assert lines[0].startswith(f"{tmp_path}/bad.jsonl: it can't be replayed: line 1: "), out
    assert lines[1].startswith(f'{tmp_path}/strange.jsonl: it can\'t be replayed: there is no scene '
                               '"nowhere"'), out
    assert lines[2] == "3 recordings: 1 written, 2 broken"


def test_the_parts_cover_every_recording_once_and_junit_is_valid_xml(program, tmp_path):
    for number in range(5):
        write(tmp_path, f"tap-{number}.jsonl", x=20 + 60 * number)
    check(program, tmp_path, "--update")
    names = []
    for part in ["1/2", "2/2"]:
        report = tmp_path / "report.xml"
        code, _, _ = check(program, tmp_path, "--shard", part, "--junit", report)
        assert code == 0
        root = xml.etree.ElementTree.parse(report).getroot()
        assert root.tag == "testsuites"
        cases = root.findall("testsuite/testcase")
        assert int(root.get("tests")) == len(cases)
        names += [case.get("name") for case in cases]
    assert sorted(names) == [f"{tmp_path}/tap-{number}.jsonl" for number in range(5)]
    single = check(program, tmp_path / "tap-3.jsonl")
    assert single == (0, "1 recording: 1 the same\n", "")


def test_wrong_arguments_get_one_line_and_exit_code_2(program, tmp_path):
    for arguments in [
        [tmp_path / "nowhere"], [tmp_path], [], [tmp_path, "--shard", "3/2"],
        [tmp_path, "--jobs", "0"],
    ]:
        code, out, errors = check(program, *arguments)
        assert (code, out, len(errors.splitlines())) == (2, "", 1), (arguments, errors)


def test_progress_is_shown_only_on_a_terminal(program, tmp_path):
    write(tmp_path, "tap.jsonl")
    check(program, tmp_path, "--update")
    primary, replica = os.openpty()
    process = app.subprocess.Popen(
        [program, "check", str(tmp_path)], stderr=replica, stdout=app.subprocess.PIPE)
    out, _ = process.communicate(timeout=app.PATIENCE)
    os.close(replica)
    assert out == b"1 recording: 1 the same\n"
    assert b"1 of 1  " in os.read(primary, 1000)
    os.close(primary)


def test_a_recording_becomes_a_test(program, tmp_path):
    recording = write(tmp_path, "tap.jsonl", scene="control-events")
    answer = app.run(program, "test", str(recording), "--name", "A tap")
    text = answer.stdout.decode()
    assert answer.returncode == 0, answer.stderr
    assert "@MainActor @Test func `A tap`() {" in text
    assert text.startswith("@testable import Gallery\n")
    assert re.search(r'app: GalleryDelegate.self, scene: "control-events", device: .iPhone14\)', text)
    assert re.search(r"stage\.tap\(", text) and "#expect(" in text
    assert app.run(program, "test", str(recording), "--name", "A tap").stdout.decode() == text
