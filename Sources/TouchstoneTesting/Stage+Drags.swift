public import Testing
internal import TouchstoneInspector
public import TouchstoneKit

/// Drags that begin on a view, independent of its layout.
extension Stage {
  // MARK: Drags by distance

  /// Drags a view by a distance, starting at a point where the view can be hit.
  ///
  /// If no touch reaches the view, or if a disabled control would receive the touch, the method
  /// fails the test and touches nothing.
  ///
  ///     stage.drag(card, by: CGVector(dx: 0, dy: -200))
  ///     stage.drag(slider, at: CGPoint(x: 12, y: 16), by: CGVector(dx: 80, dy: 0))  // by its thumb
  ///
  /// - Parameters:
  ///   - view: The view on which the finger comes down.
  ///   - place: The point in the view's coordinate system at which the finger comes down. If `nil`,
  ///     the finger comes down at the view's center, or at another point where the view can be hit.
  ///   - distance: The distance that the finger moves, in screen points.
  ///   - duration: The duration of the move, in seconds.
  ///   - sourceLocation: The source location for failures.
  public func drag(
    _ view: UIView, at place: CGPoint? = nil, by distance: CGVector, duration: TimeInterval = 0.3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = reachablePoint(in: view, at: place, sourceLocation) else { return }
    drag(
      from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy),
      duration: duration)
  }

  /// Drags the view with a name by a distance, starting at a point where the view can be hit.
  public func drag(
    _ name: String, at place: CGPoint? = nil, by distance: CGVector, duration: TimeInterval = 0.3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let view = view(name, sourceLocation: sourceLocation) else { return }
    drag(view, at: place, by: distance, duration: duration, sourceLocation: sourceLocation)
  }

  /// Swipes a view: a fast drag that lifts the finger while it moves.
  public func swipe(
    _ view: UIView, at place: CGPoint? = nil, by distance: CGVector, duration: TimeInterval = 0.1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(view, at: place, by: distance, duration: duration, sourceLocation: sourceLocation)
  }

  /// Swipes the view with a name: a fast drag that lifts the finger while it moves.
  public func swipe(
    _ name: String, at place: CGPoint? = nil, by distance: CGVector, duration: TimeInterval = 0.1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(name, at: place, by: distance, duration: duration, sourceLocation: sourceLocation)
  }

  // MARK: Drags to a view

  /// Drags a view onto another view, between points where each view can be hit.
  ///
  /// Both points are determined before the drag begins. If either view can't be hit, the method
  /// fails the test and touches nothing.
  ///
  ///     stage.drag(card, to: bin)
  public func drag(
    _ view: UIView, to target: UIView, duration: TimeInterval = 0.3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = reachablePoint(in: view, sourceLocation),
      let end = reachablePoint(in: target, sourceLocation)
    else { return }
    drag(from: start, to: end, duration: duration)
  }

  /// Drags the view with a name onto the view with another name.
  public func drag(
    _ name: String, to target: String, duration: TimeInterval = 0.3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let view = view(name, sourceLocation: sourceLocation),
      let target = self.view(target, sourceLocation: sourceLocation)
    else { return }
    drag(view, to: target, duration: duration, sourceLocation: sourceLocation)
  }
}
