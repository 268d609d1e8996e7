internal import TouchstoneMutations
internal import TouchstoneTrace

/// The touches and presses that a control handles.
@MainActor
struct ControlTracking {
  /// A tracked touch, and whether it is inside.
  struct Entry {
    let touch: UITouch
    var isInside: Bool
  }

  /// The tracked touches, oldest first. More than one only if the control allows multiple touches.
  var tracked: [Entry] = []
  /// All touches that began while the control was enabled. None of their phases is forwarded.
  var kept: [UITouch] = []
  /// The current presses that will activate the control.
  var presses: [UIPress] = []
  /// Whether the touch that was handled last is inside.
  var isTouchInside = false
  /// The value of `isTracking`: `false` during `beginTracking`, and while the last touch ends.
  var isTracking = false

  /// The distance, in points, by which a tracked finger may leave the bounds and still count as
  /// inside (statement 218: two of three measurements on iOS).
  static let reach: CGFloat = 70

  func index(of touch: UITouch) -> Int? { tracked.firstIndex { $0.touch === touch } }

  /// Stops tracking a touch.
  mutating func drop(_ touch: UITouch) {
    tracked.removeAll { $0.touch === touch }
    isTracking = !tracked.isEmpty
  }

  /// Removes a touch that is over. Returns whether the control had consumed it.
  mutating func forget(_ touch: UITouch) -> Bool {
    let count = kept.count
    kept.removeAll { $0 === touch }
    return kept.count != count
  }
}

extension UIControl {
  private func sorted(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted { $0.serial < $1.serial }
  }

  /// Returns whether a tracked finger counts as inside (statement 218).
  private func isNear(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let reach = Mutation.fingersBesideAControlAreOutside.isOn ? 0 : ControlTracking.reach
    let area = bounds.insetBy(dx: -reach, dy: -reach)
    if (area.minX...area.maxX).contains(point.x), (area.minY...area.maxY).contains(point.y) {
      return true
    }
    return self.point(inside: point, with: event)
  }

  // MARK: Began

  /// Consumes touches that begin if the control is enabled. Returns the touches that a disabled
  /// control doesn't handle.
  func begin(_ touches: Set<UITouch>, _ event: UIEvent?) -> Set<UITouch> {
    var refused: Set<UITouch> = []
    for touch in sorted(touches) {
      guard isEnabled else {
        refused.insert(touch)
        ownApplication.tracer.report(
          .discarded(
            .touches(.began, touch: touch.serial), at: TraceSubject(self), .controlDisabled),
          at: ownApplication.now)
        continue
      }
      tracking.kept.append(touch)
      if tracking.tracked.isEmpty || isMultipleTouchEnabled { begin(touch, event) }
    }
    return refused
  }

  private func begin(_ touch: UITouch, _ event: UIEvent?) {
    if tracking.tracked.isEmpty { outcome = .nobody }
    tracking.isTouchInside = true
    guard beginTracking(touch, with: event) else {
      tracking.isTouchInside = tracking.tracked.last?.isInside ?? false
      ownApplication.tracer.report(
        .discarded(
          .tracking(touch: touch.serial), at: TraceSubject(self), .discarded,
          because: "answered false"),
        at: ownApplication.now)
      return
    }
    // `beginTracking` runs app code: the control may have been disabled, or have left its window.
    guard isEnabled, tracking.kept.contains(where: { $0 === touch }) else { return }
    tracking.tracked.append(ControlTracking.Entry(touch: touch, isInside: true))
    tracking.isTracking = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, for: touch, event)
  }

  // MARK: Moved

  func move(_ touches: Set<UITouch>, _ event: UIEvent?) -> Set<UITouch> {
    var foreign: Set<UITouch> = []
    for touch in sorted(touches) {
      guard tracking.kept.contains(where: { $0 === touch }) else {
        foreign.insert(touch)
        continue
      }
      if let index = tracking.index(of: touch) { move(touch, index, event) }
    }
    return foreign
  }

  private func move(_ touch: UITouch, _ index: Int, _ event: UIEvent?) {
    let wasInside = tracking.tracked[index].isInside
    let isInside = isNear(touch, event)
    tracking.tracked[index].isInside = isInside
    tracking.isTouchInside = isInside
    if isInside != wasInside { isHighlighted = tracking.tracked.contains(where: \.isInside) }
    guard continueTracking(touch, with: event) else {
      stop(touch)
      return
    }
    guard tracking.index(of: touch) != nil else { return }
    var events: Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    send(events, for: touch, event)
  }

  /// Stops tracking a touch for which `continueTracking` returned `false` (statement 215). No
  /// further events are sent for it.
  private func stop(_ touch: UITouch) {
    tracking.drop(touch)
    guard tracking.tracked.isEmpty else { return }
    tracking.isTouchInside = false
    isHighlighted = false
  }

  // MARK: Ended

  func end(_ touches: Set<UITouch>, _ event: UIEvent?) -> Set<UITouch> {
    var foreign: Set<UITouch> = []
    for touch in sorted(touches) {
      guard tracking.forget(touch) else {
        foreign.insert(touch)
        continue
      }
      if tracking.index(of: touch) != nil { end(touch, event) }
    }
    return foreign
  }

  private func end(_ touch: UITouch, _ event: UIEvent?) {
    let isInside = isNear(touch, event)
    tracking.drop(touch)
    // `endTracking` and the actions read the location of the finger.
    tracking.isTouchInside = isInside
    if tracking.tracked.isEmpty, !Mutation.controlsStayHighlighted.isOn { isHighlighted = false }
    endTracking(touch, with: event)
    if isInside { willSendTouchUpInside() }
    let events: Event = isInside ? .touchUpInside : .touchUpOutside
    send(events, for: touch, event)
    reportEnd(of: touch, events)
    tracking.isTouchInside = tracking.tracked.last?.isInside ?? false
  }

  // MARK: Cancelled

  func cancel(_ touches: Set<UITouch>, _ event: UIEvent?) -> Set<UITouch> {
    var foreign: Set<UITouch> = []
    var isTracked = false
    for touch in sorted(touches) {
      if !tracking.forget(touch) { foreign.insert(touch) }
      isTracked = isTracked || tracking.index(of: touch) != nil
    }
    guard isTracked else { return foreign }
    cancelTracking(with: event)
    // Drop the touch even if an override doesn't call `super`.
    if !tracking.tracked.isEmpty { giveUpTracking(event) }
    return foreign
  }

  /// Stops tracking all touches, and sends `touchCancel` unless `isSilent` is `true`.
  ///
  /// The control consumes the remaining phases of these touches.
  func giveUpTracking(_ event: UIEvent?, isSilent: Bool = false) {
    let touches = tracking.tracked.map(\.touch)
    tracking.tracked = []
    tracking.isTracking = false
    tracking.isTouchInside = false
    isHighlighted = false
    guard let first = touches.first else { return }
    endTracking(nil, with: event)
    if !isSilent { send(.touchCancel, for: first, event) }
  }
}
