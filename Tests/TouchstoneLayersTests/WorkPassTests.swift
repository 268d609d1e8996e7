import Fuzzing
import Testing
import TouchstoneGeometry
import TouchstoneLayers

/// Layout and drawing visit the marked layers, compared with a traversal of all layers.
@MainActor
@Suite("A pass of layout or drawing")
struct WorkPassTests {
  @Test(
    "visits the marked layers of random trees in their order, and no others",
    arguments: 0..<60 as Range<UInt64>)
  func marked(seed: UInt64) {
    var world = World(seed: seed)
    for _ in 0..<40 {
      for _ in 0..<world.number(below: 12) { world.change() }
      let expected = world.root.expectedLayouts()
      world.root.layoutIfNeeded()
      #expect(world.log.taken() == expected)
      let drawn = world.root.expectedDisplays()
      world.root.displayTreeIfNeeded()
      #expect(world.log.taken() == drawn)
      #expect(world.root.expectedLayouts().isEmpty && world.root.expectedDisplays().isEmpty)
    }
  }

  @Test(
    "visits a layer that an earlier one marks, and leaves the others for the next pass",
    arguments: 0..<60 as Range<UInt64>)
  func markedMeanwhile(seed: UInt64) {
    var world = World(seed: seed)
    for _ in 0..<30 {
      for _ in 0..<world.number(below: 12) { world.change() }
      world.root.layoutIfNeeded()
      _ = world.log.taken()
      for _ in 0..<3 { world.someLayer().marks = (0..<3).map { _ in world.someLayer() } }
      world.someLayer().setNeedsLayout()
      for _ in 0..<3 {
        let expected = world.root.simulatedLayouts()
        world.root.layoutIfNeeded()
        #expect(world.log.taken() == expected)
      }
      for layer in world.all { layer.marks = [] }
      while world.root.needsLayoutHereOrBelow { world.root.layoutIfNeeded() }
      _ = world.log.taken()
    }
  }

  @Test("ends if sublayers are added, removed and moved during it")
  func changingTree() {
    let log = Log()
    let root = LoggingLayer("root", log)
    for index in 0..<30 { root.addSublayer(LoggingLayer("\(index)", log)) }
    root.layoutIfNeeded()
    for (index, layer) in root.logged.enumerated() {
      layer.work = { layer in
        switch index % 3 {
        case 0: layer.removeFromSuperlayer()
        case 1: root.addSublayer(LoggingLayer("new \(index)", log))
        default: root.insertSublayer(layer, at: 0)
        }
        layer.setNeedsLayout()
      }
      layer.setNeedsLayout()
    }
    _ = log.taken()
    root.layoutIfNeeded()
    #expect(log.taken().count >= 30)
    for layer in root.logged { layer.work = nil }
    for _ in 0..<3 { root.layoutIfNeeded() }
    #expect(!root.needsLayoutHereOrBelow)
  }

  @Test("draws a hidden layer and its sublayers when it is shown")
  func hidden() {
    let log = Log()
    let root = LoggingLayer("root", log)
    let outer = LoggingLayer("outer", log)
    let inner = LoggingLayer("inner", log)
    root.addSublayer(outer)
    outer.addSublayer(inner)
    root.displayTreeIfNeeded()
    _ = log.taken()
    outer.isHidden = true
    outer.setNeedsDisplay()
    root.displayTreeIfNeeded()
    inner.setNeedsDisplay()
    root.displayTreeIfNeeded()
    #expect(log.taken().isEmpty)
    outer.isHidden = false
    root.displayTreeIfNeeded()
    #expect(log.taken() == ["outer draws", "inner draws"])
  }
}

/// The actions of layers, in order.
@MainActor
private final class Log {
  private var lines: [String] = []

  func append(_ line: String) { lines.append(line) }

  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A layer that logs its layout and drawing, and marks others during layout.
private final class LoggingLayer: CALayer {
  private let label: String
  private let log: Log
  var marks: [LoggingLayer] = []
  var work: ((LoggingLayer) -> Void)?

  init(_ label: String, _ log: Log) {
    self.label = label
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  var logged: [LoggingLayer] { (sublayers ?? []).compactMap { $0 as? LoggingLayer } }

  override func layoutSublayers() {
    log.append("\(label) lays out")
    for layer in marks { layer.setNeedsLayout() }
    work?(self)
  }

  override func display() { log.append("\(label) draws") }

  /// Returns a line for every layer that needs layout, each before its sublayers.
  func expectedLayouts() -> [String] {
    (needsLayout() ? ["\(label) lays out"] : []) + logged.flatMap { $0.expectedLayouts() }
  }

  /// Returns a line for every visible layer that needs display.
  func expectedDisplays() -> [String] {
    guard !isHidden else { return [] }
    return (needsDisplay() ? ["\(label) draws"] : []) + logged.flatMap { $0.expectedDisplays() }
  }

  /// Returns the actions of a traversal of all layers, without performing them.
  func simulatedLayouts() -> [String] {
    var waiting: Set<ObjectIdentifier> = []
    collect(into: &waiting)
    var lines: [String] = []
    simulate(&waiting, &lines)
    return lines
  }

  private func collect(into waiting: inout Set<ObjectIdentifier>) {
    if needsLayout() { waiting.insert(ObjectIdentifier(self)) }
    for layer in logged { layer.collect(into: &waiting) }
  }

  private func simulate(_ waiting: inout Set<ObjectIdentifier>, _ lines: inout [String]) {
    if waiting.remove(ObjectIdentifier(self)) != nil {
      lines.append("\(label) lays out")
      for layer in marks { waiting.insert(ObjectIdentifier(layer)) }
    }
    for layer in logged { layer.simulate(&waiting, &lines) }
  }
}

/// A tree that changes at random.
@MainActor
private struct World {
  let log = Log()
  let root: LoggingLayer
  private(set) var all: [LoggingLayer]
  private var generator: SeededGenerator
  private var made = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    root = LoggingLayer("root", log)
    all = [root]
    for _ in 0..<number(below: 150) { grow() }
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func someLayer() -> LoggingLayer { all[number(below: all.count)] }

  /// Adds a layer. Every second one is added to the root, which becomes wide.
  private mutating func grow() {
    made += 1
    let layer = LoggingLayer("\(made)", log)
    let parent = made.isMultiple(of: 2) ? root : someLayer()
    parent.insertSublayer(layer, at: UInt32(number(below: parent.logged.count + 1)))
    all.append(layer)
  }

  mutating func change() {
    let layer = someLayer()
    switch number(below: 9) {
    case 0...2: layer.setNeedsLayout()
    case 3, 4: layer.setNeedsDisplay()
    case 5: layer.isHidden.toggle()
    case 6: grow()
    case 7: layer.layoutIfNeeded()
    default:
      if layer === root || !layer.logged.isEmpty {
        layer.displayIfNeeded()
      } else if number(below: 2) == 0 {
        root.insertSublayer(layer, at: 0)
      } else {
        layer.removeFromSuperlayer()
        all.removeAll { $0 === layer }
      }
    }
    _ = log.taken()
  }
}
