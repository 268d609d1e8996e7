public import Testing
internal import TouchstoneInput
internal import TouchstoneInspector
public import TouchstoneKit

extension Stage {
  /// Puts a finger down, which stays down until it is lifted or cancelled.
  @discardableResult
  public func touch(
    at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Finger { Finger(self, at: point, sourceLocation) }

  /// Puts a pencil down.
  ///
  /// - Parameters:
  ///   - point: The location, in screen points.
  ///   - force: The force; 1 is an average touch.
  ///   - altitude: The angle between pencil and screen, in radians: π/2 is upright.
  ///   - azimuth: The direction that the pencil points to, in radians from the x axis.
  ///   - roll: The rotation of the pencil about its own axis, in radians.
  ///   - estimates: The properties that its samples only estimate: ``Finger/estimates``.
  ///   - sourceLocation: The source location at which the test puts the pencil down.
  /// - Returns: The pencil, which stays down until it is lifted or cancelled.
  @discardableResult
  public func pencil(
    at point: CGPoint, force: CGFloat = 0, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0,
    roll: CGFloat = 0, estimating estimates: UITouch.Properties = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Finger {
    Finger(self, at: point, kind: .pencil, sourceLocation) { pencil in
      pencil.force = force
      pencil.altitude = altitude
      pencil.azimuth = azimuth
      pencil.roll = roll
      pencil.estimates = estimates
    }
  }

  /// Presses a mouse button.
  @discardableResult
  public func pointer(
    at point: CGPoint, buttons: UIEvent.ButtonMask = .primary,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Finger {
    Finger(self, at: point, kind: .indirectPointer, buttons: buttons.rawValue, sourceLocation)
  }

  // MARK: Taps

  /// The time that the finger of a tap stays down, in seconds.
  private static let tapDuration: TimeInterval = 0.05
  /// The time between the two taps of a double tap, in seconds.
  private static let tapPause: TimeInterval = 0.1

  /// Taps a point, whichever view is there.
  public func tap(at point: CGPoint, count: Int = 1) {
    for number in 0..<max(1, count) {
      if number > 0 { advance(by: Self.tapPause) }
      let finger = touch(at: point)
      advance(by: Self.tapDuration)
      finger.lift()
    }
  }

  /// Taps a view at a point where it can be hit.
  ///
  /// If no touch reaches the view, or if a disabled control would receive the touch, the method
  /// fails the test and taps nothing. The test also fails if the tap has no effect because neither
  /// the view nor a view around it handles it. If that is intended, say so with `expecting`:
  ///
  ///     stage.tap(veil, expecting: .nothing)
  public func tap(
    _ view: UIView, count: Int = 1, expecting expectation: Expectation = .effect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let point = reachablePoint(in: view, sourceLocation) else { return }
    let isInRow = view.rowView != nil
    expect(expectation, on: view, sourceLocation) {
      tap(at: point, count: count)
      if isInRow { showSelection() }
    }
  }

  /// Taps the strip at the top of the screen that contains the status bar on a phone.
  public func tapStatusBar() {
    tap(at: CGPoint(x: application.screenBounds.midX, y: application.screenBounds.minY + 6))
  }

  /// Taps a point twice.
  public func doubleTap(at point: CGPoint) { tap(at: point, count: 2) }

  /// Double-taps a view at a point where it can be hit.
  public func doubleTap(
    _ view: UIView, expecting expectation: Expectation = .effect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    tap(view, count: 2, expecting: expectation, sourceLocation: sourceLocation)
  }

  /// Holds a finger down at a point for `duration` seconds.
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
    let finger = touch(at: point)
    advance(by: duration)
    finger.lift()
  }

  /// Holds a finger down on a view, at a point where the view can be hit.
  public func longPress(
    _ view: UIView, duration: TimeInterval = 0.6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let point = reachablePoint(in: view, sourceLocation) else { return }
    longPress(at: point, duration: duration)
  }

  /// Returns a screen point where the view can be hit, or fails the test and returns `nil`.
  ///
  /// If `place` isn't `nil`, only that point is tried, in the view's coordinate system. The test
  /// fails if a disabled control would receive the touch, or if no touch reaches the view.
  func reachablePoint(
    in view: UIView, at place: CGPoint? = nil, _ sourceLocation: SourceLocation
  ) -> CGPoint? {
    run {
      application.loop.show()
      let found =
        if let place {
          Reach.point(at: place, in: view, of: application)
        } else {
          Reach.point(in: view, of: application)
        }
      if let point = found {
        guard let control = application.hitView(at: point) as? UIControl, !control.isEnabled else {
          return point
        }
        fail(.disabled(control, aimedAt: view), at: sourceLocation)
        return nil
      }
      if let point = placeOfText(view, place), !(application.hitView(at: point) is UIWindow) {
        return point
      }
      let aim = place ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      fail(.unreachable(view, view.explanation(forTouchAt: aim)), at: sourceLocation)
      return nil
    }
  }

  /// Returns the center of a label or image view that takes no touches itself, if a view around it
  /// is hit there and handles touches.
  ///
  /// Returns `nil` for other views, if `place` isn't `nil`, or if the hit view is a disabled
  /// control.
  private func placeOfText(_ view: UIView, _ place: CGPoint?) -> CGPoint? {
    guard place == nil, view is UILabel || view is UIImageView, !view.isUserInteractionEnabled,
      view.window != nil
    else { return nil }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let explanation = view.explanation(forTouchAt: middle)
    guard let hit = explanation.hit?.object as? UIView, view.isDescendant(of: hit),
      hit.isMadeForTouches
    else { return nil }
    if let control = hit as? UIControl, !control.isEnabled { return nil }
    return explanation.point
  }

  // MARK: Moves

  /// Puts a finger down, moves it and lifts it.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) {
    let finger = touch(at: start)
    finger.move(to: end, duration: duration)
    finger.lift()
  }

  /// Swipes: a fast drag that lifts the finger while it moves.
  public func swipe(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
    drag(from: start, to: end, duration: duration)
  }

  /// Puts two fingers down left and right of a point, and moves them from one distance to another.
  public func pinch(
    at center: CGPoint, from startDistance: CGFloat, to endDistance: CGFloat,
    duration: TimeInterval = 0.3
  ) {
    twoFingers(duration) { side, fraction in
      let distance = startDistance + (endDistance - startDistance) * fraction
      return CGPoint(x: center.x + side * distance / 2, y: center.y)
    }
  }

  /// Puts two fingers down left and right of a point, and rotates them about it by an angle in
  /// radians.
  public func rotate(
    at center: CGPoint, by angle: CGFloat, radius: CGFloat = 50, duration: TimeInterval = 0.3
  ) {
    twoFingers(duration) { side, fraction in
      CGPoint(
        x: center.x + side * radius * cos(angle * fraction),
        y: center.y + side * radius * sin(angle * fraction))
    }
  }

  private func twoFingers(
    _ duration: TimeInterval, _ place: @escaping (_ side: CGFloat, _ fraction: CGFloat) -> CGPoint
  ) {
    var fingers: [Finger] = []
    together { fingers = [-1, 1].map { touch(at: place($0, 0)) } }
    together {
      for (finger, side) in zip(fingers, [CGFloat(-1), 1]) {
        finger.follow(duration: duration) { place(side, $0) }
      }
    }
    together { for finger in fingers { finger.lift() } }
  }

  // MARK: What is not a touch

  /// Moves a pointer with no button pressed, or a pencil above the screen, to a point.
  ///
  /// - Parameters:
  ///   - point: The location, in screen points.
  ///   - zOffset: The height of a pencil above the screen, from 0 for near to 1 for far.
  ///   - altitude: The angle between pencil and screen, in radians; 0 for a pointer.
  ///   - azimuth: The direction that the pencil points to, in radians from the x axis.
  ///   - roll: The rotation of the pencil about its own axis, in radians.
  public func hover(
    at point: CGPoint, zOffset: CGFloat = 0, altitude: CGFloat = 0, azimuth: CGFloat = 0,
    roll: CGFloat = 0
  ) {
    send(
      .hover(
        HoverSample(
          phase: .moved, position: Point(x: point.x, y: point.y), time: now,
          modifiers: lockedModifiers, zOffset: zOffset, altitude: altitude, azimuth: azimuth,
          roll: roll)))
  }

  /// Scrolls with a wheel at a point by a distance in points.
  public func scroll(at point: CGPoint, by distance: CGVector) {
    send(
      .scroll(
        ScrollSample(
          position: Point(x: point.x, y: point.y), dx: distance.dx, dy: distance.dy,
          phase: .changed, precise: true, modifiers: lockedModifiers, time: now)))
  }

  /// Presses and releases a button.
  public func press(_ type: UIPress.PressType) {
    guard let button = hold(type) else { return }
    advance(by: Self.pressDuration)
    button.release()
  }

  /// Shakes the device: a motion that the host detects, which ends half a second after it begins.
  ///
  /// To test the shake detector itself, use
  /// ``deviceMotion(acceleration:gravity:rotationRate:magneticField:)``.
  public func shake() {
    send(.motion(MotionSample(phase: .began, time: now)))
    advance(by: Self.shakeDuration)
    send(.motion(MotionSample(phase: .ended, time: now)))
  }

  /// The duration of a shake, in seconds.
  private static let shakeDuration: TimeInterval = 0.5

  /// A sensor reading along the device's axes: to its right, to its top, out of its screen.
  public typealias SensorAxes = (x: Double, y: Double, z: Double)

  /// Sends one reading of the motion sensors at the current time.
  ///
  /// - Parameters:
  ///   - acceleration: The acceleration by the user, without gravity, in g.
  ///   - gravity: The direction of gravity, in g. By default, the device lies on its back.
  ///   - rotationRate: The rotation rate of the device, in radians per second.
  ///   - magneticField: The magnetic field in microtesla, or `nil` without a magnetometer.
  public func deviceMotion(
    acceleration: SensorAxes = (0, 0, 0), gravity: SensorAxes = (0, 0, -1),
    rotationRate: SensorAxes = (0, 0, 0), magneticField: SensorAxes? = nil
  ) {
    send(
      .deviceMotion(
        DeviceMotionSample(
          acceleration: .init(
            acceleration.x + gravity.x, acceleration.y + gravity.y, acceleration.z + gravity.z),
          gravity: .init(gravity.x, gravity.y, gravity.z),
          rotationRate: .init(rotationRate.x, rotationRate.y, rotationRate.z),
          magneticField: magneticField.map { .init($0.x, $0.y, $0.z) }, time: now)))
  }

  /// Sends a command of a remote command center, including commands without an event.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - value: The value of the command: seconds, a rate, a rating or a mode. For feedback
  ///     commands, 0 withdraws the feedback.
  public func remoteCommand(_ command: RemoteCommand, value: Double? = nil) {
    guard let subtype = RemoteSample.Subtype(rawValue: command.rawValue) else { return }
    send(.remote(RemoteSample(subtype: subtype, value: value, time: now)))
  }

  /// Sends a remote control event; a subtype that isn't a remote control event sends nothing.
  public func remoteControl(_ subtype: UIEvent.EventSubtype) {
    guard let sampled = RemoteSample.Subtype(subtype) else { return }
    send(.remote(RemoteSample(subtype: sampled, time: now)))
  }

  /// Interrupts the application, which resigns active; every touch is cancelled.
  public func interrupt() {
    forgetFingers()
    send(.interrupt(time: now))
  }

  /// Ends an interruption.
  public func resume() { send(.resume(time: now)) }
}

extension PressSample.PressType {
  init?(_ type: UIPress.PressType) {
    switch type {
    case .upArrow: self = .upArrow
    case .downArrow: self = .downArrow
    case .leftArrow: self = .leftArrow
    case .rightArrow: self = .rightArrow
    case .select: self = .select
    case .menu: self = .menu
    case .playPause: self = .playPause
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .keyboard: return nil
    }
  }
}

extension RemoteSample.Subtype {
  init?(_ subtype: UIEvent.EventSubtype) {
    switch subtype {
    case .remoteControlPlay: self = .play
    case .remoteControlPause: self = .pause
    case .remoteControlStop: self = .stop
    case .remoteControlTogglePlayPause: self = .togglePlayPause
    case .remoteControlNextTrack: self = .nextTrack
    case .remoteControlPreviousTrack: self = .previousTrack
    case .remoteControlBeginSeekingBackward: self = .beginSeekingBackward
    case .remoteControlEndSeekingBackward: self = .endSeekingBackward
    case .remoteControlBeginSeekingForward: self = .beginSeekingForward
    case .remoteControlEndSeekingForward: self = .endSeekingForward
    case .none, .motionShake: return nil
    }
  }
}
