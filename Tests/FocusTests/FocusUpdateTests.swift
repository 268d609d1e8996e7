import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Focus updates", .staged)
struct FocusUpdateTests {
  private let world = FocusWorld()

  // MARK: Preferences

  // statement 357
  @Test("preferred environments are searched recursively, in their order")
  func recursion() {
    let outer = world.box("outer", CGRect(x: 0, y: 0, width: 390, height: 600))
    let left = world.box("left", CGRect(x: 0, y: 0, width: 150, height: 300), in: outer)
    let right = world.box("right", CGRect(x: 200, y: 0, width: 150, height: 300), in: outer)
    world.button("left one", 0, 0, in: left)
    world.button("right one", 0, 0, in: right)
    let second = world.button("right two", 0, 60, in: right)
    outer.wishes = [right, left]
    right.wishes = [second]
    world.focus(outer)
    #expect(world.focused == "right two")
    second.isEnabled = false
    outer.setNeedsFocusUpdate()
    outer.updateFocusIfNeeded()
    #expect(world.focused == "left one")
  }

  // statement 357
  @Test("an empty array means the environment itself: an item, or else its first item")
  func emptyMeansSelf() {
    let item = world.button("item", 0, 200)
    item.wishes = []
    world.focus(item)
    #expect(world.focused == "item")
    let box = world.box("box", CGRect(x: 0, y: 300, width: 390, height: 200))
    world.button("lower", 0, 100, in: box)
    world.button("upper right", 200, 0, in: box)
    world.button("upper left", 0, 2, in: box)
    box.wishes = [box]
    world.focus(box)
    #expect(world.focused == "upper left")
    world.focus(item)
    box.wishes = []
    world.focus(box)
    #expect(world.focused == "upper left")
    let lower = world.button("lower two", 100, 100, in: box)
    box.wishes = [lower]
    world.focus(box)
    #expect(world.focused == "lower two", "its own empty array stands for the lower one")
  }

  // statement 357
  @Test("a cycle of preferred environments, or one outside, ends the search without a fault")
  func rings() {
    let outer = world.box("outer", CGRect(x: 0, y: 0, width: 390, height: 300))
    let inner = world.box("inner", CGRect(x: 0, y: 0, width: 390, height: 300), in: outer)
    world.button("item", 0, 0, in: inner)
    let stranger = world.button("stranger", 0, 400)
    outer.wishes = [stranger, inner]
    inner.wishes = [inner, outer]
    world.focus(outer)
    #expect(world.focused == "item")
  }

  @Test("the focus starts where the root controller prefers it")
  func controllers() throws {
    final class Picky: UIViewController {
      var favourite: UIView?
      override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        favourite.map { [$0] } ?? super.preferredFocusEnvironments
      }
    }
    let picky = Picky()
    world.window.rootViewController = picky
    world.button("first", 0, 100, in: picky.view)
    picky.favourite = world.button("favourite", 0, 200, in: picky.view)
    world.key(.down)
    #expect(world.focused == "favourite")
    #expect(picky.contains(try #require(picky.favourite)))
    #expect(UIFocusSystem.environment(world.window, contains: picky))
    #expect(!UIFocusSystem.environment(picky, contains: world.window))
    #expect(UIFocusSystem.focusSystem(for: picky) === world.system)
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    #expect(world.stage.application.implicitScene.focusSystem === world.system)
  }

  // MARK: Update requests

  // statement 358
  @Test("an environment's request counts only if it contains the focused item")
  func requests() {
    let left = world.box("left", CGRect(x: 0, y: 0, width: 150, height: 300))
    let right = world.box("right", CGRect(x: 200, y: 0, width: 150, height: 300))
    let one = world.button("left one", 0, 0, in: left)
    let two = world.button("left two", 0, 60, in: left)
    world.button("right one", 0, 0, in: right)
    world.focus(one)
    left.wishes = [two]
    right.setNeedsFocusUpdate()
    right.updateFocusIfNeeded()
    #expect(world.focused == "left one")
    #expect(
      world.causes.last == "right asked for an update and does not hold the focused item")
    left.setNeedsFocusUpdate()
    #expect(world.focused == "left one")
    left.updateFocusIfNeeded()
    #expect(world.focused == "left two")
    #expect(world.causes.last == "left asked for an update")
  }

  // statement 358
  @Test("a request is executed by updateFocusIfNeeded at once, or else in the next frame")
  func nextFrame() {
    let one = world.button("one", 0, 0)
    let two = world.button("two", 0, 60)
    world.focus(one)
    world.system.requestFocusUpdate(to: two)
    #expect(world.focused == "one")
    world.stage.advance(by: 1 / 60)
    #expect(world.focused == "two")
    world.system.updateFocusIfNeeded()
    #expect(world.focused == "two")
  }

  @Test("of two requests by nested environments the outer one counts")
  func outermost() {
    let outer = world.box("outer", CGRect(x: 0, y: 0, width: 390, height: 300))
    let inner = world.box("inner", CGRect(x: 0, y: 0, width: 390, height: 100), in: outer)
    let here = world.button("here", 0, 0, in: inner)
    let near = world.button("near", 100, 0, in: inner)
    let far = world.button("far", 0, 200, in: outer)
    world.focus(here)
    inner.wishes = [near]
    outer.wishes = [far]
    outer.setNeedsFocusUpdate()
    inner.setNeedsFocusUpdate()
    inner.updateFocusIfNeeded()
    #expect(world.focused == "far")
  }

  // MARK: Callbacks

  private func neighbours() -> (FocusButton, FocusButton) {
    let outer = world.box("outer", CGRect(x: 0, y: 0, width: 390, height: 300))
    let left = world.box("left", CGRect(x: 0, y: 0, width: 150, height: 300), in: outer)
    let right = world.box("right", CGRect(x: 200, y: 0, width: 150, height: 300), in: outer)
    let from = world.button("from", 0, 0, in: left)
    let to = world.button("to", 0, 0, in: right)
    world.focus(from)
    world.diary.lines = []
    return (from, to)
  }

  // statement 359
  @Test("both chains are queried from the inside out, and notified in the same order afterwards")
  func order() {
    let (from, to) = neighbours()
    var seen: [String?] = []
    world.diary.onLine = { _ in seen.append(world.focused) }
    world.key(.right)
    let order = ["from", "left", "to", "right", "outer"]
    #expect(world.diary.lines == order.map { "may? \($0)" } + order.map { "did \($0)" })
    #expect(seen == Array(repeating: "from", count: 5) + Array(repeating: "to", count: 5))
    #expect(!from.isFocused && to.isFocused)
    world.diary.onLine = nil
  }

  // statement 359
  @Test(
    "an environment in either chain can veto: no later one is queried, and the trace names it",
    arguments: ["from", "left", "to", "right", "outer"])
  func vetoes(name: String) {
    let (from, _) = neighbours()
    world.diary.vetoes = [name]
    let fails = Notes(UIFocusSystem.movementDidFailNotification, world.system)
    world.key(.right)
    #expect(world.focused == "from")
    #expect(from.isFocused)
    #expect(world.diary.lines.last == "may? \(name)")
    #expect(!world.diary.lines.contains { $0.hasPrefix("did") })
    #expect(
      world.causes.last == "\(name) answered false to shouldUpdateFocus(in:); heading right")
    #expect(fails.count == 1)
    #expect("\(UIFocusDebugger.status())".contains("\(name) answered false"))
  }

  // statement 359
  @Test("the context has the previous item, the next item and the heading")
  func context() throws {
    final class Recorder: UIView {
      var contexts: [UIFocusUpdateContext] = []
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        contexts.append(context)
      }
    }
    let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    world.window.addSubview(recorder)
    let one = world.button("one", 0, 0, in: recorder)
    let two = world.button("two", 100, 0, in: recorder)
    world.key(.left)
    world.key(.right)
    world.focus(one)
    world.stage.tap(at: CGPoint(x: 300, y: 700))
    try #require(recorder.contexts.map(\.focusHeading) == [[], .right, [], []])
    let items = recorder.contexts.map { ($0.previouslyFocusedItem, $0.nextFocusedItem) }
    #expect(items[0].0 == nil && items[0].1 === one)
    #expect(items[1].0 === one && items[1].1 === two)
    #expect(items[2].0 === two && items[2].1 === one)
    #expect(items[3].0 === one && items[3].1 == nil)
    #expect(recorder.contexts[1].nextFocusedView === two)
    #expect(recorder.contexts[1].previouslyFocusedView === one)
  }

  @Test("the notification of an update carries context and coordinator")
  func notifications() {
    let one = world.button("one", 0, 0)
    let two = world.button("two", 100, 0)
    world.focus(one)
    let notes = Notes(UIFocusSystem.didUpdateNotification, world.system)
    world.key(.right)
    #expect(notes.count == 1)
    let info = notes.latest?.userInfo
    let context =
      info?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
    #expect(context?.nextFocusedItem === two)
    #expect(
      info?[UIFocusSystem.animationCoordinatorUserInfoKey] is UIFocusAnimationCoordinator)
  }

  @Test("a next item that is removed during its query does not get the focus")
  func goesWhileAsked() {
    let one = world.button("one", 0, 0)
    let two = world.button("two", 100, 0)
    world.focus(one)
    world.diary.onLine = { if $0 == "may? two" { two.removeFromSuperview() } }
    world.key(.right)
    #expect(world.focused == "one")
    #expect(world.causes.last?.hasPrefix("while it was asked, the next one") == true)
    world.diary.onLine = nil
  }

  @Test("an update requested during notifications runs after all of them")
  func nested() {
    let one = world.button("one", 0, 0)
    world.button("two", 100, 0)
    let three = world.button("three", 200, 0)
    world.focus(one)
    world.diary.lines = []
    world.diary.onLine = { [world] in
      guard $0 == "did one", world.focused == "two" else { return }
      world.system.requestFocusUpdate(to: three)
      world.system.updateFocusIfNeeded()
    }
    world.key(.right)
    #expect(world.diary.lines == ["may? one", "may? two", "did one", "did two"])
    #expect(world.focused == "two")
    world.stage.advance(by: 1 / 60)
    #expect(world.focused == "three")
    world.diary.onLine = nil
  }

  @Test("updates that request each other endlessly are stopped, and the fault is reported")
  func endless() {
    let one = world.button("one", 0, 0)
    let two = world.button("two", 100, 0)
    world.focus(one)
    world.diary.onLine = { [world] line in
      if line == "did one" { world.system.requestFocusUpdate(to: one.isFocused ? two : one) }
    }
    world.system.requestFocusUpdate(to: two)
    world.system.updateFocusIfNeeded()
    world.diary.onLine = nil
    #expect(world.stage.trace.contains { $0.kind == .fault })
    #expect(world.focused != nil)
  }
}

/// Counts the notifications of a name.
@MainActor
final class Notes {
  private final class Box: @unchecked Sendable {
    var notes: [Notification] = []
    var token: (any NSObjectProtocol)?
  }
  private let box = Box()

  init(_ name: Notification.Name, _ object: AnyObject) {
    box.token = NotificationCenter.default.addObserver(
      forName: name, object: object, queue: nil
    ) { [box] in box.notes.append($0) }
  }

  deinit { if let token = box.token { NotificationCenter.default.removeObserver(token) } }

  var count: Int { box.notes.count }
  var latest: Notification? { box.notes.last }
}
