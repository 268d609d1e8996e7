internal import TouchstoneGestures
internal import UIKitAccessibility
@_spi(Kit) package import UIKitCore

extension UIScrollView {
  /// Scrolls by one page in a direction and announces the page number. Returns `false` if there is
  /// no further page.
  func scrollForReading(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let target = scrollPage(direction) else { return false }
    let axis = axis(of: direction)
    let length = axis.of(bounds.size)
    let count = Int(clamping: (axis.of(contentSize) / length).rounded(.up))
    let page = Int(clamping: (axis.of(target) / length).rounded() + 1)
    UIAccessibility.post(
      notification: .pageScrolled, argument: "Page \(page) of \(max(page, count))")
    return true
  }

  /// Scrolls by one page in a direction without an announcement, and returns the offset at the end
  /// of the animation. Returns `nil` if there is no further page.
  package func scrollPage(_ direction: UIAccessibilityScrollDirection) -> CGPoint? {
    let axis = axis(of: direction)
    let isForth = [.right, .down, .next].contains(direction)
    guard isScrollEnabled, limits(axis).overflows else { return nil }
    let start = state.animation?.target ?? contentOffset
    let length = axis.of(bounds.size)
    guard length > 0 else { return nil }
    let end = limits(axis).clamp(axis.of(start) + (isForth ? length : -length))
    guard end != axis.of(start) else { return nil }
    let target = CGPoint { $0 == axis ? end : $0.of(start) }
    animateOffset(to: target)
    return target
  }

  private func axis(of direction: UIAccessibilityScrollDirection) -> ScrollAxis {
    switch direction {
    case .left, .right: .horizontal
    case .up, .down: .vertical
    case .next, .previous: limits(.vertical).overflows ? .vertical : .horizontal
    }
  }
}
