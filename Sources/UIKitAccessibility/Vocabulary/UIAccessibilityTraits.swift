internal import Foundation

/// The traits of an element that assistive technology reads.
///
/// Apple doesn't publish the bits, so Touchstone uses its own.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64
  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none = UIAccessibilityTraits([])
  /// The element performs an action when it is activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the screen when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element's label or value changes too often to be read each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element plays or records media when it is activated, and needs silence.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The page turns after the element has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a tab bar with counted items.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is a header that divides the content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element is on or off, and activating it toggles the state.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
  /// The element's content can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)

  /// The element accepts text. UIKit doesn't publish this trait either.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 32)

  /// The names of the traits in the set, in a fixed order.
  package var names: [String] { Self.all.filter { contains($0.0) }.map(\.1) }

  private static let all: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"), (.header, "header"), (.toggleButton, "toggleButton"),
    (.supportsZoom, "supportsZoom"), (.textEntry, "textEntry"),
  ]
}
