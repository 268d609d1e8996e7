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

// Parts of messages.
extension StageIssue {
  /// Returns titles in quotation marks.
  static func quoted(_ titles: [String]) -> String {
    titles.map { "“\($0)”" }.joined(separator: ", ")
  }

  /// Returns the words for an action that isn't among the visible ones.
  static func no(action title: String, there titles: [String]) -> String {
    "no action “\(title)”; "
      + (titles.isEmpty ? "it shows no actions" : "it has \(quoted(titles))")
  }
}

// Failures of the stage itself.
extension StageIssue {
  static func noLaunch(_ error: any Error) -> StageIssue {
    StageIssue(
      "The application wasn't launched: \(error)",
      usually: "Its class or its delegate's class declares its own initializers, or the delegate "
        + "refuses to launch under test",
      remedy: "Give the class an init() without arguments, and check the delegate's "
        + "application(_:didFinishLaunchingWithOptions:)")
  }

  static func noScene(_ name: String, known: [String]) -> StageIssue {
    let names = known.isEmpty ? "none" : known.joined(separator: ", ")
    return StageIssue(
      "There is no scene \"\(name)\"; there are: \(names)",
      usually: "A scene's name is declared by its delegate and may differ from its title",
      remedy: "Use one of these names, or declare the scene in the delegate's scenes")
  }

  static func unsettled(_ pending: [String], after seconds: Int) -> StageIssue {
    StageIssue(
      "The stage didn't settle within \(seconds) s; still pending: "
        + pending.joined(separator: ", "),
      usually: "Repeating work, and work that restarts itself, never finishes",
      remedy:
        "Stop it, advance the clock by a fixed time with advance(by:), or ignore repeating work "
        + "with settle(ignoring: .repeating)")
  }

  static func waitedInVain(
    for what: String, _ seconds: String, pending: [String]
  ) -> StageIssue {
    let rest =
      pending.isEmpty ? "nothing is pending" : "still pending: \(pending.joined(separator: ", "))"
    return StageIssue(
      "Waiting for \(what) took longer than \(seconds) s; \(rest)",
      usually: pending.isEmpty
        ? "It never happens, or it depends on Task.sleep or asyncAfter, which use another clock"
        : "It happens later than that, or something before it never ends",
      remedy: pending.isEmpty
        ? "Let tasks run with await stage.idle(), or check stage.texts for the texts that are "
          + "shown instead"
        : "Wait longer with wait(for:upTo:until:), or check stage.texts for the texts that are "
          + "shown instead"
    )
  }

  static let usedAfterWaiting = StageIssue(
    "This stage is used in a test that waits, but the test doesn't have its own application",
    usually: "While one test waits, other tests run on the main actor, and then "
      + "UIApplication.shared is theirs",
    remedy: "Add the trait .staged to the suite or the test: @Suite(.staged)")
}
