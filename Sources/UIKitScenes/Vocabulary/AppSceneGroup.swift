/// A group of an app's scenes in the list that users choose from.
public struct AppSceneGroup: Sendable, Equatable {
  /// The heading of the group.
  public let title: String
  /// The names of the scenes, in the order of the list.
  public let names: [String]

  /// Creates a group from a heading and the names of its scenes.
  public init(_ title: String, _ names: [String]) {
    self.title = title
    self.names = names
  }
}

/// An application delegate that groups its scenes.
///
/// The list on the page shows the groups under their headings. Scenes without a group are at the
/// end of the list, and names without a scene are ignored.
@preconcurrency @MainActor
public protocol AppSceneGrouping: AnyObject {
  /// The groups, in the order of the list.
  var sceneGroups: [AppSceneGroup] { get }
}
