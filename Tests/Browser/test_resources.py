"""Commands under a system limit of few files, few threads or little memory."""

import itertools
import os
import pathlib
import resource
import subprocess

import pytest

import app
import processes

RECORDING = app.ROOT / "Tests/GeneratedTests/Recordings/delivery.jsonl"
COMMANDS = {
    "serve": ["--port", "0"],
    "continue": ["--port", "0", "--continue", RECORDING],
    "check": ["check", "recordings"],
    "play": ["play", RECORDING],
    "latency": ["latency", RECORDING],
    "report": ["report", RECORDING, "-o", "page.html", "--force"],
    "record-test": ["record-test", RECORDING],
    "lint": ["lint"],
    "scenes": ["scenes"],
    "mcp": ["mcp"],
    "rewrite": ["source.swift", "rewritten.swift"],
}
every = pytest.mark.parametrize("command", COMMANDS)


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "recordings").mkdir()
    (tmp_path / "recordings/taps.jsonl").write_text(RECORDING.read_text())
    (tmp_path / "source.swift").write_text("import UIKit\nclass A: UIView {}\n")
    return tmp_path


def ended(program, folder, command, limit):
    """Returns a command's exit code, or `None` if it serves, and its lines on standard error."""
    if command == "rewrite":
        program = program.with_name("touchstone-rewrite")
        if not program.exists():
            pytest.skip("swift build --product touchstone-rewrite has not run")
    process = subprocess.Popen(
        [program, *map(str, COMMANDS[command])], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, cwd=folder, preexec_fn=limit,
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no", "TMPDIR": str(folder)})
    if command in ["serve", "continue"] and process.stdout.readline():
        processes.end(process)
        return None, []
    _, errors = process.communicate(timeout=app.PATIENCE)
    return process.returncode, errors.splitlines()


def works_or_says(answer, *words):
    """Asserts that a command succeeded, or ended with one line that names the limit."""
    code, lines = answer
    if code in [0, None]:
        return
    refusals = [line for line in lines if "ulimit" in line]
    assert code == 1 and len(refusals) == 1 and len(lines) <= 2, (code, lines)
    assert any(word in refusals[0] for word in words), lines


@every
@pytest.mark.parametrize("files", [5, 6, 8, 12, 16, 24, 32])
def test_a_command_that_may_open_few_files_works_or_reports_the_limit(
    program, folder, command, files
):
    def limit():
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    if command == "check":
        subprocess.run([program, "check", "recordings", "--update"], cwd=folder, check=True)
    works_or_says(ended(program, folder, command, limit), "ulimit -n")


def test_a_limit_of_files_that_may_be_raised_is_raised(program, folder):
    def limit():
        resource.setrlimit(resource.RLIMIT_NOFILE, (8, 256))

    assert ended(program, folder, "serve", limit) == (None, [])


@every
@pytest.mark.parametrize("size", [64, 128, 256])
def test_a_command_with_a_small_stack_works_or_reports_the_limit(program, folder, command, size):
    def limit():
        resource.setrlimit(resource.RLIMIT_STACK, (size << 10, size << 10))

    if command == "check":
        subprocess.run([program, "check", "recordings", "--update"], cwd=folder, check=True)
    works_or_says(ended(program, folder, command, limit), "ulimit -s")


users = itertools.count()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root starts programs of other users")
@every
@pytest.mark.parametrize("threads", [1, 2, 3, 5, 8])
def test_a_command_that_may_start_few_threads_works_or_reports_the_limit(
    program, folder, command, threads
):
    # The limit counts the processes of a user, so that each program runs as another user.
    other = 20_000 + (os.getpid() * 31 + next(users)) % 40_000

    def limit():
        resource.setrlimit(resource.RLIMIT_NPROC, (threads, threads))
        os.setgid(other)
        os.setuid(other)

    if command == "check":
        subprocess.run([program, "check", "recordings", "--update"], cwd=folder, check=True)
    for path in [folder, *folder.rglob("*")]:
        path.chmod(0o777 if path.is_dir() else 0o666)
    for path in folder.parents[:-1]:
        if path.stat().st_uid == os.geteuid() and path != pathlib.Path("/tmp"):
            path.chmod(path.stat().st_mode | 0o011)
    works_or_says(ended(program, folder, command, limit), "ulimit -u")


def test_the_rewriter_reports_that_it_can_not_allocate_its_stack(program, folder):
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))

    code, lines = ended(program, folder, "rewrite", limit)
    assert code == 1 and len(lines) == 1 and "ulimit -v" in lines[0], (code, lines)
