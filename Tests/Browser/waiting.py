"""Waiting for results, and approximately equal numbers."""

import time

import pytest

PATIENCE = 20
"""Seconds after which a wait fails: far more than a busy machine needs."""

PAUSE = 0.02
"""Seconds between two attempts."""


def eventually(question, seconds=PATIENCE):
    """Calls `question` until its result is true, and returns it. A failed assertion counts as
    false."""
    end = time.monotonic() + seconds
    while True:
        try:
            if answer := question():
                return answer
            failure = AssertionError(f"never became true: the last answer was {answer!r}")
        except (AssertionError, IndexError) as error:
            failure = error
        if time.monotonic() > end:
            raise failure
        time.sleep(PAUSE)


def near(number, slack=0.51):
    """Returns a value that equals every number within `slack`."""
    return pytest.approx(number, abs=slack)
