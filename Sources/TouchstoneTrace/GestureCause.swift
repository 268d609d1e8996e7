extension TraceStep {
  /// The reason that a recognizer failed, was cancelled, or never received a touch.
  public struct GestureCause: Equatable, Sendable {
    /// The kind of the reason, without its numbers and names.
    package let kind: Kind
    /// The reason as a clause, such as "moved 12 pt, 10 pt allowed". Names are between asterisks.
    public let description: String

    /// Creates a cause of a kind, described by a clause.
    package init(_ kind: Kind, _ description: String) {
      self.kind = kind
      self.description = description
    }
  }
}

extension TraceStep.GestureCause: CustomStringConvertible {}

extension TraceStep.GestureCause {
  /// The kinds of reasons. Explanations choose their advice by the kind, never by the words.
  package enum Kind: Equatable, Sendable {
    // The fingers didn't make the gesture.
    case movement, time, tooManyFingers, tooFewFingers, missingTap, liftedTooSoon, noEdge
    // Another recognizer or scroll view has the gesture.
    case requirementRecognized, leftToOuter
    // A question was answered with false.
    case shouldBeginDeclined, eventDeclined, touchDeclined
    // The content of a scroll view keeps the touch.
    case contentNeverCancels, contentRefusesToCancel
    // The recognizer doesn't accept such touches.
    case disabled, touchType, otherTouchTypeFirst, pointerButtons, alreadyOver
    // The system or the app ended the gesture.
    case touchCancelled, interrupted, removed, viewLeftWindow
    // The class of the recognizer, or its delegate, has nothing to decide or to zoom.
    case setBySubclass, undecided, nothingToZoom
  }
}
