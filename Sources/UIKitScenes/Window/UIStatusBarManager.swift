public import UIKitCore

/// What is known of a scene's status bar. No host draws one: it tells what the controllers want.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// How the controller that decides wants it to be written.
  open var statusBarStyle: UIStatusBarStyle {
    controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }
  /// Whether the controller that decides wants it away; on a phone that lies it always is.
  open var isStatusBarHidden: Bool {
    guard let scene else { return true }
    return scene.traitCollection.verticalSizeClass == .compact
      || (controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false)
  }
  /// What it covers: the top of the screen's safe area, nothing where it is away.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    let top = scene.screen.configuration.safeArea.top
    return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: top)
  }

  /// The controller that decides: the root of the main window, or one presented that covers it or wants to
  /// decide, and then the child that it names.
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
    // Whoever names a controller that names it back would never end.
    for _ in 0..<Self.mostNested {
      guard let next = child(found), next !== found else { break }
      found = next
    }
    return found
  }

  /// How many controllers may name the next one.
  private static let mostNested = 100
}
