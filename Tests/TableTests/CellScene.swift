import Testing
import UIKit
import UIKitLists

/// Cells of a table of the width of the recorded one, outside a window.
@MainActor
enum CellScene {
  static let width: CGFloat = 375

  /// Lays out a cell as high as it asks for, and returns its size.
  @discardableResult
  static func layOut(_ cell: UITableViewCell, width: CGFloat = width) -> CGSize {
    let size = fit(cell, width: width)
    cell.frame = CGRect(origin: .zero, size: size)
    cell.layoutIfNeeded()
    return size
  }

  /// Returns the size that a table asks a cell for.
  static func fit(_ view: UIView, width: CGFloat = width) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Runs a test with the sizes of the recordings.
  static func asRecorded(_ test: () throws -> Void) rethrows {
    TableMetrics.inForce = .catalyst
    defer { TableMetrics.inForce = .phone }
    try test()
  }

  /// Returns the label with a text below a view.
  static func label(_ text: String, in view: UIView) -> UILabel? {
    for inner in view.subviews {
      if let label = inner as? UILabel, label.text == text { return label }
      if let found = label(text, in: inner) { return found }
    }
    return nil
  }

  /// The height of a text of body size in lines of a width, as a plain label measures it.
  static func height(_ text: String, _ width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: width, height: 10_000)).height
  }

  /// A text of several lines in any cell of the tests.
  static let longText = Array(repeating: "several words", count: 20).joined(separator: " ")

  /// An image of a size without a picture.
  static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }
}

/// Returns whether two numbers differ by less than a pixel.
func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool {
  one.map { abs($0 - other) <= 0.75 } ?? false
}

/// Returns whether two numbers are equal apart from rounding.
func isSame(_ one: CGFloat?, _ other: CGFloat) -> Bool {
  one.map { abs($0 - other) < 0.001 } ?? false
}

/// Returns whether two rectangles are equal apart from rounding.
func isSame(_ one: CGRect?, _ other: CGRect) -> Bool {
  guard let one else { return false }
  return isSame(one.minX, other.minX) && isSame(one.minY, other.minY)
    && isSame(one.width, other.width) && isSame(one.height, other.height)
}
