internal import TouchstoneHitTree
internal import TouchstoneLayers

/// Assigns each layer an ID for its lifetime.
///
/// Addresses are reused after an object is deallocated, but IDs aren't.
@MainActor struct LayerIDs {
  /// A layer, which may be deallocated, with its ID.
  struct Entry {
    let layer: SharedZeroingReference<CALayer>
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var latest = 0
  /// The number of entries at which entries of deallocated layers are removed.
  private var mostEntries = 64

  /// Returns the entry of a layer, which is created if necessary.
  mutating func entry(of layer: CALayer) -> Entry {
    if let entry = known(layer) { return entry }
    if entries.count >= mostEntries { sweep() }
    latest += 1
    let entry = Entry(layer: SharedZeroingReference(layer), number: latest)
    entries[ObjectIdentifier(layer)] = entry
    return entry
  }

  /// Returns the entry of a layer, or `nil` if the layer has no ID.
  func known(_ layer: CALayer) -> Entry? {
    guard let entry = entries[ObjectIdentifier(layer)], entry.layer.object === layer else {
      return nil
    }
    return entry
  }

  /// Removes the entries of deallocated layers.
  ///
  /// It runs each time the number of entries has doubled, so it costs nothing if no layers are
  /// added.
  private mutating func sweep() {
    entries = entries.filter { $0.value.layer.object != nil }
    mostEntries = max(64, 2 * entries.count)
  }
}
