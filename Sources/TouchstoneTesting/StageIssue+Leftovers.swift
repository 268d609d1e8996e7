internal import TouchstoneKit
internal import TouchstoneTrace

// Failures at the end of a stage, and of fingers that are no longer down.
extension StageIssue {
  static func fingerIsUp(_ number: Int) -> StageIssue {
    StageIssue(
      "Finger \(number) is not on the screen any more",
      usually: "It was lifted or cancelled before, or an interruption took it away",
      remedy: "Put another one down with stage.touch(at:)")
  }

  static func nothingEstimated(_ number: Int) -> StageIssue {
    StageIssue(
      "Finger \(number) has estimated nothing, so there is nothing to refine",
      usually: "Its samples are exact unless the test says which values are estimates",
      remedy: "Put it down with stage.pencil(at:estimating:), or set its estimates before it moves")
  }

  @MainActor
  static func leftFinger(_ finger: FingerState) -> StageIssue {
    let (x, y) = (traceNumber(finger.location.x), traceNumber(finger.location.y))
    return StageIssue(
      "Finger \(finger.id) is still down at (\(x), \(y)) at the end of its stage",
      usually:
        "A touch that never ends leaves its gesture undecided, and what its end does untested",
      remedy: "Lift it with lift(), or take it away with cancel()")
  }

  static func leftPress(_ name: String) -> StageIssue {
    StageIssue(
      (name.hasPrefix("the ") ? "T\(name.dropFirst())" : "The button \(name)")
        + " is still held at the end of its stage",
      usually: "What a program does at the end of a press is then untested",
      remedy: "Let it go with release(), or take it away with cancel()")
  }

  static func leftTimers(_ names: [String]) -> StageIssue {
    StageIssue(
      "The stage ended with something pending: \(names.joined(separator: ", "))",
      usually: "What it does when it falls due is then untested",
      remedy: "Let it fall due with settle() or advance(by:), stop it before the end, or say with "
        + "leave() that it may go on")
  }
}
