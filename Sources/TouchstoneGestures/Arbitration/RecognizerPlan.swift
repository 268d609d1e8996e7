/// A recognizer as far as it is known before any touch.
package struct RecognizerPlan: Hashable, Sendable {
  /// What it looks for.
  package enum Shape: Hashable, Sendable {
    case tap(taps: Int, touches: Int)
    case longPress(taps: Int, touches: Int, duration: Double)
    case pan(minimum: Int, maximum: Int)
    case swipe(SwipeDirections, touches: Int)
    case edgePan(ScreenEdges)
    case pinch
    case rotation
    case hover
    /// Somebody's own class, about which nothing is known.
    case custom
  }

  /// Its number in the failure graph.
  package var id: Int
  /// What the program calls it.
  package var name: String
  /// What the program calls its view; nil where sentences need not say it.
  package var viewName: String?
  /// What it looks for.
  package var shape: Shape
  /// The numbers of the views from the window down to its own.
  package var viewPath: [Int]
  /// Whether it is enabled.
  package var isEnabled = true
  /// Recognizers that it is known to be recognized together with.
  package var simultaneous: [Int] = []
  /// Whether its delegate or class says only when asked what it takes, allows or prevents, or takes
  /// other touches than the rest.
  package var simultaneityIsUnknown = false

  /// An enabled recognizer without a delegate.
  package init(id: Int, name: String, shape: Shape, viewPath: [Int]) {
    self.id = id
    self.name = name
    self.shape = shape
    self.viewPath = viewPath
  }

  /// What sentences call it: the name, and its view if that is told.
  package var title: String { "*\(name)*" + (viewName.map { " on *\($0)*" } ?? "") }

  /// Whether every touch of the other one comes to this one too: its view is the other's or an
  /// ancestor of it.
  func seesTouches(of other: RecognizerPlan) -> Bool {
    other.viewPath.starts(with: viewPath)
  }

  /// Whether some touches come to both.
  func sharesTouches(with other: RecognizerPlan) -> Bool {
    seesTouches(of: other) || other.seesTouches(of: self)
  }

  /// What keeps it from ever being recognized, by its own numbers.
  var contradiction: String? {
    switch shape {
    case .tap(let taps, _) where taps < 1: "it asks for \(taps) taps"
    case .tap(_, let touches) where touches < 1, .longPress(_, let touches, _) where touches < 1,
      .swipe(_, let touches) where touches < 1:
      "it asks for \(touches) fingers"
    case .pan(let minimum, let maximum) where minimum > maximum:
      "it asks for \(minimum) fingers or more and takes \(maximum) at most"
    case .swipe([], _): "it takes no direction"
    case .edgePan([]): "it takes no edge"
    default: nil
    }
  }
}
