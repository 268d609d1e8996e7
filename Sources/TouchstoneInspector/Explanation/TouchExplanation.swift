public import TouchstoneKit
public import TouchstoneTrace

/// Why a touch at a point goes where it goes: who was asked, who refused and for which reason, who
/// answers, and who gets the touch after that.
///
///     print(window.explanation(forTouchAt: point).sentence)
///     // *Buy* was not hit: it lies 12 pt below the bottom edge of *card*, so touches there …
public struct TouchExplanation: Sendable {
  /// One view with what the hit test found at it.
  public struct Entry: Sendable, Equatable {
    /// The view.
    public let subject: TraceSubject
    /// What was found.
    public let verdict: HitVerdict
    /// Whether the view was never asked, so that the verdict follows from another view's.
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
    /// The view it is attached to.
    public let view: TraceSubject
    /// What is known before: that it is disabled, or whose failure it requires; nil for nothing.
    public let note: String?
  }

  /// The point, in the coordinates of the screen.
  public let point: CGPoint
  /// The view the explanation is about; nil where it is about the point.
  public let subject: TraceSubject?
  /// The view that is hit; nil where nothing is.
  public let hit: TraceSubject?
  /// The views the hit test passed on its way to the answer, the window first.
  public let path: [Entry]
  /// The views that did not take the point, in the order in which they were asked; those that were
  /// never asked, and lie under the point, come after them.
  public let refused: [Entry]
  /// The recognizers that would be offered the touch, the deepest view's first.
  public let recognizers: [Candidate]
  /// The responder chain from the hit view to what discards.
  public let chain: [TraceSubject]
  /// The touch methods that each link of the chain has implemented, by their names, in the same
  /// order; a link that has one answers, and a link without any hands on.
  public let chainMethods: [[String]]
  /// The answer a person needs, in three parts.
  public let account: Account
  /// What keeps the touch from the view that it was meant for: a view, a window or a recognizer; nil
  /// where nothing looks alive and gets nothing.
  public let culprit: TraceSubject?
  /// The line of code that would let the touch through; nil where nothing is wrong, and where no
  /// single line can be named.
  public let repair: TouchRepair?

  /// The answer a person needs: what happens to the touch, and what to try.
  public var sentence: String { account.sentence }

  /// The chain in words, a line for each link with the touch methods it has.
  public var chainLines: [String] {
    zip(chain, chainMethods).map { link, methods in
      methods.isEmpty ? "\(link)" : "\(link)  \(methods.joined(separator: ", "))"
    }
  }
}

extension UIView {
  /// Explains whether a touch at `point`, in the view's coordinates, would reach the view, and if
  /// not, why; for a window, where the touch would go.
  ///
  /// The windows are asked as for a real touch, front first, without an event. While an event is
  /// being delivered nothing is asked, and the sentence says so.
  public func explanation(forTouchAt point: CGPoint) -> TouchExplanation {
    Explainer(application: window?.windowScene?.application ?? .shared)
      .explain(
        at: Explainer.screenPoint(point, in: self), about: self is UIWindow ? nil : self)
  }
}

extension UIApplication {
  /// Explains where a touch at a point of the screen would go.
  public func explanation(forTouchAt point: CGPoint) -> TouchExplanation {
    Explainer(application: self).explain(at: point, about: nil)
  }
}
