/// Holds contents whose sizes it decides on, and hears of what changes them.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like to have.
  var preferredContentSize: CGSize { get }
  /// What is in it wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The constraints of what is in it give another size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size of what is in it, beside its own.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// It is about to have another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Its traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  /// The parent hears of it, and who presents the controller.
  func preferredSizeDidChange(from old: CGSize) {
    guard preferredContentSize != old else { return }
    parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
    if presenterStorage != nil {
      KitServices.installed.presentation?.preferredSizeDidChange(of: self)
    }
  }

  /// Tells each child whose size changes with the controller's.
  func passOnSize(_ new: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    let old = viewStorage?.bounds.size ?? .zero
    for child in childStorage {
      let size = size(forChildContentContainer: child, withParentContainerSize: new)
      if size != self.size(forChildContentContainer: child, withParentContainerSize: old) {
        child.viewWillTransition(to: size, with: coordinator)
      }
    }
  }
}
