internal import UIKitCore
internal import UIKitKeys

extension UIScrollView {
  /// Moves the keyboard with the finger if the dismissal mode is interactive.
  func pushKeyboard() {
    guard keyboardDismissMode.followsFinger, let window,
      let inputViews = window.inputViewPresenter
    else { return }
    if pushedInputViews !== inputViews { pushedInputViews = inputViews }
    inputViews.follow(
      fingerAt: window.convert(pan.location(in: window), to: nil as UIWindow?).y,
      padding: keyboardDismissPadding)
  }

  /// Stops moving the keyboard with the finger. The scroll view may have left its window.
  func releaseKeyboard(isCancelled: Bool) {
    pushedInputViews?.release(isCancelled: isCancelled)
    pushedInputViews = nil
  }
}

extension UIScrollView.KeyboardDismissMode {
  var endsEditing: Bool { self == .onDrag || self == .onDragWithAccessory }
  var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
}
