internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

/// A tap in the strip where phones have their status bar: it takes content back to its top
/// (statement 280).
///
/// No status bar is drawn here, and the strip belongs to the windows as the rest of the screen does:
/// whoever lies there gets the touch too. A control there has the tap for itself.
@MainActor
final class StatusBarTap: StandingFeature, FollowsTouches {
  private unowned let application: UIApplication

  init(of application: UIApplication) { self.application = application }

  /// How high the strip is, in points: the status bar of a phone without a notch.
  static let height: CGFloat = 20

  /// Looks at an event that has been delivered.
  func touchesWereSent(_ event: TouchesEvent) {
    guard let touch = event.onlyTouch, touch.phase == .ended, touch.tapCount > 0,
      touch.start.y < Self.height, !(touch.boundView is UIControl)
    else { return }
    scrollToTop()
  }

  /// Scrolls the one scroll view that wants it; where there are several, none.
  private func scrollToTop() {
    guard let window = application.keyWindow, !window.isHidden else { return }
    let candidates = scrollViews(in: window, of: window)
    guard candidates.count == 1 || Mutation.statusBarScrollsOneOfMany.isOn,
      let scrollView = candidates.first
    else { return }
    scrollView.scrollToTop()
  }

  /// The scroll views that can be seen, wherever they are in the branch, and want it.
  private func scrollViews(in view: UIView, of window: UIWindow) -> [UIScrollView] {
    var found: [UIScrollView] = []
    view.walk { view, _ in
      // Only what clips or scrolls has to be placed.
      guard !view.isHidden, view.alpha > 0, !view.clipsToBounds || isSeen(view, in: window) else {
        return false
      }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, isSeen(view, in: window) {
        found.append(scrollView)
      }
      return true
    }
    return found
  }

  private func isSeen(_ view: UIView, in window: UIWindow) -> Bool {
    view.convert(view.bounds, to: window).intersects(window.bounds)
  }
}

extension UIScrollView {
  /// Goes to the top, unless it is there or the delegate is against it.
  fileprivate func scrollToTop() {
    let top = limits(.vertical).range.lowerBound
    guard contentOffset.y > top, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    animateOffset(to: CGPoint(x: contentOffset.x, y: top), isToTop: true)
  }
}
