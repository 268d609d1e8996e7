internal import TouchstoneHitTree

/// The layers inside another one, from back to front.
///
/// Who leaves leaves an empty place behind, in which ``nobody`` stands: to move all that stand behind, for
/// each of 10,000 that leave one after the other, takes more than everything else that is done for them. The
/// places are closed when somebody reads the list, or when they are as many as the layers.
@MainActor
struct SublayerList {
  private var layers: [CALayer] = []
  private var emptyPlaces = 0
  /// How far the layers may be from the places they remember.
  private var drift = PlaceDrift()

  private static let nobody = CALayer()

  nonisolated init() {}

  /// How many layers there are.
  var count: Int { layers.count - emptyPlaces }

  var isEmpty: Bool { count == 0 }

  /// The place behind all.
  var end: Int { layers.count }

  /// All layers.
  var all: [CALayer] {
    mutating get {
      closePlaces()
      return layers
    }
  }

  /// Hands out all layers, perhaps with ``nobody`` among them, and is empty.
  nonisolated mutating func takeAll() -> [CALayer] {
    defer { self = SublayerList() }
    return layers
  }

  /// Where a layer stands; nil for one that is not inside. It stays there until places are closed.
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

  /// Puts a layer in before whoever has a place.
  mutating func insert(_ layer: CALayer, at place: Int) {
    if place < layers.count { drift.grow() }
    layers.insert(layer, at: place)
    layer.knownPlace = place
  }

  /// Takes out whoever has a place.
  mutating func remove(at place: Int) {
    if place == layers.count - 1 {
      layers.removeLast()
    } else {
      layers[place] = Self.nobody
      emptyPlaces += 1
    }
  }

  /// Lets two layers change places.
  mutating func exchange(_ one: Int, _ other: Int) {
    layers.swapAt(one, other)
    layers[one].knownPlace = one
    layers[other].knownPlace = other
  }

  /// Closes the empty places where they are as many as the layers.
  mutating func closeManyPlaces() {
    if emptyPlaces > count { closePlaces() }
  }

  /// Closes the empty places, so that a place is an index.
  mutating func closePlaces() {
    guard emptyPlaces > 0 else { return }
    let nobody = Self.nobody
    layers.removeAll { $0 === nobody }
    drift.grow(by: emptyPlaces)
    emptyPlaces = 0
  }
}
