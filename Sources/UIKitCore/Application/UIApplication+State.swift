extension UIApplication {
  /// Something comes between: every live touch, press and motion is cancelled, the
  /// application is inactive.
  package func interrupt() {
    guard state == .active else { return }
    delegate?.applicationWillResignActive(self)
    NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    state = .inactive
    intake.cancelAll(because: "interruption")
    presses.cancelAll()
    gestures.cancelScroll()
    gestures.cancelTransform()
    for hear in Hooks.installed.interrupted { hear(self) }
  }

  /// The interruption is over.
  package func resume() {
    guard state != .active else { return }
    state = .active
    delegate?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
  }
}
