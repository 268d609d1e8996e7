public import Testing
internal import TouchstoneInspector
public import TouchstoneKit

/// Drags that begin on a view, wherever the layout puts it.
extension Stage {
  // MARK: Drags by distance

  /// Drags a view by a distance, from where it can really be hit; fails the test, and touches nothing,
  /// where it can't, and where a control that is disabled takes the touch.
  ///
  ///     stage.drag(card, by: CGVector(dx: 0, dy: -200))
  ///     stage.drag(slider, at: CGPoint(x: 12, y: 16), by: CGVector(dx: 80, dy: 0))  // by its thumb
  ///
  /// - Parameters:
  ///   - view: Where the finger comes down.
  ///   - place: Where in the view, in its own coordinates; nil for its middle, or the nearest place that
  ///     can be hit.
  ///   - distance: How far the finger goes, in points of the screen.
  ///   - duration: How long it takes, in seconds.
  ///   - sourceLocation: Where to fail.
  public func drag(
    _ view: UIView, at place: CGPoint? = nil, by distance: CGVector, duration: TimeInterval = 0.3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = reachablePoint(in: view, at: place, sourceLocation) else { return }
    drag(
      from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy),
      duration: duration)
  }

  /// Drags the view of a name by a distance, from where it can really be hit.
  public func drag(
    _ name: String, at place: CGPoint? = nil, by distance: CGVector, duration: TimeInterval = 0.3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let view = view(name, sourceLocation: sourceLocation) else { return }
    drag(view, at: place, by: distance, duration: duration, sourceLocation: sourceLocation)
  }

  /// A fast drag of a view, lifted while it moves.
  public func swipe(
    _ view: UIView, at place: CGPoint? = nil, by distance: CGVector, duration: TimeInterval = 0.1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(view, at: place, by: distance, duration: duration, sourceLocation: sourceLocation)
  }

  /// A fast drag of the view of a name, lifted while it moves.
  public func swipe(
    _ name: String, at place: CGPoint? = nil, by distance: CGVector, duration: TimeInterval = 0.1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(name, at: place, by: distance, duration: duration, sourceLocation: sourceLocation)
  }

  // MARK: Drags to a view

  /// Drags a view onto another one, from and to where each can really be hit before it begins; fails the
  /// test, and touches nothing, where one can't.
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

  /// Drags the view of a name onto that of another one.
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
