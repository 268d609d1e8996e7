@_spi(Kit) package import UIKitCore

/// Answers for a scroll view as the delegate of its pan and its pinch (statement 406).
///
/// A subclass that declares the delegate's protocol is the delegate itself. Every other scroll view
/// has this one: `UIScrollView` can't declare the protocol, because a subclass could not declare it
/// again, and its methods would need `override`.
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
  /// Whether its class declares the protocol: asked once, as the answer takes its time.
  var isGestureDelegate: Bool { (self as AnyObject) is any UIGestureRecognizerDelegate }

  /// The scroll view where its class is a delegate, or who answers for it.
  var gestureDelegate: (any UIGestureRecognizerDelegate)? {
    gestureDelegateStorage ?? (self as AnyObject) as? any UIGestureRecognizerDelegate
  }

  /// Whether one of its own recognizers may have this delegate: none but the scroll view
  /// (statement 281).
  package func accepts(_ delegate: (any UIGestureRecognizerDelegate)?, of name: String) -> Bool {
    if delegate === gestureDelegate { return true }
    Fault.report(
      "the delegate of \(ViewDescription.name(self))'s \(name) is the scroll view and can't be "
        + "another; override gestureRecognizerShouldBegin(_:), or declare "
        + "UIGestureRecognizerDelegate on a subclass of UIScrollView", about: self)
    return false
  }
}
