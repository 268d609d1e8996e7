internal import UIKitCore

/// Where a module above hears of each change of a scroll view's offset, size and insets.
@MainActor
package enum ScrollChanges {
  /// Who hears; nobody until somebody observes.
  package static var heard: (@MainActor (UIScrollView) -> Void)?
}
