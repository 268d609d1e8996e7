internal import TouchstoneKit
internal import TouchstoneTrace

// Failures at the end of a stage, and of fingers that are no longer down.
extension StageIssue {
  static func fingerIsUp(_ number: Int) -> StageIssue {
    StageIssue(
      "Finger \(number) is no longer on the screen",
      usually: "It was lifted or cancelled before, or an interruption cancelled it",
      remedy: "Start another touch with stage.touch(at:)")
  }

  static func nothingEstimated(_ number: Int) -> StageIssue {
    StageIssue(
      "Finger \(number) has no estimated values, so there is nothing to refine",
      usually: "Its samples are exact unless the test specifies which values are estimates",
      remedy: "Start it with stage.pencil(at:estimating:), or set its estimates before it moves")
  }

  @MainActor
  static func leftFinger(_ finger: FingerState) -> StageIssue {
    let (x, y) = (traceNumber(finger.location.x), traceNumber(finger.location.y))
    return StageIssue(
      "Finger \(finger.id) is still down at (\(x), \(y)) at the end of its stage",
      usually:
        "A touch that never ends leaves its gesture undecided and the effect of its end untested",
      remedy: "Lift it with lift(), or cancel it with cancel()")
  }

  static func leftPress(_ name: String) -> StageIssue {
    StageIssue(
      (name.hasPrefix("the ") ? "T\(name.dropFirst())" : "The button \(name)")
        + " is still held at the end of its stage",
      usually: "The app's response to the end of the press is then untested",
      remedy: "Release it with release(), or cancel it with cancel()")
  }

  static func leftTimers(_ names: [String]) -> StageIssue {
    StageIssue(
      "The stage ended with something pending: \(names.joined(separator: ", "))",
      usually: "Its effect when it becomes due is then untested",
      remedy: "Run it with settle() or advance(by:), stop it before the end, or allow it to "
        + "continue with leave()")
  }
}
