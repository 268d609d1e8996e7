package import TouchstoneGestures
internal import TouchstoneHitTree

extension GestureRecognition {
  /// Feeds touches to the recognition according to their phase.
  mutating func take(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    switch method {
    case .began: began(samples)
    case .moved: moved(samples)
    case .ended: ended(samples)
    case .cancelled: cancelled(samples)
    }
  }

  /// Whether the recognition is waiting for time to pass, not for a touch.
  var awaitsTime: Bool { state == .possible && deadline != nil }
}

extension UIGestureRecognizer {
  /// Returns touches as samples in screen coordinates, in the order in which they began.
  func samples(_ touches: Set<UITouch>) -> [GestureSample] {
    // The array is reused for its capacity: moved touches allocate nothing.
    if internals.samples.count == 1, internals.touchList.live.count == 1 {
      // No app code runs during the call that could remove the touch from the list.
      let sample = Borrowed(internals.touchList.live[0]).use {
        Self.holds(touches, $0) ? GestureSample($0) : nil
      }
      if let sample {
        internals.samples[0] = sample
        return internals.samples
      }
    }
    while !internals.samples.isEmpty { internals.samples.removeLast() }
    for touch in internals.touches where Self.holds(touches, touch) {
      internals.samples.append(GestureSample(touch))
    }
    return internals.samples
  }

  private static func holds(_ touches: Set<UITouch>, _ wanted: UITouch) -> Bool {
    for touch in touches where touch === wanted { return true }
    return false
  }

  /// Returns presses as samples at the center of the recognizer's view, because they have no
  /// location.
  func samples(_ presses: Set<UIPress>) -> [GestureSample] {
    guard let view = internals.view else { return [] }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let onScreen = window.map { $0.convertToScreen($0.convert(middle, from: view)) } ?? middle
    return internals.presses.filter(presses.contains).map { press in
      GestureSample(id: -press.serial, point: GesturePoint(onScreen), time: press.timestamp)
    }
  }

  /// Ignores new touches that aren't tracked, so that they go to their views (statement 104).
  func leave(
    _ touches: Set<UITouch>, _ method: TouchMethod, _ event: UIEvent,
    unless isTracking: (Int) -> Bool
  ) {
    guard method == .began, internals.isLive else { return }
    for touch in touches.sorted(by: { $0.serial < $1.serial }) where !isTracking(touch.serial) {
      ignore(touch, for: event)
    }
  }

  /// The window that provides the coordinates if app code passes no view.
  private var window: UIWindow? {
    internals.sequence.last?.boundWindow ?? internals.view?.enclosingWindow
  }

  /// Converts a location on the screen to a view's coordinates, or to the window's if `nil`.
  func place(_ point: GesturePoint, in view: UIView?) -> CGPoint {
    let onScreen = CGPoint(x: point.x, y: point.y)
    guard let window else { return onScreen }
    let inWindow = window.convertFromScreen(onScreen)
    return view.map { window.convert(inWindow, to: $0) } ?? inWindow
  }

  /// Converts a vector on the screen to a view's coordinates, or to the window's if `nil`.
  package func way(_ way: GesturePoint, in view: UIView?) -> CGPoint {
    let start = place(.zero, in: view)
    let end = place(way, in: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a vector in a view's coordinates, or in the window's if `nil`, to the screen.
  package func wayOnScreen(_ way: CGPoint, from view: UIView?) -> GesturePoint {
    guard let window else { return GesturePoint(way) }
    let points = [CGPoint.zero, way].map { point in
      window.convertToScreen(view.map { window.convert(point, from: $0) } ?? point)
    }
    return GesturePoint(points[1]) - GesturePoint(points[0])
  }
}

extension GesturePoint {
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension GestureSample {
  /// Creates a sample of a touch's current state.
  @MainActor
  fileprivate init(_ touch: UITouch) {
    self.init(id: touch.serial, point: GesturePoint(touch.place), time: touch.timestamp)
  }
}
