internal import Foundation

/// The observation of one property.
final class ObservedEntry {
  private(set) weak var object: NSObject?
  /// The observer by name with its context, or `nil` for a closure.
  let named: NamedObserver?
  private let read: (NSObject) -> Any?
  private let tell: (NSObject, _ old: Any?, _ new: Any?) -> Void
  private var latest: Any?
  var isOver = false

  init(
    _ object: NSObject, named: NamedObserver? = nil, read: @escaping (NSObject) -> Any?,
    tell: @escaping (NSObject, _ old: Any?, _ new: Any?) -> Void
  ) {
    self.object = object
    self.named = named
    self.read = read
    self.tell = tell
    latest = read(object)
  }

  /// Reports the current value.
  func tellInitial() {
    if let object { tell(object, nil, latest) }
  }

  /// Reports a change since the last check, if there is one.
  func look() {
    guard !isOver, let object else { return }
    let new = read(object)
    guard !Self.isEqual(latest, new) else { return }
    let old = latest
    latest = new
    tell(object, old, new)
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? any Equatable { return equals(one, other) }
    guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
    return (one as AnyObject) === (other as AnyObject)
  }

  private static func equals<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value) == one
  }
}

/// An observer that receives the name of the property.
final class NamedObserver {
  weak var observer: NSObject?
  let name: String
  let context: UnsafeMutableRawPointer?

  init(_ observer: NSObject, _ name: String, _ context: UnsafeMutableRawPointer?) {
    self.observer = observer
    self.name = name
    self.context = context
  }
}
