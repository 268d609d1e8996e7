import Testing
import TouchstoneTesting
import UIKit

/// Methods that are called by name, later and from other threads.
@Suite(.staged)
@MainActor
struct PerformingTests {
  private final class Card: UIView {
    var calls: [String] = []
    func note(_ text: Any?) { calls.append("\(text ?? "nil")") }
    static let note = Selector("note:", Card.note(_:))
  }

  @Test("a delayed call is cancelled with its argument, and with no other")
  func cancelling() {
    let stage = Stage()
    let card = Card()
    for text in ["a", "b"] { card.perform(Card.note, with: text, afterDelay: 1) }
    card.perform(Card.note, with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: card, selector: Card.note, object: "c")
    NSObject.cancelPreviousPerformRequests(withTarget: card, selector: Card.note, object: "a")
    NSObject.cancelPreviousPerformRequests(withTarget: card, selector: Card.note, object: nil)
    stage.advance(by: 1)
    #expect(card.calls == ["b"])
  }

  @Test("a delayed call waits for the end of a drag unless its modes are common")
  func modes() {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 900)
    stage.window.addSubview(scroll)
    let card = Card()
    card.perform(Card.note, with: "default", afterDelay: 0.5)
    card.perform(Card.note, with: "common", afterDelay: 0.5, inModes: [.common])
    card.perform(Card.note, with: "never", afterDelay: 0.5, inModes: [])
    let finger = stage.touch(at: CGPoint(x: 150, y: 250))
    finger.move(to: CGPoint(x: 150, y: 150), duration: 0.2)
    stage.advance(by: 1)
    #expect(card.calls == ["common"])
    finger.lift()
    stage.advance(by: 3)
    #expect(card.calls == ["common", "default"])
  }

  @Test("a call to the main thread from the main thread waits for its own turn")
  func onMainThread() {
    let stage = Stage()
    let card = Card()
    card.performSelector(onMainThread: Card.note, with: "later", waitUntilDone: false)
    card.performSelector(onMainThread: Card.note, with: "now", waitUntilDone: true)
    #expect(card.calls == ["now"])
    stage.advance(by: 0)
    #expect(card.calls == ["now", "later"])
  }

  @Test("a call to the main thread from another thread arrives there")
  func fromAnotherThread() async {
    let stage = Stage()
    let card = Card()
    let note = Card.note
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        card.performSelector(inBackground: note, with: "called")
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(card.calls == ["called"])
    withExtendedLifetime(stage) {}
  }

  @Test("an object's lock keeps other threads out, and is recursive")
  func locks() {
    let object = NSObject()
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) let key = object
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1_000 {
        objc_sync_enter(key)
        objc_sync_enter(key)
        count += 1
        objc_sync_exit(key)
        objc_sync_exit(key)
      }
    }
    #expect(count == 4_000)
    #expect(objc_sync_exit(object) != 0)
  }
}
