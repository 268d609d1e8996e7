public import UIKitCore

// Settings of the application as a whole. Most of them affect a system that doesn't exist here, and
// are only stored so that the app reads back what it set.
extension UIApplication {
  /// Whether the screen stays on without touches; stored only, because no host turns its screen
  /// off.
  public var isIdleTimerDisabled: Bool {
    get { deviceState.settings.isIdleTimerDisabled }
    set { deviceState.settings.isIdleTimerDisabled = newValue }
  }
  /// The number on the app's icon, or 0 for no number, which the trace records.
  public var applicationIconBadgeNumber: Int {
    get { deviceState.settings.badgeNumber }
    set {
      let number = max(0, newValue)
      guard number != deviceState.settings.badgeNumber else { return }
      deviceState.settings.badgeNumber = number
      deviceState.report("badge", "\(number)")
    }
  }
  /// Whether an indicator shows network activity; stored only, because iOS no longer shows one
  /// either.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { deviceState.settings.isNetworkIndicatorVisible }
    set { deviceState.settings.isNetworkIndicatorVisible = newValue }
  }
  /// Whether several scenes can be shown at once, which is `false` because there is only one.
  public var supportsMultipleScenes: Bool { false }
  /// Whether files protected by the user's passcode can be read, which is always possible here.
  public var isProtectedDataAvailable: Bool { true }
}
