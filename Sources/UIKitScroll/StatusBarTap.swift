internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

/// Scrolls content to its top after a tap in the strip where phones have their status bar
/// (statement 280).
///
/// Touchstone draws no status bar, and the strip belongs to the windows like the rest of the
/// screen. A view in the strip gets the touch too. If that view is a control, the content doesn't
/// scroll.
@MainActor
final class StatusBarTap: StandingFeature, FollowsTouches {
  private unowned let application: UIApplication

  init(of application: UIApplication) { self.application = application }

  /// The height of the strip in points: the status bar of a phone without a notch.
  static let height: CGFloat = 20

  /// Checks a delivered event for a tap in the strip.
  func touchesWereSent(_ event: TouchesEvent) {
    guard let touch = event.onlyTouch, touch.phase == .ended, touch.tapCount > 0,
      touch.start.y < Self.height, !(touch.boundView is UIControl)
    else { return }
    scrollToTop()
  }

  /// Scrolls the only scroll view that has ``UIScrollView/scrollsToTop``. If several have it, none
  /// scrolls.
  private func scrollToTop() {
    guard let window = application.keyWindow, !window.isHidden else { return }
    let candidates = scrollViews(in: window, of: window)
    guard candidates.count == 1 || Mutation.statusBarScrollsOneOfMany.isOn,
      let scrollView = candidates.first
    else { return }
    scrollView.scrollToTop()
  }

  /// Returns the visible scroll views in `view`'s subtree that have ``UIScrollView/scrollsToTop``.
  private func scrollViews(in view: UIView, of window: UIWindow) -> [UIScrollView] {
    var found: [UIScrollView] = []
    view.walk { view, _ in
      // Frames are only computed for views that clip, and for scroll views.
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
  /// Scrolls to the top unless the content is already there or the delegate forbids it.
  fileprivate func scrollToTop() {
    let top = limits(.vertical).range.lowerBound
    guard contentOffset.y > top, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    animateOffset(to: CGPoint(x: contentOffset.x, y: top), isToTop: true)
  }
}
