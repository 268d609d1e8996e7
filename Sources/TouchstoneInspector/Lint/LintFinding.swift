package import TouchstoneHost
public import TouchstoneTrace

/// A surprise for users of a window, found before any touch.
public struct LintFinding: Sendable, Equatable {
  /// The kinds of findings, with the names in JSON as raw values.
  public enum Kind: String, Sendable, CaseIterable {
    /// Failure requirements would form a cycle, so that one of them is ignored.
    case requirementCycle = "requirementCycle"
    /// A recognizer can never be recognized.
    case neverRecognized = "neverRecognized"
    /// A recognizer is recognized after the touches end, because it waits for another's failure.
    case waits = "waits"
    /// A recognizer waits for another one for an unknown time.
    case waitsForUnknown = "waitsForUnknown"
    /// A tap and a tap with more taps are both recognized, one after the other.
    case bothRecognized = "bothRecognized"
    /// A control, or a view with recognizers, is outside an ancestor's bounds.
    case outsideParent = "outsideParent"
    /// User interaction is disabled in a view that should receive touches or in one of its
    /// ancestors.
    case interactionOff = "interactionOff"
    /// A view that should receive touches, or one of its ancestors, is too transparent.
    case transparent = "transparent"
    /// A view without width or height shows its subviews but doesn't let touches through to them.
    case emptyParent = "emptyParent"
    /// A view covers all of another.
    case covered = "covered"
    /// Constraints give a view that should receive touches no width or no height, because an edge
    /// isn't pinned.
    case noSize = "noSize"
    /// Constraints don't determine the position or size of a view that should receive touches.
    case ambiguous = "ambiguous"
    /// A control or recognizer registers two methods of the same target and type that may be the
    /// same method.
    case addedTwice = "addedTwice"
    /// A control that can be touched has no action for a tap and no built-in effect.
    case noAction = "noAction"
    /// All targets of a control are deallocated.
    case targetGone = "targetGone"
    /// A view that receives touches is less than 44 points wide or high.
    case small = "small"
    /// A view that receives touches covers part of another view that does.
    case overlapping = "overlapping"
    /// A recognizer has no target or has lost it, so that its gesture has no effect.
    case noTarget = "noTarget"
    /// A recognizer was added to one view and later to another, so that the first view lost it.
    case movedRecognizer = "movedRecognizer"
    /// A table has no data source although it has a delegate or has shown rows.
    case noDataSource = "noDataSource"
    /// A recognizer cancels each tap on the rows of a table.
    case rowsSwallowed = "rowsSwallowed"
  }

  /// The severity of a finding.
  public enum Weight: String, Sendable {
    /// Something never works.
    case problem = "problem"
    /// Something works differently than expected.
    case note = "note"
  }

  /// The kind of finding.
  public let kind: Kind
  /// The view or recognizer to change.
  public let subject: TraceSubject
  /// The views that don't receive touches because of it, or an empty array if the finding is about
  /// recognizers.
  public let affected: [TraceSubject]
  /// The problem and the suggested change, with numbers and with names between asterisks.
  public let sentence: String
  /// The sentence without the general rule, for use after the rule was given, or `nil` if there is
  /// no rule.
  let brief: String?

  init(
    kind: Kind, subject: TraceSubject, affected: [TraceSubject], sentence: String,
    brief: String? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.affected = affected
    self.sentence = sentence
    self.brief = brief
  }

  /// The severity of the finding.
  public var weight: Weight { kind.isProblem ? .problem : .note }
}

extension LintFinding.Kind {
  /// Whether something never works, rather than works differently than expected.
  package var isProblem: Bool {
    switch self {
    case .waits, .waitsForUnknown, .bothRecognized, .addedTwice, .small, .overlapping, .ambiguous:
      false
    default: true
    }
  }

  /// A one-sentence description of the kind.
  package var summary: String {
    switch self {
    case .requirementCycle: "Failure requirements form a cycle."
    case .neverRecognized: "A recognizer can never be recognized."
    case .waits: "A recognizer waits for another recognizer to fail."
    case .waitsForUnknown: "A recognizer waits an unknown time for another recognizer to fail."
    case .bothRecognized: "Taps and multiple taps are both recognized."
    case .outsideParent: "A view is outside the bounds of a superview and receives no touches."
    case .interactionOff: "User interaction is disabled for a view that handles touches."
    case .transparent: "A view is too transparent to receive touches."
    case .emptyParent: "A view without a size shows its subviews, but touches don't reach them."
    case .covered: "A view completely covers another view."
    case .noSize: "Constraints give a view that handles touches no width or no height."
    case .ambiguous: "Constraints leave the frame of a view that handles touches ambiguous."
    case .addedTwice: "A method may have been added more than once."
    case .noTarget: "A recognizer has no target."
    case .movedRecognizer: "A view lost its recognizer to another view."
    case .noAction: "A control has no action."
    case .targetGone: "All targets of a control were deallocated."
    case .small: "A touch target is smaller than 44 × 44 points."
    case .overlapping: "Two views that receive touches partly overlap."
    case .noDataSource: "A table has no data source."
    case .rowsSwallowed: "A recognizer cancels each tap on the rows of a table."
    }
  }
}

extension LintFinding: CustomStringConvertible {
  /// The weight, the kind, and the sentence.
  public var description: String { "\(weight.rawValue) \(kind.rawValue): \(sentence)" }
}

extension LintFinding {
  /// `{"kind","weight","subject","affected","sentence"}`, as the `lint` verb prints it.
  package var json: JSONValue {
    .object([
      JSONMember("kind", .string(kind.rawValue)),
      JSONMember("weight", .string(weight.rawValue)),
      JSONMember("subject", subject.json),
      JSONMember("affected", .array(affected.map(\.json))),
      JSONMember("sentence", .string(sentence)),
    ])
  }
}
