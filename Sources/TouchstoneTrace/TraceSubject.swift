/// Somebody a trace speaks of: a view, window, controller, recognizer or target.
///
/// It names its object by class and identifier, so that a record stays readable after the object is
/// gone and equal runs give equal bytes; no address and no hash is kept.
public struct TraceSubject: Sendable {
  /// The class with its module, such as `Gallery.CardView`.
  public let className: String
  /// What the program calls the object, its `accessibilityIdentifier` for a view.
  public let identifier: String?
  /// The object itself while somebody else keeps it alive.
  private let reference: WeakReference

  /// The object itself, or nil once it is gone.
  public var object: AnyObject? { reference.object }

  /// Names `object`.
  public init(className: String, identifier: String?, object: AnyObject?) {
    self.className = className
    self.identifier = identifier
    self.reference = WeakReference(object)
  }

  /// The identifier, or the class's own name without its module where there is none.
  public var name: String { identifier ?? shortClassName }

  /// The class name without the module and without the marks of a private declaration.
  public var shortClassName: String {
    var name = Substring(className)
    if let cut = name.lastIndex(of: ".") { name = name[name.index(after: cut)...] }
    return String(name)
  }
}

extension TraceSubject: Equatable {
  /// Two subjects are equal when they read the same.
  public static func == (one: TraceSubject, other: TraceSubject) -> Bool {
    one.className == other.className && one.identifier == other.identifier
  }
}

extension TraceSubject: CustomStringConvertible {
  /// The class, and the identifier in quotation marks where there is one.
  public var description: String {
    identifier.map { "\(shortClassName) \"\($0)\"" } ?? shortClassName
  }
}

/// A weak reference in a value; traces are made and read on one actor.
private struct WeakReference: @unchecked Sendable {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
