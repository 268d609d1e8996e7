import Foundation
import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

@testable import TouchstoneInspector
@testable import UIKitAccessibility
@testable import UIKitCore
@testable import UIKitFocus

/// Code that visits 10,000 nested objects uses a loop. These tests run on the main actor's stack.
@MainActor @Suite(.staged)
struct DeepNestingTests {
  private let stage = Stage()
  private static let depth = 10_000

  private var faults: [String] { stage.trace.filter { $0.kind == .fault }.compactMap(\.detail) }

  private func chain(of make: (CGRect) -> UIView) -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<Self.depth {
      let view = make(CGRect(x: 0, y: 0, width: 200, height: 200))
      (views.last ?? stage.window).addSubview(view)
      views.append(view)
    }
    return views
  }

  // MARK: Accessibility

  @Test("an element 10,000 views deep is in the accessibility outline, on a line of its own")
  func deepElement() {
    let views = chain { UIView(frame: $0) }
    views[Self.depth - 1].isAccessibilityElement = true
    views[Self.depth - 1].accessibilityLabel = "the innermost"
    #expect(AccessibilityOutline.text(of: stage.application) == "the innermost\n")
    #expect(stage.accessibility.outline == "the innermost\n")
    #expect(
      AccessibilityTree.reason(against: views[Self.depth - 1], in: stage.application) == nil)
  }

  @Test("each of 10,000 nested containers has a line, and 500 of them are encoded as JSON")
  func deepContainers() {
    let views = chain { UIView(frame: $0) }
    for view in views { view.accessibilityContainerType = .semanticGroup }
    views[Self.depth - 1].accessibilityElements = [
      UIAccessibilityElement(accessibilityContainer: views[0])
    ]
    let lines = AccessibilityOutline.text(of: stage.application).split(separator: "\n")
    #expect(lines.count == Self.depth + 1)
    #expect(lines[100] == String(repeating: "  ", count: 100) + "semanticGroup")
    #expect(lines[101] == String(repeating: "  ", count: 100) + "101: semanticGroup")
    let text = AccessibilityOutline.json(of: stage.application).text
    #expect(text.components(separatedBy: "\"kind\"").count - 1 == 500)
    #expect(text.contains("\"leftOut\":\(Self.depth + 1 - 500)"))
  }

  @Test("elements that name each other 10,000 times are read iteratively")
  func deepElements() {
    let outermost = UIAccessibilityElement(accessibilityContainer: stage.window)
    var innermost = outermost
    for _ in 0..<Self.depth {
      innermost.isAccessibilityElement = false
      let element = UIAccessibilityElement(accessibilityContainer: innermost)
      innermost.accessibilityElements = [element]
      innermost = element
    }
    innermost.accessibilityLabel = "the innermost"
    stage.window.accessibilityElements = [outermost]
    #expect(AccessibilityOutline.text(of: stage.application) == "the innermost\n")
    while let element = stage.window.accessibilityElements?.first as? UIAccessibilityElement {
      stage.window.accessibilityElements = element.accessibilityElements
      element.accessibilityElements = nil
    }
  }

  // MARK: Trees

  @Test("a view tree is encoded as JSON down to 500 levels, and deeper views are counted")
  func deepJSON() {
    _ = chain { UIView(frame: $0) }
    let text = ViewTree.json(of: stage.application).text
    #expect(text.components(separatedBy: "\"class\"").count - 1 == 500)
    #expect(text.contains("\"leftOut\":\(Self.depth + 1 - 500)"))
  }

  @Test(
    "a line of a view tree is indented by at most 100 levels, deeper ones state their level"
  )
  func deepIndentation() {
    _ = chain { UIView(frame: $0) }
    let lines = ViewTree.text(of: stage.application).split(separator: "\n")
    let space = String(repeating: "  ", count: 100)
    #expect(lines[100].hasPrefix(space + "UIView"))
    #expect(lines[101].hasPrefix(space + "101: UIView"))
    #expect(lines[Self.depth].hasPrefix(space + "\(Self.depth): UIView"))
  }

  // MARK: Layers

  @Test("the innermost of 10,000 layers is hit")
  func deepLayerHit() {
    let views = chain { UIView(frame: $0) }
    #expect(
      stage.window.layer.hitTest(CGPoint(x: 100, y: 100)) === views[Self.depth - 1].layer)
    views[Self.depth / 2].layer.isHidden = true
    #expect(
      stage.window.layer.hitTest(CGPoint(x: 100, y: 100)) === views[Self.depth / 2 - 1].layer)
  }

  @Test("a hit reaches a sublayer outside its superlayer, and skips a clipped one")
  func hitOutside() {
    let root = CALayer()
    let (back, front, outside, inner) = (CALayer(), CALayer(), CALayer(), AnsweringLayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    back.frame = root.bounds
    front.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    outside.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    root.addSublayer(back)
    root.addSublayer(front)
    front.addSublayer(outside)
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === outside)
    front.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === back)
    #expect(root.hitTest(CGPoint(x: 155, y: 55)) == nil)
    inner.answer = front
    back.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === front)
    inner.answer = nil
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === back)
  }

  @Test("a chain of layers that override hitTest ends at 2,000, with one line")
  func deepLayerOverrides() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var innermost = root
    for _ in 0..<Self.depth {
      let layer = CallingLayer()
      layer.frame = root.bounds
      innermost.addSublayer(layer)
      innermost = layer
    }
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) is CallingLayer)
    #expect(faults.count == 1 && faults[0].contains("2000 overrides of hitTest"))
    #expect(root.hitTest(CGPoint(x: 50, y: 5)) == nil)
  }

  @Test("10,000 masks of each other are read and released, and a cycle of masks ends")
  func deepMasks() {
    weak var watched: CALayer?
    do {
      let outermost = CALayer()
      var innermost = outermost
      for _ in 0..<Self.depth {
        let mask = CALayer()
        innermost.mask = mask
        innermost = mask
      }
      watched = innermost
      let first = innermost
      var count = 0
      var link = outermost.presentation()?.mask
      while let mask = link {
        count += 1
        link = mask.mask
      }
      #expect(count == Self.depth)
      first.mask = outermost
      #expect(outermost.presentation() != nil)
      first.mask = nil
    }
    #expect(watched == nil)
  }

  @Test("an animation group that contains itself runs its members, and is reported once")
  func groupRing() {
    let layer = CALayer()
    let group = CAAnimationGroup()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 0
    group.animations = [group, fade]
    group.duration = 10
    layer.add(group, forKey: "ring")
    group.animations = nil
    #expect(layer.presentation()?.opacity == 0)
    #expect(layer.presentation()?.opacity == 0)
    #expect(faults.count == 1 && faults[0].contains("100 animation groups"))
  }

  @Test("with 10,000 open transactions an animation waits for none of them recursively")
  func deepTransactions() {
    for _ in 0..<Self.depth { CATransaction.begin() }
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    for _ in 0..<Self.depth { CATransaction.commit() }
    #expect(layer.animationKeys() == ["fade"])
  }

  // MARK: Undo, focus, colours, sources

  @Test("10,000 nested undo groups are closed, undone, redone and removed")
  func deepUndo() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter()
    for _ in 0..<Self.depth { manager.beginUndoGrouping() }
    manager.registerUndo(withTarget: counter) { $0.count(manager) }
    manager.setActionIsDiscardable(true)
    for _ in 0..<Self.depth { manager.endUndoGrouping() }
    manager.undo()
    #expect(counter.total == 1)
    manager.redo()
    #expect(counter.total == 2)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }

  @Test("nested undo groups are undone from the last operation to the first")
  func undoOrder() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter()
    func register(_ number: Int) {
      manager.registerUndo(withTarget: counter) { $0.order.append(number) }
    }
    manager.beginUndoGrouping()
    register(1)
    manager.beginUndoGrouping()
    register(2)
    manager.beginUndoGrouping()
    register(3)
    manager.endUndoGrouping()
    register(4)
    manager.endUndoGrouping()
    register(5)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.order == [5, 4, 3, 2, 1])
  }

  @Test("10,000 views that each prefer the next one move the focus to the last")
  func deepFocus() throws {
    let views = chain { PreferringView(frame: $0) }
    let last = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    views[Self.depth - 1].addSubview(last)
    for case let view as PreferringView in views {
      view.wish = view.subviews.first
    }
    let engine = try #require(stage.application.focus.engine)
    var search = PreferredFocus(engine)
    #expect(search.item(in: views[0]) === last)
    let lines = UIFocusDebugger.preferredFocusEnvironments(for: views[0]).debugDescription
      .split(separator: "\n")
    #expect(lines.count >= Self.depth)
  }

  @Test("a color whose rule returns itself is black, with one line")
  func colourRing() {
    var ring: UIColor?
    ring = UIColor { _ in ring ?? .red }
    let color = ring?.resolvedColor(with: stage.window.traitCollection)
    #expect(color == .black)
    #expect(faults.count == 1 && faults[0].contains("200 dynamic colors"))
    ring = nil
  }

  @Test("of 10,000 opacities given to a color in turn the last counts")
  func deepOpacity() {
    var color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    for number in 0..<Self.depth { color = color.withAlphaComponent(CGFloat(number % 2) / 2) }
    #expect(color.resolvedColor(with: stage.window.traitCollection) == .red.withAlphaComponent(0.5))
  }

  @Test("protocols of a source that inherit from each other in a cycle are read")
  func protocolRing() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "protocol-ring-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let source = """
      public protocol A: B { func a() }
      public protocol B: A { func b() }
      extension A { public func a() {} }
      """
    try source.write(to: file, atomically: true, encoding: .utf8)
    let requirements = try SourceRequirements(paths: [file.path])
    #expect(requirements.members["A"] == ["a()"])
    #expect(requirements.parents["B"] == ["A"])
  }

  @Test("of 10,000 nested types in a source 100 are read")
  func deepSource() {
    let source =
      String(repeating: "struct S {", count: Self.depth)
      + String(repeating: "}", count: Self.depth)
    #expect(SourceOutline.types(in: source, file: "A.swift").count == 100)
  }
}

private final class AnsweringLayer: CALayer {
  var answer: CALayer?

  override func hitTest(_ point: CGPoint) -> CALayer? { answer }
}

private final class CallingLayer: CALayer {
  override func hitTest(_ point: CGPoint) -> CALayer? { super.hitTest(point) }
}

private final class PreferringView: UIView {
  weak var wish: UIView?

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { wish.map { [$0] } ?? [] }
}

@MainActor
private final class Counter {
  var total = 0
  var order: [Int] = []

  func count(_ manager: UndoManager) {
    total += 1
    manager.registerUndo(withTarget: self) { $0.count(manager) }
  }
}
