package import UIKitCore

extension UIViewController {
  /// The traits that the controller will have once a window that is being resized has those of its
  /// scene; `nil` if the window has no scene.
  package func comingTraits(in window: UIWindow) -> UITraitCollection? {
    Traits().comingTraits(of: self, in: window)
  }
}
