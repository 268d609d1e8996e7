import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

@MainActor
struct ViewControllerTests {
  @Test("a root controller of a visible window appears, and disappears when the window is hidden")
  func rootAppears() {
    let stage = Stage()
    let journal = CallLog()
    stage.window.rootViewController = ChainController("root", journal)
    stage.settle()
    let appeared = [
      "root did load", "root will appear false", "root is appearing false",
      "root did appear false",
    ]
    #expect(journal.take() == appeared)
    stage.window.isHidden = true
    #expect(journal.take() == ["root will disappear false", "root did disappear false"])
    stage.window.isHidden = false
    stage.settle()
    #expect(journal.take() == Array(appeared.dropFirst()))
  }

  @Test("the root of a hidden window appears when the window is shown")
  func rootOfHiddenWindow() {
    let stage = Stage()
    let journal = CallLog()
    let window = UIWindow(frame: chainScreen)
    window.rootViewController = ChainController("root", journal)
    #expect(!journal.take().contains { $0.contains("appear") })
    window.isHidden = false
    stage.settle()
    #expect(journal.take().last == "root did appear false")
  }

  @Test("a new root controller appears after the old one has disappeared")
  func rootReplaced() {
    let stage = Stage()
    let journal = CallLog()
    stage.window.rootViewController = ChainController("old", journal)
    stage.settle()
    _ = journal.take()
    stage.window.rootViewController = ChainController("new", journal)
    stage.settle()
    #expect(
      journal.take().filter { $0.contains("did") } == [
        "old did disappear false", "new did load", "new did appear false",
      ])
  }

  @Test("a child appears and disappears with its parent")
  func childAppears() {
    let stage = Stage()
    let journal = CallLog()
    let parent = ChainController("parent", journal)
    let child = ChainController("child", journal)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = journal.take()
    stage.window.rootViewController = parent
    stage.settle()
    #expect(journal.take().filter { $0 == "child did appear false" }.count == 1)
    stage.window.rootViewController = nil
    #expect(journal.take().filter { $0 == "child did disappear false" }.count == 1)
  }

  // statement 373
  @Test("presenting without animation shows at once, and completes with the next frame")
  func presented() {
    let (stage, presenter, presented, journal) = pair()
    presenter.present(presented, animated: false) { journal.record("completed") }
    #expect(journal.take() == ["presented did load", "presented will appear false"])
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentingViewController === presenter)
    #expect(presented.view.window === stage.window)
    stage.advance(by: 1.0 / 60)
    #expect(
      journal.take() == [
        "presented is appearing false", "presented did appear false", "completed",
      ])
    presented.dismiss(animated: false) { journal.record("dismissed") }
    #expect(journal.take() == ["presented will disappear false"])
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    #expect(presented.view.window == nil)
    #expect(stage.window.subviews.count == 1)
    stage.advance(by: 1.0 / 60)
    #expect(journal.take() == ["presented did disappear false", "dismissed"])
  }

  @Test("presenting with animation completes on the stage's clock")
  func presentedAnimated() {
    let (stage, presenter, presented, journal) = pair()
    presenter.present(presented, animated: true) { journal.record("completed") }
    #expect(journal.take() == ["presented did load", "presented will appear true"])
    stage.advance(by: 0.1)
    #expect(journal.take() == ["presented is appearing true"])
    stage.settle()
    #expect(journal.take() == ["presented did appear true", "completed"])
    presenter.dismiss(animated: true) { journal.record("dismissed") }
    #expect(journal.take() == ["presented will disappear true"])
    stage.settle()
    #expect(journal.take() == ["presented did disappear true", "dismissed"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test("a full-screen presentation removes the presenter's view and restores it")
  func fullScreen() {
    let (stage, presenter, presented, journal) = pair()
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: false)
    stage.settle()
    #expect(journal.take().contains("presenter did disappear false"))
    presenter.dismiss(animated: false)
    stage.settle()
    #expect(journal.take().contains("presenter did appear false"))
  }

  @Test("touches do not reach the presenter while another controller covers it")
  func touchesAreBlocked() {
    let (stage, presenter, presented, journal) = pair()
    presenter.view.addSubview(ChainView("behind", journal, frame: chainScreen))
    presenter.present(presented, animated: false)
    presented.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
    presented.answersTouches = true
    stage.settle()
    _ = journal.take()
    stage.tap(at: CGPoint(x: 100, y: 500))
    #expect(journal.take() == ["presented began"])
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(!journal.take().contains { $0.hasPrefix("behind") })
    presenter.dismiss(animated: false)
    stage.settle()
    _ = journal.take()
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(journal.take() == ["behind began", "behind ended"])
  }

  @Test("a presenting controller presents no second one")
  func presentsOnce() {
    let (stage, presenter, presented, journal) = pair()
    presenter.present(presented, animated: false)
    presenter.present(ChainController("third", journal), animated: false)
    #expect(presenter.presentedViewController === presented)
    #expect(stage.trace.contains { $0.kind == .fault })
  }

  @Test("dismissing removes all controllers presented on top")
  func dismissingAStack() {
    let (stage, presenter, presented, journal) = pair()
    let third = ChainController("third", journal)
    presenter.present(presented, animated: false)
    presented.present(third, animated: false)
    presenter.dismiss(animated: false)
    #expect(third.presentingViewController == nil)
    #expect(presenter.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1)
  }

  @Test("a controller that is in no window presents nothing and reports it")
  func presenterWithoutWindow() {
    let stage = Stage()
    let presenter = UIViewController()
    presenter.present(UIViewController(), animated: false)
    #expect(presenter.presentedViewController == nil)
    #expect(stage.trace.contains { $0.kind == .fault })
  }

  private func pair() -> (Stage, ChainController, ChainController, CallLog) {
    let stage = Stage()
    let journal = CallLog()
    let presenter = ChainController("presenter", journal)
    let presented = ChainController("presented", journal)
    stage.window.rootViewController = presenter
    stage.settle()
    _ = journal.take()
    return (stage, presenter, presented, journal)
  }
}
