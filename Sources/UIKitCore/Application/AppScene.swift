/// One thing an app can show by itself: what `--scene NAME`, a `Stage` and the page's list speak of.
public struct AppScene: Sendable {
  /// How it is called on a command line.
  public let name: String
  /// What a person reads in a list.
  public let title: String
  /// What to try with it.
  public let hint: String
  /// Makes the window with everything in it; it is shown afterwards.
  public let makeWindow: @MainActor @Sendable (_ frame: CGRect) -> UIWindow

  /// A scene that is a controller in a window.
  public init(
    name: String, title: String, hint: String,
    controller: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(name: name, title: title, hint: hint) { frame in
      let window = UIWindow(frame: frame)
      window.rootViewController = controller()
      return window
    }
  }

  /// A scene with a window of its own making.
  public init(
    name: String, title: String, hint: String,
    window: @escaping @MainActor @Sendable (_ frame: CGRect) -> UIWindow
  ) {
    self.name = name
    self.title = title
    self.hint = hint
    makeWindow = window
  }
}

/// An application delegate whose app consists of several scenes.
///
/// An app whose delegate does not conform has one scene, named after the app: whatever its delegate
/// shows when it is launched.
@preconcurrency @MainActor
public protocol AppSceneProviding: UIApplicationDelegate {
  /// The scenes, the one that is shown first at the beginning.
  var scenes: [AppScene] { get }
}
