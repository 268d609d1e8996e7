package import UIKitCore

/// A container whose elements for assistive technology aren't simply its subviews, such as a table,
/// which has elements for rows without a cell too.
///
/// An app that sets `accessibilityElements` of the container replaces them.
@MainActor package protocol ReadsOwnElements: UIResponder {
  /// The elements in reading order, or `nil` to read the subviews.
  var elementsToRead: [UIResponder]? { get }
}
