/// The sizes of controls, menus and alerts in the design of one iOS version, in points.
///
/// The numbers of iOS 26 and iOS 18 are next to each other, so that one line switches the design.
/// The comment of each number names its sources, first for iOS 26, then for iOS 18. *Measured*
/// numbers were read from UIKit 26.1. *Practice* means that apps have relied on the number for
/// years. *Chosen* numbers look like the system's and aren't published anywhere.
package struct DesignMetrics: Sendable {
  package let toggle: Toggle
  package let slider: Slider
  package let field: Field
  package let contextMenu: ContextMenu
  package let editMenu: EditMenu
  package let alert: Alert

  package static let iOS26 = DesignMetrics(
    toggle: .iOS26, slider: .iOS26, field: .iOS26, contextMenu: .iOS26, editMenu: .iOS26,
    alert: .iOS26)
  package static let iOS18 = DesignMetrics(
    toggle: .iOS18, slider: .iOS18, field: .iOS18, contextMenu: .iOS18, editMenu: .iOS18,
    alert: .iOS18)
  /// The current design.
  package static let inForce = iOS26
}

extension DesignMetrics {
  /// A switch.
  package struct Toggle: Sendable {
    /// The size of every switch: measured, practice.
    package let size: CGSize
    /// The intrinsic content size: measured, practice.
    package let intrinsicSize: CGSize
    /// The size of the thumb: measured, practice.
    package let thumb: CGSize
    /// The distance from the edge of the track to the thumb: measured, practice.
    package let gap: CGFloat
    /// The additional width of the thumb during a touch: chosen, practice.
    package let stretch: CGFloat

    package static let iOS26 = Toggle(
      size: CGSize(width: 63, height: 28), intrinsicSize: CGSize(width: 61, height: 28),
      thumb: CGSize(width: 37, height: 24), gap: 2, stretch: 4)
    package static let iOS18 = Toggle(
      size: CGSize(width: 51, height: 31), intrinsicSize: CGSize(width: 51, height: 31),
      thumb: CGSize(width: 27, height: 27), gap: 2, stretch: 7)
  }

  /// A slider.
  package struct Slider: Sendable {
    /// The height: measured, practice.
    package let height: CGFloat
    /// The height of the track: measured, practice.
    package let track: CGFloat
    /// The distance from the slider's ends to the track's ends: measured, practice.
    package let margin: CGFloat
    /// The size of the thumb: measured, practice.
    package let thumb: CGSize
    /// The distance from the images at the ends to the track: chosen.
    package let imageGap: CGFloat
    /// The margin around the thumb in which a touch still hits it.
    ///
    /// It increases the thumb's height to the 44 points that Apple's Human Interface Guidelines
    /// require.
    package let reach: CGFloat

    package static let iOS26 = Slider(
      height: 34, track: 6, margin: 0, thumb: CGSize(width: 37, height: 24), imageGap: 8,
      reach: 10)
    package static let iOS18 = Slider(
      height: 34, track: 4, margin: 2, thumb: CGSize(width: 28, height: 28), imageGap: 8,
      reach: 8)
  }

  /// A text field with rounded corners.
  package struct Field: Sendable {
    /// The height with the system font: measured, practice.
    package let height: CGFloat
    /// The distances of the text area from the sides, and from the top and the bottom: measured,
    /// practice.
    package let side, top: CGFloat
    /// The intrinsic width without the text: measured, practice.
    package let widthBesideText: CGFloat
    /// The corner radius: chosen.
    package let corner: CGFloat

    package static let iOS26 = Field(height: 34, side: 7, top: 2, widthBesideText: 28, corner: 5)
    package static let iOS18 = Field(height: 34, side: 7, top: 0, widthBesideText: 16, corner: 5)
  }

  /// The menu of a control or of a long press.
  package struct ContextMenu: Sendable {
    /// The width: measured, chosen.
    package let width: CGFloat
    /// The height of a row without and with a second line: measured, chosen.
    package let row, tallRow: CGFloat
    /// The height of the menu's title: measured, chosen.
    package let header: CGFloat
    /// The distance between sections: measured, chosen.
    package let sectionGap: CGFloat
    /// The space above the first row and below the last: measured, chosen.
    package let padding: CGFloat
    /// The distance from the left to a title, without and with marks before the titles: measured,
    /// chosen.
    package let title, markedTitle: CGFloat
    /// The distance from the end of a title to the right: measured, chosen.
    package let side: CGFloat
    /// The corner radius: measured, chosen.
    package let corner: CGFloat
    /// Whether rows are separated by a hairline.
    package let hasLines: Bool
    /// Whether the menu of a control covers the control, corner on corner, instead of being next to
    /// it: measured, chosen.
    package let coversControl: Bool

    package static let iOS26 = ContextMenu(
      width: 250, row: 42, tallRow: 58, header: 40 + 1 / 3, sectionGap: 21, padding: 10, title: 28,
      markedTitle: 40, side: 28, corner: 32.6, hasLines: false, coversControl: true)
    package static let iOS18 = ContextMenu(
      width: 250, row: 44, tallRow: 60, header: 32, sectionGap: 8, padding: 0, title: 16,
      markedTitle: 34, side: 16, corner: 13, hasLines: true, coversControl: false)
  }

  /// The bar of commands above a text selection.
  package struct EditMenu: Sendable {
    /// The height: chosen.
    package let height: CGFloat
    /// The corner radius: chosen.
    package let corner: CGFloat
    /// The distance from the ends of a command to its title: chosen.
    package let side: CGFloat

    package static let iOS26 = EditMenu(height: 44, corner: 22, side: 16)
    package static let iOS18 = EditMenu(height: 44, corner: 12, side: 14)
  }

  /// An alert.
  package struct Alert: Sendable {
    /// The width of the card: measured, practice.
    package let width: CGFloat
    /// The corner radius of the card: measured, practice.
    package let corner: CGFloat
    /// The distance from the sides of the card to the text: measured, chosen.
    package let textSide: CGFloat
    /// The space above the text, and between the text and the buttons: measured, chosen.
    package let aboveText, belowText: CGFloat
    /// The height of a button: measured, practice.
    package let button: CGFloat
    /// The corner radius of a button: measured, practice.
    package let buttonCorner: CGFloat
    /// The distance from the card's edges to the buttons, and between buttons: measured, practice.
    package let margin, gap: CGFloat
    /// The opacity of the dimming behind the alert, in the light and in the dark style: measured,
    /// chosen.
    package let dimming, darkDimming: CGFloat
    /// The frequency of the critically damped spring that animates the dimming, in radians per
    /// second: measured, chosen.
    package let dimmingFrequency: CGFloat
    /// The time until that spring comes to rest, in seconds: measured, chosen.
    package let dimmingDuration: CGFloat
    /// The distance between title and message: measured, chosen.
    package let titleGap: CGFloat
    /// The space between a message below a title and the buttons: measured, chosen.
    package let belowMessage: CGFloat
    /// The space between the text and the first text field: measured, chosen.
    package let aboveField: CGFloat
    /// The height of a text field, its distance from the sides of the card, and the distance of its
    /// text from its sides: measured, chosen.
    package let field, fieldSide, fieldInset: CGFloat
    /// The corner radius of a text field, and the distance between text fields: chosen.
    package let fieldCorner, fieldGap: CGFloat
    /// The smallest distance of a button's title from its sides: chosen.
    package let buttonInset: CGFloat
    /// The smallest distance of the card from the edges of the safe area and the keyboard: chosen.
    package let outside: CGFloat
    /// Whether text is at the leading edge if there are a title and a message: measured, practice.
    package let alignsTextToLeading: Bool

    package static let iOS26 = Alert(
      width: 320, corner: 34, textSide: 30, aboveText: 22, belowText: 20, button: 48,
      buttonCorner: 24, margin: 16, gap: 8, dimming: 0.2, darkDimming: 0.48,
      dimmingFrequency: 22.88, dimmingDuration: 0.4036, titleGap: 7 + 2 / 3,
      belowMessage: 20 + 1 / 3, aboveField: 16 + 1 / 3, field: 48, fieldSide: 15, fieldInset: 15,
      fieldCorner: 24, fieldGap: 8, buttonInset: 12, outside: 8, alignsTextToLeading: true)
    package static let iOS18 = Alert(
      width: 270, corner: 14, textSide: 16, aboveText: 19, belowText: 20, button: 44,
      buttonCorner: 0, margin: 0, gap: 0, dimming: 0.3, darkDimming: 0.3, dimmingFrequency: 46,
      dimmingDuration: 0.2, titleGap: 3, belowMessage: 20, aboveField: 16, field: 34, fieldSide: 16,
      fieldInset: 7, fieldCorner: 5, fieldGap: 8, buttonInset: 12, outside: 8,
      alignsTextToLeading: false)
  }
}
