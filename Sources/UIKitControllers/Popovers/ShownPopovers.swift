internal import UIKitCore

/// The visible popovers of an application, which follow their sources.
@MainActor
final class ShownPopovers: FollowsLayout {
  private struct Entry {
    weak var popover: UIPopoverPresentationController?
  }
  private var entries: [Entry] = []

  nonisolated init() {}

  func add(_ popover: UIPopoverPresentationController) {
    entries.removeAll { $0.popover == nil || $0.popover === popover }
    entries.append(Entry(popover: popover))
  }

  func remove(_ popover: UIPopoverPresentationController) {
    entries.removeAll { $0.popover == nil || $0.popover === popover }
  }

  /// Updates the popovers if their sources have moved.
  func layoutDidEnd() {
    guard !entries.isEmpty else { return }
    for entry in entries { entry.popover?.followSource() }
  }
}

extension UIApplication {
  var shownPopovers: ShownPopovers { parts.part { ShownPopovers() } }
}
