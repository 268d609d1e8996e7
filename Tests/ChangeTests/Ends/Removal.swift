import TouchstoneTesting
import UIKit

/// A removal of an object or its input after its beginning: a column of the table of ends.
enum Removal: String, CaseIterable {
  case view, ancestor, root, fullScreen, otherWindow, hiddenWindow, leftScene, interruption
  case background, interactionOff, dismissal
  /// The control or the recognizer is disabled, or the interaction leaves its view.
  case turnedOff

  @MainActor
  func apply(to row: OpenThing, in world: EndWorld) {
    let (changes, stage) = (world.changes, world.changes.stage)
    switch self {
    case .view: changes.host.removeFromSuperview()
    case .ancestor: world.branch.removeFromSuperview()
    case .root: stage.window.rootViewController = UIViewController()
    case .fullScreen:
      let shown = UIViewController()
      shown.modalPresentationStyle = .fullScreen
      changes.page.present(shown, animated: false)
      stage.advance(by: 0.1)
    case .otherWindow: world.other.addSubview(changes.host)
    case .hiddenWindow: stage.window.isHidden = true
    case .leftScene: stage.window.windowScene = nil
    case .interruption: stage.interrupt()
    case .background: stage.enterBackground()
    case .interactionOff: changes.host.isUserInteractionEnabled = false
    case .dismissal: changes.root.dismiss(animated: false)
    case .turnedOff: row.turnOff()
    }
  }

  /// Brings the application to the front again.
  @MainActor
  func undo(on stage: Stage) {
    if self == .background { stage.enterForeground() }
    if self == .interruption { stage.resume() }
  }
}

/// The world of a cell: a page with a subtree around the host, and a second window.
@MainActor
final class EndWorld {
  let changes = ChangeWorld()
  let branch = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
  /// A second window in front.
  let other = UIWindow(frame: CGRect(x: 0, y: 500, width: 390, height: 300))

  init() {
    changes.page.view.addSubview(branch)
    branch.addSubview(changes.host)
    other.isHidden = false
    changes.stage.settle()
  }
}
