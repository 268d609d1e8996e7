public import UIKitCore

extension UIView {
  /// Predefined animations of the system.
  public enum SystemAnimation: Int, Sendable {
    /// Shrinks and fades out views, and then removes them.
    case delete = 0

    /// Creates the animation with a raw value, or returns `nil` if the value is unknown.
    public init?(rawValue: UInt) {
      guard rawValue == 0 else { return nil }
      self = .delete
    }
  }

  /// The duration of the deletion of views, in seconds.
  ///
  /// UIKit doesn't document its own. This is the duration of most system animations.
  private static let deletion: TimeInterval = 0.25
  /// The scale to which views shrink before their removal, because a scale of 0 can't be inverted.
  private static let leastScale: CGFloat = 0.01

  /// Deletes views with an animation, and animates other changes at the same time.
  ///
  /// At the end, the views are removed from their superviews, and their transforms and alphas are
  /// restored.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { (view: $0, transform: $0.transform, alpha: $0.alpha) }
    animate(withDuration: deletion, delay: 0, options: options) {
      for look in looks {
        look.view.transform = look.transform.scaledBy(x: leastScale, y: leastScale)
        look.view.alpha = 0
      }
      parallelAnimations?()
    } completion: { isFinished in
      performWithoutAnimation {
        for look in looks {
          look.view.removeFromSuperview()
          look.view.transform = look.transform
          look.view.alpha = look.alpha
        }
      }
      completion?(isFinished)
    }
  }
}
