internal import TouchstoneGestures
internal import TouchstoneKit
internal import TouchstoneTrace

/// The planner's input: the properties of a window's recognizers before any touch.
///
/// Recognizers of unreachable views are omitted. A view is unreachable if it or an ancestor is
/// hidden, almost transparent, or has user interaction disabled.
@MainActor
struct RecognizerPlans {
  /// The recognizers, in the order of a traversal of the views.
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The plans of the recognizers, in the same order.
  private(set) var plans: [RecognizerPlan] = []

  /// Reads all recognizers in a window, including its own.
  init(in window: UIWindow) { read(window) }

  /// The failure requirements that the app has set up for the recognizers, and for those they wait
  /// for.
  var graph: FailureGraph { FailureGraph(of: recognizers) }

  private mutating func read(_ window: UIWindow) {
    // The number of each view's superview, from which the paths of views with recognizers are
    // built.
    var outers: [Int] = []
    var waiting: [(view: UIView, outer: Int)] = [(window, 0)]
    while let (view, outer) = waiting.popLast() {
      guard !view.isHidden, view.alpha >= HitTest.leastAlpha, view.isUserInteractionEnabled else {
        continue
      }
      outers.append(outer)
      let number = outers.count
      if !view.recognizers.isEmpty { read(view, path: Self.path(to: number, outers)) }
      waiting.append(contentsOf: view.subviews.reversed().map { ($0, number) })
    }
  }

  /// Returns the numbers of the views from the window to a view.
  private static func path(to number: Int, _ outers: [Int]) -> [Int] {
    sequence(first: number) { outers[$0 - 1] == 0 ? nil : outers[$0 - 1] }.reversed()
  }

  private mutating func read(_ view: UIView, path: [Int]) {
    for recognizer in view.recognizers {
      guard let shape = recognizer.planShape else { continue }
      var plan = RecognizerPlan(
        id: recognizer.id, name: TraceSubject(recognizer).name, shape: shape, viewPath: path)
      plan.viewName = TraceSubject(view).name
      plan.isEnabled = recognizer.isEnabled
      plan.simultaneityIsUnknown = recognizer.decidesWhenAsked
      recognizers.append(recognizer)
      plans.append(plan)
    }
  }
}

extension FailureGraph {
  /// Creates a graph of the app's requirements for some recognizers, and for all recognizers they
  /// wait for.
  @MainActor
  fileprivate init(of recognizers: [UIGestureRecognizer]) {
    self.init()
    var recognizers = recognizers
    var known = Set(recognizers.map(\.id))
    var ignored: [IgnoredEdge] = []
    var next = 0
    while next < recognizers.count {
      let recognizer = recognizers[next]
      next += 1
      for requirement in recognizer.internals.requirements.all {
        guard let other = requirement.other else { continue }
        if known.insert(other.id).inserted { recognizers.append(other) }
        let edge = FailureEdge(dependent: recognizer.id, requirement: other.id)
        if requirement.cycle.isEmpty {
          insert(edge)
        } else {
          ignored.append(IgnoredEdge(edge: edge, cycle: requirement.cycle))
        }
      }
    }
    // If a recognizer of a cycle is missing, there is no cycle.
    ignore(ignored.filter { $0.cycle.allSatisfy(known.contains) })
  }
}

extension UIGestureRecognizer {
  /// The gesture that the recognizer detects, or `nil` for a helper of the framework that isn't a
  /// gesture.
  fileprivate var planShape: RecognizerPlan.Shape? {
    // A subclass may do anything, so only the framework's own classes are known.
    switch self {
    case is DelayedTouchesRecognizer: return nil
    case let tap as UITapGestureRecognizer where type(of: tap) == UITapGestureRecognizer.self:
      return .tap(taps: tap.numberOfTapsRequired, touches: tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer
    where type(of: press) == UILongPressGestureRecognizer.self:
      return .longPress(
        taps: press.numberOfTapsRequired, touches: press.numberOfTouchesRequired,
        duration: press.minimumPressDuration)
    case let edge as UIScreenEdgePanGestureRecognizer
    where type(of: edge) == UIScreenEdgePanGestureRecognizer.self:
      return .edgePan(ScreenEdges(rawValue: Int(bitPattern: edge.edges.rawValue)))
    case let pan as UIPanGestureRecognizer where type(of: pan) == UIPanGestureRecognizer.self:
      return .pan(minimum: pan.minimumNumberOfTouches, maximum: pan.maximumNumberOfTouches)
    case let swipe as UISwipeGestureRecognizer
    where type(of: swipe) == UISwipeGestureRecognizer.self:
      return .swipe(
        SwipeDirections(rawValue: Int(bitPattern: swipe.direction.rawValue)),
        touches: swipe.numberOfTouchesRequired)
    case is UIPinchGestureRecognizer: return .pinch
    case is UIRotationGestureRecognizer: return .rotation
    case is UIHoverGestureRecognizer: return .hover
    default: return .custom
    }
  }

  /// Whether the outcome isn't known in advance: a delegate or custom class may decide, or only
  /// some touches are allowed.
  fileprivate var decidesWhenAsked: Bool {
    delegate != nil || planShape == .custom || allowedTouchTypes.count < 4
      || !buttonsRequired.subtracting(.primary).isEmpty
  }
}
