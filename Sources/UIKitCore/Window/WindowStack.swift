internal import TouchstoneHitTree
internal import TouchstoneMutations

/// The windows of a scene, their front-to-back order, and the key window.
///
/// The stack doesn't retain its windows. As on iOS, a window without other references disappears.
@MainActor
package final class WindowStack {
  private struct Place {
    private let reference: SharedZeroingReference<UIWindow>
    /// The join number, larger for windows that joined later.
    let joined: Int
    /// The order number, larger for windows that were brought to the front later.
    var order: Int

    init(window: UIWindow, joined: Int) {
      reference = SharedZeroingReference(window)
      self.joined = joined
      order = joined
    }

    var window: UIWindow? { reference.object }
  }

  /// The windows, from front to back as of the last sort.
  @exclusivity(unchecked) private var places: [Place] = []
  private var latest = 0
  package var key: UIWindow? {
    get { keyReference.object }
    set { keyReference = ZeroingReference(newValue) }
  }
  private var keyReference = ZeroingReference<UIWindow>()

  /// Whether a visible window has work for a frame.
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

  /// Brings a window to the front of its level.
  func orderFront(_ window: UIWindow) {
    guard let index = places.firstIndex(where: { $0.window === window }) else { return }
    latest += 1
    TreeVersion.advance()
    places[index].order = latest
  }

  /// All windows from front to back: by descending level, and within a level, the window last
  /// brought to the front first (statement 81).
  package var frontToBack: [UIWindow] {
    var windows: ContiguousArray<UIWindow> = []
    collect(into: &windows)
    return Array(windows)
  }

  /// Fills an array with all windows from front to back. Allocates nothing if the order is the
  /// same.
  func collect(into windows: inout ContiguousArray<UIWindow>) {
    windows.removeAll(keepingCapacity: true)
    sort()
    for place in places {
      if let window = place.window { windows.append(window) }
    }
  }

  /// Insertion sort, because there are few windows and they are nearly always in order.
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
