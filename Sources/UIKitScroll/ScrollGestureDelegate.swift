@_spi(Kit) package import UIKitCore

/// The delegate of a scroll view's pan and pinch that forwards to the scroll view (statement 406).
///
/// A subclass of `UIScrollView` that declares the delegate protocol is its own delegate. Every
/// other scroll view uses this class. `UIScrollView` can't declare the protocol itself: a subclass
/// could not declare it again, and would need `override` on its methods.
@MainActor
final class ScrollGestureDelegate: NSObject, DelegateForView {
  private(set) weak var scrollView: UIScrollView?

  package var servedView: UIView? { scrollView }

  convenience init(_ scrollView: UIScrollView) {
    self.init()
    self.scrollView = scrollView
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    scrollView?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }
}

extension UIScrollView {
  /// Whether the scroll view's class declares the protocol. Evaluated once per view, because the
  /// cast is slow.
  var isGestureDelegate: Bool { (self as AnyObject) is any UIGestureRecognizerDelegate }

  /// The delegate of the scroll view's recognizers: the scroll view if its class declares the
  /// protocol, else its ``ScrollGestureDelegate``.
  var gestureDelegate: (any UIGestureRecognizerDelegate)? {
    gestureDelegateStorage ?? (self as AnyObject) as? any UIGestureRecognizerDelegate
  }

  /// Returns whether `delegate` may be set on the scroll view's recognizer `name`.
  ///
  /// Only the scroll view's own delegate is accepted (statement 281). Anything else is reported as
  /// a fault.
  package func accepts(_ delegate: (any UIGestureRecognizerDelegate)?, of name: String) -> Bool {
    if delegate === gestureDelegate { return true }
    Fault.report(
      "the delegate of \(ViewDescription.name(self))'s \(name) must be the scroll view; to decide "
        + "about its gestures, override gestureRecognizerShouldBegin(_:), or declare "
        + "UIGestureRecognizerDelegate on a subclass of UIScrollView", about: self)
    return false
  }
}
