public import UIKitCore

extension UIView {
  /// The animations that the system has ready.
  public enum SystemAnimation: Int, Sendable {
    /// Views shrink and fade, and are removed at the end.
    case delete = 0

    /// The animation of a number.
    public init?(rawValue: UInt) {
      guard rawValue == 0 else { return nil }
      self = .delete
    }
  }

  /// Seconds that the deletion of views takes. UIKit doesn't tell its own; this is the time of most
  /// of the system's changes.
  private static let deletion: TimeInterval = 0.25
  /// How small views become before they are removed; nothing at all can't be undone.
  private static let leastScale: CGFloat = 0.01

  /// Deletes views with an animation, and lets others move along.
  ///
  /// When it is over, the views are removed from their superviews, with the transform and the alpha
  /// that they had.
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
