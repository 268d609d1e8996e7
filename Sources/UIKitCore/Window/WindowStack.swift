/// The windows of a scene: which are there, which is in front of which, which is key.
///
/// Windows are not kept alive by it: a window nobody holds disappears, as on iOS.
@MainActor
final class WindowStack {
  private struct Place {
    weak var window: UIWindow?
    /// Larger is ordered in front later.
    var order: Int
  }

  private var places: [Place] = []
  private var latest = 0
  weak var key: UIWindow?

  var inOrderOfJoining: [UIWindow] { places.compactMap(\.window) }

  func join(_ window: UIWindow) {
    places.removeAll { $0.window == nil }
    guard !places.contains(where: { $0.window === window }) else { return }
    latest += 1
    places.append(Place(window: window, order: latest))
  }

  func leave(_ window: UIWindow) {
    places.removeAll { $0.window == nil || $0.window === window }
    if key === window { key = nil }
  }

  /// In front of all others of its level.
  func orderFront(_ window: UIWindow) {
    guard let index = places.firstIndex(where: { $0.window === window }) else { return }
    latest += 1
    places[index].order = latest
  }

  /// Every window, front first: a higher level first, and within a level the one that was ordered
  /// in front later (behaviour 81).
  var frontToBack: [UIWindow] {
    places.sorted { one, other in
      let level = one.window?.windowLevel ?? .normal
      let otherLevel = other.window?.windowLevel ?? .normal
      return level == otherLevel ? one.order > other.order : level > otherLevel
    }.compactMap(\.window)
  }
}
