public import UIKitCore

// What programs say about the application as a whole. Most of it is for a system that is not here: it
// is kept, so that what is read is what was set.
extension UIApplication {
  /// Whether the screen stays on while nobody touches it; kept, as no host turns its screen off.
  public var isIdleTimerDisabled: Bool {
    get { deviceState.settings.isIdleTimerDisabled }
    set { deviceState.settings.isIdleTimerDisabled = newValue }
  }
  /// The number on the program's icon, which is told in the trace; 0 for none.
  public var applicationIconBadgeNumber: Int {
    get { deviceState.settings.badgeNumber }
    set {
      let number = max(0, newValue)
      guard number != deviceState.settings.badgeNumber else { return }
      deviceState.settings.badgeNumber = number
      deviceState.report("badge", "\(number)")
    }
  }
  /// Whether a wheel says that the network is used; kept, as iOS too shows none any more.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { deviceState.settings.isNetworkIndicatorVisible }
    set { deviceState.settings.isNetworkIndicatorVisible = newValue }
  }
  /// Whether several scenes may be shown at once; there is one.
  public var supportsMultipleScenes: Bool { false }
  /// Whether files that need the user's password can be read; nothing here locks them.
  public var isProtectedDataAvailable: Bool { true }
}
