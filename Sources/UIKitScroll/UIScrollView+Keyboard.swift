internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

extension UIScrollView {
  /// Scrolls by a key where that is allowed, and says whether it did (statement 273).
  func takesKey(_ press: UIPress) -> Bool {
    guard allowsKeyboardScrolling, isFirstResponder || isFocused,
      let key = Self.move(of: press)
    else { return false }
    let axis = key.axis ?? (limits(.vertical).overflows ? .vertical : .horizontal)
    guard limits(axis).overflows else { return false }
    // A key that repeats goes on from where the last one is going.
    let start = state.animation?.target ?? contentOffset
    let end = key.move.offset(from: axis.of(start), limits: limits(axis))
    let target = CGPoint { $0 == axis ? end : $0.of(start) }
    if target != contentOffset { animateOffset(to: target) }
    return true
  }

  /// What a key or a button does; no axis stands for the one that scrolls.
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

  /// The same by the key's number on the HID usage page of keyboards.
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
