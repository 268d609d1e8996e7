import Fuzzing
import TouchstoneTesting
import UIKit

/// Random input to a scene of the Gallery, which is the same for the same seed.
@MainActor
final class RandomHands {
  let gallery: GalleryStage
  private var random: SeededGenerator
  private var fingers: [Finger] = []

  private var stage: Stage { gallery.stage }

  init(_ scene: String, seed: Int) {
    gallery = GalleryStage(scene)
    random = SeededGenerator(seed: UInt64(seed))
  }

  /// Performs the next action.
  func act() {
    fingers.removeAll { !$0.isDown }
    switch random.below(20) {
    case 0...2: touch()
    case 3...6: fingers.first?.move(to: place(), duration: Double(random.below(30)) / 100)
    case 7...8: random.one(of: fingers)?.lift()
    case 9: stage.tap(at: place(), count: 1 + random.below(2))
    case 10...12: stage.advance(by: Double(random.below(60)) / 50)
    case 13: stage.press(key(), modifiers: random.chance(3) ? .command : [])
    case 14: stage.type(random.one(of: ["ab", "Touch", "1 "]) ?? "", expecting: .anything)
    case 15: stage.press(random.one(of: [.select, .playPause, .menu]) ?? .select)
    case 16: stage.scroll(at: place(), by: CGVector(dx: 0, dy: Double(random.below(200)) - 100))
    case 17: stage.hover(at: place())
    case 18: speak()
    default: interfere()
    }
  }

  /// Lifts every finger and waits until everything has ended.
  func end() {
    for finger in fingers where finger.isDown { finger.lift() }
    stage.advance(by: 5)
  }

  private func touch() {
    if fingers.count < 3 { fingers.append(stage.touch(at: place())) }
  }

  /// Moves assistive technology to the next element, and makes a request.
  private func speak() {
    stage.accessibility.focusNext()
    if random.chance(2), stage.accessibility.focused != nil { stage.accessibility.activate() }
  }

  private func interfere() {
    switch random.below(4) {
    case 0: stage.shake()
    case 1: stage.remoteCommand(random.one(of: RemoteCommand.allCases) ?? .play)
    case 2:
      fingers = []
      stage.interrupt()
      stage.resume()
    default: stage.longPress(at: place())
    }
  }

  private func key() -> UIKeyboardHIDUsage {
    random.one(of: [
      .keyboardTab, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow,
      .keyboardRightArrow, .keyboardReturnOrEnter, .keyboardEscape, .keyboardA, .keyboardC,
      .keyboardV, .keyboardZ,
    ]) ?? .keyboardTab
  }

  private func place() -> CGPoint { CGPoint(x: random.below(390), y: random.below(844)) }

  /// The frame and the text of every view, one line each.
  var picture: [String] {
    gallery.all.map { view in
      let words = (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? ""
      return "\(type(of: view)) \(view.frame) \(view.alpha) \(view.isHidden) \(words)"
    }
  }

  /// The trace, one line per record.
  var happened: [String] {
    stage.traceText.split(separator: "\n").map(String.init)
  }
}
