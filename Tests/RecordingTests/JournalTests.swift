import Testing
import TouchstoneHost
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

@Suite("The journal", .staged) @MainActor
struct JournalTests {
  private let stage = Stage()

  /// A view that is dragged with a pan.
  private final class Card: UIView {
    var moves = 0
    func panned(_ pan: UIPanGestureRecognizer) { moves += 1 }
    func tapped() {}
  }

  private func session() -> ApplicationSession {
    ApplicationSession(ApplicationHost(stage.application), appName: "Test")
  }

  private func card() -> (card: Card, pan: UIPanGestureRecognizer) {
    let card = Card(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    let pan = UIPanGestureRecognizer(target: card, action: Selector("panned:", Card.panned(_:)))
    pan.name = "pan"
    card.addGestureRecognizer(pan)
    stage.window.addSubview(card)
    return (card, pan)
  }

  @Test("a drag is one line for each turn with its action, without its moves")
  func drag() {
    let session = session()
    let card = card().card
    let finger = stage.touch(at: CGPoint(x: 80, y: 150))
    for _ in 0..<5 { finger.move(by: CGVector(dx: 30, dy: 0)) }
    finger.lift()
    #expect(card.moves > 3)
    #expect(
      session.journal(since: 0).map(\.text) == [
        "hit Card \"card\"",
        "touchesBegan discarded: no responder handled it",
        "UIPanGestureRecognizer \"pan\" possible → began",
        "touchesCancelled discarded: no responder handled it",
        "taken from Card \"card\" by *pan*",
        "Card \"card\" answered",
        "UIPanGestureRecognizer \"pan\" called panned: of Card \"card\"",
        "UIPanGestureRecognizer \"pan\" began → changed",
        "UIPanGestureRecognizer \"pan\" called panned: of Card \"card\"",
        "UIPanGestureRecognizer \"pan\" changed → ended",
        "UIPanGestureRecognizer \"pan\" called panned: of Card \"card\"",
      ])
  }

  @Test("a failed recognizer's line has its state once, and the cause after it")
  func failure() {
    let session = session()
    let pan = card().pan
    stage.tap(at: CGPoint(x: 100, y: 150))
    let line = session.journal(since: 0).map(\.text).first { $0.contains("possible → failed") }
    let cause = stage.why(pan)
    #expect(
      line?.hasPrefix("UIPanGestureRecognizer \"pan\" possible → failed: ") == true, "\(cause)")
    #expect(line?.contains("failed: failed") == false)
  }

  @Test("a bare method that was added twice is reported with both locations")
  func addedTwice() {
    let session = session()
    let (card, pan) = card()
    for _ in 0..<2 { pan.addTarget(card, action: Card.panned) }
    let line = session.journal(since: 0).last
    #expect(line?.kind == "action")
    #expect(line?.text.contains("JournalTests.swift") == true, "\(line?.text ?? "nothing")")
  }

  @Test("an action whose name has several words is named in full")
  func severalWords() {
    let session = session()
    let button = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 50))
    let card = card().card
    button.addTarget(card, action: Selector("tap a lot", Card.tapped), for: .touchUpInside)
    stage.window.addSubview(button)
    stage.tap(button)
    let lines = session.journal(since: 0).map(\.text)
    #expect(lines.contains("UIButton called tap a lot of Card \"card\""), "\(lines)")
  }
}
