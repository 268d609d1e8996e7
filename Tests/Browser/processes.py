"""Processes that a test has started."""

import subprocess

GRACE = 10
"""Seconds that a process has to end after the request."""


def end(process):
    """Asks a process to end, and kills it if it doesn't. Does nothing if the process has ended."""
    if process.poll() is not None:
        return
    process.terminate()
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
