"""Every file that a command writes, in every situation that a file system has."""

import os
import pathlib
import re
import resource
import shutil
import signal
import stat
import subprocess
import tempfile
import threading
import time

import pytest

import app
import processes
from sockets import answered, samples, touch
from waiting import eventually

RECORDING = app.ROOT / "Tests/GeneratedTests/Recordings/delivery.jsonl"
PRECIOUS = "precious\n"
ROUNDS = int(os.environ.get("TOUCHSTONE_FULL_DISKS", "2"))
"""How often the disk becomes full. `Scripts/soak` uses a larger number."""
AS_ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root mounts a disk and gives files away")


class Ended:
    """The result of a command: its exit code and its line for the user."""

    def __init__(self, code, errors):
        self.code = code
        self.line = errors.strip()


def run(program, *words, **more):
    answer = subprocess.run(
        [program, *map(str, words)], capture_output=True, timeout=app.PATIENCE, **more)
    return Ended(answer.returncode, answer.stderr.decode())


def record(program, path, *words, **more):
    """Serves until the page is ready, and ends as if by the user."""
    process = subprocess.Popen(
        [program, "--port", "0", "--record", str(path), *words], stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, **more)
    line = process.stdout.readline()
    if line:
        time.sleep(0.2)
        process.terminate()
    _, errors = process.communicate(timeout=app.PATIENCE)
    return Ended(0 if line else process.returncode, errors.decode())


def report(program, path, *words, **more):
    return run(program, "report", RECORDING, "-o", path, *words, **more)


def trace(program, path, *words, **more):
    return run(program, "latency", RECORDING, "--trace", path, *words, **more)


def picture(program, path, *words, **more):
    return run(program, "map", "--scene", "delivery", "--png", path, *words, **more)


def junit(program, path, *words, **more):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "taps.jsonl").write_text(RECORDING.read_text())
        assert run(program, "check", folder, "--update").code == 0
        return run(program, "check", folder, "--junit", path, *words, **more)


def golden(program, path, *words, **more):
    """Writes the golden trace of a recording next to it."""
    recording = pathlib.Path(path).with_suffix(".jsonl")
    if recording.parent.is_dir() and os.access(recording.parent, os.W_OK):
        if not recording.exists():
            recording.write_text(RECORDING.read_text())
    return run(program, "check", recording, "--update", *words, **more)


def shot(program, path, *words, **more):
    ended = run(program, "shot", "--scene", "delivery", "-o", path, *words, **more)
    if "requires the package trait Raster" in ended.line:
        pytest.skip("the program paints no pictures itself")
    return ended


def rewritten(program, path, *_, **more):
    """Writes a rewritten source as a build does, over its previous output."""
    tool = program.with_name("touchstone-rewrite")
    if not tool.exists():
        pytest.skip("swift build --product touchstone-rewrite has not run")
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "source.swift")
        source.write_text("class A: UIView {}\n" * 4_000)
        return run(tool, source, path, **more)


WRITERS = [record, report, trace, picture, junit, golden, shot]
every = pytest.mark.parametrize("write", [*WRITERS, rewritten], ids=lambda write: write.__name__)
careful = pytest.mark.parametrize("write", WRITERS, ids=lambda write: write.__name__)
named = pytest.mark.parametrize(
    "write", [record, report, trace, picture, junit, shot], ids=lambda write: write.__name__)


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def leftovers(folder):
    return [path.name for path in folder.iterdir() if path.name.startswith(".touchstone")]


def refused(ended, *words):
    assert ended.code == 1, ended.line
    assert len(ended.line.splitlines()) == 1 and all(word in ended.line for word in words), ended.line


@every
def test_a_new_file_is_written_and_nothing_is_left_next_to_it(program, tmp_path, write):
    path = tmp_path / "new.trace"
    ended = write(program, path)
    assert ended.code == 0, ended.line
    assert path.stat().st_size > 0
    assert leftovers(tmp_path) == []
    assert mode(path) == (0o600 if write is record else 0o666 & ~umask())


def umask():
    old = os.umask(0)
    os.umask(old)
    return old


@careful
def test_an_existing_file_stays_without_force_and_keeps_its_mode_with_it(
    program, tmp_path, write
):
    path = tmp_path / "old.trace"
    path.write_text(PRECIOUS)
    path.chmod(0o640)
    ended = write(program, path)
    assert ended.code == 1
    assert path.read_text() == PRECIOUS
    assert write(program, path, "--force").code == 0
    assert path.read_text(errors="replace") != PRECIOUS and mode(path) == 0o640


@every
def test_a_link_stays_and_its_target_is_written(program, tmp_path, write):
    (tmp_path / "apart").mkdir()
    target = tmp_path / "apart" / "target"
    target.write_text(PRECIOUS)
    target.chmod(0o600)
    link = tmp_path / "link.trace"
    link.symlink_to("apart/target")
    ended = write(program, link, "--force")
    assert ended.code == 0, ended.line
    assert link.is_symlink() and os.readlink(link) == "apart/target"
    assert target.read_text(errors="replace") != PRECIOUS and mode(target) == 0o600


@every
def test_a_dangling_link_is_refused(program, tmp_path, write):
    link = tmp_path / "link.trace"
    link.symlink_to("nowhere")
    ended = write(program, link, "--force")
    assert ended.code == 1
    assert link.is_symlink() and not (tmp_path / "nowhere").exists()


@every
def test_a_pipe_stays_a_pipe_and_its_reader_gets_the_file(program, tmp_path, write):
    path = tmp_path / "pipe.trace"
    os.mkfifo(path)
    got = []
    reader = threading.Thread(target=lambda: got.append(path.read_bytes()), daemon=True)
    reader.start()
    ended = write(program, path)
    assert ended.code == 0, ended.line
    reader.join(app.PATIENCE)
    assert stat.S_ISFIFO(path.stat().st_mode) and len(got[0]) > 0


@pytest.mark.parametrize("write", [record, report, trace], ids=lambda write: write.__name__)
def test_a_link_to_a_pipe_and_standard_output_are_written_directly(program, tmp_path, write):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    got = []
    reader = threading.Thread(target=lambda: got.append((tmp_path / "pipe").read_bytes()), daemon=True)
    reader.start()
    assert write(program, tmp_path / "link").code == 0
    reader.join(app.PATIENCE)
    assert (tmp_path / "link").is_symlink() and stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)
    assert len(got[0]) > 0
    if write is not record:
        assert write(program, "/dev/stdout").code == 0
        assert write(program, "/dev/fd/1").code == 0


@named
def test_a_device_stays_a_device_and_a_full_one_is_reported(program, write):
    assert write(program, "/dev/null").code == 0
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    refused(write(program, "/dev/full"), "No space left on device", "/dev/full")


@every
def test_a_folder_is_refused(program, tmp_path, write):
    path = tmp_path / "folder.trace"
    path.mkdir()
    ended = write(program, path, "--force")
    assert ended.code == 1 and path.is_dir()


@named
def test_a_missing_folder_is_named(program, tmp_path, write):
    refused(write(program, tmp_path / "no" / "file"), f"there is no folder {tmp_path / 'no'}")


@every
def test_a_read_only_folder_is_refused(program, tmp_path, write):
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "file.jsonl").write_text(RECORDING.read_text())
    if os.geteuid() == 0:
        mount("--bind", folder, folder)
        mount("-o", "remount,ro,bind", folder)
    else:
        folder.chmod(0o555)
    try:
        ended = write(program, folder / "file.trace")
        assert ended.code == 1
        assert not (folder / "file.trace").exists()
    finally:
        if os.geteuid() == 0:
            subprocess.run(["umount", folder], check=True)
        folder.chmod(0o755)


def mount(*words):
    if subprocess.run(["mount", *map(str, words)], capture_output=True).returncode != 0:
        pytest.skip("this machine mounts nothing")


@pytest.fixture
def disk(tmp_path):
    """A small disk, with space for the records of a session in each round of a full disk."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount("-t", "tmpfs", "-o", f"size={256 + 8 * ROUNDS}k", "tmpfs", folder)
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def fill(disk):
    """Fills the disk, and returns the file that takes the space."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in [4096, 512, 1]:
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError:
                pass
    return filler


@AS_ROOT
@every
def test_a_full_disk_leaves_the_file_as_it_was(program, disk, write):
    path = disk / "file.trace"
    path.write_text(PRECIOUS)
    (disk / "file.jsonl").write_text(RECORDING.read_text())
    filler = fill(disk)
    ended = write(program, path, "--force")
    assert ended.code == 1, ended.line
    assert path.read_text() == PRECIOUS and leftovers(disk) == []
    filler.unlink()


@every
def test_a_limit_of_file_size_is_reported_and_leaves_the_file_as_it_was(program, tmp_path, write):
    path = tmp_path / "file.trace"
    path.write_text(PRECIOUS)
    ended = write(
        program, path, "--force",
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (40, 40)))
    assert ended.code == 1, ended.line
    assert path.read_text() == PRECIOUS and leftovers(tmp_path) == []


@AS_ROOT
@every
def test_a_file_of_another_owner_keeps_its_owner(program, tmp_path, write):
    path = tmp_path / "file.trace"
    path.write_text(PRECIOUS)
    os.chown(path, 12345, 54321)
    path.chmod(0o640)
    assert write(program, path, "--force").code == 0
    assert path.read_text(errors="replace") != PRECIOUS
    assert (path.stat().st_uid, path.stat().st_gid, mode(path)) == (12345, 54321, 0o640)


def test_a_file_that_a_command_reads_is_never_written(program, tmp_path):
    recording = tmp_path / "taps.jsonl"
    recording.write_text(RECORDING.read_text())
    (tmp_path / "link").symlink_to(recording)
    os.link(recording, tmp_path / "hard")
    for name in ["taps.jsonl", "link", "hard"]:
        path = tmp_path / name
        for words in [
            ["report", recording, "-o", path], ["latency", recording, "--trace", path],
            ["check", recording, "--junit", path],
            ["--port", "0", "--continue", recording, "--record", path],
        ]:
            refused(run(program, *words, "--force"), "the command reads this file")
    assert recording.read_text() == RECORDING.read_text()
    tool = program.with_name("touchstone-rewrite")
    if tool.exists():
        source = tmp_path / "a.swift"
        source.write_text("class A: UIView { override func layoutSubviews() {} }")
        os.link(source, tmp_path / "hard.swift")
        (tmp_path / "link.swift").symlink_to(source)
        for name in ["a.swift", "hard.swift", "link.swift"]:
            refused(run(tool, source, tmp_path / name), "the command reads this file")
        other = tmp_path / "b.swift"
        other.write_text("let b = 1")
        refused(run(tool, source, tmp_path / "out", other, source), "the command reads this file")
        assert not (tmp_path / "out").exists()
    with recording.open("a") as output:
        answer = subprocess.run(
            [program, "play", recording], stdout=output, stderr=subprocess.PIPE, timeout=app.PATIENCE)
    assert answer.returncode == 1
    assert recording.read_text() == RECORDING.read_text()


def test_two_servers_never_write_to_one_recording(program, launch, connect, tmp_path):
    path = tmp_path / "session.jsonl"
    running = launch("--record", str(path), scene="delivery")
    refused(record(program, path, "--force"), "another process is writing to it")
    refused(report(program, path, "--force"), "another process is writing to it")
    socket = connect(running)
    answered(socket, "welcome")
    socket.send(samples(touch("began"), touch("ended")))
    eventually(lambda: path.read_text().count('"kind":"touch"') == 2)


def test_earlier_results_of_a_check_are_replaced_and_a_file_that_is_not_a_trace_is_not(
    program, tmp_path
):
    recording = tmp_path / "taps.jsonl"
    recording.write_text(RECORDING.read_text())
    results = tmp_path / "results.xml"
    for _ in range(2):
        assert run(program, "check", tmp_path, "--update", "--junit", results).code == 0
    (tmp_path / "taps.trace").write_text(PRECIOUS)
    assert run(program, "check", tmp_path, "--update").code == 1
    assert (tmp_path / "taps.trace").read_text() == PRECIOUS
    assert run(program, "check", tmp_path, "--update", "--force").code == 0


def test_a_report_of_a_pipe_or_of_standard_input_has_a_default_name(program):
    for path in ["/dev/stdin", "/dev/fd/0"]:
        with RECORDING.open("rb") as recording:
            refused(run(program, "report", path, stdin=recording), "--output")
        assert not os.path.exists(f"{path}.html")
    answer = subprocess.run(
        ["bash", "-c", f"'{program}' report <(cat '{RECORDING}')"], capture_output=True,
        timeout=app.PATIENCE)
    assert answer.returncode == 1 and b"--output" in answer.stderr


def test_a_tilde_that_the_shell_did_not_expand_is_a_name(program, tmp_path):
    (tmp_path / "~").mkdir()
    (tmp_path / "~" / "taps.jsonl").write_text(RECORDING.read_text())
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "other.swift").write_text("class A {}")
    there = dict(cwd=tmp_path, env={**os.environ, "HOME": str(tmp_path / "home")})
    assert run(program, "report", "~/taps.jsonl", **there).code == 0
    assert run(program, "report", "~/taps.jsonl", "-o", "~/more.html", **there).code == 0
    ended = run(program, "check", "~", "--update", **there)
    assert ended.code == 0, ended.line
    names = sorted(path.name for path in (tmp_path / "~").iterdir())
    assert names == ["more.html", "taps.html", "taps.jsonl", "taps.trace"]
    assert [path.name for path in (tmp_path / "home").iterdir()] == ["other.swift"]


def test_names_with_newlines_and_escapes_stay_on_one_line(program, tmp_path):
    name = "a\nb\x1b[2Jc.jsonl"
    refused(run(program, "play", tmp_path / name), "a\\nb\\u{1B}[2Jc.jsonl")
    path = tmp_path / name
    path.write_text(RECORDING.read_text())
    refused(run(program, "report", path, "-o", path), "a\\nb", "the command reads this file")
    answer = app.run(program, "check", str(tmp_path))
    assert len(answer.stdout.splitlines()) == 2 and b"\x1b" not in answer.stdout, answer.stdout
    answer = app.run(program, "report", str(path))
    assert len(answer.stdout.splitlines()) == 1 and b"\x1b" not in answer.stdout, answer.stdout


@pytest.mark.parametrize("closed", [0, 1, 2])
def test_no_file_gets_the_number_of_a_standard_descriptor(program, tmp_path, closed):
    path = tmp_path / "session.jsonl"
    there = dict(preexec_fn=lambda: os.close(closed))
    if closed != 1:
        process = subprocess.Popen(
            [program, "--port", "0", "--record", path], stdout=subprocess.PIPE, **there)
        assert process.stdout.readline()
        time.sleep(0.2)
        number = pathlib.Path(f"/proc/{process.pid}/fd/{closed}")
        assert os.readlink(number) == "/dev/null"
        process.terminate()
        process.communicate(timeout=app.PATIENCE)
    report_path = tmp_path / "report.html"
    ended = subprocess.run(
        [program, "report", RECORDING, "-o", report_path], timeout=app.PATIENCE,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **there)
    assert ended.returncode == (1 if closed == 1 else 0)
    assert report_path.read_text().rstrip().endswith("</html>")
    played = subprocess.run(
        [program, "play", RECORDING], timeout=app.PATIENCE, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE if closed != 2 else None, **there)
    assert played.returncode == (1 if closed == 1 else 0)
    assert closed != 1 or b"standard output" in played.stderr and b"overwritten" not in played.stderr


def test_files_longer_than_any_source_or_trace_are_refused_at_once(program, tmp_path):
    (tmp_path / "taps.jsonl").write_text(RECORDING.read_text())
    for name in ["taps.trace", "long.swift"]:
        with (tmp_path / name).open("wb") as file:
            file.truncate(20 << 30)
    answer = app.run(program, "check", str(tmp_path))
    assert answer.returncode == 1 and b"taps.trace: it is longer than 1024 MiB" in answer.stdout
    refused(run(program, "lint", "--sources", tmp_path), "long.swift: it is longer than 64 MiB")
    tool = program.with_name("touchstone-rewrite")
    if tool.exists():
        refused(run(tool, tmp_path / "long.swift", tmp_path / "out"), "it is longer than 64 MiB")


def test_a_check_reports_a_missing_folder_for_temporary_files(program, tmp_path, disk):
    fill(disk)
    (tmp_path / "file").write_text("")
    for folder, reason in [(disk, "full"), (tmp_path / "file", "Not a directory")]:
        answer = app.run(program, "check", str(RECORDING), env={**os.environ, "TMPDIR": str(folder)})
        out = answer.stdout.decode()
        assert answer.returncode == 1 and reason in out and str(folder) in out, out
        assert "Domain" not in out and len(out.splitlines()) == 2, out


@AS_ROOT
def test_a_file_that_can_only_be_written_in_place_is_restored_when_the_disk_is_full(program, disk):
    # The other user needs access to the disk through the private folders of the tests.
    for folder in disk.parents:
        if not folder.stat().st_mode & 0o001:
            folder.chmod(0o755)
    disk.chmod(0o777)
    path = disk / "file.html"
    path.write_text(PRECIOUS)
    path.chmod(0o666)
    stranger = dict(user=65534, group=65534, extra_groups=[])
    (disk / "filler").write_bytes(bytes(120 << 10))
    ended = report(program, path, "--force", **stranger)
    assert ended.code == 1 and "No space left" in ended.line, ended.line
    assert path.read_text() == PRECIOUS and leftovers(disk) == []
    (disk / "filler").unlink()
    # A longer previous file leaves nothing behind the new one.
    path.write_text("x" * 200_000)
    ended = trace(program, path, "--force", **stranger)
    assert ended.code == 0, ended.line
    assert 0 < path.stat().st_size < 200_000 and "xxxx" not in path.read_text()
    assert path.stat().st_uid == 0


def test_a_recording_deleted_during_a_session_is_reported_once(program, launch, connect):
    running = launch(scene="delivery", records=True)
    socket = connect(running)
    answered(socket, "welcome")
    tap(socket, 1)
    eventually(lambda: len(running.touches()) == 2)
    running.recording.rename(running.recording.with_name("moved"))
    tap(socket, 2)
    moved = running.recording.with_name("moved")
    eventually(lambda: moved.read_text().count('"kind":"touch"') == 4)
    moved.unlink()
    for step in range(5):
        tap(socket, 3 + step)
    eventually(lambda: "the recording can't be written: No such file" in running.errors.read_text())
    running.stop()
    assert running.errors.read_text().count("can't be written") == 1


# Answers on standard output

ANSWERS = [
    ["play", RECORDING], ["why", "--scene", "delivery", "--at", "9,9"], ["lint"], ["scenes"],
    ["tree"], ["chain", "--at", "9,9"], ["map"], ["accessibility"], ["look"], ["--help"], ["--version"],
    ["tap", "--scene", "delivery", "--at", "195,300"], ["test", RECORDING], ["latency", RECORDING],
    ["play", "--lanes", RECORDING],
]


@pytest.mark.parametrize("words", ANSWERS, ids=lambda words: str(words[0]))
def test_output_that_can_not_be_written_is_a_failure(program, words):
    with open("/dev/full", "wb") as full:
        answer = subprocess.run(
            [program, *words], stdout=full, stderr=subprocess.PIPE, timeout=app.PATIENCE)
    assert answer.returncode == 1, words
    assert len(answer.stderr.decode().splitlines()) == 1, answer.stderr


def test_output_beyond_a_limit_of_file_size_is_a_failure(program, tmp_path):
    with (tmp_path / "out").open("wb") as output:
        answer = subprocess.run(
            [program, "tree"], stdout=output, stderr=subprocess.PIPE, timeout=app.PATIENCE,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)))
    assert answer.returncode == 1, answer.stderr


def test_a_full_standard_error_changes_no_exit_code(program):
    with open("/dev/full", "wb") as full:
        for words, code in [(["nonsense"], 2), (["play", "nowhere.jsonl"], 1), (["scenes"], 0)]:
            answer = subprocess.run(
                [program, *words], stdout=subprocess.PIPE, stderr=full, timeout=app.PATIENCE)
            assert answer.returncode == code, words


def test_a_page_whose_url_can_not_be_printed_is_not_served(program):
    with open("/dev/full", "wb") as full:
        answer = subprocess.run(
            [program, "--port", "0"], stdout=full, stderr=subprocess.PIPE, timeout=app.PATIENCE)
    assert answer.returncode == 1 and b"The URL" in answer.stderr


# Input files

def test_a_recording_is_played_from_a_pipe(program):
    played = subprocess.run([program, "play", RECORDING], capture_output=True).stdout
    for words in [["play", "/dev/stdin"], ["report", "/dev/stdin", "-o", "/dev/null"]]:
        answer = subprocess.run(
            [program, *words], input=RECORDING.read_bytes(), capture_output=True,
            timeout=app.PATIENCE)
        assert answer.returncode == 0, answer.stderr
        if words[0] == "play":
            assert answer.stdout == played
    answer = subprocess.run(
        ["bash", "-c", f"'{program}' play <(cat '{RECORDING}')"], capture_output=True,
        timeout=app.PATIENCE)
    assert (answer.returncode, answer.stdout) == (0, played)


def test_a_session_continues_from_a_pipe(program):
    process = subprocess.Popen(
        ["bash", "-c", f"exec '{program}' --port 0 --continue <(cat '{RECORDING}')"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    line = process.stdout.readline()
    process.terminate()
    _, errors = process.communicate(timeout=app.PATIENCE)
    assert line.startswith(b"http://"), errors


def test_a_pipe_in_a_folder_is_neither_a_recording_nor_a_golden_trace(program, tmp_path):
    os.mkfifo(tmp_path / "pipe.jsonl")
    (tmp_path / "taps.jsonl").write_text(RECORDING.read_text())
    os.mkfifo(tmp_path / "taps.trace")
    (tmp_path / "folder.jsonl").mkdir()
    answer = app.run(program, "check", str(tmp_path))
    assert answer.returncode == 1
    out = answer.stdout.decode()
    assert f"{tmp_path}/pipe.jsonl: it can't be replayed: it isn't a regular file" in out, out
    assert f"{tmp_path}/folder.jsonl: it can't be replayed: it isn't a regular file" in out, out
    assert "taps.jsonl: there is no golden trace" in out, out


def test_lint_reports_unreadable_sources_in_a_line(program, tmp_path):
    (tmp_path / "latin.swift").write_bytes(b"// \xe4\n")
    os.mkfifo(tmp_path / "pipe.swift")
    for name in ["latin.swift", "pipe.swift", "."]:
        ended = run(program, "lint", "--sources", tmp_path / name)
        refused(ended, f"can't read {tmp_path}")
        assert "NSCocoaErrorDomain" not in ended.line and "Error Domain" not in ended.line


def test_a_gap_of_thirty_years_passes_at_once_in_every_command(program, tmp_path):
    for scene in ["delivery", "see-through"]:
        recording = tmp_path / f"{scene}.jsonl"
        recording.write_text(
            '{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60},'
            f'"scene":"{scene}"}}\n'
            '{"t":1,"kind":"touch","id":1,"phase":"began","x":100,"y":480}\n'
            '{"t":1.1,"kind":"touch","id":1,"phase":"ended","x":100,"y":480}\n'
            '{"t":900000000,"kind":"touch","id":1,"phase":"began","x":100,"y":480}\n'
            '{"t":1000000000,"kind":"advance"}\n')
        for words in [
            ["play", recording], ["latency", recording], ["test", recording],
            ["report", recording, "-o", tmp_path / f"{scene}.html"],
        ]:
            ended = run(program, *words)
            assert ended.code == 0, (words, ended.line)
        process = subprocess.Popen(
            [program, "--port", "0", "--continue", recording], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)
        timer = threading.Timer(app.PATIENCE, process.kill)
        timer.start()
        line = process.stdout.readline()
        timer.cancel()
        process.terminate()
        process.communicate()
        assert line.startswith(b"http://"), scene


# Replays and their parent process

def test_a_replay_ends_on_a_signal_and_with_the_check_that_started_it(program, tmp_path):
    recording = tmp_path / "endless.jsonl"
    header = RECORDING.read_text().splitlines()[0]
    with recording.open("w") as file:
        file.write(header + "\n")
        for number in range(2_000_000):
            file.write(f'{{"t":{number / 1000},"kind":"frame"}}\n')
    for end in ["child", "parent"]:
        check = subprocess.Popen(
            [program, "check", recording], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        child = eventually(lambda: children(check.pid))[0]
        time.sleep(0.5)
        if end == "child":
            os.kill(child, 15)
            check.wait(app.PATIENCE)
        else:
            check.kill()
            check.wait()
        eventually(lambda: not lives(child))
        processes.end(check)


def children(process):
    path = pathlib.Path(f"/proc/{process}/task")
    words = [(task / "children").read_text().split() for task in path.iterdir()]
    return [int(word) for line in words for word in line]


def lives(process):
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


# A disk that is full while a session is recorded

def tap(socket, t):
    socket.send(samples(touch("began", t=t), touch("ended", t=t + 0.05)))


@AS_ROOT
def test_a_full_disk_is_reported_once_and_leaves_a_gap(program, launch, connect, disk):
    path = disk / "session.jsonl"
    running = launch("--record", str(path), scene="delivery")
    socket = connect(running)
    answered(socket, "welcome")
    tap(socket, 1)
    eventually(lambda: path.read_text().count('"kind":"touch"') == 2)
    for number in range(ROUNDS):
        # The app closes a connection that doesn't read for a long time.
        socket.close()
        socket = connect(running)
        answered(socket, "welcome")
        filler = fill(disk)
        size = path.stat().st_size
        eventually(lambda: not grows(path, socket, 2 + number))
        eventually(lambda: "the recording can't be written" in running.errors.read_text())
        if number == 0:
            assert "the recording can't be written: No space left on device" in told(socket)
        filler.unlink()
        eventually(lambda: path.read_text()[size:].count('"gap":') > 0)
    tap(socket, 5 + ROUNDS)
    running.stop()
    assert running.errors.read_text().count("can't be written") == 1
    for line in path.read_text().splitlines():
        assert line.startswith("{") and line.endswith("}"), line
    play = app.run(program, "play", str(path))
    assert play.returncode == 0, play.stderr
    assert b"couldn't be written" in play.stderr and b"touch 1" in play.stdout


def grows(path, socket, t):
    """Returns whether a recording grows with input. Its file's last page still has some space."""
    size = path.stat().st_size
    for _ in range(20):
        tap(socket, t)
    time.sleep(0.2)
    return path.stat().st_size > size


def told(socket):
    """Returns the line of the journal about the recording."""
    while True:
        for line in answered(socket, "journal")["lines"]:
            if "recording" in line["text"]:
                return line["text"]


def test_a_limit_of_file_size_leaves_the_app_alive_and_the_recording_whole(
    program, launch, connect
):
    running = launch(scene="delivery", records=True, file_size=3000)
    socket = connect(running)
    answered(socket, "welcome")
    for step in range(100):
        tap(socket, 1 + step / 10)
    eventually(lambda: "File too large" in running.errors.read_text())
    assert "the recording can't be written: File too large" in told(socket)
    tap(socket, 20)
    assert running.lives and running.get("/")[0] == 200
    running.stop()
    assert running.errors.read_text().count("File too large") == 1
    text = running.recording.read_text()
    assert 2900 < len(text) <= 3000 and text.endswith("}\n")
    play = app.run(program, "play", str(running.recording))
    assert (play.returncode, play.stderr) == (0, b"")


# The system clock

def test_a_process_that_was_suspended_continues_at_the_current_time(program, launch, connect):
    running = launch(scene="delivery", records=True)
    socket = connect(running)
    answered(socket, "welcome")
    tap(socket, 1)
    eventually(lambda: len(running.touches()) == 2)
    running.process.send_signal(signal.SIGSTOP)
    time.sleep(3)
    running.process.send_signal(signal.SIGCONT)
    tap(socket, 2)
    eventually(lambda: len(running.touches()) == 4)
    before, after = running.touches()[1]["t"], running.touches()[2]["t"]
    assert 0 < after - before < 10
    running.stop()
    assert app.run(program, "play", str(running.recording)).returncode == 0


JUMPS = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>

/* The wall clock jumps by decades at each look; the monotonic clocks go on. */
static long jump(void) {
  static long looks;
  return (++looks % 7 - 3) * 315360000L;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, time);
  if (clock == CLOCK_REALTIME) time->tv_sec += jump();
  return result;
}

int gettimeofday(struct timeval *time, void *zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
"""
"""A library that a program loads before the system's."""


def test_a_wall_clock_that_jumps_changes_nothing(program, launch, connect, tmp_path, monkeypatch):
    compiler = shutil.which("clang") or shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    library = tmp_path / "jumps.so"
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-o", library, "-x", "c", "-"], input=JUMPS.encode(), check=True)
    played = subprocess.run([program, "play", RECORDING], capture_output=True).stdout
    monkeypatch.setenv("LD_PRELOAD", str(library))
    years = {subprocess.check_output(["date", "+%Y"]) for _ in range(3)}
    answer = subprocess.run([program, "play", RECORDING], capture_output=True, timeout=app.PATIENCE)
    assert (answer.returncode, answer.stdout) == (0, played)
    running = launch(scene="delivery", records=True)
    monkeypatch.delenv("LD_PRELOAD")
    assert years - {time.strftime("%Y\n").encode()}
    socket = connect(running)
    answered(socket, "welcome")
    for step in range(5):
        tap(socket, 1 + step / 10)
    eventually(lambda: len(running.touches()) == 10)
    times = [touch["t"] for touch in running.touches()]
    assert times == sorted(times) and times[-1] - times[0] < app.PATIENCE
    running.stop()
    assert app.run(program, "play", str(running.recording)).returncode == 0


def test_every_command_that_writes_a_file_is_run_in_every_situation(program):
    """Verbs with --force write files, and `WRITERS` has one function for each."""
    verbs = set(re.findall(r"^  ([a-z][a-z-]*)[ ,(]", app.run(program, "--help").stdout.decode(), re.M))
    assert {"serve", "play", "check", "mcp"} <= verbs
    helps = {verb: app.run(program, verb, "--help").stdout.decode() for verb in sorted(verbs)}
    writing = {verb for verb, text in helps.items() if "--force" in text}
    assert writing == {"serve", "report", "latency", "map", "check", "shot"}
    options = {
        (verb, option) for verb in writing
        for option in re.findall(r"--([a-z-]+) <\w+> +(?:A|The)\s+file\s+to\s+(?:write|paint)", helps[verb])}
    assert options == {
        ("serve", "record"), ("report", "output"), ("latency", "trace"), ("map", "png"),
        ("check", "junit"), ("shot", "output")}
    for verb in verbs - writing:
        assert not re.search(r"file\s+to\s+(write|paint)", helps[verb]), verb
