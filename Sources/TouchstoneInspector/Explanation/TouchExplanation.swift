public import TouchstoneKit
public import TouchstoneTrace

/// An explanation of why a touch at a point goes where it goes.
///
/// It contains the views that were visited, the views that refused and their reasons, the
/// hit-tested view, and the recognizers and responders that receive the touch after that.
///
///     print(window.explanation(forTouchAt: point).sentence)
///     // *Buy* wasn't hit: it is 12 pt below the bottom edge of *card*, so touches there …
public struct TouchExplanation: Sendable {
  /// A view with the hit test's verdict on it.
  public struct Entry: Sendable, Equatable {
    /// The view.
    public let subject: TraceSubject
    /// The verdict of the hit test.
    public let verdict: HitVerdict
    /// Whether the view wasn't visited, so that the verdict is derived from another view's.
    public let isDerived: Bool

    init(_ subject: TraceSubject, _ verdict: HitVerdict, isDerived: Bool = false) {
      self.subject = subject
      self.verdict = verdict
      self.isDerived = isDerived
    }
  }

  /// A recognizer that would be offered a touch.
  public struct Candidate: Sendable, Equatable {
    /// The recognizer.
    public let subject: TraceSubject
    /// The view that the recognizer is attached to.
    public let view: TraceSubject
    /// A note that the recognizer is disabled or which failures it requires, or `nil` if neither
    /// applies.
    public let note: String?
  }

  /// The point, in the coordinates of the screen.
  public let point: CGPoint
  /// The view that the explanation is about, or `nil` if it is about the point.
  public let subject: TraceSubject?
  /// The hit-tested view, or `nil` if no view is hit.
  public let hit: TraceSubject?
  /// The views on the path of the hit test, from the window to the hit-tested view.
  public let path: [Entry]
  /// The views that refused the point, in the order of the hit test.
  ///
  /// Views under the point that weren't visited follow them.
  public let refused: [Entry]
  /// The recognizers that would be offered the touch, those of the deepest view first.
  public let recognizers: [Candidate]
  /// The responder chain from the hit-tested view to the responder that discards the touch.
  public let chain: [TraceSubject]
  /// The names of the touch methods that each responder of the chain implements, in the order of
  /// ``chain``.
  ///
  /// A responder with a touch method handles the touch. A responder without any forwards it.
  public let chainMethods: [[String]]
  /// The explanation for the user, in three parts.
  public let account: Diagnosis
  /// The view, window or recognizer that keeps the touch from its intended view.
  ///
  /// `nil` if no view seems to work without receiving touches.
  public let culprit: TraceSubject?
  /// The line of code that would let the touch through.
  ///
  /// `nil` if nothing is wrong, or if no single line is enough.
  public let fix: SuggestedFix?

  /// The outcome of the touch and a suggestion for the user.
  public var sentence: String { account.sentence }

  /// A line for each responder of the chain, with the touch methods that it implements.
  public var chainLines: [String] {
    zip(chain, chainMethods).map { link, methods in
      methods.isEmpty ? "\(link)" : "\(link)  \(methods.joined(separator: ", "))"
    }
  }
}

extension UIView {
  /// Returns an explanation of whether a touch at `point`, in the view's coordinates, would reach
  /// the view.
  ///
  /// If the touch wouldn't reach the view, the explanation says why. For a window, it says where
  /// the touch would go. The windows are hit-tested as for a real touch, frontmost first, without
  /// an event. While an event is being delivered, no hit test is made, and the sentence says so.
  public func explanation(forTouchAt point: CGPoint) -> TouchExplanation {
    Explainer(application: window?.windowScene?.application ?? .shared)
      .explain(
        at: Explainer.screenPoint(point, in: self), about: self is UIWindow ? nil : self)
  }
}

extension UIApplication {
  /// Returns an explanation of where a touch at a point of the screen would go.
  public func explanation(forTouchAt point: CGPoint) -> TouchExplanation {
    Explainer(application: self).explain(at: point, about: nil)
  }
}
