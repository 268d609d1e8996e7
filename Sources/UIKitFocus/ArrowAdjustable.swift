package import UIKitCore

/// A control that lets the left and right arrow keys change its value while it has the focus.
@MainActor
package protocol ArrowAdjustable: UIView {
  /// Changes the value by one step to the left or right, and sends the control's actions.
  func adjustByArrow(toRight: Bool)
}

extension FocusEngine {
  /// Changes the value of the focused control if `heading` is an arrow that does so.
  ///
  /// While the focus isn't shown, the first key shows it and changes no value.
  func adjusts(_ heading: UIFocusHeading) -> Bool {
    guard heading == .left || heading == .right, !state.isDeferring,
      let control = focusedItem as? any ArrowAdjustable
    else { return false }
    control.adjustByArrow(toRight: heading == .right)
    return true
  }
}
