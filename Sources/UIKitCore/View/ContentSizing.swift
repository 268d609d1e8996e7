internal import TouchstoneHitTree

/// A change inside a view whose size follows its content.
@_spi(Kit) public enum ContentChange: Sendable {
  /// The size of a view's content has changed.
  case size
  /// Constraints that a view holds have changed.
  case constraints
}

/// Notifies views whose size follows their content, such as the cells of a table.
@MainActor
package enum ContentSizing {
  /// Whether there was ever such a view. If not, changes don't look for one.
  @exclusivity(unchecked) package static var isUsed = false

  /// Notifies the nearest such view around a view.
  package static func didChange(_ change: ContentChange, in view: UIView) {
    guard isUsed else { return }
    for outer in LinkWalk(view, \.superviewStorage).dropFirst()
    where outer.followsContent(change, in: view) { return }
  }
}
