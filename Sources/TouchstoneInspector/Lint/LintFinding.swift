package import TouchstoneHost
public import TouchstoneTrace

/// Something in a window that will surprise whoever touches it, found before any touch.
public struct LintFinding: Sendable, Equatable {
  /// What kind of trap it is; the raw values are the names in JSON.
  public enum Kind: String, Sendable, CaseIterable {
    /// Failure requirements would go round in a circle, so that one is ignored.
    case requirementCycle
    /// A recognizer can never be recognized.
    case neverRecognized
    /// A recognizer is recognized later than the fingers, because it waits for another's failure.
    case waits
    /// A recognizer waits for one of which nobody knows how long it takes.
    case waitsForUnknown
    /// A tap and a tap with more taps are both recognized, one after the other.
    case bothRecognized
    /// A control, or a view with recognizers, lies outside a view around it.
    case outsideParent
    /// A view that should take touches, or one around it, has its user interaction off.
    case interactionOff
    /// A view that should take touches, or one around it, is too transparent for that.
    case transparent
    /// A view without width or height shows what is in it, and lets no touch through to that.
    case emptyParent
    /// A view lies in front of all of another.
    case covered
    /// Constraints give a view that should take touches no width or no height, since an edge is not
    /// pinned.
    case noSize
    /// Constraints leave open where a view that should take touches lies, or how large it is.
    case ambiguous
    /// A control or recognizer calls two bare methods of one target and type, which may be one.
    case addedTwice
    /// A control that touches reach has nobody to tell, and does nothing else.
    case noAction
    /// All whom a control would tell are gone.
    case targetGone
    /// A view that takes touches is smaller than a finger: less than 44 points wide or high.
    case small
    /// A view that takes touches lies over a part of another one that does.
    case overlapping
    /// A recognizer has no target, or has lost it, so that nobody hears of its gesture.
    case noTarget
    /// A recognizer was added to one view and later to another, so that the first one has lost it.
    case movedRecognizer
  }

  /// Whether it certainly is a mistake, or something to know.
  public enum Weight: String, Sendable {
    /// Something never works.
    case problem
    /// Something works otherwise than one might think.
    case note
  }

  /// The kind of trap.
  public let kind: Kind
  /// The view or recognizer that would have to be changed.
  public let subject: TraceSubject
  /// The views that get no touch by it; none where it is about recognizers.
  public let affected: [TraceSubject]
  /// What is wrong, with names, numbers and what to change; names stand between asterisks.
  public let sentence: String
  /// The sentence without a rule that another finding has named; `nil` if there is no such rule.
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

  /// How bad it is.
  public var weight: Weight { kind.isProblem ? .problem : .note }
}

extension LintFinding.Kind {
  /// Whether something then never works, and does not only work otherwise than one might think.
  package var isProblem: Bool {
    switch self {
    case .waits, .waitsForUnknown, .bothRecognized, .addedTwice, .small, .overlapping, .ambiguous:
      false
    default: true
    }
  }

  /// What it is, in one sentence.
  package var summary: String {
    switch self {
    case .requirementCycle: "Failure requirements go round in a circle."
    case .neverRecognized: "A recognizer can never be recognized."
    case .waits: "A recognizer waits for another one's failure."
    case .waitsForUnknown: "A recognizer waits for one of which nobody knows how long it takes."
    case .bothRecognized: "Taps and multiple taps are both recognized."
    case .outsideParent: "A view lies outside a view around it and gets no touch."
    case .interactionOff: "User interaction is off where touches are wanted."
    case .transparent: "A view is too transparent to take touches."
    case .emptyParent: "A view without a size shows what is in it and lets no touch through."
    case .covered: "A view lies in front of all of another."
    case .noSize: "Constraints give a view that wants touches no width or no height."
    case .ambiguous: "Constraints leave open where a view that wants touches lies."
    case .addedTwice: "A method alone may have been added twice."
    case .noTarget: "A recognizer has no target."
    case .movedRecognizer: "A view has lost its recognizer to another one."
    case .noAction: "A control has no action."
    case .targetGone: "All targets of a control are gone."
    case .small: "A target is smaller than 44 × 44 points."
    case .overlapping: "Two views that take touches overlap in part."
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
