internal import Foundation

/// The direction of a focus movement, or empty if the app moves the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the headings.
  public let rawValue: UInt
  /// Creates headings from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item in reading order, as with Tab.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item in reading order.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)

  /// The label in traces.
  package var label: String {
    let names: [(UIFocusHeading, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.next, "next"),
      (.previous, "previous"), (.first, "first"), (.last, "last"),
    ]
    return names.first { contains($0.0) }?.1 ?? "none"
  }
}

/// The priority of an item when the focus enters its group.
///
/// The item with the largest value comes first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The value of the priority.
  public var rawValue: Int
  /// Creates a priority from its value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a priority from its value.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The priority of most items.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the item that was focused last in its group.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// A priority above the item that was focused last.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the focused item, which is the highest.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

/// The behavior when the app moves the focus to an item while the user isn't using the focus.
///
/// The user starts using the focus by pressing an arrow key, Tab or a direction button, and stops
/// by touching the screen. While the user isn't using it, the system stores the intended item and
/// focuses nothing: the focus is *deferred*.
public enum UIFocusItemDeferralMode: Int, Sendable {
  /// The item becomes focused when the user starts using the focus.
  case automatic = 0
  /// The focus becomes deferred even if the user is using it.
  case always = 1
  /// The item becomes focused immediately.
  case never = 2
}

/// The name of a sound for focus movements, which is stored but never played.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name of the sound.
  public var rawValue: String
  /// Creates an identifier from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
