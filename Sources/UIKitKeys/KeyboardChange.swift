@_spi(Kit) public import UIKitCore

/// One change of the keyboard, as it is announced and reported.
@MainActor
struct KeyboardChange {
  enum Kind {
    case show
    case frame
    case hide
  }

  /// Where it was, in screen coordinates.
  let begin: CGRect
  /// Where it is going.
  let end: CGRect
  let kind: Kind

  /// Seconds it takes to slide in, out, or to another height: what apps read from the keyboard's
  /// notifications on iOS.
  static let duration: TimeInterval = 0.25

  /// The change of the frame first, then what it means; logs of apps on iOS show this order.
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

  /// Posts a notification with the screen as its object, as since iOS 16.1.
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
  /// The keyboard, or what is shown in its place, is about to appear.
  public nonisolated class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// The keyboard has appeared.
  public nonisolated class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// The keyboard is about to go.
  public nonisolated class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// The keyboard has gone.
  public nonisolated class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// The keyboard is about to move, to appear or to go.
  public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// The keyboard has moved, appeared or gone.
  public nonisolated class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// Where the keyboard was, on the screen: an `NSValue` of a `CGRect`.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// Where the keyboard will be, on the screen: an `NSValue` of a `CGRect`.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// How long the keyboard moves: an `NSNumber` of seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The pace at which it moves: an `NSNumber` of a `UIView.AnimationCurve`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// Whether the keyboard belongs to this app: an `NSNumber` of a `Bool`, always true here.
  public nonisolated class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}
