internal import TouchstoneHitTree
internal import TouchstoneMutations

/// The windows of a scene: which are there, which is in front of which, which is key.
///
/// Windows are not kept alive by it: a window nobody holds disappears, as on iOS.
@MainActor
package final class WindowStack {
  private struct Place {
    private let reference: SharedBackReference<UIWindow>
    /// Larger joined later.
    let joined: Int
    /// Larger is ordered in front later.
    var order: Int

    init(window: UIWindow, joined: Int) {
      reference = SharedBackReference(window)
      self.joined = joined
      order = joined
    }

    var window: UIWindow? { reference.object }
  }

  /// In the order in which they were last wanted, front first.
  @exclusivity(unchecked) private var places: [Place] = []
  private var latest = 0
  package var key: UIWindow? {
    get { keyReference.object }
    set { keyReference = BackReference(newValue) }
  }
  private var keyReference = BackReference<UIWindow>()

  /// Whether a window that is shown has work for a frame.
  var hasWork: Bool {
    for index in places.indices {
      if let window = places[index].window, window.hasWork, !window.isHidden { return true }
    }
    return false
  }

  var inOrderOfJoining: [UIWindow] {
    places.sorted { $0.joined < $1.joined }.compactMap(\.window)
  }

  func join(_ window: UIWindow) {
    places.removeAll { $0.window == nil }
    guard !places.contains(where: { $0.window === window }) else { return }
    latest += 1
    TreeVersion.advance()
    places.append(Place(window: window, joined: latest))
  }

  func leave(_ window: UIWindow) {
    places.removeAll { $0.window == nil || $0.window === window }
    TreeVersion.advance()
    if key === window { key = nil }
  }

  /// In front of all others of its level.
  func orderFront(_ window: UIWindow) {
    guard let index = places.firstIndex(where: { $0.window === window }) else { return }
    latest += 1
    TreeVersion.advance()
    places[index].order = latest
  }

  /// Every window, front first: a higher level first, and within a level the one that was ordered
  /// in front later (statement 81).
  package var frontToBack: [UIWindow] {
    var windows: ContiguousArray<UIWindow> = []
    collect(into: &windows)
    return Array(windows)
  }

  /// Fills a list with every window, front first; allocates nothing while the order stays.
  func collect(into windows: inout ContiguousArray<UIWindow>) {
    windows.removeAll(keepingCapacity: true)
    sort()
    for place in places {
      if let window = place.window { windows.append(window) }
    }
  }

  /// Insertion sort: there are few windows, and they nearly always stand in order.
  private func sort() {
    for index in places.indices.dropFirst() {
      var place = index
      while place > 0, isInFront(places[place], of: places[place - 1]) {
        places.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private func isInFront(_ one: Place, of other: Place) -> Bool {
    let level = one.window?.windowLevel ?? .normal
    let otherLevel = other.window?.windowLevel ?? .normal
    return level == otherLevel || Mutation.windowLevelsDontCount.isOn
      ? one.order > other.order : level > otherLevel
  }
}
