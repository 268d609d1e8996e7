import Testing
import TouchstoneTesting
import UIKit
import Untouched

private final class Listener: NSObject, CartViewControllerDelegate {
  var added: [String] = []
  var emptied = 0
  func cart(_ cart: CartViewController, didAdd item: String) { added.append(item) }
  func cartDidEmpty(_ cart: CartViewController) { emptied += 1 }
}

private final class StrictListener: NSObject, CartViewControllerDelegate {
  var cartTitle: String { "Basket" }
  func cart(_ cart: CartViewController, didAdd item: String) {}
  func cart(_ cart: CartViewController, shouldAdd item: String) -> Bool { item == "pear" }
}

/// Sources as in Xcode, built with the plugin.
@Suite(.staged) @MainActor
struct CartTests {
  private let stage = Stage()
  private let cart = CartViewController()

  init() { stage.window.rootViewController = cart }

  @Test func `A button runs its action, which the sources name with a selector`() {
    let listener = Listener()
    cart.delegate = listener
    stage.tap(cart.addButton)
    #expect(cart.items == ["apple"])
    #expect(cart.log == ["down", "down with event"])
    #expect(listener.added == ["apple"])
  }

  @Test func `An unimplemented optional method is not called, and an implemented one is`() {
    let listener = Listener()
    cart.delegate = listener
    cart.add("pear")
    cart.add("plum")
    #expect(cart.items == ["pear", "plum"])
    cart.empty()
    #expect(listener.emptied == 1)
    let strict = StrictListener()
    cart.delegate = strict
    cart.add("plum")
    cart.add("pear")
    cart.empty()
    cart.add("pear")
    #expect(cart.items == ["pear"])
  }

  @Test func `An optional property is nil if it is not implemented`() {
    #expect(cart.heading == "Cart")
    let listener = Listener()
    cart.delegate = listener
    #expect(cart.heading == "Cart")
    let strict = StrictListener()
    cart.delegate = strict
    #expect(cart.heading == "Basket")
  }

  @Test func `Recognizers call the methods that selectors name, overloads told apart by type`() {
    stage.tap(at: CGPoint(x: 60, y: 240))
    stage.drag(from: CGPoint(x: 60, y: 240), to: CGPoint(x: 160, y: 240))
    #expect(cart.log.filter { $0 == "tap" || $0 == "pan" } == ["tap", "pan"])
  }

  @Test func `Timers, delayed calls and plain names find their methods`() {
    cart.start()
    stage.advance(by: 1.25)
    cart.stop()
    #expect(cart.log == ["by name", "later", "tick"])
  }

  @Test func `A notification calls its method, which is in another file`() {
    #expect(cart.view.window != nil)
    NotificationCenter.default.post(name: .priceChanged, object: nil)
    #expect(cart.total == 1)
  }

  @Test func `Overrides from extensions run, in another file and in a subclass`() {
    stage.advance(by: 0.1)
    #expect(cart.title == "appeared")
    #expect(cart.badge() == "cart")
    let special: CartViewController = SpecialCart()
    #expect(special.badge() == "special cart")
  }
}

/// Time in rewritten sources is the application's time.
@Suite(.staged) @MainActor
struct ClockTests {
  private let stage = Stage()
  private let cart = CartViewController()

  init() { stage.window.rootViewController = cart }

  @Test func `Work on the main queue runs at its time on the stage's clock`() {
    stage.advance(by: 0.1)
    cart.refresh()
    #expect(cart.title == "appeared")
    stage.advance(by: 0.1)
    #expect(cart.title == "refreshing")
    stage.advance(by: 0.25)
    #expect(cart.title == "refreshed after true")
    stage.advance(by: 0.2)
    #expect(cart.title == "done")
  }

  @Test func `A task sleeps on the stage's clock`() async throws {
    let task = Task { try await cart.wait() }
    // The task begins when this one yields.
    for _ in 0..<10 { await Task.yield() }
    stage.advance(by: 0.9)
    for _ in 0..<10 { await Task.yield() }
    #expect(cart.title != "waited")
    stage.advance(by: 0.2)
    try await task.value
    #expect(cart.title == "waited")
  }
}
