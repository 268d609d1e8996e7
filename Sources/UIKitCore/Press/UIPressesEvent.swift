/// An event that contains presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  private var presses: Set<UIPress> = []
  /// The changed presses of this event, in the order in which they began.
  private(set) final var changed: [UIPress] = []
  private var undelivered: [UIPress] = []

  /// Creates an event without presses that belongs to no application.
  public override init() { super.init() }

  convenience init(
    _ changed: [UIPress], held: [UIPress], time: TimeInterval, application: UIApplication
  ) {
    self.init()
    self.changed = changed
    undelivered = changed
    presses = Set(held).union(changed)
    describe(.presses, time: time, application: application)
    modifiers = changed.last?.keyValue?.modifierFlags ?? []
  }

  /// Sends the event to each window of a changed press.
  ///
  /// A press without a window goes straight to its responder.
  @_spi(Kit) open override func dispatch(from application: UIApplication) {
    var windows: [UIWindow] = []
    for press in removeUndelivered(in: nil) { deliver(press) }
    for press in changed {
      guard let window = press.window else { continue }
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.sendEvent(self) }
  }

  /// Delivers changed presses to the recognizers first, then to the responders, as with touches
  /// (statement 102).
  @_spi(Kit) open override func deliver(in window: UIWindow) {
    let changed = removeUndelivered(in: window)
    guard !changed.isEmpty else { return }
    let before = changed.map(\.tellings)
    for press in changed { press.note() }
    application?.gestures.deliver(changed, of: self)
    for (press, tellings) in zip(changed, before) {
      if press.hold == nil { deliver(press) }
      for held in press.hold?.flush() ?? [] {
        press.looking(like: held.sample) { deliver(press) }
      }
      if press.tellings == tellings { reportHold(press) }
    }
  }

  /// Removes and returns the undelivered presses of a window. Sending the event again therefore
  /// delivers nothing.
  func removeUndelivered(in window: UIWindow?) -> [UIPress] {
    let presses = undelivered.filter { $0.window === window }
    undelivered.removeAll { $0.window === window }
    return presses
  }

  /// All presses that are down or have just ended.
  open var allPresses: Set<UIPress> { presses }

  /// Returns the presses that `gesture` receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    presses.filter { press in press.receivers.contains { $0 === gesture } }
  }
}
