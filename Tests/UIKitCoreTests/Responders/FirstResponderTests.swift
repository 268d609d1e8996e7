import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

@MainActor
struct FirstResponderTests {
  // statement 302
  @Test("a responder may not become first responder by default, and may resign")
  func defaults() {
    let responder = UIResponder()
    #expect(!responder.canBecomeFirstResponder)
    #expect(responder.canResignFirstResponder)
    #expect(!responder.isFirstResponder)
    let stage = Stage()
    let view = UIView()
    stage.window.addSubview(view)
    #expect(!view.becomeFirstResponder())
  }

  // statement 303
  @Test("becoming first responder asks the current one to resign")
  func takingOver() {
    let (stage, old, new, journal) = pair()
    #expect(old.becomeFirstResponder())
    _ = journal.take()
    #expect(new.becomeFirstResponder())
    #expect(journal.take() == ["new may become first?", "old is asked to resign"])
    #expect(new.isFirstResponder)
    #expect(!old.isFirstResponder)
    withExtendedLifetime(stage) {}
  }

  // statement 303
  @Test("if the current first responder refuses to resign, nothing changes")
  func refusalToResign() {
    let (stage, old, new, _) = pair()
    #expect(old.becomeFirstResponder())
    old.mayResign = false
    #expect(!new.becomeFirstResponder())
    #expect(old.isFirstResponder)
    #expect(!new.isFirstResponder)
    withExtendedLifetime(stage) {}
  }

  // statement 304
  @Test("a view that cannot become first responder leaves the current one undisturbed")
  func asksTheNewOneFirst() {
    let (stage, old, new, journal) = pair()
    #expect(old.becomeFirstResponder())
    new.mayBecomeFirst = false
    _ = journal.take()
    #expect(!new.becomeFirstResponder())
    #expect(journal.take() == ["new may become first?"])
    #expect(old.isFirstResponder)
    withExtendedLifetime(stage) {}
  }

  // statement 305
  @Test("becoming first responder again returns true and changes nothing")
  func alreadyFirst() {
    let (stage, old, _, journal) = pair()
    #expect(old.becomeFirstResponder())
    _ = journal.take()
    #expect(old.becomeFirstResponder())
    #expect(!journal.take().contains("old is asked to resign"))
    #expect(old.isFirstResponder)
    withExtendedLifetime(stage) {}
  }

  // statement 306
  @Test("a view outside any window does not become first responder")
  func outsideWindow() {
    let stage = Stage()
    let view = ChainView("loose", CallLog())
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    stage.window.addSubview(view)
    #expect(view.becomeFirstResponder())
  }

  @Test(
    "a first responder that leaves its window loses the status, even if it refuses to resign")
  func leavingWindow() {
    let (stage, old, new, _) = pair()
    #expect(old.becomeFirstResponder())
    old.mayResign = false
    old.removeFromSuperview()
    #expect(!old.isFirstResponder)
    #expect(new.becomeFirstResponder())
    stage.window.addSubview(old)
    #expect(!old.isFirstResponder)
  }

  // statement 307
  @Test("each window has its own first responder, and presses go to the key window's")
  func perWindow() {
    final class KeyView: UIView {
      var keys = 0
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
    }
    let stage = Stage()
    let other = UIWindow(frame: chainScreen)
    other.isHidden = false
    let first = KeyView()
    let second = KeyView()
    stage.window.addSubview(first)
    other.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.isFirstResponder)
    stage.press(.select)
    #expect(first.keys == 1)
    #expect(second.keys == 0)
    other.makeKey()
    stage.press(.select)
    #expect(first.keys == 1)
    #expect(second.keys == 1)
  }

  // statement 308
  @Test("an override that does not call super does not move the status")
  func withoutSuper() {
    final class Forgetful: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func becomeFirstResponder() -> Bool { true }
    }
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool { true }
    }
    let stage = Stage()
    let forgetful = Forgetful()
    let stubborn = Stubborn()
    stage.window.addSubview(forgetful)
    stage.window.addSubview(stubborn)
    _ = forgetful.becomeFirstResponder()
    #expect(!forgetful.isFirstResponder)
    #expect(stubborn.becomeFirstResponder())
    _ = stubborn.resignFirstResponder()
    #expect(stubborn.isFirstResponder)
  }

  // statement 309
  @Test("resigning is true by default, and a refusal keeps the status")
  func resigning() {
    let (stage, old, _, _) = pair()
    #expect(UIResponder().resignFirstResponder())
    #expect(old.becomeFirstResponder())
    old.mayResign = false
    #expect(!old.resignFirstResponder())
    #expect(old.isFirstResponder)
    old.mayResign = true
    #expect(old.resignFirstResponder())
    #expect(!old.isFirstResponder)
    withExtendedLifetime(stage) {}
  }

  // statement 310
  @Test("after a resignation there is no first responder, and next does not become it")
  func nobodyTakesOver() {
    let stage = Stage()
    let journal = CallLog()
    let parent = ChainView("parent", journal, frame: chainScreen)
    let child = ChainView("child", journal, frame: chainScreen)
    stage.window.addSubview(parent)
    parent.addSubview(child)
    #expect(child.becomeFirstResponder())
    #expect(child.resignFirstResponder())
    #expect(!parent.isFirstResponder)
    #expect(!stage.window.isFirstResponder)
  }

  @Test(
    "a first responder that makes a third one first while resigning leaves the third one first")
  func thirdWhileResigning() {
    final class Cunning: ChainView {
      weak var favourite: UIView?
      override func resignFirstResponder() -> Bool {
        let answer = super.resignFirstResponder()
        favourite?.becomeFirstResponder()
        return answer
      }
    }
    let (stage, favourite, new, journal) = pair()
    let cunning = Cunning("cunning", journal)
    stage.window.addSubview(cunning)
    #expect(cunning.becomeFirstResponder())
    cunning.favourite = favourite
    #expect(!new.becomeFirstResponder())
    #expect(favourite.isFirstResponder)
  }

  @Test("a controller becomes first responder of its view's window")
  func controllers() {
    final class Able: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = Stage()
    let controller = Able()
    #expect(!controller.becomeFirstResponder())
    stage.window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    #expect(controller.isFirstResponder)
  }

  @Test("a change of first responder is in the trace")
  func traced() {
    let (stage, old, _, _) = pair()
    _ = old.becomeFirstResponder()
    #expect(stage.trace.contains { $0.kind == .firstResponder && $0.subject?.name == "old" })
  }

  private func pair() -> (Stage, ChainView, ChainView, CallLog) {
    let stage = Stage()
    let journal = CallLog()
    let old = ChainView("old", journal, frame: chainScreen)
    let new = ChainView("new", journal, frame: chainScreen)
    stage.window.addSubview(old)
    stage.window.addSubview(new)
    return (stage, old, new, journal)
  }
}
