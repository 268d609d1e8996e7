internal import UIKitCore
internal import UIKitKeys

extension UIScrollView {
  /// The finger pushes the keyboard, where the mode says so.
  func pushKeyboard() {
    guard keyboardDismissMode.followsFinger, let window else { return }
    window.inputViewPresenter?.follow(
      fingerAt: window.convert(pan.location(in: window), to: nil as UIWindow?).y,
      padding: keyboardDismissPadding)
  }

  /// The finger lets the keyboard go; the scroll view may have left its window.
  func releaseKeyboard(isCancelled: Bool) {
    guard keyboardDismissMode.followsFinger else { return }
    ownApplication.implicitScene.inputViewPresenter.release(isCancelled: isCancelled)
  }
}

extension UIScrollView.KeyboardDismissMode {
  var endsEditing: Bool { self == .onDrag || self == .onDragWithAccessory }
  var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
}
