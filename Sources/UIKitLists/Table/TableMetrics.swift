@_spi(Kit) package import UIKitCore

/// The sizes of tables and cells in the design of one idiom, in points.
///
/// Only those of Mac Catalyst 26.1 were recorded (statements 734 to 739). *Measured* numbers are
/// from these recordings. *Practice* means that apps have relied on the number for years. *Chosen*
/// numbers look like the system's and aren't published anywhere (statement 741).
package struct TableMetrics: Sendable {
  /// The height of a row with one line: measured in Catalyst; practice of iOS 13 to 18 on phones.
  package var rowHeight: CGFloat
  /// The height of a row with two lines below each other: measured in Catalyst, chosen on phones.
  package var subtitleRowHeight: CGFloat
  /// The height of a section header with one line: measured in Catalyst, chosen on phones.
  package var headerHeight: CGFloat
  /// The height of a header or footer without a title in a grouped table: chosen.
  package var groupGap: CGFloat
  /// The height of a section footer with one line: measured in Catalyst, chosen on phones.
  package var footerHeight: CGFloat
  /// The space above each header of a plain table: measured in Catalyst, practice since iOS 15.
  package var headerTopPadding: CGFloat
  /// The distances from the sides of a cell to the ends of the line below it: measured.
  package var separatorInset: UIEdgeInsets
  /// The distance from the sides of a cell to its content: measured.
  package var contentSide: CGFloat
  /// The distance from the sides of a plain header to its text: measured.
  package var plainHeaderSide: CGFloat
  /// The distance from the top of a header to its text: measured.
  package var headerTop: CGFloat
  /// The distance from the sides of an inset grouped table to its cards, without and in a window:
  /// measured.
  package var cardSide, cardSideInWindow: CGFloat
  /// The corner radius of a card: measured, about.
  package var cardCorner: CGFloat
  /// The size of a new cell: practice.
  package var newCellSize: CGSize
  /// The least distance from the top and the bottom of a cell to its text: practice since iOS 11 on
  /// phones. Catalyst's 15.5 is measured, and 15 leaves room for a text that is rounded up to a
  /// whole point.
  package var contentTop: CGFloat
  /// The thickness of the line below a cell, or 0 for one pixel: measured in Catalyst, practice
  /// since iOS 7 on phones.
  package var separatorThickness: CGFloat
  /// The font size of a header of a grouped table: measured in Catalyst, practice of iOS 7 to 18 on
  /// phones.
  package var groupedHeaderFontSize: CGFloat
  /// The sizes and times of editing and reordering.
  package var editing = EditingMetrics()

  /// A phone.
  package static let phone = TableMetrics(
    rowHeight: 44, subtitleRowHeight: 58, headerHeight: 28, groupGap: 18, footerHeight: 28,
    headerTopPadding: 22, separatorInset: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0),
    contentSide: 16, plainHeaderSide: 16, headerTop: 5, cardSide: 8, cardSideInWindow: 16,
    cardCorner: 26, newCellSize: CGSize(width: 320, height: 44), contentTop: 11,
    separatorThickness: 0, groupedHeaderFontSize: 13)
  /// Mac Catalyst at compact width, as recorded.
  package static let catalyst = TableMetrics(
    rowHeight: 51.5, subtitleRowHeight: 70.5, headerHeight: 40.5, groupGap: 18, footerHeight: 30,
    headerTopPadding: 22, separatorInset: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8),
    contentSide: 16, plainHeaderSide: 8, headerTop: 10, cardSide: 8, cardSideInWindow: 16,
    cardCorner: 26, newCellSize: CGSize(width: 320, height: 44), contentTop: 15,
    separatorThickness: 1, groupedHeaderFontSize: 17)
  /// The current idiom. Tests of recorded scenes change it.
  package nonisolated(unsafe) static var inForce = phone

  /// Returns the thickness of a line on a screen with a scale, in points.
  func separatorThickness(at scale: CGFloat) -> CGFloat {
    separatorThickness > 0 ? separatorThickness : 1 / max(1, scale)
  }
}

// Sizes that are the same in every idiom, in points.
extension TableMetrics {
  /// The distance from the trailing edge of a cell to its accessory: measured.
  package static let accessorySide: CGFloat = 16
  /// The size of the chevron of a cell: measured.
  package static let disclosureSize = CGSize(width: 10.5, height: 14)
  /// The size of the check mark of a cell: measured.
  package static let checkmarkSize = CGSize(width: 19, height: 18)
  /// The width of the space in whose center the check mark is: measured, from the width that is
  /// left for the content.
  package static let checkmarkSpace: CGFloat = 24
  /// The distance between the button with details and the chevron next to it: chosen.
  package static let accessoryGap: CGFloat = 10
  /// The width of a margin at an edge that ends at an accessory: practice.
  package static let innerMargin: CGFloat = 8
  /// The greatest width in which text is readable, as in the layout guide: practice.
  package static let readableWidth: CGFloat = 672
  /// The distance between the image of a cell and its text: practice.
  package static let imageGap: CGFloat = 16
  /// The width of the first text of a cell of the style `value2`, and the distance to the second
  /// one: practice since iOS 7.
  package static let value2Column: CGFloat = 91
  package static let value2Gap: CGFloat = 6
  /// The least distance between two texts on a line: chosen.
  package static let textGap: CGFloat = 6
  /// The duration of the cross-fade of a selected cell, in seconds: chosen.
  package static let selectionFade: TimeInterval = 0.25
}
