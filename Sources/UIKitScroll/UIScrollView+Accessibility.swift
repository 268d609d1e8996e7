internal import TouchstoneGestures
internal import UIKitAccessibility
@_spi(Kit) internal import UIKitCore

extension UIScrollView {
  /// Scrolls by one page in a direction and announces the page number. Returns `false` if there is
  /// no further page.
  func scrollForReading(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let axis: ScrollAxis
    switch direction {
    case .left, .right: axis = .horizontal
    case .up, .down: axis = .vertical
    case .next, .previous: axis = limits(.vertical).overflows ? .vertical : .horizontal
    }
    let isForth = [.right, .down, .next].contains(direction)
    guard isScrollEnabled, limits(axis).overflows else { return false }
    let start = state.animation?.target ?? contentOffset
    let length = axis.of(bounds.size)
    guard length > 0 else { return false }
    let end = limits(axis).clamp(axis.of(start) + (isForth ? length : -length))
    guard end != axis.of(start) else { return false }
    animateOffset(to: CGPoint { $0 == axis ? end : $0.of(start) })
    let count = Int(clamping: (axis.of(contentSize) / length).rounded(.up))
    let page = Int(clamping: (end / length).rounded() + 1)
    UIAccessibility.post(
      notification: .pageScrolled, argument: "Page \(page) of \(max(page, count))")
    return true
  }
}
