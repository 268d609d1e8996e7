/// A part of an app that `--scene NAME`, a `Stage` or the page's list can show by itself.
public struct AppScene: Sendable {
  /// The name on a command line.
  public let name: String
  /// The title in a list.
  public let title: String
  /// A suggestion for what to try in the scene.
  public let hint: String
  /// Creates the window with its contents.
  ///
  /// The window is shown afterwards.
  public let makeWindow: @MainActor @Sendable (_ frame: CGRect) -> UIWindow

  /// Creates a scene that shows a controller in a window.
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

  /// Creates a scene with a custom window.
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

/// An application delegate of an app that consists of several scenes.
///
/// If the delegate doesn't conform, the app has a single scene, named after the app, with the
/// content that the delegate shows at launch.
@preconcurrency @MainActor
public protocol AppSceneProviding: UIApplicationDelegate {
  /// The scenes, beginning with the scene that is shown first.
  var scenes: [AppScene] { get }
}
