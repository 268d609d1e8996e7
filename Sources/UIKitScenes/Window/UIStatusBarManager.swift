public import UIKitCore

/// The appearance of a scene's status bar, as the controllers request it.
///
/// No host draws a status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style that the deciding controller prefers.
  open var statusBarStyle: UIStatusBarStyle {
    controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }
  /// Whether the status bar is hidden: by the root controller, by the full-screen controller that it
  /// presents, or by the child that they name.
  ///
  /// The value is `true` if the vertical size class is compact, and if the scene is deallocated.
  open var isStatusBarHidden: Bool {
    guard let scene else { return true }
    return scene.traitCollection.verticalSizeClass == .compact
      || (controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false)
  }
  /// The area of the status bar: the top of the screen's safe area, or zero if it is hidden.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    let top = scene.screen.configuration.safeArea.top
    return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: top)
  }

  /// Returns the controller that decides.
  ///
  /// It is the root controller of the main window, or a presented one that is full screen or
  /// captures the appearance, and then the child that it names.
  private func controller(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard let root = (scene?.keyWindow ?? scene?.windows.first)?.rootViewController else {
      return nil
    }
    var found = LinkWalk(root) {
      guard let presented = $0.presentedViewController,
        presented.modalPresentationStyle == .fullScreen
          || presented.modalPresentationCapturesStatusBarAppearance
      else { return nil }
      return presented
    }.reduce(root) { $1 }
    // Two controllers that name each other would loop forever.
    for _ in 0..<Self.mostNested {
      guard let next = child(found), next !== found else { break }
      found = next
    }
    return found
  }

  /// The maximum number of times that a controller may name another one.
  private static let mostNested = 100
}
