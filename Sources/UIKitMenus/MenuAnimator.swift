internal import UIKitAnimation
@_spi(Kit) package import UIKitCore

/// Runs an app's animations with a menu's appearance or disappearance, on the app's clock.
package final class MenuAnimator: NSObject, UIEditMenuInteractionAnimating,
  UIContextMenuInteractionCommitAnimating
{
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  package let previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(preview: UIViewController? = nil) {
    previewViewController = preview
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the app's changes together with Touchstone's. The app's completions run first.
  func run(
    for duration: TimeInterval, _ changes: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.allowUserInteraction, .overrideInheritedDuration, .beginFromCurrentState]
    ) {
      changes()
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion() }
      completion()
    }
  }
}
