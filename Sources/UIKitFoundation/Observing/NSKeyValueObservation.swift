public import Foundation

/// The information that an observer requests.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options, as on iOS.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// An immediate call with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, which is never made here, because changes are detected afterward.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set, which is the only kind used here.
  case setting = 1
  /// Elements were inserted, which is never reported here.
  case insertion = 2
  /// Elements were removed, which is never reported here.
  case removal = 3
  /// Elements were replaced, which is never reported here.
  case replacement = 4
}

/// A key in the dictionary of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key, as on iOS.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as its raw value.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the changed elements, which are never present here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is yet to be made, which is never present here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change that is passed to the closure of an observation.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The value after the change, or `nil` without ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// The value before the change, or `nil` without ``NSKeyValueObservingOptions/old``.
  public let oldValue: Value?
  /// The indexes of the changed elements, which are `nil` here.
  public let indexes: IndexSet?
  /// Whether the change is yet to be made, which is false here.
  public let isPrior: Bool
}

/// An observation by closure, which ends with this object or with ``invalidate()``.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Used on the main actor only.
  private let entry: ObservedEntry

  init(_ entry: ObservedEntry) {
    self.entry = entry
    super.init()
  }

  /// Ends the observation.
  public func invalidate() { entry.isOver = true }

  deinit { entry.isOver = true }
}
