internal import Testing

/// What a stage has to say to whoever reads a failed test, in three parts.
struct StageIssue: Sendable, Equatable {
  /// What happened, with names and numbers.
  let happened: String
  /// Why it usually happens.
  let usually: String
  /// What to try.
  let remedy: String

  init(_ happened: String, usually: String, remedy: String) {
    self.happened = happened
    self.usually = usually
    self.remedy = remedy
  }

  /// The three parts as sentences.
  var text: String { "\(happened). \(usually). \(remedy)." }

  /// Fails the running test at a line.
  func record(at sourceLocation: SourceLocation) {
    Issue.record("\(text)", sourceLocation: sourceLocation)
  }
}

// What stages say.
extension StageIssue {
  static func noScene(_ name: String, known: [String]) -> StageIssue {
    let names = known.isEmpty ? "none" : known.joined(separator: ", ")
    return StageIssue(
      "There is no scene \"\(name)\"; there are: \(names)",
      usually: "A scene's name is the one that its delegate declares, not its title",
      remedy: "Take one of these names, or declare the scene in the delegate's scenes")
  }

  static func fingerIsUp(_ number: Int) -> StageIssue {
    StageIssue(
      "Finger \(number) is not on the screen any more",
      usually: "It was lifted or cancelled before, or an interruption took it away",
      remedy: "Put another one down with stage.touch(at:)")
  }

  static func nothingEstimated(_ number: Int) -> StageIssue {
    StageIssue(
      "Finger \(number) estimated nothing that could be known better",
      usually: "Its samples are exact unless the test says which values are estimates",
      remedy: "Put it down with stage.pencil(at:estimating:), or set its estimates before it moves")
  }

  static func unsettled(_ pending: [String], after seconds: Int) -> StageIssue {
    StageIssue(
      "The stage does not settle within \(seconds) s: still pending is "
        + pending.joined(separator: ", "),
      usually: "What repeats, and what starts itself again, never comes to rest",
      remedy:
        "Stop it, advance the clock by a time of your own with advance(by:), or leave out what "
        + "repeats with settle(ignoring: .repeating)")
  }

  @MainActor
  static func leftFinger(_ finger: FingerState) -> StageIssue {
    StageIssue(
      "Finger \(finger.id) is still down at (\(finger.location.x), \(finger.location.y)) at the end "
        + "of its stage",
      usually:
        "A touch that never ends leaves its gesture undecided, and what its end does untested",
      remedy: "Lift it with lift(), or take it away with cancel()")
  }

  static func leftPress(_ name: String) -> StageIssue {
    StageIssue(
      "The press \(name) is still held at the end of its stage",
      usually: "What a program does at the end of a press is then untested",
      remedy: "Let it go with release(), or take it away with cancel()")
  }

  static func leftTimers(_ names: [String]) -> StageIssue {
    StageIssue(
      "The stage ended with something pending: \(names.joined(separator: ", "))",
      usually: "What it does when it falls due is then untested",
      remedy: "Let it fall due with settle() or advance(by:), or stop it before the end")
  }

  static let usedAfterWaiting = StageIssue(
    "This stage is used in a test that waits, and the test has no application of its own",
    usually: "Other tests take their turns on the main actor while one waits, and then "
      + "UIApplication.shared is theirs",
    remedy: "Add the trait .staged to the suite or the test: @Suite(.staged)")

  static func disabled(_ control: String, aimedAt view: String?) -> StageIssue {
    StageIssue(
      view.map { "\($0) is hit through \(control), and nothing happens: controlDisabled" }
        ?? "\(control) is hit, and nothing happens: controlDisabled",
      usually:
        "Its isEnabled is false, so it takes the touch and neither tracks it nor sends actions",
      remedy: "Set isEnabled of \(control) to true first; where the test is about its being "
        + "disabled, tap(at:) touches without asking")
  }

  static func noMenuLine(_ titles: [String], there: [String]) -> StageIssue {
    StageIssue(
      "The main menu has no line “\(titles.joined(separator: " › "))”",
      usually: "A title is spelled otherwise, or the menu leaves the line out at this moment",
      remedy: "Look at stage.menuTitles(…): there is \(there)")
  }

  static func menuLineIsOff(_ titles: [String], because reason: String) -> StageIssue {
    StageIssue(
      "“\(titles.joined(separator: " › "))” can't be chosen: \(reason)",
      usually:
        "Nobody from the first responder on answers the command, or validation turned it off",
      remedy: "Make the responder that answers it the first responder, or look at its "
        + "canPerformAction(_:withSender:) and validate(_:)")
  }

  static func noShownMenuLine(_ title: String, there: [String]?) -> StageIssue {
    StageIssue(
      there.map { "The menu on the screen has no line “\(title)”; there is \($0)" }
        ?? "There is no menu on the screen, so no line “\(title)”",
      usually:
        "A menu comes up some moments after what asks for it, and shows what can be done then",
      remedy: "Let it come up with settle(), and look at stage.shownMenuTitles")
  }

  static func noMenuArrow(forth: Bool) -> StageIssue {
    StageIssue(
      "The edit menu has no arrow to the page \(forth ? "after" : "before") this one",
      usually:
        "All its lines have room on one page, or this is the \(forth ? "last" : "first") page",
      remedy: "Look at stage.shownMenuTitles for what the page shows")
  }

  static func notReadable(because reason: String) -> StageIssue {
    StageIssue(
      "Nothing was asked for: no assistive technology reaches it: \(reason)",
      usually: "Only elements are read, which are visible and in nothing that hides them",
      remedy: "Look at stage.accessibility.outline for what is read")
  }
}
