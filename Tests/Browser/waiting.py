"""Waiting for what comes, and numbers that are nearly right."""

import time

import pytest

PATIENCE = 20
"""Seconds after which what has not come will not come; far more than a busy machine needs."""

PAUSE = 0.02
"""Seconds between two looks."""


def eventually(question, seconds=PATIENCE):
    """Asks until the answer is true, and gives it back; a failed assertion counts as no."""
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
    """What equals every number that is no farther away than the slack."""
    return pytest.approx(number, abs=slack)
