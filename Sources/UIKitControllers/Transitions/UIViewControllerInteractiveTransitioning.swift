public import UIKitCore

/// An object that drives a transition interactively.
///
/// Its properties are optional in UIKit. Here they have UIKit's default values.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition, which this object updates from then on.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest after the interaction, relative to the whole transition.
  ///
  /// The default is 1.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the rest after the interaction.
  ///
  /// The default is ease-in-out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively.
  ///
  /// The default is `true`.
  ///
  /// Otherwise it begins without interaction, and an interaction may begin later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default: 1, the speed of the whole transition.
  public var completionSpeed: CGFloat { 1 }
  /// The default: ease-in-out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default: `true`.
  public var wantsInteractiveStart: Bool { true }
}
