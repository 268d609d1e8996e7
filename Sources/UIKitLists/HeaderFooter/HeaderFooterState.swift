@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The state of a header or footer.
@MainActor struct HeaderFooterState {
  let reuseIdentifier: String?
  var contentView = UIView()
  var backgroundView: UIView?
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var configuredBackground: ConfiguredBackground?
  var text: CellLabelView?
  var detail: CellLabelView?
  /// Whether the view floats above the rows.
  var isPinned = false
  var isFooter = false

  /// Whether the configurations are updated before the next layout.
  var needsUpdate = true
  /// Whether the configurations are being updated.
  var isUpdating = false
  /// The values that the view chose. Others are those of the app.
  var chosenFont: UIFont?
  var chosenColor: UIColor?
  var chosenMargins: UIEdgeInsets?

  init(reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier }
}

/// The fonts, the colors and the places of the titles of sections.
enum HeaderStyle {
  /// Returns the font of a title: measured in Catalyst, and practice on phones for grouped tables.
  static func font(isFooter: Bool, isGrouped: Bool) -> UIFont {
    if isFooter { return .preferredFont(forTextStyle: .footnote) }
    guard isGrouped else { return .preferredFont(forTextStyle: .headline) }
    return hasLargeGroupedTitles
      ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
  }

  /// Returns the color of a title.
  static func color(isFooter: Bool, _ isGrouped: Bool) -> UIColor {
    isFooter || isGrouped && !hasLargeGroupedTitles ? .secondaryLabel : .label
  }

  private static var hasLargeGroupedTitles: Bool {
    TableMetrics.inForce.groupedHeaderFontSize >= UIFont.labelFontSize
  }

  /// Returns the height of a view with a title of one line, in points.
  static func height(isFooter: Bool) -> CGFloat {
    isFooter ? TableMetrics.inForce.footerHeight : TableMetrics.inForce.headerHeight
  }

  /// Returns the distance from the top and the bottom to a title, with which a title of one line has
  /// the height of ``height(isFooter:)``.
  static func inset(isFooter: Bool, _ font: UIFont) -> CGFloat {
    let line = font.lineHeight.rounded(.up)
    return max(0, (height(isFooter: isFooter) - line) / 2)
  }

  /// Returns the distance from the sides to a title.
  static func side(isGrouped: Bool) -> CGFloat {
    isGrouped ? TableMetrics.inForce.contentSide : TableMetrics.inForce.plainHeaderSide
  }
}
