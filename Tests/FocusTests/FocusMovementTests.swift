import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Moving the focus", .staged)
struct FocusMovementTests {
  private let world = FocusWorld()

  /// Adds a box with three rows of three buttons, named by row and column.
  @discardableResult
  private func grid(_ name: String = "grid", at origin: CGPoint = .zero) -> FocusBoxView {
    let box = world.box(name, CGRect(origin: origin, size: CGSize(width: 300, height: 180)))
    for row in 0..<3 {
      for column in 0..<3 {
        world.button(
          "\(name) \(row)\(column)", CGFloat(column) * 100, CGFloat(row) * 60, in: box)
      }
    }
    return box
  }

  // MARK: Deferral

  @Test("the first key shows the focus, the next one moves it; without a key no item is focused")
  func firstKey() {
    grid()
    #expect(world.system.focusedItem == nil)
    world.key(.a)
    #expect(world.system.focusedItem == nil)
    world.key(.right)
    #expect(world.focused == "grid 00")
    world.key(.right)
    #expect(world.focused == "grid 01")
  }

  @Test("a touch hides the focus, and the next key shows it where it was")
  func touch() {
    grid()
    world.key(.right)
    world.key(.down)
    #expect(world.focused == "grid 10")
    world.stage.tap(at: CGPoint(x: 300, y: 700))
    #expect(world.system.focusedItem == nil)
    #expect(world.causes.last == "a touch began, so nobody uses the focus")
    world.key(.right)
    #expect(world.focused == "grid 10")
  }

  @Test("a request by the app while the focus is unused is remembered")
  func deferredRequest() {
    let box = grid()
    world.system.requestFocusUpdate(to: box.subviews[4])
    world.system.updateFocusIfNeeded()
    #expect(world.system.focusedItem == nil)
    #expect(world.causes.last == "it shows with the first arrow key, Tab or button")
    world.key(.left)
    #expect(world.focused == "grid 11")
  }

  @Test("an item can accept the focus at once, or always defer it")
  func deferralModes() {
    let eager = world.button("eager", 0, 0)
    let shy = world.button("shy", 100, 0)
    eager.deferral = .never
    shy.deferral = .always
    world.system.requestFocusUpdate(to: eager)
    world.system.updateFocusIfNeeded()
    #expect(world.focused == "eager")
    world.system.requestFocusUpdate(to: shy)
    world.system.updateFocusIfNeeded()
    #expect(world.system.focusedItem == nil)
    world.key(.right)
    #expect(world.focused == "shy")
  }

  // MARK: Directions

  @Test("arrow keys and direction buttons move to the neighbor in a grid")
  func directions() {
    grid()
    world.key(.right)
    for (key, name) in [
      (FocusWorld.Key.right, "01"), (.down, "11"), (.down, "21"), (.left, "20"), (.up, "10"),
    ] {
      world.key(key)
      #expect(world.focused == "grid \(name)")
    }
    world.stage.press(.rightArrow)
    #expect(world.focused == "grid 11")
    world.stage.press(.upArrow)
    #expect(world.focused == "grid 01")
    world.key(.end)
    #expect(world.focused == "grid 22")
    world.key(.home)
    #expect(world.focused == "grid 00")
  }

  @Test("at the edge the focus stays, the item gets a hint, and the failure is reported")
  func edge() throws {
    let box = grid()
    world.focus(box)
    let fails = Notes(UIFocusSystem.movementDidFailNotification, world.system)
    world.key(.up)
    #expect(world.focused == "grid 00")
    #expect(fails.count == 1)
    #expect(world.causes.last == "heading up, no item lies that way in the unnamed group")
    let item = try #require(box.subviews.first as? FocusButton)
    #expect(item.hints == [CGVector(dx: 0, dy: -1)])
  }

  @Test("a key that can't move the focus reaches the responders, one that moves it does not")
  func unusedKeys() {
    let box = grid()
    box.keepsPresses = true
    world.focus(box)
    world.key(.right)
    #expect(box.presses.isEmpty)
    world.key(.up)
    #expect(box.presses == ["began", "ended"])
    box.presses = []
    world.key(.left, .command)
    #expect(box.presses == ["began", "ended"])
    #expect(world.focused == "grid 01")
  }

  @Test("a held key moves the focus with each repeat, and stays with the focus at the edge")
  func repeats() {
    let box = grid()
    world.focus(box)
    for _ in 0..<4 { world.down(.right) }
    world.up(.right)
    #expect(world.focused == "grid 02")
    #expect(box.presses.isEmpty)
  }

  @Test("a transformed parent rotates the directions")
  func transformed() {
    let box = grid(at: CGPoint(x: 40, y: 300))
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    world.focus(box.subviews[0])
    world.key(.down)
    #expect(world.focused == "grid 01")
    world.key(.left)
    #expect(world.focused == "grid 11")
  }

  // MARK: Guides

  @Test("a guide reaches a diagonal item, and the trace suggests one")
  func guides() {
    let lone = world.button("lone", 200, 200)
    let start = world.button("start", 0, 0)
    world.focus(start)
    world.key(.right)
    #expect(world.focused == "start")
    #expect(
      world.causes.last
        == "heading right, no item lies straight that way in the unnamed group; lone misses by 160 points: a UIFocusGuide could lead there"
    )
    let guide = UIFocusGuide()
    world.window.addLayoutGuide(guide)
    guide.layoutFrame = CGRect(x: 200, y: 0, width: 80, height: 40)
    world.key(.right)
    #expect(world.focused == "start")
    guide.preferredFocusEnvironments = [lone]
    world.key(.right)
    #expect(world.focused == "lone")
    #expect(world.causes.last == "heading right, led by a focus guide")
    world.key(.up)
    #expect(world.focused == "lone")
    guide.preferredFocusEnvironments = [start]
    world.key(.up)
    #expect(world.focused == "start")
    guide.preferredFocusedView = lone
    guide.isEnabled = false
    world.key(.right)
    #expect(world.focused == "start")
    guide.isEnabled = true
    world.window.removeLayoutGuide(guide)
    #expect(world.window.layoutGuides.isEmpty)
    world.key(.right)
    #expect(world.focused == "start")
  }

  // MARK: Groups

  // statement 360
  @Test("a focus group is inherited from the superview, and arrow keys stay in it")
  func groups() {
    let left = grid("left")
    let right = world.box("right", CGRect(x: 310, y: 0, width: 80, height: 200))
    let inner = world.box("inner", CGRect(x: 0, y: 0, width: 80, height: 100), in: right)
    world.button("side", 0, 0, 60, 40, in: inner)
    right.focusGroupIdentifier = "side"
    world.focus(left)
    for _ in 0..<3 { world.key(.right) }
    #expect(world.focused == "left 02")
    #expect(
      world.causes.last
        == "heading right, no item lies that way in the unnamed group; side does, in another group: Tab goes there"
    )
    world.stage.press(.rightArrow)
    #expect(world.focused == "side")
    #expect(
      "\(UIFocusDebugger.focusGroups(for: world.window))".hasSuffix("\"side\": side"))
  }

  // statement 360
  @Test("Tab cycles through the groups in reading order, Shift-Tab in reverse")
  func tab() {
    let lower = grid("lower", at: CGPoint(x: 0, y: 400))
    let upper = grid("upper")
    let middle = grid("middle", at: CGPoint(x: 0, y: 200))
    for box in [lower, upper, middle] { box.focusGroupIdentifier = box.accessibilityIdentifier }
    world.key(.tab)
    #expect(world.focused == "upper 00")
    var seen: [String?] = []
    for _ in 0..<3 {
      world.key(.tab)
      seen.append(world.focused)
    }
    #expect(seen == ["middle 00", "lower 00", "upper 00"])
    world.key(.tab, .shift)
    #expect(world.focused == "lower 00")
  }

  // statement 360
  @Test("Tab enters a group at the item of the highest priority, which only raises an item")
  func priorities() throws {
    let one = grid("one")
    let two = grid("two", at: CGPoint(x: 0, y: 300))
    one.focusGroupIdentifier = "one"
    two.focusGroupIdentifier = "two"
    world.key(.tab)
    world.key(.right)
    #expect(world.focused == "one 01")
    world.key(.tab)
    #expect(world.focused == "two 00")
    world.key(.tab)
    #expect(world.focused == "one 01", "the item that had the focus last comes first")
    let raised = try #require(two.subviews[5] as? FocusButton)
    raised.focusGroupPriority = .prioritized
    world.key(.tab)
    #expect(world.focused == "two 12")
    let lowered = try #require(one.subviews[1] as? FocusButton)
    lowered.focusGroupPriority = UIFocusGroupPriority(-5)
    world.key(.tab)
    #expect(world.focused == "one 01", "a priority can't be lowered")
    let slightly = try #require(one.subviews[8] as? FocusButton)
    slightly.focusGroupPriority = UIFocusGroupPriority(
      UIFocusGroupPriority.previouslyFocused.rawValue + 1)
    world.key(.tab)
    world.key(.tab)
    #expect(world.focused == "one 22")
  }

  @Test("in a window of a single group Tab goes from item to item")
  func singleGroup() {
    let box = world.box("box", CGRect(x: 0, y: 0, width: 390, height: 200))
    world.button("a", 0, 0, in: box)
    world.button("c", 0, 60, in: box)
    world.button("b", 100, 0, in: box)
    world.key(.tab)
    var seen: [String?] = [world.focused]
    for _ in 0..<3 {
      world.key(.tab)
      seen.append(world.focused)
    }
    #expect(seen == ["a", "b", "c", "a"])
    world.key(.tab, .shift)
    #expect(world.focused == "c")
  }

  // MARK: Scrolling

  @Test("a focused item is scrolled into view, with space for its ring")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 600)
    world.window.addSubview(scroll)
    for row in 0..<10 { world.button("row \(row)", 0, CGFloat(row) * 60, in: scroll) }
    world.key(.down)
    for _ in 0..<4 { world.key(.down) }
    #expect(world.focused == "row 4")
    world.stage.settle()
    #expect(scroll.contentOffset.y == CGFloat(4 * 60 + 40 + 8 - 100))
    #expect(scroll.visibleSize == CGSize(width: 200, height: 100))
    for _ in 0..<4 { world.key(.up) }
    world.stage.settle()
    #expect(scroll.contentOffset.y == 0)
    #expect(world.focused == "row 0")
  }
}
