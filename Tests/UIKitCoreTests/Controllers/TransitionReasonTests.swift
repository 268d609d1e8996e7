import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The values of `isBeingPresented` and the related properties, by time.
@MainActor @Suite(.staged)
struct TransitionReasonTests {
  private let stage = Stage()
  private let log = CallLog()

  /// Returns a controller that logs in each callback which of the four properties is true.
  private func controller(_ name: String) -> LoggedController {
    let controller = LoggedController(name, log)
    controller.detail = { Self.reasons($0) }
    return controller
  }

  private static func reasons(_ controller: UIViewController) -> String {
    let all = [
      (controller.isBeingPresented, "presented"), (controller.isBeingDismissed, "dismissed"),
      (controller.isMovingToParent, "to"), (controller.isMovingFromParent, "from"),
    ]
    return all.filter(\.0).map(\.1).joined(separator: "+")
  }

  private func shownRoot() -> LoggedController {
    let root = controller("root")
    stage.window.rootViewController = root
    stage.settle()
    _ = log.take()
    return root
  }

  // statement 412
  @Test(
    "a presented controller is being presented in its appearance, dismissed in its disappearance",
    arguments: [false, true])
  func presented(animated: Bool) {
    let root = shownRoot()
    let shown = controller("shown")
    shown.modalPresentationStyle = .fullScreen
    root.present(shown, animated: animated)
    #expect(shown.isBeingPresented)
    stage.settle()
    #expect(Self.reasons(shown) == "")
    #expect(
      log.take() == [
        "shown didLoad ", "root willDisappear ", "shown willAppear presented",
        "shown isAppearing presented", "shown didAppear presented", "root didDisappear ",
      ])
    shown.dismiss(animated: animated)
    #expect(shown.isBeingDismissed)
    stage.settle()
    #expect(Self.reasons(shown) == "")
    #expect(
      log.take() == [
        "shown willDisappear dismissed", "root willAppear ", "root isAppearing ",
        "root didAppear ", "shown didDisappear dismissed",
      ])
  }

  // statement 412
  @Test("a controller under a full screen is neither dismissed nor moved in its transitions")
  func covered() {
    let root = shownRoot()
    let middle = controller("middle")
    middle.modalPresentationStyle = .fullScreen
    root.present(middle, animated: false)
    stage.settle()
    _ = log.take()
    let top = controller("top")
    top.modalPresentationStyle = .fullScreen
    middle.present(top, animated: false)
    stage.settle()
    top.dismiss(animated: false)
    stage.settle()
    #expect(
      log.take().filter { $0.hasPrefix("middle") } == [
        "middle willDisappear ", "middle didDisappear ", "middle willAppear ",
        "middle isAppearing ", "middle didAppear ",
      ])
  }

  // statement 412
  @Test("a child is moving to its parent at its first appearance, and from it when removed")
  func child() {
    let root = shownRoot()
    let child = controller("child")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.settle()
    #expect(Self.reasons(child) == "")
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(Self.reasons(child) == "")
    #expect(
      log.take() == [
        "child didLoad to", "child willAppear to", "child isAppearing to", "child didAppear to",
        "child willDisappear from", "child didDisappear from",
      ])
  }

  @Test("a child that a container only hides and shows again is not moving")
  func hiddenChild() {
    let root = shownRoot()
    let child = controller("child")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.settle()
    _ = log.take()
    child.view.removeFromSuperview()
    root.view.addSubview(child.view)
    stage.settle()
    #expect(
      log.take() == [
        "child willDisappear ", "child didDisappear ", "child willAppear ", "child isAppearing ",
        "child didAppear ",
      ])
  }

  @Test("a child that left its parent before its view leaves is still moving from its parent")
  func leftFirst() {
    let root = shownRoot()
    let child = controller("child")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.settle()
    _ = log.take()
    child.removeFromParent()
    child.view.removeFromSuperview()
    #expect(log.take() == ["child willDisappear from", "child didDisappear from"])
    #expect(Self.reasons(child) == "")
  }
}
