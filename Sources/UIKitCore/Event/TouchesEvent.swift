internal import TouchstoneHitTree
internal import TouchstoneInput

/// The event of one multi-touch sequence: all fingers on the screen, and their samples.
package final class TouchesEvent: UIEvent {
  /// The current touches, in the order in which they began.
  @exclusivity(unchecked) package private(set) var touches: ContiguousArray<UITouch> = []
  /// The touch of an event with exactly one touch, otherwise `nil`.
  package var onlyTouch: UITouch? { keptTouch?.object }
  /// The same touch without a reference count. The event retains its touches while it is delivered.
  var keptTouch: Borrowed<UITouch>? { touches.count == 1 ? Borrowed(touches[0]) : nil }
  /// The samples of this event's changes. Each changed touch has a range of them.
  @exclusivity(unchecked) private var samples: [TouchSample] = []
  @exclusivity(unchecked) private var all: Set<UITouch> = []
  /// The seconds from one frame to the next, for predictions.
  var frameInterval = 1.0 / 60

  init(time: TimeInterval, application: UIApplication) {
    super.init()
    describe(.touches, time: time, application: application)
  }

  // MARK: Updates by the intake

  func add(_ touch: UITouch) {
    touches.append(touch)
    all.insert(touch)
  }

  /// Removes the touches that have ended or were canceled.
  func removeFinished() {
    guard hasFinished else { return }
    touches.removeAll(where: \.isFinished)
    all = Set(touches)
  }

  /// Returns the touch of a finger, or `nil` if the finger isn't down.
  func touch(of finger: Int) -> UITouch? {
    for touch in touches where touch.finger == finger { return touch }
    return nil
  }

  /// Whether a touch has ended or was canceled.
  var hasFinished: Bool {
    var hasFinished = false
    forEachTouch { hasFinished = hasFinished || $0.isFinished }
    return hasFinished
  }

  /// Begins a new update of the sequence, in which no touch has changed yet.
  func beginUpdate(at time: TimeInterval) {
    self.time = time
    round += 1
    while !samples.isEmpty { samples.removeLast() }
    forEachTouch { touch in
      touch.sampleRange = 0..<0
      if touch.phaseNow != .stationary { touch.becomeStationary() }
    }
  }

  /// Calls `body` with each touch.
  ///
  /// `body` must not add or remove touches, because they aren't retained during the call.
  @inline(__always)
  func forEachTouch(_ body: (UITouch) -> Void) {
    for index in touches.indices { Borrowed(touches[index]).use(body) }
  }

  /// Stores the samples of a change of `touch`.
  func keep(_ new: ArraySlice<TouchSample>, for touch: UITouch) {
    let start = samples.count
    samples.append(contentsOf: new)
    touch.sampleRange = start..<samples.count
    if let last = new.last {
      modifiers = UIKeyModifierFlags(rawValue: last.modifiers.rawValue)
      buttons = ButtonMask(rawValue: last.buttons)
    }
  }

  // MARK: Delivery

  /// Sends the event to each window that has a touch in it, in the order of their oldest touches.
  package override func dispatch(from application: UIApplication) {
    delivery?.use { $0.send(self) }
  }

  /// Delivers the event to the recognizers first, then to the views.
  package override func deliver(in window: UIWindow) {
    delivery?.use { $0.deliver(self, in: window) }
  }

  // MARK: UIEvent

  package override var allTouches: Set<UITouch>? { all }

  package override func touches(for window: UIWindow) -> Set<UITouch>? {
    subset { $0.window === window }
  }

  package override func touches(for view: UIView) -> Set<UITouch>? { subset { $0.view === view } }

  package override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    subset { touch in touch.receivers.contains { $0 === gesture } }
  }

  private func subset(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let members = touches.filter(belongs)
    return members.isEmpty ? nil : Set(members)
  }

  package override func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(where: { $0 === touch }) else { return nil }
    let range = touch.sampleRange
    // A resampled touch has only the samples behind it, possibly an empty range.
    guard range.count > 1 || touch.isResampled else { return [touch.auxiliary()] }
    var earlier = touch.previousPlace
    var copies: [UITouch] = []
    copies.reserveCapacity(range.count)
    for sample in samples[range] {
      let copy = touch.auxiliary(sample: sample, previous: earlier)
      earlier = copy.place
      copies.append(copy)
    }
    return copies
  }

  package override func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(where: { $0 === touch }) else { return nil }
    guard touch.phaseNow == .moved else { return [] }
    return touch.predicted(frameInterval: frameInterval)
  }
}
