internal import TouchstoneHitTree
internal import TouchstoneLayers

/// Gives layers numbers that they keep for their whole lives.
///
/// Addresses would be taken again after an object is gone; numbers are not.
@MainActor struct LayerNumbers {
  /// A layer with its number, which may be gone.
  struct Entry {
    let layer: SharedBackReference<CALayer>
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var latest = 0
  /// How many there may be before somebody looks for layers that are gone.
  private var mostEntries = 64

  /// The number of a layer, a new one for a layer that has none.
  mutating func entry(of layer: CALayer) -> Entry {
    if let entry = known(layer) { return entry }
    if entries.count >= mostEntries { sweep() }
    latest += 1
    let entry = Entry(layer: SharedBackReference(layer), number: latest)
    entries[ObjectIdentifier(layer)] = entry
    return entry
  }

  /// The number of a layer that was numbered.
  func known(_ layer: CALayer) -> Entry? {
    guard let entry = entries[ObjectIdentifier(layer)], entry.layer.object === layer else {
      return nil
    }
    return entry
  }

  /// Forgets the layers that are gone. It is done for every doubling, so that it costs nothing where
  /// none come.
  private mutating func sweep() {
    entries = entries.filter { $0.value.layer.object != nil }
    mostEntries = max(64, 2 * entries.count)
  }
}
