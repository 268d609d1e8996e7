import TouchstoneTesting
import UIKit
import UntouchedInSix

/// Classes that must be on the main actor without declaring it, built without changes in Swift 6.
@MainActor @Suite(.staged)
struct StylingTests {
  private let stage = Stage()

  @Test func `A model of views styles views and values`() {
    let card = Card(frame: .zero)
    card.tag = 4
    stage.window.addSubview(card)
    Style.shared.restyle([card, StyleLog()], in: stage.window)
    #expect(card.backgroundColor == .red && stage.window.tintColor == .red)
    #expect(Style.shared.badge.text == "card 4" && Style.shared.dot.layer.cornerRadius == 2)
  }

  @Test func `A delegate in an extension is called, and calls its own`() {
    final class Listener: PressWatcherDelegate {
      var log: [String] = []
      func pressWatcher(_ watcher: PressWatcher, didSee count: Int) { log.append("saw \(count)") }
      func pressWatcherDidStop(_ watcher: PressWatcher) { log.append("stopped") }
    }
    let listener = Listener()
    let watcher = Watchers.Patient(watching: stage.window)
    watcher.delegate = listener
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(button)
    stage.tap(at: CGPoint(x: 25, y: 25))
    stage.tap(at: CGPoint(x: 100, y: 100))
    watcher.stop()
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(listener.log == ["saw 1", "stopped"] && watcher.count == 1)
  }
}
