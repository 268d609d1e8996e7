public import UIKitCore

/// The values of an app's `Info.plist` that Touchstone uses.
///
/// The plugin `UIKitSources` generates it for the application's delegate. An app without the plugin
/// can write it itself.
@preconcurrency @MainActor
public struct InfoPropertyList {
  /// An entry of the scene manifest.
  public struct Scene {
    let name: String?
    let role: UISceneSession.Role
    let delegateClass: AnyClass?

    /// Creates an entry for a role with a name and the class of the delegate.
    public init(name: String?, role: UISceneSession.Role, delegateClass: AnyClass?) {
      self.name = name
      self.role = role
      self.delegateClass = delegateClass
    }
  }

  let orientations: UIInterfaceOrientationMask?
  let scenes: [Scene]

  /// Creates a property list from the allowed orientations, or `nil` for any, and the scene
  /// manifest.
  public init(orientations: UIInterfaceOrientationMask? = nil, scenes: [Scene] = []) {
    self.orientations = orientations
    self.scenes = scenes
  }

  /// Returns the configuration of the entry with a name and a role, or of the role's first entry if
  /// `name` is `nil`.
  func configuration(named name: String?, _ role: UISceneSession.Role) -> UISceneConfiguration? {
    let entry = scenes.first { $0.role == role && (name == nil || $0.name == name) }
    guard let entry else { return nil }
    let configuration = UISceneConfiguration(name: entry.name, sessionRole: role)
    configuration.delegateClass = entry.delegateClass
    return configuration
  }
}

/// An application delegate that provides the app's `Info.plist`.
@preconcurrency @MainActor
public protocol InfoPropertyListProviding {
  /// The values of the app's `Info.plist`.
  static var infoPropertyList: InfoPropertyList { get }
}
