public import Foundation

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// One bit for each option, as on iOS.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, with the value that there is.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, which is never made here: changes are heard of when they are made.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a value changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set; the only kind that there is here.
  case setting = 1
  /// Elements came in; never told here.
  case insertion = 2
  /// Elements went; never told here.
  case removal = 3
  /// Elements were exchanged; never told here.
  case replacement = 4
}

/// What a change's dictionary has.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name, as on iOS.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as its raw value.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which elements changed; never there here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come; never there here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change that an observation hears of.
public struct NSKeyValueObservedChange<Value> {
  /// How the value changed.
  public let kind: NSKeyValueChange
  /// The value after the change, where ``NSKeyValueObservingOptions/new`` asks for it.
  public let newValue: Value?
  /// The value before the change, where ``NSKeyValueObservingOptions/old`` asks for it.
  public let oldValue: Value?
  /// Which elements changed; nil here.
  public let indexes: IndexSet?
  /// Whether the change is still to come; false here.
  public let isPrior: Bool
}

/// Keeps an observation by closure alive; it ends with this object or with ``invalidate()``.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Touched on the main actor only.
  private let entry: ObservedEntry

  init(_ entry: ObservedEntry) {
    self.entry = entry
    super.init()
  }

  /// Ends the observation.
  public func invalidate() { entry.isOver = true }

  deinit { entry.isOver = true }
}
