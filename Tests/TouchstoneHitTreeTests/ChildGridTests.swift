import Fuzzing
import Testing
import TouchstoneHitTree

/// Wide parents compared with an array of rectangles that is searched from its end, which shares no
/// code with them.
struct ChildGridTests {
  /// A parent with children, and the same rectangles in an array.
  private struct World {
    var random: SeededGenerator
    let parent = NodeRef.make(owner: nil, overrides: [])
    var children: [(node: NodeRef, rect: Rect)] = []
    let kind: Kind

    init(seed: UInt64, count: Int) {
      random = SeededGenerator(seed: seed)
      kind = Kind.allCases[Int(seed % UInt64(Kind.allCases.count))]
      set(parent, Rect(x: 0, y: 0, width: 1_000, height: 1_000))
      for _ in 0..<count { insert() }
    }

    func free() {
      for child in children { child.node.free() }
      parent.free()
    }

    func set(_ node: NodeRef, _ rect: Rect) {
      node.setGeometry(
        x: 0, y: 0, width: rect.width, height: rect.height,
        toParent: PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: rect.x, ty: rect.y))
    }

    mutating func insert() {
      let node = NodeRef.make(owner: nil, overrides: [])
      let rect = anyRect()
      set(node, rect)
      let index = random.chance(2) ? children.count : random.below(children.count + 1)
      parent.insert(node, at: index)
      children.insert((node, rect), at: index)
    }

    mutating func remove() {
      guard !children.isEmpty else { return }
      children.remove(at: random.below(children.count)).node.free()
    }

    mutating func move() {
      let index = random.below(children.count)
      children[index].rect = random.chance(3) ? near(children[index].rect) : anyRect()
      set(children[index].node, children[index].rect)
    }

    mutating func exchange() {
      let one = random.below(children.count)
      let other = random.below(children.count)
      parent.exchangeChildren(one, other)
      children.swapAt(one, other)
    }

    mutating func hide() {
      let child = children[random.below(children.count)].node
      child.setFlag(.hidden, !child.flags.contains(.hidden))
    }

    private mutating func near(_ rect: Rect) -> Rect {
      Rect(
        x: rect.x + Double(random.below(9)) - 4, y: rect.y + Double(random.below(9)) - 4,
        width: rect.width, height: rect.height)
    }

    /// Returns a random rectangle as in lists, maps and stacks.
    private mutating func anyRect() -> Rect {
      func below(_ limit: Int) -> Double { Double(random.below(limit)) }
      if random.chance(200) {
        return Rect(
          x: -1e300, y: -1e300, width: 1e301, height: random.chance(2) ? 1e301 : .infinity)
      }
      if random.chance(100) {
        return Rect(x: below(90_000), y: -below(90_000), width: 9, height: 9)
      }
      switch kind {
      case .rows: return Rect(x: 0, y: below(1_000), width: 1_000, height: 10)
      case .pins: return Rect(x: below(1_000), y: below(1_000), width: 12, height: 12)
      case .pile: return Rect(x: below(10), y: below(10), width: 900 + below(90), height: 950)
      case .mixed:
        return Rect(x: below(1_000), y: below(1_000), width: below(400), height: below(40))
      case .onePlace: return Rect(x: 5, y: 5, width: 1, height: 1)
      }
    }

    /// Returns the index of the child that contains a point, by the array alone.
    func taker(_ x: Double, _ y: Double) -> Int? {
      children.lastIndex { child in
        !child.node.flags.contains(.hidden) && child.rect.contains(x, y)
      }
    }

    /// Returns whether both give the same result for a random point.
    mutating func agree(step: Int) -> Bool {
      let x = Double(random.below(1_040)) - 20
      let y = Double(random.below(1_040)) - 20
      let found = parent.descend(SIMD2(x, y)).taker.node
      let expected = taker(x, y).map { children[$0].node } ?? parent
      #expect(found == expected, "step \(step), (\(x), \(y))")
      return found == expected
    }
  }

  private enum Kind: CaseIterable { case rows, pins, pile, mixed, onePlace }

  private struct Rect {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// Returns whether the rectangle contains a point, computed in its own coordinates like a node
    /// does. Sums of large and small numbers are rounded.
    func contains(_ pointX: Double, _ pointY: Double) -> Bool {
      let inside = (x: pointX - x, y: pointY - y)
      return inside.x >= 0 && inside.y >= 0 && inside.x < width && inside.y < height
    }
  }

  @Test(
    "a wide parent finds children like a list of rectangles, through all changes", arguments: 1...40
  )
  func sameAsList(seed: UInt64) {
    var world = World(seed: seed, count: 40 + Int(seed) * 12)
    defer { world.free() }
    var grids = 0
    for step in 0..<2_000 {
      switch world.random.below(40) {
      case 0: world.insert()
      case 1: world.remove()
      case 2...6: world.move()
      case 7: world.exchange()
      case 8: world.hide()
      default: break
      }
      if world.random.chance(1_000) { for _ in 0..<400 { world.move() } }
      guard world.agree(step: step) else { return }
      if world.parent.hasGrid { grids += 1 }
    }
    #expect(world.children.count < 64 || grids > 0, "no grid was ever made")
  }

  @Test(
    "children that become many and few again have the order and hits of a list", arguments: 1...5)
  func manyAndFewAgain(seed: UInt64) {
    // Many children are stored in several runs, which are split and joined.
    var world = World(seed: seed, count: 200)
    defer { world.free() }
    var isGrowing = true
    for step in 0..<6_000 where isGrowing || !world.children.isEmpty {
      switch world.random.below(10) {
      case 0...4: if isGrowing { world.insert() } else { world.remove() }
      case 5: if isGrowing { world.remove() } else { world.insert() }
      case 6: if !world.children.isEmpty { world.move() }
      case 7: if !world.children.isEmpty { world.exchange() }
      default: guard world.agree(step: step) else { return }
      }
      if world.children.count > 1_100 { isGrowing = false }
      guard world.random.chance(100) else { continue }
      let places = world.children.map { world.parent.index(of: $0.node) }
      #expect(places == Array(world.children.indices), "step \(step)")
      #expect(world.parent.childCount == world.children.count)
    }
    #expect(!isGrowing && world.children.count < 20)
  }

  @Test("points that are not finite, or are far away, hit no child of a wide parent")
  func oddPoints() {
    let world = World(seed: 1, count: 300)
    defer { world.free() }
    for (index, child) in world.children.enumerated() {
      world.set(child.node, Rect(x: 1, y: Double(index), width: 5, height: 5))
    }
    for _ in 0..<100 { _ = world.parent.descend(SIMD2(500, 500)) }
    #expect(world.parent.hasGrid)
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      #expect(world.parent.descend(SIMD2(odd, 3)).taker.node == world.parent)
      #expect(world.parent.descend(SIMD2(3, odd)).taker.node == world.parent)
    }
  }
}
