public import Testing
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

/// Whether something comes of a hand, as a user expects it.
extension Stage {
  /// What is expected of a tap on a view.
  ///
  ///     stage.tap(buy)                                // fails if buy has no action
  ///     stage.tap(veil, expecting: .nothing)          // fails if something answers
  public enum Expectation: Sendable {
    /// Something comes of it: an action runs, a recognizer is recognized, a method of the program is
    /// called, or something changes.
    case effect
    /// Nothing comes of it.
    case nothing
    /// Whether something comes of it doesn't matter.
    case anything
  }

  /// Does something with a hand on a view, and fails the test if it comes to something else than
  /// expected.
  func expect(
    _ expectation: Expectation, on view: UIView, _ sourceLocation: SourceLocation,
    of hand: () -> Void
  ) {
    guard expectation != .anything, isTracing, !isTogether else { return hand() }
    let before = run { TouchSurroundings(of: application) }
    let start = log.count
    hand()
    run {
      var outcome = OutcomeBook.outcome(of: log.records.dropFirst(start - log.droppedCount))
      outcome.hasChangedSurroundings = TouchSurroundings(of: application) != before
      switch expectation {
      case .effect:
        guard let account = outcome.vainAccount else { return }
        fail(.inVain(view, account), at: sourceLocation)
      case .nothing:
        guard outcome.hasEffect else { return }
        fail(.answeredAfterAll(view, outcome.firstEffect), at: sourceLocation)
      case .anything: break
      }
    }
  }

  /// Presses keys, and fails the test if they come to something else than expected.
  func expectKeys(
    _ expectation: Expectation, _ text: String, _ sourceLocation: SourceLocation,
    of hand: () -> Void
  ) {
    let hadTaker = window.firstResponder != nil
    guard expectation != .anything, isTracing, !text.isEmpty else { return hand() }
    let start = log.count
    hand()
    let records = log.records.dropFirst(start - log.droppedCount)
    let isHeard = hadTaker || records.contains(where: \.isHeardKey)
    switch expectation {
    case .effect: if !isHeard { fail(.typedForNobody(text), at: sourceLocation) }
    case .nothing:
      if isHeard { fail(.typedAfterAll(text, window.firstResponder), at: sourceLocation) }
    case .anything: break
    }
  }

  /// Expects a text to be shown, whole.
  ///
  ///     stage.tap("Buy")
  ///     stage.expectShows("bought")
  ///
  /// A failure names the texts that are shown, and says why nothing came of the latest touch if nothing
  /// did.
  public func expectShows(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard !shows(text) else { return }
    run {
      var book = OutcomeBook()
      for record in log.records { book.add(record) }
      let account = book.outcome.isMissOfTarget ? book.outcome.missAccount : nil
      fail(.showsNot(text, texts: texts, account), at: sourceLocation)
    }
  }
}

extension TraceRecord {
  /// Whether somebody took a key that is not typed into a first responder.
  fileprivate var isHeardKey: Bool {
    switch step {
    case .answered, .action(_, _, .some, _), .key(_, _, .some, .delivered, _), .menu(.chosen),
      .focus(.moved, _, _, _), .firstResponder:
      true
    case .delivered(_, let responder): !KitModules.declare(responder.className)
    default: false
    }
  }
}

extension TraceLog {
  /// How many records there were, dropped ones included.
  fileprivate var count: Int { records.count + droppedCount }
}

// What stages say of hands that come to something else than expected.
extension StageIssue {
  /// Nothing came of a hand.
  @MainActor
  static func inVain(_ view: UIView, _ account: TouchExplanation.Account) -> StageIssue {
    let name = TraceSubject(view).emphasized
    let happened =
      account.happened.contains(name)
      ? account.happened : "\(name) was tapped for nothing. \(account.happened)"
    let remedy = [
      account.remedy, "Where nothing is meant to happen, say so with expecting: .nothing.",
      origin(view),
    ]
    return StageIssue(
      happened, usually: account.usually ?? "It was made to be looked at, and not to be touched",
      remedy: remedy.compactMap(\.self).joined(separator: " "))
  }

  /// Something came of a hand that was to come to nothing.
  @MainActor
  static func answeredAfterAll(_ view: UIView, _ answerer: TraceSubject?) -> StageIssue {
    let answer = answerer.map { "\($0.emphasized) answered" } ?? "something changed"
    return StageIssue(
      "Nothing was to come of a tap on \(TraceSubject(view).emphasized), and \(answer)",
      usually: "What was off is on by now, or the touch goes on to a view around",
      remedy: "Look at stage.answers, or leave out expecting: .nothing")
  }

  /// No object took the keys.
  static func typedForNobody(_ text: String) -> StageIssue {
    StageIssue(
      "\"\(text)\" was typed, and there is no first responder to take it",
      usually: "No field was tapped before, or editing has ended",
      remedy:
        "Tap the field first, or use type(_:into:). Where nothing is meant to happen, say so with "
        + "expecting: .nothing")
  }

  /// Something took keys that were to come to nothing.
  @MainActor
  static func typedAfterAll(_ text: String, _ responder: UIResponder?) -> StageIssue {
    let taker = responder.map { TraceSubject($0).emphasized } ?? "something"
    return StageIssue(
      "Nothing was to come of typing \"\(text)\", and \(taker) took it",
      usually: "A field is still first responder, or a key command has such a key",
      remedy: "End editing first, or leave out expecting: .nothing")
  }

  /// A text is not on the screen.
  static func showsNot(
    _ text: String, texts: [String], _ account: TouchExplanation.Account?
  ) -> StageIssue {
    let list = texts.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    let shown = texts.isEmpty ? "no text" : list
    let near = NearestName.of(text, among: texts).map { "; the nearest text is \"\($0)\"" } ?? ""
    let hand = account.map { " Nothing came of the latest touch: \($0.happened)" } ?? ""
    return StageIssue(
      "The screen does not show \"\(text)\"; it shows \(shown)\(near).\(hand)",
      usually: account?.usually ?? "It comes later, or the text is spelled otherwise",
      remedy: account?.remedy
        ?? "Wait for it with wait(for:), or let everything come to rest with settle()")
  }
}
