/// An object that determines the sizes of its content and receives changes that affect them.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the container prefers.
  var preferredContentSize: CGSize { get }
  /// Notifies the container that the preferred size of a child container has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Notifies the container that the constraints of a child container yield a different size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child container if the container itself has the size `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Notifies the container that its size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Notifies the container that its traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  /// Notifies the parent and the presentation of the controller if the preferred size differs from
  /// `old`.
  func preferredSizeDidChange(from old: CGSize) {
    guard preferredContentSize != old else { return }
    parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
    if presenterStorage != nil {
      KitServices.installed.presentation?.preferredSizeDidChange(of: self)
    }
  }

  /// Notifies each child that gets a different size if the controller's size becomes `new`.
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
