@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The fonts, the colors and the layout of the labels of the four styles.
///
/// The size 17 and the place of the second label are measured. The other sizes are those of iOS 7
/// to 18, by practice.
@MainActor
enum CellTextStyle {
  /// The sizes of the labels of the style `value2`, in points.
  private static let value2TextSize: CGFloat = 12
  private static let value2DetailSize: CGFloat = 15

  static func prepareText(_ label: UILabel, _ style: UITableViewCell.CellStyle) {
    guard style == .value2 else { return prepare(label, .body) }
    label.font = .systemFont(ofSize: value2TextSize)
    label.textAlignment = .right
  }

  static func prepareDetail(_ label: UILabel, _ style: UITableViewCell.CellStyle) {
    switch style {
    case .value1:
      prepare(label, .body)
      label.textColor = .secondaryLabel
    case .value2: label.font = .systemFont(ofSize: value2DetailSize)
    case .default, .subtitle: prepare(label, .caption1)
    }
  }

  /// Sets the font of a text style, which follows the user's text size.
  private static func prepare(_ label: UILabel, _ style: UIFont.TextStyle) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
  }

  /// Returns the layout of a style without margins and content.
  static func layout(_ style: UITableViewCell.CellStyle) -> ListContentLayout {
    var layout = ListContentLayout()
    layout.horizontalPadding = TableMetrics.textGap
    switch style {
    case .default, .subtitle: break
    case .value1: layout.arrangement = .sideBySide
    case .value2:
      layout.arrangement = .column(TableMetrics.value2Column)
      layout.horizontalPadding = TableMetrics.value2Gap
    }
    return layout
  }
}
