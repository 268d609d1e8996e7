/// The properties of a recognizer that are known before any touch.
package struct RecognizerPlan: Hashable, Sendable {
  /// The gesture that it recognizes.
  package enum Shape: Hashable, Sendable {
    case tap(taps: Int, touches: Int)
    case longPress(taps: Int, touches: Int, duration: Double)
    case pan(minimum: Int, maximum: Int)
    case swipe(SwipeDirections, touches: Int)
    case edgePan(ScreenEdges)
    case pinch
    case rotation
    case hover
    /// An app's own class, with unknown behavior.
    case custom
  }

  /// The recognizer's number in the failure graph.
  package var id: Int
  /// The app's name for the recognizer.
  package var name: String
  /// The app's name for the view, or `nil` if sentences omit it.
  package var viewName: String?
  /// The gesture that it recognizes.
  package var shape: Shape
  /// The numbers of the views from the window down to the recognizer's view.
  package var viewPath: [Int]
  package var isEnabled = true
  /// The recognizers known to be recognized simultaneously with this one.
  package var simultaneous: [Int] = []
  /// Whether delegate or class methods decide what the recognizer receives, allows or prevents, or
  /// it receives other touches than most recognizers.
  package var simultaneityIsUnknown = false

  /// Creates an enabled recognizer without a delegate.
  package init(id: Int, name: String, shape: Shape, viewPath: [Int]) {
    self.id = id
    self.name = name
    self.shape = shape
    self.viewPath = viewPath
  }

  /// The title in sentences: the name, and the view if ``viewName`` is set.
  package var title: String { "*\(name)*" + (viewName.map { " on *\($0)*" } ?? "") }

  /// Returns whether this recognizer receives every touch of the other one.
  ///
  /// That is the case if its view is the other's view or an ancestor of it.
  func seesTouches(of other: RecognizerPlan) -> Bool {
    other.viewPath.starts(with: viewPath)
  }

  /// Returns whether the two recognizers have touches in common.
  func sharesTouches(with other: RecognizerPlan) -> Bool {
    seesTouches(of: other) || other.seesTouches(of: self)
  }

  /// The reason in the recognizer's own values that it can never be recognized, or `nil` if there
  /// is no such reason.
  var contradiction: String? {
    switch shape {
    case .tap(let taps, _) where taps < 1: "it requires \(taps) taps"
    case .tap(_, let touches) where touches < 1, .longPress(_, let touches, _) where touches < 1,
      .swipe(_, let touches) where touches < 1:
      "it requires \(touches) fingers"
    case .pan(let minimum, let maximum) where minimum > maximum:
      "it requires \(minimum) or more fingers but accepts at most \(maximum)"
    case .swipe([], _): "it accepts no direction"
    case .edgePan([]): "it accepts no edge"
    default: nil
    }
  }
}
