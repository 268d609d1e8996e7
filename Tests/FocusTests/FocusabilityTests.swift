import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Which items can be focused", .staged)
struct FocusabilityTests {
  private let world = FocusWorld()

  private func verdict(_ item: any UIFocusItem) -> String {
    "\(UIFocusDebugger.checkFocusability(for: item))"
  }

  // statement 356
  @Test("a view can be focused only if it allows it; a control can while it is enabled")
  func defaults() {
    #expect(!UIView().canBecomeFocused)
    #expect(!UILabel().canBecomeFocused)
    let control = UIControl()
    #expect(control.canBecomeFocused)
    control.isEnabled = false
    #expect(!control.canBecomeFocused)
  }

  // statement 356
  @Test("keys and the app focus only items that can become focused")
  func onlyFocusable() {
    let plain = world.box("plain", CGRect(x: 0, y: 0, width: 80, height: 40))
    let first = world.button("first", 0, 60)
    let disabled = world.button("disabled", 0, 120)
    disabled.isEnabled = false
    let last = world.button("last", 0, 180)
    world.focus(first)
    world.key(.down)
    #expect(world.focused == "last")
    world.system.requestFocusUpdate(to: plain)
    world.system.updateFocusIfNeeded()
    #expect(world.focused == "last")
    #expect(
      world.causes.last
        == "nothing in plain can have the focus; it answers false to canBecomeFocused")
    #expect(verdict(disabled).contains("answers false to canBecomeFocused"))
    #expect(verdict(last) == "last can have the focus.")
    plain.isItem = true
    world.focus(plain)
    #expect(world.focused == "plain")
  }

  @Test("hidden, transparent, disabled, empty and outside items can't be focused")
  func reasons() {
    let parent = world.box("parent", CGRect(x: 20, y: 20, width: 200, height: 200))
    let item = world.button("item", 10, 10, in: parent)
    #expect(verdict(item) == "item can have the focus.")
    parent.isHidden = true
    #expect(verdict(item).contains("is hidden, or in something hidden: parent"))
    parent.isHidden = false
    parent.alpha = 0
    #expect(verdict(item).contains("the alpha of parent"))
    parent.alpha = 1
    parent.isUserInteractionEnabled = false
    #expect(verdict(item).contains("parent has its interaction off"))
    parent.isUserInteractionEnabled = true
    item.frame.size.width = 0
    #expect(verdict(item).contains("has no width or no height"))
    item.frame = CGRect(x: 300, y: 10, width: 40, height: 40)
    #expect(verdict(item) == "item can have the focus.")
    parent.clipsToBounds = true
    #expect(verdict(item).contains("lies outside parent"))
    parent.removeFromSuperview()
    #expect(verdict(item).contains("is in no window of the scene"))
  }

  @Test("an item entirely behind a touchable view with a background is covered")
  func covered() {
    let item = world.button("item", 10, 10)
    let cover = world.box("cover", CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(verdict(item) == "item can have the focus.")
    cover.backgroundColor = .white
    #expect(verdict(item) == "item can't have the focus: it is covered by cover.")
    cover.isUserInteractionEnabled = false
    #expect(verdict(item) == "item can have the focus.")
    cover.isUserInteractionEnabled = true
    cover.frame.size.width = 50
    #expect(verdict(item) == "item can have the focus.")
    cover.frame.size.width = 200
    cover.isSeeThrough = true
    #expect(verdict(item) == "item can have the focus.")
  }

  @Test("items behind a presented controller can't be focused, and Escape dismisses it")
  func presented() {
    let root = UIViewController()
    world.window.rootViewController = root
    let behind = world.button("behind", 10, 100, in: root.view)
    world.focus(behind)
    let presented = UIViewController()
    let front = world.button("front", 10, 300, in: presented.view)
    root.present(presented, animated: false)
    world.stage.advance(by: 0.1)
    #expect(world.focused == "front")
    #expect(verdict(behind).contains("is covered by"))
    presented.isModalInPresentation = true
    world.key(.escape)
    #expect(root.presentedViewController === presented)
    presented.isModalInPresentation = false
    world.key(.escape)
    world.stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(world.focused == "behind")
    withExtendedLifetime(front) {}
  }

  @Test("a focused item that becomes unfocusable loses the focus to a preferred item around it")
  func becomesUnfocusable() {
    let parent = world.box("parent", CGRect(x: 0, y: 0, width: 390, height: 300))
    let first = world.button("first", 0, 0, in: parent)
    let second = world.button("second", 0, 60, in: parent)
    let third = world.button("third", 0, 120, in: parent)
    world.button("elsewhere", 0, 400)
    parent.wishes = [third]
    world.focus(second)
    second.isEnabled = false
    world.stage.advance(by: 1 / 60)
    #expect(world.focused == "third")
    #expect(!second.isFocused)
    #expect(world.causes.last == "the focused item answers false to canBecomeFocused")
    third.isHidden = true
    world.stage.advance(by: 1 / 60)
    #expect(world.focused == "first")
    first.isHidden = true
    world.stage.advance(by: 1 / 60)
    #expect(world.focused == "elsewhere")
  }

  @Test("a focused item that is removed loses the focus at once, and the next frame moves it")
  func leaves() {
    let first = world.button("first", 0, 0)
    let second = world.button("second", 0, 60)
    world.focus(second)
    second.removeFromSuperview()
    #expect(world.focused == nil)
    #expect(!second.isFocused)
    world.stage.advance(by: 1 / 60)
    #expect(world.focused == "first")
    #expect(world.causes.last == "the focused item is in no window of the scene")
    first.removeFromSuperview()
    world.stage.advance(by: 1 / 60)
    #expect(world.system.focusedItem == nil)
    world.window.addSubview(first)
    world.stage.advance(by: 1 / 60)
    #expect(world.focused == "first")
    #expect(world.causes.last == "there is an item again")
  }

  @Test("an item that is removed and added back before the update keeps the focus")
  func comesBack() {
    let item = world.button("item", 0, 0)
    world.focus(item)
    item.removeFromSuperview()
    world.window.addSubview(item)
    world.stage.advance(by: 1 / 60)
    #expect(world.focused == "item")
    #expect(item.isFocused)
  }

  @Test("an item that is not a view has the focus at its container's location")
  func plainItems() {
    let shelf = Shelf(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
    shelf.accessibilityIdentifier = "shelf"
    world.window.addSubview(shelf)
    shelf.fill(3)
    world.focus(shelf)
    #expect(world.system.focusedItem === shelf.books[0])
    world.key(.right)
    #expect(world.system.focusedItem === shelf.books[1])
    #expect(shelf.books[1].isFocused)
    #expect(world.stage.application.startOfPresses === shelf)
    world.key(.right)
    world.key(.right)
    #expect(world.system.focusedItem === shelf.books[2])
  }

  @Test("the focus is in the key window, and follows a change of the key window")
  func keyWindow() {
    let below = world.button("below", 0, 0)
    world.focus(below)
    let other = UIWindow(frame: world.window.bounds)
    let above = world.button("above", 0, 100, in: other)
    other.makeKeyAndVisible()
    world.stage.advance(by: 1 / 60)
    #expect(world.focused == "above")
    #expect(verdict(below).contains("a window that is not key"))
    withExtendedLifetime(above) {}
  }
}

/// A view that draws its focus items itself.
final class Shelf: UIView {
  private(set) var books: [Book] = []

  func fill(_ count: Int) {
    books = (0..<count).map { Book(self, CGRect(x: $0 * 60, y: 0, width: 50, height: 60)) }
  }

  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    books.filter { $0.frame.intersects(rect) }
  }
}

/// An item without a view.
final class Book: NSObject, UIFocusItem {
  private weak var shelf: Shelf?
  let frame: CGRect
  var canBecomeFocused: Bool { true }
  var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { shelf }
  var focusItemContainer: (any UIFocusItemContainer)? { nil }

  init(_ shelf: Shelf, _ frame: CGRect) {
    self.shelf = shelf
    self.frame = frame
    super.init()
  }

  func setNeedsFocusUpdate() {}
  func updateFocusIfNeeded() {}
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
