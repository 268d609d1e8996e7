"""Collects checks, runs them, and says how many passed."""

import asyncio
import pathlib
import time
import traceback

checks = []

LONGEST = 90
"""Seconds that a check may take."""


def check(sentence):
    """Marks a coroutine function as a check; it is given the program and a browser."""
    def mark(function):
        checks.append((sentence, function))
        return function
    return mark


def equal(actual, expected):
    assert actual == expected, f"expected {expected!r}, got {actual!r}"


def near(actual, expected, slack=0.51):
    assert abs(actual - expected) <= slack, f"expected about {expected}, got {actual}"


async def eventually(question, seconds=10):
    """Asks until the answer is true, and gives it back; a failed assertion counts as no."""
    end = time.monotonic() + seconds
    while True:
        try:
            if answer := question():
                return answer
            failure = AssertionError("never became true")
        except (AssertionError, IndexError) as error:
            failure = error
        if time.monotonic() > end:
            raise failure
        await asyncio.sleep(0.02)


async def run(program, browser, words):
    """Runs the checks whose sentence has one of the words, and answers whether all passed."""
    passed = failed = 0
    for sentence, function in checks:
        if words and not any(word in sentence for word in words):
            continue
        try:
            await asyncio.wait_for(function(program, browser), LONGEST)
            passed += 1
            print(f"ok      {sentence}", flush=True)
        except Exception as error:  # whatever a check stumbles over is its failure
            failed += 1
            reason = " ".join(str(error).split())
            where = traceback.extract_tb(error.__traceback__)[-1]
            kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
            place = f"{pathlib.Path(where.filename).name}:{where.lineno}"
            print(f"FAILED  {sentence}\n        {kind}{reason} ({place})", flush=True)
    print(f"{passed} passed, {failed} failed")
    return failed == 0
