internal import Foundation
internal import Testing

/// The message of a failed test, in three parts.
struct StageIssue: Sendable, Equatable {
  /// A description of the failure, with names and numbers.
  let happened: String
  /// The usual cause.
  let usually: String
  /// A suggested fix.
  let remedy: String

  /// Creates a message; the parts may end in a period or not.
  init(_ happened: String, usually: String, remedy: String) {
    self.happened = happened
    self.usually = usually
    self.remedy = remedy
  }

  /// The three parts as sentences.
  var text: String {
    [happened, usually, remedy].map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
  }

  /// Fails the running test at a line, for failures without a stage to report on.
  func record(at sourceLocation: SourceLocation) {
    Self.record(text, at: sourceLocation)
  }

  /// Adds the failure to the current sink, or fails the running test. Outside a test, also writes the
  /// text to standard error.
  static func record(_ text: String, at sourceLocation: SourceLocation) {
    if let sink = FailureSink.current {
      sink.add(StageFailure(text: text, sourceLocation: sourceLocation))
      return
    }
    if Test.current == nil {
      let line = "\(sourceLocation.fileID):\(sourceLocation.line): \(text)\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
    Issue.record("\(text)", sourceLocation: sourceLocation)
  }
}

// Failures of the stage itself.
extension StageIssue {
  static func noLaunch(_ error: any Error) -> StageIssue {
    StageIssue(
      "The application was not launched: \(error)",
      usually: "Its class or that of its delegate has initializers of its own, or the delegate "
        + "refuses to launch under test",
      remedy: "Give the class an init() without arguments, and look at the delegate's "
        + "application(_:didFinishLaunchingWithOptions:)")
  }

  static func noScene(_ name: String, known: [String]) -> StageIssue {
    let names = known.isEmpty ? "none" : known.joined(separator: ", ")
    return StageIssue(
      "There is no scene \"\(name)\"; there are: \(names)",
      usually: "A scene's name is the one that its delegate declares, not its title",
      remedy: "Use one of these names, or declare the scene in the delegate's scenes")
  }

  static func unsettled(_ pending: [String], after seconds: Int) -> StageIssue {
    StageIssue(
      "The stage did not settle within \(seconds) s; still pending: "
        + pending.joined(separator: ", "),
      usually: "What repeats, and what starts itself again, never comes to rest",
      remedy:
        "Stop it, advance the clock by a time of your own with advance(by:), or leave out what "
        + "repeats with settle(ignoring: .repeating)")
  }

  static func waitedInVain(
    for what: String, _ seconds: String, pending: [String]
  ) -> StageIssue {
    let rest =
      pending.isEmpty ? "nothing is pending" : "still pending: \(pending.joined(separator: ", "))"
    return StageIssue(
      "Waiting for \(what) took longer than \(seconds) s; \(rest)",
      usually: pending.isEmpty
        ? "It never comes, or it comes by Task.sleep or asyncAfter, which go by another clock"
        : "It comes later than that, or something before it never ends",
      remedy: pending.isEmpty
        ? "Let tasks run with await stage.idle(), or look at stage.texts for what is shown instead"
        : "Wait longer with wait(for:upTo:until:), or look at stage.texts for what is shown instead"
    )
  }

  static let usedAfterWaiting = StageIssue(
    "This stage is used in a test that waits, and the test has no application of its own",
    usually: "Other tests take their turns on the main actor while one waits, and then "
      + "UIApplication.shared is theirs",
    remedy: "Add the trait .staged to the suite or the test: @Suite(.staged)")
}
