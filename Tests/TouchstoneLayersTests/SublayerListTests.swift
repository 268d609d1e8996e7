import Fuzzing
import Testing
import TouchstoneLayers

/// Sublayers that are added, removed and reordered, compared with a plain array without tombstones.
@MainActor
struct SublayerListTests {
  /// A layer and its expected sublayers.
  @MainActor private struct World {
    var random: SeededGenerator
    let root = CALayer()
    var expected: [CALayer] = []

    init(seed: UInt64, count: Int) {
      random = SeededGenerator(seed: seed)
      for _ in 0..<count { append() }
    }

    mutating func append() {
      expected.append(CALayer())
      root.addSublayer(expected[expected.count - 1])
    }

    mutating func remove() {
      guard !expected.isEmpty else { return }
      expected.remove(at: random.below(expected.count)).removeFromSuperlayer()
    }

    /// Inserts a layer, either a new one or one that is already a sublayer.
    mutating func insert() {
      let isInside = !expected.isEmpty && random.chance(2)
      let layer = isInside ? expected.remove(at: random.below(expected.count)) : CALayer()
      guard let sibling = expected.isEmpty ? nil : expected[random.below(expected.count)] else {
        root.addSublayer(layer)
        return expected.append(layer)
      }
      let place = expected.firstIndex { $0 === sibling } ?? 0
      if random.chance(2) {
        root.insertSublayer(layer, below: sibling)
        expected.insert(layer, at: place)
      } else {
        root.insertSublayer(layer, above: sibling)
        expected.insert(layer, at: place + 1)
      }
    }

    /// Inserts a layer at an index, either a new one or one that is already a sublayer and counts.
    mutating func insertByIndex() {
      let index = random.below(expected.count + 1)
      var place = index
      var layer = CALayer()
      if !expected.isEmpty, random.chance(2) {
        let old = random.below(expected.count)
        layer = expected.remove(at: old)
        if old < index { place -= 1 }
      }
      root.insertSublayer(layer, at: UInt32(index))
      expected.insert(layer, at: min(place, expected.count))
    }

    mutating func exchange() {
      guard !expected.isEmpty else { return }
      let one = random.below(expected.count)
      let other = random.below(expected.count)
      root.exchangeSublayers(expected[one], expected[other])
      expected.swapAt(one, other)
    }

    mutating func replace() {
      guard !expected.isEmpty else { return }
      let index = random.below(expected.count)
      let layer = CALayer()
      root.replaceSublayer(expected[index], with: layer)
      expected[index] = layer
    }
  }

  @Test(
    "sublayers have the order of a plain list, however many were removed since the last read",
    arguments: 1...20)
  func sameAsList(seed: UInt64) {
    var world = World(seed: seed, count: Int(seed) * 10)
    for step in 0..<1_500 {
      switch world.random.below(12) {
      case 0: world.append()
      case 1...5: world.remove()
      case 6...8: world.insert()
      case 9: world.insertByIndex()
      case 10: world.exchange()
      default: world.replace()
      }
      guard world.random.chance(20) else { continue }
      let isSame = (world.root.sublayers ?? []).elementsEqual(world.expected, by: ===)
      #expect(isSame, "step \(step)")
      guard isSame else { return }
    }
  }

  @Test("all sublayers can be removed, in any order, and the layer then has none")
  func removeAll() {
    for seed in UInt64(1)...3 {
      var world = World(seed: seed, count: 1_000)
      let layers = world.expected
      while !world.expected.isEmpty { world.remove() }
      #expect(world.root.sublayers == nil)
      #expect(layers.allSatisfy { $0.superlayer == nil })
    }
  }
}
