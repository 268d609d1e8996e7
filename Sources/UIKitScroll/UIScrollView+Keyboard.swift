internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

extension UIScrollView {
  /// Scrolls by a key if that is allowed, and returns whether the key was handled (statement 273).
  func takesKey(_ press: UIPress) -> Bool {
    guard allowsKeyboardScrolling, isFirstResponder || isFocused,
      let key = Self.move(of: press)
    else { return false }
    let axis = key.axis ?? (limits(.vertical).overflows ? .vertical : .horizontal)
    guard limits(axis).overflows else { return false }
    // A repeated key continues from the target of the running animation.
    let start = state.animation?.target ?? contentOffset
    let end = key.move.offset(from: axis.of(start), limits: limits(axis))
    let target = CGPoint { $0 == axis ? end : $0.of(start) }
    if target != contentOffset { animateOffset(to: target) }
    return true
  }

  /// Returns the movement of a key or button. A `nil` axis means the axis that scrolls.
  private static func move(of press: UIPress) -> (axis: ScrollAxis?, move: KeyboardScroll)? {
    switch press.type {
    case .upArrow: (.vertical, .line(-1))
    case .downArrow: (.vertical, .line(1))
    case .leftArrow: (.horizontal, .line(-1))
    case .rightArrow: (.horizontal, .line(1))
    case .pageUp: (nil, .page(-1))
    case .pageDown: (nil, .page(1))
    case .keyboard: press.key.flatMap { move(ofUsage: $0.usage) }
    case .select, .menu, .playPause: nil
    }
  }

  /// Returns the movement of a key by its usage on the HID page of keyboards.
  private static func move(ofUsage usage: Int) -> (axis: ScrollAxis?, move: KeyboardScroll)? {
    switch usage {
    case 0x4A: (nil, .end(-1))
    case 0x4B: (nil, .page(-1))
    case 0x4D: (nil, .end(1))
    case 0x4E: (nil, .page(1))
    case 0x4F: (.horizontal, .line(1))
    case 0x50: (.horizontal, .line(-1))
    case 0x51: (.vertical, .line(1))
    case 0x52: (.vertical, .line(-1))
    default: nil
    }
  }

  func setContentAlignment(_ point: CGPoint) {
    let point = NumberCheck.admit(
      point, else: scroll.contentAlignment, "contentAlignmentPoint", of: self)
    scroll.contentAlignment = CGPoint { min(1, max(0, $0.of(point))) }
    if state.isAtRest { bounds.origin = nearestOffset }
  }
}
