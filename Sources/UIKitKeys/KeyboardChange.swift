@_spi(Kit) public import UIKitCore

/// A change of the keyboard, as notifications announce and report it.
@MainActor
struct KeyboardChange {
  enum Kind {
    case show
    case frame
    case hide
  }

  /// The keyboard's frame before the change, in screen coordinates.
  let begin: CGRect
  /// The keyboard's frame after the change, in screen coordinates.
  let end: CGRect
  let kind: Kind

  /// The duration in seconds of sliding in, sliding out, and changing height, as apps read it from
  /// the keyboard's notifications on iOS.
  static let duration: TimeInterval = 0.25

  /// Posts the notification for the frame first, then the one for showing or hiding, in the order
  /// that logs of apps on iOS show.
  func postWill(on screen: UIScreen) {
    post(UIResponder.keyboardWillChangeFrameNotification, screen)
    switch kind {
    case .show: post(UIResponder.keyboardWillShowNotification, screen)
    case .frame: break
    case .hide: post(UIResponder.keyboardWillHideNotification, screen)
    }
  }

  func postDid(isShown: Bool, on screen: UIScreen) {
    post(UIResponder.keyboardDidChangeFrameNotification, screen)
    if kind == .hide {
      post(UIResponder.keyboardDidHideNotification, screen)
    } else if isShown {
      post(UIResponder.keyboardDidShowNotification, screen)
    }
  }

  /// Posts a notification with the screen as its object, as iOS does since 16.1.
  private func post(_ name: Notification.Name, _ screen: UIScreen) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: UIView.AnimationCurve.keyboardCurve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

extension UIResponder {
  /// Posted when the keyboard, or the view shown in its place, is about to appear.
  public nonisolated class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted when the keyboard has appeared.
  public nonisolated class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted when the keyboard is about to disappear.
  public nonisolated class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted when the keyboard has disappeared.
  public nonisolated class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// Posted when the keyboard is about to move, appear or disappear.
  public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted when the keyboard has moved, appeared or disappeared.
  public nonisolated class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key of the keyboard's frame before the change, in screen coordinates: an `NSValue` of a
  /// `CGRect`.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The key of the keyboard's frame after the change, in screen coordinates: an `NSValue` of a
  /// `CGRect`.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// The key of the animation's duration: an `NSNumber` of seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the animation's curve: an `NSNumber` of a `UIView.AnimationCurve`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The key of whether the keyboard belongs to this app: an `NSNumber` of a `Bool`, always true
  /// here.
  public nonisolated class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}
