/// Scenes of an app that belong together, under a heading that people choose from.
public struct AppSceneGroup: Sendable, Equatable {
  /// What a person reads over them.
  public let title: String
  /// The names of the scenes, in the order of the list.
  public let names: [String]

  /// Puts scenes under a heading, by their names.
  public init(_ title: String, _ names: [String]) {
    self.title = title
    self.names = names
  }
}

/// An application delegate that says which of its scenes belong together.
///
/// The page's list shows them under headings. A scene that is in no group stands at the end of the
/// list, and a name that is no scene's is passed over.
@preconcurrency @MainActor
public protocol AppSceneGrouping: AnyObject {
  /// The groups, in the order of the list.
  var sceneGroups: [AppSceneGroup] { get }
}
