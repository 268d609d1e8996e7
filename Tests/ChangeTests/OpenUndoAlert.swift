import TouchstoneKit
import TouchstoneTesting
import UIKit

/// The undo alert after a shake.
@MainActor
final class OpenUndoAlert: OpenThing {
  private var undone = 0

  override func open() {
    begun = 1
    stage.window.undoManager?.registerUndo(withTarget: self) { $0.undone += 1 }
    stage.window.undoManager?.setActionName("Typing")
    stage.advance(by: 0.1)
    stage.shake()
  }

  private var alert: UIWindow? {
    stage.application.windowsFrontToBack.first {
      $0.accessibilityIdentifier == "undoAlert" && $0.isOnScreen
    }
  }

  override var isOpen: Bool { alert?.isUserInteractionEnabled == true }

  override var problems: [String] {
    let card = alert?.subviews.last?.frame ?? .null
    return problem(alert?.frame == world.bounds, "its window has \(alert?.frame ?? .null)")
      + problem(abs(card.midX - world.bounds.midX) < 1, "its card is at \(card)")
      + problem(world.bounds.contains(card), "its card is at \(card)")
  }

  override func close() {
    guard isOpen else { return }
    stage.tap("undo")
    ended = undone
  }
}
