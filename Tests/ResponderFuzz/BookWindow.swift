import TouchstoneKit

/// A window that drops events, sends them twice, and records its key status and its first
/// responder.
final class BookWindow: UIWindow, Booked {
  weak var world: FuzzWorld?
  let name: String
  /// The key status of the last notification.
  private(set) var wasToldThatItIsKey = false
  private(set) var problems: [String] = []
  /// The first responder by the trace.
  var holder = Weak<AnyObject>(nil)

  init(_ world: FuzzWorld, _ name: String) {
    self.world = world
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    accessibilityIdentifier = name
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { world?.mayBecome() ?? true }
  override func sendEvent(_ event: UIEvent) {
    FuzzWorld.send(event, world) { super.sendEvent(event) }
  }
  override func becomeKey() {
    if wasToldThatItIsKey { problems.append("\(name) becomes key twice") }
    wasToldThatItIsKey = true
    world?.mischief()
  }
  override func resignKey() {
    if !wasToldThatItIsKey { problems.append("\(name) resigns key and was not") }
    wasToldThatItIsKey = false
    world?.mischief()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .changed) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionBegan") { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionEnded") { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionCancelled") { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    world?.hear(self, event) { super.remoteControlReceived(with: event) }
  }
}

/// The application, which is the first responder if no window is key.
final class BookApplication: UIApplication, Booked {
  weak var world: FuzzWorld?
  let name = "application"

  override func sendEvent(_ event: UIEvent) {
    FuzzWorld.send(event, world) { super.sendEvent(event) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .changed) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionBegan") { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionEnded") { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionCancelled") { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    world?.hear(self, event) { super.remoteControlReceived(with: event) }
  }
}
