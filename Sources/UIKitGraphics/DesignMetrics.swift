/// The sizes of controls, menus and alerts in the look of one iOS, in points.
///
/// The numbers of iOS 26 and of iOS 18 stand side by side, so that one line switches the look.
/// Each says where it comes from, for iOS 26 first: *measured* ones were read off real UIKit 26.1;
/// *practice* is what programs have relied on for years; *chosen* ones look like the system's and are
/// published nowhere.
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
  /// The look that everything has.
  package static let inForce = iOS26
}

extension DesignMetrics {
  /// A switch.
  package struct Toggle: Sendable {
    /// How large every switch is; measured, and practice.
    package let size: CGSize
    /// Its size by itself; measured, and practice.
    package let intrinsicSize: CGSize
    /// How large the thumb is; measured, and practice.
    package let thumb: CGSize
    /// From the edge of the track to the thumb; measured, and practice.
    package let gap: CGFloat
    /// How much wider the thumb is under a finger; chosen, and practice.
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
    /// How high it is; measured, and practice.
    package let height: CGFloat
    /// How high the track is; measured, and practice.
    package let track: CGFloat
    /// From the slider's ends to those of the track; measured, and practice.
    package let margin: CGFloat
    /// How large the thumb is; measured, and practice.
    package let thumb: CGSize
    /// From the pictures at the ends to the track; chosen.
    package let imageGap: CGFloat
    /// How far beside the thumb a finger may come down: makes its height the 44 points that Apple's
    /// Human Interface Guidelines ask for.
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
    /// How high it is with the system's font; measured, and practice.
    package let height: CGFloat
    /// From the sides, and from the top and the bottom, to the room of the text; measured, and
    /// practice.
    package let side, top: CGFloat
    /// How much wider it is by itself than its text; measured, and practice.
    package let widthBesideText: CGFloat
    /// The radius of its corners; chosen.
    package let corner: CGFloat

    package static let iOS26 = Field(height: 34, side: 7, top: 2, widthBesideText: 28, corner: 5)
    package static let iOS18 = Field(height: 34, side: 7, top: 0, widthBesideText: 16, corner: 5)
  }

  /// The menu of a control, or of a long press.
  package struct ContextMenu: Sendable {
    /// How wide it is; measured, and chosen.
    package let width: CGFloat
    /// How high a row is, without and with a second line; measured, and chosen.
    package let row, tallRow: CGFloat
    /// How high the title of the menu is; measured, and chosen.
    package let header: CGFloat
    /// Between sections; measured, and chosen.
    package let sectionGap: CGFloat
    /// Above the first row and below the last; measured, and chosen.
    package let padding: CGFloat
    /// From the left to a title, without and with marks before the titles; measured, and chosen.
    package let title, markedTitle: CGFloat
    /// From the right to the end of a title; measured, and chosen.
    package let side: CGFloat
    /// The radius of its corners; measured, and chosen.
    package let corner: CGFloat
    /// Whether a hairline stands between rows.
    package let hasLines: Bool
    /// Whether the menu of a control covers it, corner on corner, instead of standing beside it;
    /// measured, and chosen.
    package let coversControl: Bool

    package static let iOS26 = ContextMenu(
      width: 250, row: 42, tallRow: 58, header: 40 + 1 / 3, sectionGap: 21, padding: 10, title: 28,
      markedTitle: 40, side: 28, corner: 32.6, hasLines: false, coversControl: true)
    package static let iOS18 = ContextMenu(
      width: 250, row: 44, tallRow: 60, header: 32, sectionGap: 8, padding: 0, title: 16,
      markedTitle: 34, side: 16, corner: 13, hasLines: true, coversControl: false)
  }

  /// The bar of commands over a text.
  package struct EditMenu: Sendable {
    /// How high it is; chosen.
    package let height: CGFloat
    /// The radius of its corners; chosen.
    package let corner: CGFloat
    /// From the ends of a part to its title; chosen.
    package let side: CGFloat

    package static let iOS26 = EditMenu(height: 44, corner: 22, side: 16)
    package static let iOS18 = EditMenu(height: 44, corner: 12, side: 14)
  }

  /// A question over everything.
  package struct Alert: Sendable {
    /// How wide the card is; measured, and practice.
    package let width: CGFloat
    /// The radius of its corners; measured, and practice.
    package let corner: CGFloat
    /// From the sides of the card to the text; measured, and chosen.
    package let textSide: CGFloat
    /// Above the text, and between the text and the buttons; measured, and chosen.
    package let aboveText, belowText: CGFloat
    /// How high a button is; measured, and practice.
    package let button: CGFloat
    /// The radius of a button's corners; measured, and practice.
    package let buttonCorner: CGFloat
    /// From the card's edges to the buttons, and between them; measured, and practice.
    package let margin, gap: CGFloat
    /// How dark what lies behind becomes, in the light and in the dark style; measured, and chosen.
    package let dimming, darkDimming: CGFloat
    /// How fast the dimming comes and goes: a critically damped spring's frequency in radians per
    /// second; measured, and chosen.
    package let dimmingFrequency: CGFloat

    package static let iOS26 = Alert(
      width: 320, corner: 34, textSide: 30, aboveText: 22, belowText: 20, button: 48,
      buttonCorner: 24, margin: 16, gap: 8, dimming: 0.2, darkDimming: 0.48,
      dimmingFrequency: 22.88)
    package static let iOS18 = Alert(
      width: 270, corner: 14, textSide: 16, aboveText: 19, belowText: 20, button: 44,
      buttonCorner: 0, margin: 0, gap: 0, dimming: 0.3, darkDimming: 0.3, dimmingFrequency: 46)
  }
}
