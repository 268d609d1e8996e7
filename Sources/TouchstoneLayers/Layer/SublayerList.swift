internal import TouchstoneHitTree

/// A layer's sublayers, from back to front.
///
/// Removing a layer leaves the placeholder ``nobody`` in its slot. Without placeholders, removing
/// 10,000 layers one by one would spend most of its time shifting the layers after them. The list
/// is compacted when it is read, or when the empty slots outnumber the layers.
@MainActor
struct SublayerList {
  private var layers: [CALayer] = []
  private var emptyPlaces = 0
  /// The error bound of the slots that the layers cache.
  private var drift = IndexDrift()

  private static let nobody = CALayer()

  nonisolated init() {}

  /// The number of layers.
  var count: Int { layers.count - emptyPlaces }

  var isEmpty: Bool { count == 0 }

  /// The slot after all layers.
  var end: Int { layers.count }

  /// All layers, without empty slots.
  var all: [CALayer] {
    mutating get {
      closePlaces()
      return layers
    }
  }

  /// Returns all slots, possibly with ``nobody`` among them, and empties the list.
  nonisolated mutating func takeAll() -> [CALayer] {
    defer { self = SublayerList() }
    return layers
  }

  /// Returns the slot of a layer, or `nil` if it isn't in the list.
  ///
  /// The slot is valid until the list is compacted.
  mutating func place(of layer: CALayer) -> Int? {
    let layers = layers
    let known = layer.knownPlace
    if known < layers.count, layers[known] === layer { return known }
    let found = drift.find(from: known, count: layers.count) {
      layers[$0] === layer
    } writeDown: {
      for (place, layer) in layers.enumerated() { layer.knownPlace = place }
      return layer.knownPlace
    }
    if let found { layer.knownPlace = found }
    return found
  }

  /// Inserts a layer in the slot `place`, and shifts the layers from there on.
  mutating func insert(_ layer: CALayer, at place: Int) {
    if place < layers.count { drift.grow() }
    layers.insert(layer, at: place)
    layer.knownPlace = place
  }

  /// Removes the layer in the slot `place`.
  mutating func remove(at place: Int) {
    if place == layers.count - 1 {
      layers.removeLast()
    } else {
      layers[place] = Self.nobody
      emptyPlaces += 1
    }
  }

  /// Exchanges the layers of two slots.
  mutating func exchange(_ one: Int, _ other: Int) {
    layers.swapAt(one, other)
    layers[one].knownPlace = one
    layers[other].knownPlace = other
  }

  /// Compacts the list if the empty slots outnumber the layers.
  mutating func closeManyPlaces() {
    if emptyPlaces > count { closePlaces() }
  }

  /// Compacts the list, so that each slot is an index among the layers.
  mutating func closePlaces() {
    guard emptyPlaces > 0 else { return }
    let nobody = Self.nobody
    layers.removeAll { $0 === nobody }
    drift.grow(by: emptyPlaces)
    emptyPlaces = 0
  }
}
