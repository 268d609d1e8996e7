package import UIKitCore

extension UIViewController {
  /// Returns the traits that the controller will have once a window that is being resized has the
  /// traits of its scene, or `nil` if the window has no scene.
  package func comingTraits(in window: UIWindow) -> UITraitCollection? {
    Traits().comingTraits(of: self, in: window)
  }
}
