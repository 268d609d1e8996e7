extension UIApplication {
  /// Something comes between: every live touch, press and motion is cancelled, the
  /// application is inactive.
  package func interrupt() {
    guard state == .active else { return }
    if !tellScene(.resignsActive) { delegate?.applicationWillResignActive(self) }
    NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    state = .inactive
    intake.cancelAll(because: "interruption")
    presses.cancelAll()
    gestures.cancelScroll()
    gestures.cancelTransform()
    for follower in moments.interruptionFollowers { follower.applicationWasInterrupted() }
  }

  /// The interruption is over.
  package func resume() {
    guard state != .active else { return }
    state = .active
    tellActive()
  }

  /// The application gets events: its scene's delegate hears of it, or else its own.
  func tellActive() {
    if !tellScene(.becomesActive) { delegate?.applicationDidBecomeActive(self) }
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
  }

  /// Whether the scene has a delegate, which was told.
  @discardableResult
  package func tellScene(_ moment: SceneMoment) -> Bool {
    KitServices.installed.scenes?.tell(self, moment) ?? false
  }
}
