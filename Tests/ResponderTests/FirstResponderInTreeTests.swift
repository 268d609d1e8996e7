import Testing
import TouchstoneTesting
import UIKit

/// A view that records its calls, and may refuse.
private final class Stubborn: UIView {
  var mayResign = true
  var asked: [String] = []
  var onResign: (() -> Void)?

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mayResign }
  override func resignFirstResponder() -> Bool {
    asked.append("resign")
    onResign?()
    return super.resignFirstResponder()
  }
}

@Suite("First responders in the tree", .staged) @MainActor
struct FirstResponderInTreeTests {
  private let stage = Stage()

  // statement 313
  @Test("a first responder whose branch leaves the window is asked to resign, and then forced")
  func leaving() {
    let parent = UIView(frame: wholeScreen)
    let view = Stubborn(frame: wholeScreen)
    parent.addSubview(view)
    stage.window.addSubview(parent)
    #expect(view.becomeFirstResponder())
    parent.removeFromSuperview()
    #expect(view.asked == ["resign"])
    #expect(!view.isFirstResponder)
    stage.window.addSubview(parent)
    view.mayResign = false
    #expect(view.becomeFirstResponder())
    parent.removeFromSuperview()
    #expect(!view.isFirstResponder)
    stage.window.addSubview(parent)
    #expect(!view.isFirstResponder, "and gets nothing back")
  }

  // statement 313
  @Test("endEditing respects a refusal, unless it is forced")
  func endEditing() {
    let parent = UIView(frame: wholeScreen)
    let view = Stubborn(frame: wholeScreen)
    let beside = UIView()
    parent.addSubview(view)
    stage.window.addSubview(parent)
    stage.window.addSubview(beside)
    #expect(view.becomeFirstResponder())
    view.mayResign = false
    #expect(!parent.endEditing(false))
    #expect(view.isFirstResponder)
    #expect(beside.endEditing(true), "nothing to end in that branch")
    #expect(view.isFirstResponder)
    #expect(parent.endEditing(true))
    #expect(!view.isFirstResponder)
  }

  // statement 313
  @Test("a controller or another responder leaves with the views above or below it in the chain")
  func others() {
    final class Able: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    final class Loose: UIResponder {
      weak var above: UIResponder?
      override var next: UIResponder? { above }
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Able()
    stage.window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    controller.view.removeFromSuperview()
    #expect(!controller.isFirstResponder)
    let parent = UIView()
    let loose = Loose()
    loose.above = parent
    stage.window.addSubview(parent)
    #expect(loose.becomeFirstResponder())
    parent.removeFromSuperview()
    let other = Stubborn()
    stage.window.addSubview(other)
    #expect(other.becomeFirstResponder(), "nobody is asked who has gone")
    stage.window.addSubview(parent)
    #expect(!loose.isFirstResponder)
  }

  @Test("moving within the window keeps the status, moving to another window loses it")
  func moving() {
    let one = UIView()
    let two = UIView()
    let view = Stubborn()
    stage.window.addSubview(one)
    stage.window.addSubview(two)
    one.addSubview(view)
    #expect(view.becomeFirstResponder())
    two.addSubview(view)
    #expect(view.isFirstResponder)
    #expect(view.asked.isEmpty)
    let other = UIWindow(frame: wholeScreen)
    other.addSubview(view)
    #expect(view.asked == ["resign"])
    #expect(!view.isFirstResponder)
  }

  @Test("a view removed while it is asked to resign is first responder nowhere")
  func removedWhileAsked() {
    let view = Stubborn()
    let next = Stubborn()
    stage.window.addSubview(view)
    stage.window.addSubview(next)
    #expect(view.becomeFirstResponder())
    view.onResign = { [weak view] in view?.removeFromSuperview() }
    #expect(next.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    #expect(view.asked == ["resign", "resign"], "by the other one, and because it leaves")
    #expect(view.window == nil)
  }

  @Test("a new first responder removed while the old one resigns does not become first responder")
  func newOneRemoved() {
    let old = Stubborn()
    let new = Stubborn()
    stage.window.addSubview(old)
    stage.window.addSubview(new)
    #expect(old.becomeFirstResponder())
    old.onResign = { [weak new] in new?.removeFromSuperview() }
    #expect(!new.becomeFirstResponder())
    #expect(!new.isFirstResponder)
    #expect(!old.isFirstResponder)
  }

  // statement 307
  @Test("a window keeps its first responder while it is not key")
  func keyAndNot() {
    final class Front: UIWindow {
      var calls: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func becomeKey() { calls.append("key \(isFirstResponder)") }
      override func resignKey() { calls.append("not key \(isFirstResponder)") }
    }
    let view = Stubborn()
    stage.window.addSubview(view)
    #expect(view.becomeFirstResponder())
    let front = Front(frame: wholeScreen)
    #expect(front.becomeFirstResponder(), "a window can be its own first responder")
    front.makeKeyAndVisible()
    #expect(view.isFirstResponder)
    #expect(view.asked.isEmpty)
    stage.window.makeKey()
    #expect(front.calls == ["key true", "not key true"])
    #expect(front.isFirstResponder)
  }

  @Test("a refusal is in the trace, with the refusing responder and the reason")
  func refusals() {
    let view = Stubborn()
    view.accessibilityIdentifier = "stubborn"
    let plain = UIView()
    plain.accessibilityIdentifier = "plain"
    plain.becomeFirstResponder()
    stage.window.addSubview(view)
    stage.window.addSubview(plain)
    plain.becomeFirstResponder()
    view.becomeFirstResponder()
    view.mayResign = false
    _ = view.resignFirstResponder()
    let said = stage.trace.filter { $0.kind == .firstResponder }
      .map { "\($0.subject?.name ?? "") \($0.detail ?? "")" }
    #expect(
      said == [
        "plain is in no window", "plain may not become first responder",
        "stubborn became first responder", "stubborn refuses to resign",
      ])
  }
}
