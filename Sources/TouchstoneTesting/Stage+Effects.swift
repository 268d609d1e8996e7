public import Testing
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

/// Checks that input has the effect that a user expects.
extension Stage {
  /// The expected effect of a tap on a view.
  ///
  ///     stage.tap(buy)                                // fails if buy has no action
  ///     stage.tap(veil, expecting: .nothing)          // fails if something answers
  public enum Expectation: Sendable {
    /// The tap has an effect: an action runs, a recognizer is recognized, a method of the app is
    /// called, or something changes.
    case effect
    /// The tap has no effect.
    case nothing
    /// The tap may have an effect or not.
    case anything
  }

  /// Performs input on a view, and fails the test if its effect isn't the expected one.
  func expect(
    _ expectation: Expectation, on view: UIView, _ sourceLocation: SourceLocation,
    of hand: () -> Void
  ) {
    guard expectation != .anything else { return hand() }
    guard let outcome = outcome(of: hand) else { return }
    run {
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

  /// Performs input and returns its outcome, or `nil` if nothing is recorded or if other fingers move
  /// at the same time.
  func outcome(of hand: () -> Void) -> TouchOutcome? {
    guard isTracing, !isTogether else {
      hand()
      return nil
    }
    let before = run { TouchSurroundings(of: application) }
    let start = log.count
    hand()
    return run {
      var outcome = TouchOutcomeRecorder.outcome(
        of: log.records.dropFirst(start - log.droppedCount))
      outcome.hasChangedSurroundings = TouchSurroundings(of: application) != before
      return outcome
    }
  }

  /// Presses keys, and fails the test if their effect isn't the expected one.
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

  /// Fails the test if no view shows exactly the given text.
  ///
  ///     stage.tap("Buy")
  ///     stage.expectShows("bought")
  ///
  /// The failure lists the shown texts. If the last touch missed its target, the failure explains
  /// why.
  public func expectShows(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard !shows(text) else { return }
    run {
      var recorder = TouchOutcomeRecorder()
      for record in log.records { recorder.add(record) }
      let account = recorder.outcome.isMissOfTarget ? recorder.outcome.missAccount : nil
      fail(.showsNot(text, texts: texts, account), at: sourceLocation)
    }
  }
}

extension TraceRecord {
  /// Whether the record shows that a key was handled otherwise than by typing into a first
  /// responder.
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
  /// The number of records, including dropped ones.
  fileprivate var count: Int { records.count + droppedCount }
}

// Failures of input that has an unexpected effect.
extension StageIssue {
  /// Returns the failure of a tap that had no effect.
  @MainActor
  static func inVain(_ view: UIView, _ account: TouchExplanation.Diagnosis) -> StageIssue {
    let name = TraceSubject(view).emphasized
    let happened =
      account.happened.contains(name)
      ? account.happened : "\(name) was tapped without effect. \(account.happened)"
    let remedy = [
      account.remedy, "If no effect is expected, pass expecting: .nothing.",
      origin(view),
    ]
    return StageIssue(
      happened, usually: account.usually ?? "It only displays content and doesn't handle touches",
      remedy: remedy.compactMap(\.self).joined(separator: " "))
  }

  /// Returns the failure of a tap that had an effect, although it wasn't expected.
  @MainActor
  static func answeredAfterAll(_ view: UIView, _ answerer: TraceSubject?) -> StageIssue {
    let answer = answerer.map { "\($0.emphasized) responded" } ?? "something changed"
    return StageIssue(
      "A tap on \(TraceSubject(view).emphasized) was expected to have no effect, but \(answer)",
      usually: "The view has been enabled since, or the touch is forwarded to a superview",
      remedy: "Check stage.answers, or remove expecting: .nothing")
  }

  /// Returns the failure of typing without a first responder.
  static func typedForNobody(_ text: String) -> StageIssue {
    StageIssue(
      "\"\(text)\" was typed, but there is no first responder to receive it",
      usually: "No field was tapped before, or editing has ended",
      remedy:
        "Tap the field first, or use type(_:into:). If no effect is expected, pass "
        + "expecting: .nothing")
  }

  /// Returns the failure of typing that had an effect, although it wasn't expected.
  @MainActor
  static func typedAfterAll(_ text: String, _ responder: UIResponder?) -> StageIssue {
    let taker = responder.map { TraceSubject($0).emphasized } ?? "something"
    return StageIssue(
      "Typing \"\(text)\" was expected to have no effect, but \(taker) handled it",
      usually: "A field is still first responder, or a key command uses such a key",
      remedy: "End editing first, or remove expecting: .nothing")
  }

  /// Returns the failure for a text that isn't on the screen.
  static func showsNot(
    _ text: String, texts: [String], _ account: TouchExplanation.Diagnosis?
  ) -> StageIssue {
    let list = texts.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    let shown = texts.isEmpty ? "no text" : list
    let near = NearestName.of(text, among: texts).map { "; the nearest text is \"\($0)\"" } ?? ""
    let hand = account.map { " The last touch had no effect: \($0.happened)" } ?? ""
    return StageIssue(
      "The screen doesn't show \"\(text)\"; it shows \(shown)\(near).\(hand)",
      usually: account?.usually ?? "It appears later, or the text is spelled differently",
      remedy: account?.remedy
        ?? "Wait for it with wait(for:), or finish all pending work with settle()")
  }
}
