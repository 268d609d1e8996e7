/// The event that carries presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  private var presses: Set<UIPress> = []
  /// The presses that this event is about, in the order in which they began.
  private(set) final var changed: [UIPress] = []
  private var undelivered: [UIPress] = []

  /// Makes an event about no presses, which belongs to no application.
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

  @_spi(Kit) open override func dispatch(from application: UIApplication) {
    PressDelivery.dispatch(self)
  }

  @_spi(Kit) open override func deliver(in window: UIWindow) {
    PressDelivery.deliver(self, in: window)
  }

  /// The changed presses of a window, once: an event that is sent again delivers nothing.
  func takeUndelivered(in window: UIWindow?) -> [UIPress] {
    let presses = undelivered.filter { $0.window === window }
    undelivered.removeAll { $0.window === window }
    return presses
  }

  /// Every press that is down, or came up just now.
  open var allPresses: Set<UIPress> { presses }

  /// The presses that `gesture` receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    presses.filter { press in press.boundRecognizers.contains { $0 === gesture } }
  }
}
