import Fuzzing
import RecordingObjects
import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// The delivery of a shake: each beginning has exactly one end or cancellation.
@MainActor
@Suite("Delivery of shakes")
struct MotionDeliveryTests {
  private let diary = CallLog()

  private func stage(firstResponder view: UIView) -> Stage {
    let stage = Stage()
    stage.window.addSubview(view)
    #expect(view.becomeFirstResponder())
    return stage
  }

  // statement 361
  @Test("a shake calls motionBegan when it starts and motionEnded when it stops, nothing between")
  func plain() {
    let stage = stage(firstResponder: MotionView("view", diary))
    stage.shake()
    #expect(diary.lines == ["view began", "view ended"])
    stage.swing(8)
    stage.settle()
    #expect(diary.lines == ["view began", "view ended", "view began", "view ended"])
    let motions = (1..<100).compactMap { UIEvent.EventSubtype(rawValue: $0) }
    #expect(motions == [.motionShake])
  }

  // statement 361
  @Test("the event of a shake is a motion of the subtype shake, at the time of the sample")
  func event() {
    let stage = Stage(application: NotingApplication.self)
    stage.advance(by: 1)
    stage.shake()
    let events = (stage.application as? NotingApplication)?.events ?? []
    #expect(events.map(\.type) == [.motion, .motion])
    #expect(events.map(\.subtype) == [.motionShake, .motionShake])
    #expect(events.map(\.timestamp) == [1, 1.5])
  }

  // statement 362, 364
  @Test("a shake goes to the first responder, and up the chain as long as it is forwarded")
  func chain() {
    let stage = Stage()
    let outer = MotionView("outer", diary)
    let middle = PlainView()
    let inner = MotionView("inner", diary)
    stage.window.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.becomeFirstResponder())
    stage.shake()
    #expect(diary.lines == ["inner began", "inner ended"])
    diary.lines = []
    inner.passesOn = true
    stage.shake()
    #expect(diary.lines == ["inner began", "outer began", "inner ended", "outer ended"])
    diary.lines = []
    #expect(middle.becomeFirstResponder())
    stage.shake()
    #expect(diary.lines == ["outer began", "outer ended"])
  }

  // statement 364
  @Test("the default implementations of all three methods forward, up to the app delegate")
  func defaults() {
    let stage = Stage()
    let delegate = NotingDelegate()
    stage.application.delegate = delegate
    let view = PlainView()
    stage.window.addSubview(view)
    #expect(view.becomeFirstResponder())
    stage.shake()
    view.motionCancelled(.motionShake, with: nil)
    #expect(delegate.lines == ["began", "ended", "cancelled"])
  }

  // statement 362
  @Test("without a first responder an override in the window's class still sees the shake")
  func noFirstResponder() {
    let stage = Stage()
    let window = MotionWindow(frame: stage.window.frame)
    window.diary = diary
    window.makeKeyAndVisible()
    stage.shake()
    #expect(
      diary.lines == [
        "window saw motionShake", "window began", "window saw motionShake", "window ended",
      ])
  }

  // statement 362
  @Test("a shake is delivered like every event: application, window, first responder, chain")
  func deliveryPath() {
    let stage = Stage()
    let window = MotionWindow(frame: stage.window.frame)
    window.diary = diary
    let view = MotionView("view", diary)
    view.passesOn = true
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.becomeFirstResponder())
    stage.shake()
    #expect(
      diary.lines == [
        "window saw motionShake", "view began", "window began",
        "window saw motionShake", "view ended", "window ended",
      ])
  }

  @Test("a window that consumes a shake's beginning withholds its end from the responder too")
  func withheld() {
    let stage = Stage()
    let window = MotionWindow(frame: stage.window.frame)
    let view = MotionView("view", diary)
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.becomeFirstResponder())
    var count = 0
    window.withholds = { _ in
      count += 1
      return count == 1
    }
    stage.shake()
    #expect(diary.lines.isEmpty)
    #expect(count == 2)
    #expect(
      stage.lines(.discarded) == ["motionEnded its beginning was not delivered"])
  }

  @Test("a shake sent twice by a window is delivered once")
  func twice() {
    let stage = Stage()
    let window = MotionWindow(frame: stage.window.frame)
    window.sendsTwice = true
    let view = MotionView("view", diary)
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.becomeFirstResponder())
    stage.shake()
    #expect(diary.lines == ["view began", "view ended"])
  }

  // MARK: Cancelled

  // statement 363
  @Test("a shake is cancelled when the app becomes inactive, and none begins until it is active")
  func interruption() {
    let stage = stage(firstResponder: MotionView("view", diary))
    stage.swing(3)
    stage.interrupt()
    #expect(diary.lines == ["view began", "view cancelled"])
    stage.swing(3)
    stage.settle()
    stage.shake()
    #expect(diary.lines == ["view began", "view cancelled"])
    stage.resume()
    stage.shake()
    #expect(diary.lines.suffix(2) == ["view began", "view ended"])
  }

  // statement 363
  @Test("a shake is cancelled when its responder's view leaves the window")
  func removal() {
    let view = MotionView("view", diary)
    let stage = stage(firstResponder: view)
    stage.swing(3)
    view.removeFromSuperview()
    #expect(diary.lines == ["view began", "view cancelled"])
    stage.swing(1)
    stage.settle()
    #expect(diary.lines == ["view began", "view cancelled"])
  }

  // statement 363
  @Test("a shake is cancelled when an ancestor view leaves, or the window is hidden")
  func removalAround() {
    let stage = Stage()
    let outer = UIView()
    let view = MotionView("view", diary)
    stage.window.addSubview(outer)
    outer.addSubview(view)
    #expect(view.becomeFirstResponder())
    stage.swing(2)
    outer.removeFromSuperview()
    #expect(diary.lines == ["view began", "view cancelled"])
    stage.settle()
    stage.window.addSubview(outer)
    #expect(view.becomeFirstResponder())
    stage.swing(2)
    stage.window.isHidden = true
    stage.settle()
    #expect(
      diary.lines == ["view began", "view cancelled", "view began", "view cancelled"])
  }

  // statement 363
  @Test("a controller's shake is cancelled when the controller's view leaves the window")
  func controller() {
    let stage = Stage()
    let controller = MotionController(diary)
    stage.window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    stage.swing(2)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(diary.lines == ["controller began", "controller cancelled"])
  }

  // statement 363
  @Test("a shake that lasts three seconds is cancelled, whether detected or sent by a host")
  func tooLong() {
    let stage = stage(firstResponder: MotionView("view", diary))
    stage.swing(40)
    #expect(diary.lines == ["view began", "view cancelled"])
    stage.settle()
    #expect(diary.lines == ["view began", "view cancelled"])
    stage.application.loop.post(.motion(MotionSample(phase: .began, time: stage.now)))
    stage.advance(by: 2.9)
    #expect(diary.lines.count == 3)
    stage.advance(by: 0.2)
    #expect(diary.lines.suffix(2) == ["view began", "view cancelled"])
    stage.application.loop.post(.motion(MotionSample(phase: .ended, time: stage.now)))
    stage.advance(by: 1)
    #expect(diary.lines.count == 4)
  }

  @Test("a shake ends automatically when the readings stop")
  func silence() {
    let stage = stage(firstResponder: MotionView("view", diary))
    stage.swing(2)
    #expect(diary.lines == ["view began"])
    stage.advance(by: 0.5)
    #expect(diary.lines == ["view began", "view ended"])
  }

  @Test("a shake ends at the responder where it began, even if another became first")
  func sameResponder() {
    let stage = Stage()
    let one = MotionView("one", diary)
    let other = MotionView("other", diary)
    stage.window.addSubview(one)
    stage.window.addSubview(other)
    #expect(one.becomeFirstResponder())
    stage.swing(2)
    #expect(other.becomeFirstResponder())
    stage.settle()
    #expect(diary.lines == ["one began", "one ended"])
  }

  @Test("a responder removed inside motionBegan receives the cancellation, once")
  func leavesInside() {
    let view = MotionView("view", diary)
    let stage = stage(firstResponder: view)
    view.onBegan = { [weak view] in view?.removeFromSuperview() }
    stage.shake()
    #expect(diary.lines == ["view began", "view cancelled"])
  }

  @Test("knocks and pushes are not a shake, and readings alone call no responder")
  func noShake() {
    let stage = stage(firstResponder: MotionView("view", diary))
    for _ in 0..<5 {
      stage.deviceMotion(acceleration: (3, 0, 0))
      stage.advance(by: 0.5)
    }
    #expect(diary.lines.isEmpty)
    #expect(stage.lines(.delivered).isEmpty)
  }

  @Test("after random shakes and removals each beginning ends or is cancelled once")
  func fuzz() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let diary = CallLog()
      let stage = Stage()
      let views = (0..<4).map { MotionView("view\($0)", diary) }
      for view in views { stage.window.addSubview(view) }
      for _ in 0..<60 {
        let view = views[Int.random(in: 0..<views.count, using: &generator)]
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: view.becomeFirstResponder()
        case 1: view.removeFromSuperview()
        case 2: views.randomElement(using: &generator)?.addSubview(view)
        case 3: stage.window.addSubview(view)
        case 4: stage.interrupt()
        case 5: stage.resume()
        case 6: stage.shake()
        case 7: view.onBegan = { [weak view] in view?.removeFromSuperview() }
        default: stage.swing(Int.random(in: 1...35, using: &generator))
        }
      }
      stage.settle()
      var open: String?
      for line in diary.lines {
        let words = line.split(separator: " ").map(String.init)
        if words[1] == "began" {
          #expect(open == nil, "seed \(seed): \(diary.lines)")
          open = words[0]
        } else {
          #expect(open == words[0], "seed \(seed): \(diary.lines)")
          open = nil
        }
      }
      #expect(open == nil, "seed \(seed): \(diary.lines)")
    }
  }

  // MARK: Traces

  @Test("the trace names the handler of a shake, or reports that there was none")
  func trace() {
    let stage = Stage()
    let outer = MotionView("outer", diary)
    let inner = PlainView()
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.becomeFirstResponder())
    stage.clearTrace()
    stage.shake()
    #expect(stage.lines(.answered) == ["motionBegan outer", "motionEnded outer"])
    #expect(stage.lines(.discarded).isEmpty)
    outer.removeFromSuperview()
    stage.clearTrace()
    stage.shake()
    #expect(stage.lines(.answered).isEmpty)
    #expect(stage.lines(.discarded).count == 2)
  }

  // statement 365
  @Test("the application handles an unconsumed shake if it can undo")
  func shakeToUndo() {
    let view = UndoingView()
    let stage = stage(firstResponder: view)
    stage.clearTrace()
    stage.shake()
    #expect(stage.lines(.answered).isEmpty)
    view.manager.registerUndo(withTarget: view) { _ in }
    stage.advance(by: 0.1)
    stage.clearTrace()
    stage.shake()
    #expect(stage.lines(.answered) == ["motionEnded UIApplication"])
    #expect(stage.lines(.discarded).count == 1)
  }
}

/// A view with its own undo manager.
private final class UndoingView: UIView {
  let manager = UndoManager()
  override var canBecomeFirstResponder: Bool { true }
  override var undoManager: UndoManager? { manager }
}

/// An application that stores its events.
private final class NotingApplication: UIApplication {
  var events: [UIEvent] = []
  override func sendEvent(_ event: UIEvent) {
    events.append(event)
    super.sendEvent(event)
  }
}

/// A delegate at the end of the chain.
private final class NotingDelegate: UIResponder, UIApplicationDelegate {
  var lines: [String] = []
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    lines.append("began")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    lines.append("ended")
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    lines.append("cancelled")
  }
}

/// A controller that can become first responder.
private final class MotionController: UIViewController {
  private let diary: CallLog
  init(_ diary: CallLog) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override var canBecomeFirstResponder: Bool { true }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.record("controller began")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.record("controller ended")
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.record("controller cancelled")
  }
}
