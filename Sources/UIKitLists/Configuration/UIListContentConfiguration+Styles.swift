internal import UIKitCore

extension UIListContentConfiguration {
  /// Returns the content of a cell with a text.
  public static func cell() -> Self { cell(.cell) }

  /// Returns the content of a cell with a text, and a smaller one below it.
  public static func subtitleCell() -> Self {
    var content = cell()
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return content
  }

  /// Returns the content of a cell with a text, and a gray one at the trailing edge.
  public static func valueCell() -> Self {
    var content = cell()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.setStyleColor(.secondaryLabel)
    return content
  }

  /// Returns the content of a cell of a sidebar.
  public static func sidebarCell() -> Self { cell(.sidebarCell) }

  /// Returns the content of a cell of a sidebar with a smaller gray text below the main text.
  public static func sidebarSubtitleCell() -> Self {
    var content = sidebarCell()
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.setStyleColor(.secondaryLabel)
    return content
  }

  /// Returns the content of a cell of a sidebar with several columns.
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }
  /// Returns the content of a cell of a sidebar with several columns, with a smaller gray text
  /// below the main text.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }

  /// Returns the content of a header for the list around it, which is that of a grouped list.
  public static func header() -> Self { groupedHeader() }
  /// Returns the content of a footer for the list around it, which is that of a grouped list.
  public static func footer() -> Self { groupedFooter() }

  /// Returns the content of a header of a plain list.
  public static func plainHeader() -> Self {
    header(HeaderStyle.font(isFooter: false, isGrouped: false), .label)
  }
  /// Returns the content of a footer of a plain list.
  public static func plainFooter() -> Self {
    header(
      HeaderStyle.font(isFooter: true, isGrouped: false), .secondaryLabel, isFooter: true)
  }
  /// Returns the content of a header of a grouped list.
  public static func groupedHeader() -> Self {
    header(
      HeaderStyle.font(isFooter: false, isGrouped: true), HeaderStyle.color(isFooter: false, true),
      isGrouped: true)
  }
  /// Returns the content of a footer of a grouped list.
  public static func groupedFooter() -> Self {
    header(
      HeaderStyle.font(isFooter: true, isGrouped: true), .secondaryLabel, isFooter: true,
      isGrouped: true)
  }
  /// Returns the content of a header of a sidebar.
  public static func sidebarHeader() -> Self {
    header(.preferredFont(forTextStyle: .headline), .label)
  }
  /// Returns the content of a large header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self {
    header(.systemFont(ofSize: 20, weight: .semibold), .label, isGrouped: true)
  }
  /// Returns the content of a very large header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    header(.systemFont(ofSize: 22, weight: .bold), .label, isGrouped: true)
  }

  private static func cell(_ style: Style) -> Self {
    var content = Self(style)
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: TableMetrics.inForce.contentTop, leading: TableMetrics.inForce.contentSide,
      bottom: TableMetrics.inForce.contentTop, trailing: TableMetrics.innerMargin)
    content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .body, scale: .large)
    return content
  }

  private static func header(
    _ font: UIFont, _ color: UIColor, isFooter: Bool = false, isGrouped: Bool = false
  ) -> Self {
    var content = Self(.header)
    content.textProperties.font = font
    content.textProperties.setStyleColor(color)
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    content.secondaryTextProperties.setStyleColor(.secondaryLabel)
    let inset = HeaderStyle.inset(
      isFooter: isFooter, HeaderStyle.font(isFooter: isFooter, isGrouped: isGrouped))
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: inset, leading: HeaderStyle.side(isGrouped: isGrouped), bottom: inset,
      trailing: TableMetrics.innerMargin)
    return content
  }
}

extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  private var parts: [ConfigurationPart] {
    [
      ("image", image as Any), ("text", text as Any), ("secondaryText", secondaryText as Any),
      ("textProperties", textProperties), ("secondaryTextProperties", secondaryTextProperties),
      ("imageProperties", imageProperties),
      ("directionalLayoutMargins", directionalLayoutMargins),
      ("prefersSideBySideTextAndSecondaryText", prefersSideBySideTextAndSecondaryText),
      ("imageToTextPadding", imageToTextPadding),
      ("textToSecondaryTextHorizontalPadding", textToSecondaryTextHorizontalPadding),
      ("textToSecondaryTextVerticalPadding", textToSecondaryTextVerticalPadding),
    ]
  }
  /// The image and the texts that are set.
  public var description: String {
    ConfigurationText.short("UIListContentConfiguration", Array(parts.prefix(3)))
  }
  /// All properties.
  public var debugDescription: String {
    ConfigurationText.long("UIListContentConfiguration", parts)
  }
  /// The properties as children.
  public var customMirror: Mirror { ConfigurationText.mirror(of: self, parts) }
}
