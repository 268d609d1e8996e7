internal import Foundation

/// Which way the focus moves; none where the program moves it.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes headings of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To the top.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// To the bottom.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To what is read next, as Tab does.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To what was read before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first of all.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last of all.
  public static let last = UIFocusHeading(rawValue: 1 << 9)

  /// How a trace calls it.
  package var label: String {
    let names: [(UIFocusHeading, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.next, "next"),
      (.previous, "previous"), (.first, "first"), (.last, "last"),
    ]
    return names.first { contains($0.0) }?.1 ?? "none"
  }
}

/// How early an item comes when the focus enters its group; larger comes first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int
  /// Makes a priority.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// That of most items.
  public static let ignored = UIFocusGroupPriority(0)
  /// That of the item which had the focus last in its group.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// Before the item which had the focus last.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// That of the item which has the focus; nothing comes before it.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

/// What happens when the program moves the focus to an item while nobody uses the focus.
///
/// Nobody does until an arrow key, Tab or a direction button was pressed, nor after a touch. The
/// system keeps in mind where the focus is to be, and nothing is focused: focus is *deferred*.
public enum UIFocusItemDeferralMode: Int, Sendable {
  /// It has the focus once somebody uses the focus.
  case automatic = 0
  /// Deferral begins, even where somebody uses the focus.
  case always = 1
  /// It has the focus at once.
  case never = 2
}

/// The name of a sound for focus movements; kept, and none is played.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
