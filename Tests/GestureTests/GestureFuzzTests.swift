import Testing
import TouchstoneTesting
import UIKit

/// Numbers that are the same in every run.
private struct Dice {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }
  mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
}

/// A view that keeps book of each of its touches.
private final class BookView: UIView {
  var open: [Int] = []
  var wrong: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if open.contains(touch.hash) { wrong.append("touch \(touch.hash) begins twice") }
      open.append(touch.hash)
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.contains(touch.hash) {
      wrong.append("touch \(touch.hash) moves in a view that does not have it")
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
  private func close(_ touches: Set<UITouch>) {
    for touch in touches {
      if !open.contains(touch.hash) { wrong.append("touch \(touch.hash) ends without a beginning") }
      open.removeAll { $0 == touch.hash }
    }
  }
}

/// Random recognizers in three nested views, under random fingers.
@MainActor
private final class FuzzWorld: NSObject, UIGestureRecognizerDelegate {
  let stage = Stage()
  var dice: Dice
  var views: [BookView] = []
  var recognizers: [UIGestureRecognizer] = []
  var lines: [String] = []
  var wrong: [String] = []
  private var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

  init(_ seed: Int) {
    dice = Dice(UInt64(seed) + 1)
    super.init()
    for level in 0..<3 {
      let inset = CGFloat(level) * 30
      let view = BookView(frame: CGRect(x: inset, y: inset, width: 300, height: 300))
      view.isMultipleTouchEnabled = !dice.chance(4)
      (views.last ?? stage.window).addSubview(view)
      views.append(view)
    }
    let action = Selector("fuzzNote:", FuzzWorld.noteAction(_:))
    for _ in 0..<(1 + dice.below(5)) {
      let recognizer = makeRecognizer()
      recognizer.name = "\(type(of: recognizer)) \(recognizers.count)"
      recognizer.cancelsTouchesInView = !dice.chance(4)
      recognizer.delaysTouchesBegan = dice.chance(4)
      recognizer.delaysTouchesEnded = !dice.chance(4)
      if dice.chance(3) { recognizer.delegate = self }
      recognizer.addTarget(self, action: action)
      views[dice.below(3)].addGestureRecognizer(recognizer)
      if dice.chance(3), !recognizers.isEmpty {
        recognizer.require(toFail: recognizers[dice.below(recognizers.count)])
      }
      recognizers.append(recognizer)
    }
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    switch dice.below(7) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + dice.below(3)
      tap.numberOfTouchesRequired = 1 + dice.below(2)
      return tap
    case 2:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = dice.chance(4) ? 0 : 0.3
      press.numberOfTapsRequired = dice.below(2)
      return press
    case 3: return UIPanGestureRecognizer()
    case 4:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right, .down]
      return swipe
    case 5: return UIPinchGestureRecognizer()
    default: return UIRotationGestureRecognizer()
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer.state != .possible { wrong.append("asked when it is not possible") }
    return !dice.chance(6)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { dice.chance(2) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { dice.chance(8) }

  private func noteAction(_ sender: Any?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
    let before = last[ObjectIdentifier(recognizer)]
    let isActive = before == .began || before == .changed
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    let isRight =
      switch recognizer.state {
      case .began: !isActive && !isDiscrete
      case .changed, .cancelled: isActive
      case .ended: isActive != isDiscrete
      case .possible, .failed: false
      }
    if !isRight { wrong.append("\(lines.last ?? "") after \(String(describing: before))") }
    last[ObjectIdentifier(recognizer)] = recognizer.state
    if dice.chance(12) { meddle() }
  }

  /// Turns a recognizer off and on, or takes it away and brings it back.
  private func meddle() {
    let recognizer = recognizers[dice.below(recognizers.count)]
    if dice.chance(2) {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    } else if let view = recognizer.view {
      view.removeGestureRecognizer(recognizer)
      last[ObjectIdentifier(recognizer)] = .cancelled
      view.addGestureRecognizer(recognizer)
    }
  }

  func play() -> [String] {
    var fingers: [Finger] = []
    for _ in 0..<30 {
      switch dice.below(8) {
      case 0, 1:
        guard fingers.count < 3 else { continue }
        fingers.append(
          stage.touch(at: CGPoint(x: 90 + dice.below(180), y: 90 + dice.below(180))))
      case 2, 3:
        guard !fingers.isEmpty else { continue }
        let finger = fingers.remove(at: dice.below(fingers.count))
        if dice.chance(8) { finger.cancel() } else { finger.lift() }
      case 4, 5, 6:
        guard !fingers.isEmpty else { continue }
        let way = [5, 20, -20][dice.below(3)]
        let finger = fingers[dice.below(fingers.count)]
        finger.move(
          by: dice.chance(2) ? CGVector(dx: way, dy: 0) : CGVector(dx: 0, dy: way),
          duration: dice.chance(3) ? 0.1 : 0)
      default:
        stage.advance(by: dice.chance(2) ? 0.1 : 0.6)
        if dice.chance(5) { meddle() }
      }
    }
    for finger in fingers { finger.lift() }
    stage.advance(by: 3)
    var problems = wrong + views.flatMap(\.wrong)
    for view in views where !view.open.isEmpty { problems.append("a view hears no end") }
    for recognizer in recognizers {
      if recognizer.state != .possible {
        problems.append("\(recognizer.name ?? "?") is left \(recognizer.state)")
      }
      if recognizer.numberOfTouches > 0 { problems.append("a recognizer keeps touches") }
      let state = last[ObjectIdentifier(recognizer)]
      if state == .began || state == .changed { problems.append("a gesture has no end") }
    }
    var verdicts: Set<String> = []
    for record in stage.trace where record.kind == .verdict {
      let key = "\(record.touch ?? 0) \(String(describing: record.subject))"
      if !verdicts.insert(key).inserted, record.detail?.contains("never received") != true {
        problems.append("two verdicts: \(key) \(record.detail ?? "")")
      }
    }
    return problems
  }
}

@MainActor
@Suite("Random recognizers under random fingers")
struct GestureFuzzTests {
  @Test(
    "touches end once, gestures end, nothing stays undecided, every verdict is single",
    arguments: 0..<8)
  func laws(block: Int) {
    var actions = 0
    for seed in (block * 50)..<(block * 50 + 50) {
      let world = FuzzWorld(seed)
      let problems = world.play()
      actions += world.lines.count
      #expect(problems == [], "seed \(seed)")
    }
    #expect(actions > 50)
  }

  @Test("the same input makes the same trace")
  func sameTrace() {
    for seed in 0..<5 {
      let traces = (0..<2).map { _ in
        let world = FuzzWorld(seed)
        _ = world.play()
        return world.stage.traceText
      }
      #expect(traces[0] == traces[1])
    }
  }
}
