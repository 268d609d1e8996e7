import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Controllers that are presented in a hidden window, or in a window that leaves its scene.
@MainActor @Suite(.staged)
struct HiddenWindowTests {
  /// The ways in which a window leaves the screen and comes back.
  enum Absence: CaseIterable { case hidden, withoutScene }

  private let stage = Stage()
  private let log = CallLog()
  private let root: LoggedController
  private let page: LoggedController

  init() {
    root = LoggedController("root", log)
    page = LoggedController("page", log)
    stage.window.rootViewController = root
    stage.settle()
  }

  private func present(_ style: UIModalPresentationStyle) {
    page.modalPresentationStyle = style
    root.present(page, animated: false)
    stage.settle()
    _ = log.take()
  }

  private func hide(_ absence: Absence) -> () -> Void {
    let (window, scene) = (stage.window, stage.window.windowScene)
    switch absence {
    case .hidden:
      window.isHidden = true
      return { window.isHidden = false }
    case .withoutScene:
      window.windowScene = nil
      return { window.windowScene = scene }
    }
  }

  private let coming = ["willAppear", "isAppearing", "didAppear"]
  private let going = ["willDisappear", "didDisappear"]

  @Test(arguments: Absence.allCases)
  func
    `A controller in full screen disappears and appears with its window, its presenter doesn't`(
      _ absence: Absence
    )
  {
    present(.fullScreen)
    let show = hide(absence)
    stage.settle()
    #expect(log.take() == going.map { "page \($0)" })
    show()
    stage.settle()
    #expect(log.take() == coming.map { "page \($0)" })
  }

  @Test(arguments: Absence.allCases)
  func `A sheet and its presenter disappear and appear with their window`(_ absence: Absence) {
    present(.pageSheet)
    let show = hide(absence)
    stage.settle()
    #expect(log.take() == going.map { "page \($0)" } + going.map { "root \($0)" })
    show()
    stage.settle()
    let lines = log.take()
    #expect(lines.filter { $0.hasPrefix("page") } == coming.map { "page \($0)" })
    #expect(lines.filter { $0.hasPrefix("root") } == coming.map { "root \($0)" })
  }

  @Test(arguments: Absence.allCases, [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `A controller dismissed meanwhile doesn't appear again, and its presenter does`(
    _ absence: Absence, _ style: UIModalPresentationStyle
  ) {
    present(style)
    let show = hide(absence)
    stage.settle()
    _ = log.take()
    root.dismiss(animated: false)
    stage.settle()
    #expect(log.take() == [])
    show()
    stage.settle()
    #expect(log.take() == coming.map { "root \($0)" })
  }

  @Test(arguments: Absence.allCases)
  func `A controller presented meanwhile appears with its window`(_ absence: Absence) {
    _ = log.take()
    let show = hide(absence)
    present(.fullScreen)
    #expect(root.presentedViewController === page && log.take() == [])
    show()
    stage.settle()
    #expect(log.take() == coming.map { "page \($0)" })
  }
}
