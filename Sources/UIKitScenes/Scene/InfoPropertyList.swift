public import UIKitCore

/// What a program's `Info.plist` says that counts here. The plugin `UIKitSources` writes it for the
/// application's delegate; a program without the plugin can write it itself.
@preconcurrency @MainActor
public struct InfoPropertyList {
  /// One entry of the manifest of scenes.
  public struct Scene {
    let name: String?
    let role: UISceneSession.Role
    let delegateClass: AnyClass?

    /// An entry for a role, by a name, with the class of the delegate.
    public init(name: String?, role: UISceneSession.Role, delegateClass: AnyClass?) {
      self.name = name
      self.role = role
      self.delegateClass = delegateClass
    }
  }

  let orientations: UIInterfaceOrientationMask?
  let scenes: [Scene]

  /// To which sides the interface may be turned, nil for any, and the manifest of scenes.
  public init(orientations: UIInterfaceOrientationMask? = nil, scenes: [Scene] = []) {
    self.orientations = orientations
    self.scenes = scenes
  }

  /// The configuration of an entry: the first one of the role for no name.
  func configuration(named name: String?, _ role: UISceneSession.Role) -> UISceneConfiguration? {
    let entry = scenes.first { $0.role == role && (name == nil || $0.name == name) }
    guard let entry else { return nil }
    let configuration = UISceneConfiguration(name: entry.name, sessionRole: role)
    configuration.delegateClass = entry.delegateClass
    return configuration
  }
}

/// An application's delegate that knows the program's `Info.plist`.
@preconcurrency @MainActor
public protocol InfoPropertyListProviding {
  /// What it says.
  static var infoPropertyList: InfoPropertyList { get }
}
