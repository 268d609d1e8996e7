public import UIKitCore

/// Lets a finger move a transition.
///
/// Its properties are optional in UIKit; here they have UIKit's defaults unless implemented.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The transition begins: sets it up, and moves it from now on.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest goes once the finger has let go, beside the pace of the whole: 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest: ease in and out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under the finger: true. Otherwise it begins by itself, and a
  /// finger may take hold of it.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1, the pace of the whole.
  public var completionSpeed: CGFloat { 1 }
  /// Ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
