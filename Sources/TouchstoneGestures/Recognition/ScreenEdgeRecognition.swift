internal import TouchstoneMutations

/// The edges of the screen, with the bits of `UIRectEdge`.
package struct ScreenEdges: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The upper edge.
  package static let top = ScreenEdges(rawValue: 1)
  /// The left edge.
  package static let left = ScreenEdges(rawValue: 2)
  /// The lower edge.
  package static let bottom = ScreenEdges(rawValue: 4)
  /// The right edge.
  package static let right = ScreenEdges(rawValue: 8)
}

/// Recognizes a pan from an edge of the screen (statement 205, 206).
///
/// Coordinates are those of the screen in the interface's orientation. The first finger must touch
/// down at one of the edges and move inward rather than along the edge.
package struct ScreenEdgeRecognition: GestureRecognition {
  /// The distance from the edge within which a touch counts as being at the edge, in points. The
  /// value is private and differs between devices (statement 206). Chosen as half the width of a
  /// fingertip.
  package static let ordinaryEdgeWidth = 20.0

  /// The edges from which the pan may start.
  package var edges: ScreenEdges = []
  /// The screen's width, in points.
  package var screenWidth = 0.0
  /// The screen's height, in points.
  package var screenHeight = 0.0
  /// The width of an edge, in points.
  package var edgeWidth = ScreenEdgeRecognition.ordinaryEdgeWidth
  /// The pan that follows the touchdown at an edge.
  ///
  /// Open: it begins after a pan's 10 pt. SwiftUI's back swipe on iOS 27 follows after 12 pt, which
  /// is another recognizer's number.
  package var pan = PanRecognition()
  /// The edges at which the first finger touched down.
  package private(set) var startEdges: ScreenEdges = []
  private var failure = false

  /// Creates a recognition for edges of a screen.
  package init(edges: ScreenEdges, screenWidth: Double, screenHeight: Double) {
    self.edges = edges
    self.screenWidth = screenWidth
    self.screenHeight = screenHeight
  }

  /// The most recently requested state.
  package var state: GestureState { failure ? .failed : pan.state }

  /// The next time at which the state changes without input, in seconds, or `nil` if only input can
  /// change it.
  package var deadline: Double? { failure ? nil : pan.deadline }

  /// Returns whether the recognition counts a touch.
  package func isTracking(_ id: Int) -> Bool { pan.isTracking(id) }

  package mutating func began(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal else { return nil }
    if pan.fingers.isEmpty, let first = samples.first {
      startEdges = edges(at: first.point)
      if startEdges.isEmpty, !Mutation.edgesAreEverywhere.isOn {
        return fail(.fromEdge(distance(first.point), allowed: edgeWidth))
      }
    }
    return pan.began(samples)
  }

  package mutating func moved(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal else { return nil }
    let wasPossible = pan.state == .possible
    guard let step = pan.moved(samples) else { return nil }
    if wasPossible, step.state == .began, !goesInwards(pan.travel) {
      return fail(.direction(.nearest(to: pan.travel), allowed: inwards))
    }
    return step
  }

  package mutating func ended(_ samples: [GestureSample]) -> GestureStep? {
    failure ? nil : pan.ended(samples)
  }

  package mutating func cancelled(_ samples: [GestureSample]) -> GestureStep? {
    failure ? nil : pan.cancelled(samples)
  }

  package mutating func timePassed(at time: Double) -> GestureStep? {
    failure ? nil : pan.timePassed(at: time)
  }

  package mutating func reset() {
    failure = false
    startEdges = []
    pan.reset()
  }

  /// Returns the distances of a location from the edges in ``edges``.
  private func distances(_ point: GesturePoint) -> [(edge: ScreenEdges, distance: Double)] {
    [
      (.top, point.y), (.left, point.x), (.bottom, screenHeight - point.y),
      (.right, screenWidth - point.x),
    ].filter { edges.contains($0.0) }
  }

  private func edges(at point: GesturePoint) -> ScreenEdges {
    var result: ScreenEdges = []
    for (edge, distance) in distances(point) where distance <= edgeWidth { result.insert(edge) }
    return result
  }

  private func distance(_ point: GesturePoint) -> Double {
    distances(point).map(\.distance).min() ?? .infinity
  }

  private var inwards: SwipeDirections {
    var result: SwipeDirections = []
    if startEdges.contains(.left) { result.insert(.right) }
    if startEdges.contains(.right) { result.insert(.left) }
    if startEdges.contains(.bottom) { result.insert(.up) }
    if startEdges.contains(.top) { result.insert(.down) }
    return result
  }

  private func goesInwards(_ way: GesturePoint) -> Bool {
    inwards.contains(.nearest(to: way))
  }

  private mutating func fail(_ cause: Cause) -> GestureStep {
    failure = true
    return .failed(cause)
  }
}
