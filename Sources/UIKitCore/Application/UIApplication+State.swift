extension UIApplication {
  /// Makes the application inactive, and cancels all live touches, presses and motions.
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

  /// Ends the interruption.
  package func resume() {
    guard state != .active else { return }
    state = .active
    tellActive()
  }

  /// Notifies the delegate of the scene, or otherwise of the application, of becoming active.
  func tellActive() {
    if !tellScene(.becomesActive) { delegate?.applicationDidBecomeActive(self) }
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
  }

  /// Notifies the scene's delegate, and returns whether the scene has one.
  @discardableResult
  package func tellScene(_ moment: SceneMoment) -> Bool {
    KitServices.installed.scenes?.tell(self, moment) ?? false
  }
}
