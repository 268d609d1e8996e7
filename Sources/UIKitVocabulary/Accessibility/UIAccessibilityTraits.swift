internal import Foundation

/// What kind of thing assistive technology reads; several may be true.
///
/// Apple does not publish the bits; these are Touchstone's own.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes traits of their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing special.
  public static let none = UIAccessibilityTraits([])
  /// It does something when it is activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere else.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up the screen when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It does not answer for now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes too often to be read each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It plays or records when it is activated, and wants silence for it.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be made a bit more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Fingers reach it as they are.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The page is turned once it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a bar of tabs, whose elements are counted.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It divides the content, as a title does.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is on or off, and activating turns it over.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
  /// What it shows can be made larger.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)

  /// It takes text; UIKit keeps this one to itself too.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 32)

  /// The names of what is true, in a fixed order.
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
