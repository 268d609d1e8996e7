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

  /// How bad it is.
  public var weight: Weight {
    switch kind {
    case .waits, .waitsForUnknown, .bothRecognized, .addedTwice, .ambiguous: .note
    default: .problem
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
