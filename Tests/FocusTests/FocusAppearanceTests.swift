import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("The focus's appearance", .staged)
struct FocusLookTests {
  private let world = FocusWorld()

  private func rings(_ layer: CALayer? = nil) -> [(ring: CAShapeLayer, host: CALayer)] {
    let layer = layer ?? world.window.layer
    return (layer.sublayers ?? []).flatMap { sublayer in
      (sublayer as? CAShapeLayer).flatMap { $0.name == "focus ring" ? [($0, layer)] : nil }
        ?? rings(sublayer)
    }
  }

  @Test("one ring surrounds the focused item, outside of its edges and corners")
  func ring() throws {
    let one = world.button("one", 20, 20)
    let two = world.button("two", 120, 20)
    one.layer.cornerRadius = 10
    #expect(rings().isEmpty)
    world.focus(one)
    let ring = try #require(rings().first)
    #expect(ring.host === one.layer)
    #expect(ring.ring.path?.boundingBoxOfPath == CGRect(x: -3.5, y: -3.5, width: 87, height: 47))
    #expect(ring.ring.lineWidth == 3)
    world.key(.right)
    #expect(rings().count == 1)
    #expect(rings().first?.host === two.layer)
    two.bounds.size = CGSize(width: 40, height: 40)
    world.stage.advance(by: 1 / 60)
    #expect(rings().first?.ring.path?.boundingBoxOfPath.width == 47)
    world.stage.tap(at: CGPoint(x: 300, y: 700))
    #expect(rings().isEmpty)
  }

  @Test("an item that clips to its bounds has its ring inside")
  func clipped() throws {
    let one = world.button("one", 20, 20)
    one.clipsToBounds = true
    world.focus(one)
    let ring = try #require(rings().first?.ring)
    #expect(ring.path?.boundingBoxOfPath == CGRect(x: 1.5, y: 1.5, width: 77, height: 37))
  }

  @Test("the focus effect is the item's own: none, another rectangle, another container")
  func effects() throws {
    let parent = world.box("parent", CGRect(x: 10, y: 10, width: 200, height: 200))
    let one = world.button("one", 20, 20, in: parent)
    world.focus(one)
    one.focusEffect = nil
    #expect(rings().isEmpty)
    #expect(one.focusEffect == nil)
    let halo = UIFocusHaloEffect(
      roundedRect: CGRect(x: 10, y: 0, width: 20, height: 40), cornerRadius: 4, curve: .circular)
    halo.position = .inside
    halo.containerView = parent
    one.focusEffect = halo
    #expect(one.focusEffect !== halo)
    let ring = try #require(rings().first)
    #expect(ring.host === parent.layer)
    #expect(ring.ring.path?.boundingBoxOfPath == CGRect(x: 31.5, y: 21.5, width: 17, height: 37))
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    one.focusEffect = UIFocusHaloEffect(path: path)
    #expect(
      rings().first?.ring.path?.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
    one.focusEffect = UIFocusEffect()
    #expect(rings().count == 1)
  }

  @Test("a focused control has the focused state, and shows the settings for it")
  func state() {
    let one = world.button("one", 20, 20)
    one.setTitle("plain", for: .normal)
    one.setTitle("pressed", for: .highlighted)
    world.focus(one)
    #expect(one.state == .focused)
    #expect(one.currentTitle == "plain")
    one.setTitle("focused", for: .focused)
    #expect(one.currentTitle == "focused")
    one.isHighlighted = true
    #expect(one.state == [.focused, .highlighted])
    #expect(one.currentTitle == "pressed")
    world.stage.tap(at: CGPoint(x: 300, y: 700))
    one.isHighlighted = false
    #expect(one.state == .normal)
    #expect(one.currentTitle == "plain")
    world.stage.settle()
  }

  @Test("coordinated animations run together after all notifications, on the stage's clock")
  func coordinator() {
    final class Shining: FocusButton {
      var log: [String] = []
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        super.didUpdateFocus(in: context, with: coordinator)
        coordinator.addCoordinatedAnimations(
          { self.alpha = self.isFocused ? 1 : 0.5 }, completion: { self.log.append("done") })
        coordinator.addCoordinatedFocusingAnimations({ self.log.append("in \($0.duration)") })
        coordinator.addCoordinatedUnfocusingAnimations({ self.log.append("out \($0.duration)") })
        log.append("told")
      }
    }
    let item = Shining(
      "item", world.diary, frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    world.window.addSubview(item)
    item.alpha = 0.5
    world.focus(item)
    #expect(item.log == ["told", "in 0.25", "out 0.35"])
    #expect(item.alpha == 1)
    #expect((item.layer.presentation()?.opacity ?? 1) < 0.6)
    world.stage.advance(by: 0.2)
    #expect(!item.log.contains("done"))
    world.stage.advance(by: 0.1)
    #expect(item.log.last == "done")
    #expect(item.layer.presentation()?.opacity ?? 1 == 1)
  }

  @Test("the debugger reports the focus and a request's outcome, and prints help")
  func debugger() {
    let box = world.box("box", CGRect(x: 0, y: 0, width: 300, height: 100))
    let one = world.button("one", 0, 0, in: box)
    let two = world.button("two", 100, 0, in: box)
    #expect("\(UIFocusDebugger.status())".hasPrefix("Nothing has the focus: it is deferred"))
    world.focus(one)
    #expect(
      "\(UIFocusDebugger.status())".hasPrefix("one has the focus, in the unnamed group."))
    box.wishes = [two]
    #expect(
      "\(UIFocusDebugger.simulateFocusUpdateRequest(from: box))"
        == "The focus would go from one to two; searched: box → two.")
    #expect(world.focused == "one")
    #expect(
      "\(UIFocusDebugger.simulateFocusUpdateRequest(from: two))"
        == "The focused one isn't in two, so a request has no effect.")
    #expect("\(UIFocusDebugger.preferredFocusEnvironments(for: box))" == "box\n  two")
    #expect("\(UIFocusDebugger.help())".contains("checkFocusability"))
  }

  @Test("the screen also has the focused item")
  func screen() {
    let one = world.button("one", 0, 0)
    world.focus(one)
    #expect(UIScreen.main.focusedView === one)
    #expect(UIScreen.main.focusedItem === one)
    #expect(UIScreen.main.supportsFocus)
  }
}
