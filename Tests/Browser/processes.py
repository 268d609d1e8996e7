"""Processes that a test has started."""

import subprocess

GRACE = 10
"""Seconds that a process has to end when it is asked to."""


def end(process):
    """Asks a process to end, and ends it where it doesn't; nothing for one that is over."""
    if process.poll() is not None:
        return
    process.terminate()
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
