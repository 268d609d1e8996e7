import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A view with a next responder that a test sets.
private final class DetourView: ChainView {
  weak var detour: UIResponder?
  var isLost = false
  override var next: UIResponder? { isLost ? nil : detour ?? super.next }
}

/// A responder that is neither view nor controller.
private final class Listener: UIResponder {
  var heard: [String] = []
  weak var above: UIResponder?
  override var next: UIResponder? { above }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("touch")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("press")
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("motion")
  }
  override func remoteControlReceived(with event: UIEvent?) { heard.append("remote") }
  func save(_ sender: Any?) { heard.append("save") }
}

/// Calls the next responder itself instead of `super`.
private final class DirectView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
}

@MainActor
struct NextOverrideTests {
  // statement 298
  @Test(
    "an overridden next redirects touches, presses, motion, remote control and actions")
  func everyKind() {
    let stage = Stage()
    let journal = CallLog()
    let parent = ChainView("parent", journal, frame: chainScreen)
    let detour = DetourView("detour", journal, frame: chainScreen)
    let listener = Listener()
    detour.detour = listener
    detour.forwardsTouches = true
    stage.window.addSubview(parent)
    parent.addSubview(detour)
    stage.application.beginReceivingRemoteControlEvents()
    #expect(detour.becomeFirstResponder())
    _ = journal.take()
    stage.touch(at: chainPoint).cancel()
    stage.press(.select)
    stage.shake()
    stage.remoteControl(.remoteControlPause)
    let save = Selector("saveAlongDetour:", Listener.save(_:))
    #expect(stage.application.sendAction(save, to: nil, from: nil, for: nil))
    #expect(listener.heard == ["touch", "press", "motion", "remote", "save"])
    #expect(journal.take() == ["detour began", "detour cancelled"])
  }

  // statement 298
  @Test("a plain view below an overridden next follows it")
  func belowOverride() {
    let stage = Stage()
    let journal = CallLog()
    let detour = DetourView("detour", journal, frame: chainScreen)
    detour.forwardsTouches = true
    let listener = Listener()
    detour.detour = listener
    let deep = UIView(frame: chainScreen)
    stage.window.addSubview(detour)
    detour.addSubview(deep)
    stage.touch(at: chainPoint).cancel()
    #expect(listener.heard == ["touch"])
  }

  // statement 298
  @Test("a next of nil ends the chain there")
  func chainCutOff() {
    let stage = Stage()
    let journal = CallLog()
    let parent = ChainView("parent", journal, frame: chainScreen)
    let lost = DetourView("lost", journal, frame: chainScreen)
    lost.isLost = true
    lost.forwardsTouches = true
    stage.window.addSubview(parent)
    parent.addSubview(lost)
    stage.tap(at: chainPoint)
    #expect(journal.take() == ["lost began", "lost ended"])
    // The view forwards to no responder, but still counts as having handled the touch.
    #expect(stage.trace.filter { $0.kind == .answered }.map(\.subject?.name) == ["lost"])
    #expect(!stage.trace.contains { $0.kind == .handedOn || $0.kind == .discarded })
  }

  @Test("calling super passes a touch to the next responder that handles it, once in each phase")
  func callingSuper() {
    let stage = Stage()
    let journal = CallLog()
    let parent = ChainView("parent", journal, frame: chainScreen)
    let child = ChainView("child", journal, frame: chainScreen)
    child.forwardsTouches = true
    stage.window.addSubview(parent)
    parent.addSubview(child)
    stage.tap(at: chainPoint)
    #expect(journal.take() == ["child began", "parent began", "child ended", "parent ended"])
  }

  @Test("calling next directly equals calling super, also past views that do not handle touches")
  func callingNext() {
    let stage = Stage()
    let journal = CallLog()
    let parent = ChainView("parent", journal, frame: chainScreen)
    let plain = UIView(frame: chainScreen)
    let child = DirectView(frame: chainScreen)
    stage.window.addSubview(parent)
    parent.addSubview(plain)
    plain.addSubview(child)
    stage.tap(at: chainPoint)
    #expect(journal.take() == ["parent began", "parent ended"])
  }

  // MARK: Rings

  @Test("a touch in a cyclic chain terminates, handled or not")
  func ringWithoutAnswer() {
    let stage = Stage()
    let ring = ring(in: stage, passesOn: true)
    stage.tap(at: chainPoint)
    #expect(ring.journal.lines.contains("inner began"))
    #expect(stage.trace.contains { $0.kind == .fault })
    ring.outer.detour = nil
    ring.inner.forwardsTouches = false
    _ = ring.journal.take()
    stage.tap(at: chainPoint)
    #expect(ring.journal.take() == ["inner began", "inner ended"])
  }

  @Test("a touch in a cycle of plain responders is discarded")
  func ringOfPlainResponders() {
    final class Silent: UIResponder {
      weak var above: UIResponder?
      override var next: UIResponder? { above }
    }
    let stage = Stage()
    let journal = CallLog()
    let view = DetourView("view", journal, frame: chainScreen)
    view.forwardsTouches = true
    let first = Silent()
    let second = Silent()
    first.above = second
    second.above = first
    view.detour = first
    stage.window.addSubview(view)
    stage.tap(at: chainPoint)
    #expect(journal.take() == ["view began", "view ended"])
    #expect(stage.trace.count < 100)
  }

  @Test("presses, motion and remote control in a cycle terminate")
  func ringOfOtherEvents() {
    let stage = Stage()
    let ring = ring(in: stage, passesOn: true)
    stage.application.beginReceivingRemoteControlEvents()
    stage.window.addSubview(ring.outer)
    #expect(ring.inner.window != nil)
    let first = Start()
    first.above = ring.inner
    stage.window.addSubview(first)
    #expect(first.becomeFirstResponder())
    stage.press(.select)
    stage.shake()
    stage.remoteControl(.remoteControlPlay)
    #expect(stage.trace.contains { $0.kind == .fault })
  }

  @Test("an action in a cycle finds no handler and terminates")
  func ringOfActions() {
    let stage = Stage()
    let ring = ring(in: stage, passesOn: true)
    let nobody = Selector("nobodyInTheRing:")
    #expect(ring.inner.target(forAction: nobody, withSender: nil) == nil)
    #expect(!stage.application.sendAction(nobody, to: nil, from: ring.inner, for: nil))
  }

  @Test("a responder in a cycle can become first responder")
  func ringOfFirstResponders() {
    let listener = Listener()
    listener.above = listener
    #expect(!listener.becomeFirstResponder())
    #expect(!listener.isFirstResponder)
    #expect(listener.resignFirstResponder())
  }

  @Test("the explanation of a point in a cycle names each link once")
  func ringExplained() {
    let stage = Stage()
    _ = ring(in: stage, passesOn: true)
    let chain = stage.explanation(at: chainPoint).chain
    #expect(chain.count <= 4)
  }

  private final class Start: UIView {
    weak var above: UIResponder?
    override var next: UIResponder? { above }
    override var canBecomeFirstResponder: Bool { true }
  }

  private func ring(
    in stage: Stage, passesOn: Bool
  ) -> (outer: DetourView, inner: DetourView, journal: CallLog) {
    let journal = CallLog()
    let outer = DetourView("outer", journal, frame: chainScreen)
    let inner = DetourView("inner", journal, frame: chainScreen)
    outer.forwardsTouches = passesOn
    inner.forwardsTouches = passesOn
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.detour = inner
    return (outer, inner, journal)
  }
}
