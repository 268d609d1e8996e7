internal import TouchstoneLayers

/// Gives layers and images numbers that they keep as long as display lists show them.
///
/// Addresses would be taken again after an object is gone; numbers are not.
@MainActor struct LayerNumbers {
  private struct Entry {
    weak var layer: CALayer?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var latest = 0

  /// The number of a layer, a new one for a layer that has none.
  mutating func number(of layer: CALayer) -> Int {
    if let number = known(layer) { return number }
    latest += 1
    entries[ObjectIdentifier(layer)] = Entry(layer: layer, number: latest)
    return latest
  }

  /// The number of a layer that was numbered.
  func known(_ layer: CALayer) -> Int? {
    guard let entry = entries[ObjectIdentifier(layer)], entry.layer === layer else { return nil }
    return entry.number
  }

  /// Forgets the layers that are gone.
  mutating func sweep() {
    entries = entries.filter { $0.value.layer != nil }
  }
}
