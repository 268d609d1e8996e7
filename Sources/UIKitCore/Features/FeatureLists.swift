/// The features of one application, grouped by the times at which it calls them.
///
/// Callers first test whether a list is empty, as most are. A loop would retain and release the
/// list, at about 40 instructions.
@MainActor
package final class FeatureLists {
  @exclusivity(unchecked) private(set) var hitTestPreparers: [any PreparesHitTests] = []
  @exclusivity(unchecked) private(set) var touchPreparers: [any PreparesTouches] = []
  @exclusivity(unchecked) private(set) var touchFollowers: [any FollowsTouches] = []
  @exclusivity(unchecked) package private(set) var keyConsumers: [any ConsumesKeys] = []
  @exclusivity(unchecked) private(set) var buttonFollowers: [any FollowsButtons] = []
  @exclusivity(unchecked) private(set) var layoutPreparers: [any PreparesLayout] = []
  @exclusivity(unchecked) private(set) var layoutFollowers: [any FollowsLayout] = []
  @exclusivity(unchecked) private(set) var frameEnders: [any EndsFrames] = []
  @exclusivity(unchecked) private(set) var frameNeeders: [any NeedsFrames] = []
  @exclusivity(unchecked) private(set) var viewFollowers: [any FollowsViews] = []
  @exclusivity(unchecked) private(set) var windowFollowers: [any FollowsWindows] = []
  @exclusivity(unchecked) private(set) var interruptionFollowers: [any FollowsInterruptions] = []
  @exclusivity(unchecked) private(set) var sceneFollowers: [any FollowsScenes] = []
  @exclusivity(unchecked) private(set) var elementReaders: [any ReadsElements] = []

  nonisolated init() {}

  /// Adds a feature to the list of each of its protocols.
  func join(_ feature: any ApplicationFeature) {
    list(feature as? any PreparesHitTests, in: \.hitTestPreparers)
    list(feature as? any PreparesTouches, in: \.touchPreparers)
    list(feature as? any FollowsTouches, in: \.touchFollowers)
    list(feature as? any ConsumesKeys, in: \.keyConsumers)
    list(feature as? any FollowsButtons, in: \.buttonFollowers)
    list(feature as? any PreparesLayout, in: \.layoutPreparers)
    list(feature as? any FollowsLayout, in: \.layoutFollowers)
    list(feature as? any EndsFrames, in: \.frameEnders)
    list(feature as? any NeedsFrames, in: \.frameNeeders)
    list(feature as? any FollowsViews, in: \.viewFollowers)
    list(feature as? any FollowsWindows, in: \.windowFollowers)
    list(feature as? any FollowsInterruptions, in: \.interruptionFollowers)
    list(feature as? any FollowsScenes, in: \.sceneFollowers)
    list(feature as? any ReadsElements, in: \.elementReaders)
  }

  private func list<Feature>(
    _ feature: Feature?, in path: ReferenceWritableKeyPath<FeatureLists, [Feature]>
  ) {
    guard let feature else { return }
    let rank = Self.rank(feature)
    let place = self[keyPath: path].firstIndex { Self.rank($0) > rank }
    self[keyPath: path].insert(feature, at: place ?? self[keyPath: path].count)
  }

  /// Returns the index of a feature's type in the framework's list, or the maximum if it isn't
  /// listed.
  private static func rank(_ feature: Any) -> Int {
    KitServices.installed.ranks[ObjectIdentifier(type(of: feature))] ?? .max
  }
}
