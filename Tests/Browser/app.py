"""The app under test: its program, which serves the page, and its recording."""

import json
import pathlib
import resource
import selectors
import subprocess
import tempfile
import urllib.error
import urllib.parse
import urllib.request

import processes

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

PATIENCE = 30
"""Seconds within which the program must print the page's address, or end."""


def built():
    """Returns the path of the program that `swift build` created."""
    folder = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True,
        text=True).stdout.strip()
    return pathlib.Path(folder, "touchstone")


class App:
    """A program that serves its page. Use it with `with`."""

    def __init__(self, program, *arguments, scene=None, records=False, files=None, file_size=None):
        self.program = program
        self.files = files
        self.file_size = file_size
        self.arguments = [*arguments]
        if scene:
            self.arguments += ["--scene", scene]
        self.folder = tempfile.TemporaryDirectory()
        self.recording = pathlib.Path(self.folder.name, "session.jsonl")
        if records:
            self.arguments += ["--record", str(self.recording)]

    def __enter__(self):
        errors = pathlib.Path(self.folder.name, "errors")
        self.errors = errors
        with errors.open("w") as log:
            self.process = subprocess.Popen(
                [self.program, *self.arguments], stdout=subprocess.PIPE, stderr=log, text=True,
                preexec_fn=self.limit if self.files or self.file_size else None)
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            if not selector.select(PATIENCE):
                self.process.kill()
                raise AssertionError("the program printed no URL")
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            raise AssertionError(f"the program did not start: {errors.read_text().strip()}")
        parts = urllib.parse.urlsplit(self.url)
        self.port = parts.port
        self.token = urllib.parse.parse_qs(parts.query)["token"][0]
        return self

    def __exit__(self, *_):
        self.stop()
        self.process.stdout.close()
        self.folder.cleanup()

    def limit(self):
        """Limits the number of files that the program may open, and their size in bytes."""
        if self.files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))
        if self.file_size:
            resource.setrlimit(resource.RLIMIT_FSIZE, (self.file_size, self.file_size))

    def stop(self):
        processes.end(self.process)

    @property
    def lives(self):
        return self.process.poll() is None

    def wakes(self):
        """Returns how often the main thread has slept and woken up."""
        status = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/status").read_text()
        return int(status.split("voluntary_ctxt_switches:", 1)[1].split()[0])

    @property
    def socket_url(self):
        return self.socket_url_for(self.token)

    def socket_url_for(self, token):
        return f"ws://127.0.0.1:{self.port}/socket?token={token}"

    def get(self, path="/", token=None, **headers):
        """Returns the status and the text of a response."""
        token = self.token if token is None else token
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}?token={token}",
            headers={name.capitalize(): value for name, value in headers.items()})
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def header(self):
        """Returns the first line of the recording."""
        return json.loads(self.recording.read_text().split("\n")[0])

    def recorded(self, kind=None):
        """Returns the records of the recording so far, without the first line."""
        lines = self.recording.read_text().split("\n")[1:-1]
        records = [json.loads(line) for line in lines]
        return [record for record in records if kind in (None, record["kind"])]

    def touches(self):
        return self.recorded("touch")


def run(program, *arguments, **more):
    """Runs one verb of the command line to completion."""
    return subprocess.run([program, *arguments], capture_output=True, timeout=PATIENCE, **more)
