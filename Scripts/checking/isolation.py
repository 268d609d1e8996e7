"""Finds code that assumes to be on the main actor.

`MainActor.assumeIsolated` stops the program if the assumption is wrong, and nonisolated members
such as `description` or `copy(with:)` are called from any thread. `MainQueue` checks first, so only
the files below may assume isolation, each for its stated reason.
"""

import re
import sys

from checking import ROOT

COMMAND = "the first thread of a program, which begins on the main actor"
TIMER = "a handler of the event loop's timers, which only the loop calls"

ALLOWED = {
    "TouchstoneGeometry/MainQueue.swift": "it asks first",
    "UIKitFoundation/Timer/Timer.swift": TIMER,
    "UIKitAnimation/Animators/UIViewPropertyAnimator+End.swift": TIMER,
    "UIKitAnimation/Blocks/OldAnimationBlock.swift": TIMER,
    "UIKitAnimation/Blocks/ViewAnimationBlock.swift": TIMER,
    "UIKitAnimation/Tracks/AnimationTrack.swift": TIMER,
    "UIKitDevices/Motion/MotionIntake.swift": TIMER,
    "UIKitCore/Arbitration/GestureEnvironment+Settling.swift": TIMER,
    "UIKitFoundation/Selectors/DelayedCalls.swift": TIMER,
    "UIKitDevices/Application/UIApplication+Opening.swift": TIMER,
    "UIKitControls/Pages/PageScrubDelay.swift": TIMER,
    "UIKitControls/Stepper/StepperRepetition.swift": TIMER,
    "UIKitFoundation/Selectors/NotificationCenter+Observers.swift": "it asks first, and else it hops",
    "UIKitFoundation/Rewritten/ApplicationQueue.swift": "it asks first, and a handler of the loop's timers",
    "UIKitFoundation/Rewritten/ApplicationQueue+Sleep.swift": TIMER,
    "UIKitFoundation/Rewritten/ApplicationQueue+Tests.swift": "a source on the main queue",
    "UIKitCore/Application/MainInbox.swift": "a block on the main queue",
    "UIKitAnimation/Effects/TouchEffects.swift": "a sink of the tracer, which belongs to the application",
    "Gallery/Scenes/KeyCommandsScene.swift": "a sink of the tracer, which belongs to the application",
    "Gallery/Scenes/FocusGridScene.swift": "a notification on the main queue",
    "TouchstoneCommand/LintCommand.swift": COMMAND,
    "TouchstoneCommand/LookingCommands.swift": COMMAND,
    "TouchstoneCommand/MapCommand.swift": COMMAND,
    "TouchstoneCommand/PlayCommand.swift": COMMAND,
    "TouchstoneCommand/ReportCommand.swift": COMMAND,
    "TouchstoneCommand/ProtocolCommands.swift": COMMAND,
    "TouchstoneCommand/ServeCommand.swift": COMMAND,
    "TouchstoneCommand/LatencyCommand.swift": COMMAND,
    "TouchstoneCommand/ShotCommand.swift": COMMAND,
    "TouchstoneCommand/TestCommand.swift": COMMAND,
    "TouchstoneCommand/WhyCommand.swift": COMMAND,
}
"""The files below Sources that may assume isolation, and the reason."""

PUBLIC = re.compile(r"(?:public|open)\b[^{\n]*\bnonisolated\b|\bnonisolated\b[^{\n]*\b(?:public|open)\b")


def findings(name, text):
    """Returns the line number of each wrong assumption of a file, and its problem."""
    lines = text.split("\n")
    found = []
    for number, line in enumerate(lines, start=1):
        if "assumeIsolated" not in line or line.strip().startswith("//"):
            continue
        if name not in ALLOWED:
            found.append((number, "ask with MainQueue instead"))
        elif PUBLIC.search("\n".join(lines[max(0, number - 3):number])):
            found.append((number, "what is public and belongs to no actor is called from anywhere"))
    return found


def add_options(parser):
    """Adds no options."""


def run(options, sources=ROOT / "Sources"):
    count, seen = 0, set()
    for path in sorted(sources.rglob("*.swift")):
        name = str(path.relative_to(sources))
        text = path.read_text(encoding="utf-8")
        if "assumeIsolated" in text:
            seen.add(name)
        for line, problem in findings(name, text):
            count += 1
            print(f"Sources/{name}:{line}: assumes the main actor; {problem}", file=sys.stderr)
    for name in sorted(set(ALLOWED) - seen):
        count += 1
        print(f"Sources/{name} assumes nothing any more; take it off the list", file=sys.stderr)
    print(f"isolation: {count} findings")
    return 1 if count else 0
