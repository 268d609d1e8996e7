internal import UIKitAnimation
@_spi(Kit) package import UIKitCore

/// Lets a program take part in the coming or going of a menu, on the application's clock.
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

  /// Runs the changes of the program beside the kit's own; the program's completions come first.
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
