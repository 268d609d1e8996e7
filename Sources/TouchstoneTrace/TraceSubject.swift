/// Somebody a trace speaks of: a view, window, controller, recognizer or target.
///
/// It names its object by class and identifier, so that a record stays readable after the object is
/// gone and equal runs give equal bytes; no address and no hash is kept.
public struct TraceSubject: Sendable {
  /// The class with its module, such as `Gallery.CardView`.
  public let className: String
  /// What the program calls the object, its `accessibilityIdentifier` for a view.
  public let identifier: String?
  /// What stood on the object when it was named, such as a button's title.
  private let ownWord: String?
  /// The object itself while somebody else keeps it alive.
  private let reference: WeakReference

  /// The object itself, or nil once it is gone.
  public var object: AnyObject? { reference.object }

  /// Names `object`.
  public init(className: String, identifier: String?, object: AnyObject?) {
    self.init(className: className, identifier: identifier, ownWord: nil, object: object)
  }

  /// Names `object`, on which a word stands.
  package init(className: String, identifier: String?, ownWord: String?, object: AnyObject?) {
    self.className = className
    self.identifier = identifier
    self.ownWord = ownWord
    self.reference = WeakReference(object)
  }

  /// What a person calls the object: its identifier, what stands on it, the property that holds it,
  /// or its class, with its place where others are called the same.
  ///
  /// Property and place are looked up when somebody asks, while the object lives.
  public var name: String { known.text(className: shortClassName) }

  /// The name between asterisks, as sentences have it.
  package var emphasized: String { "*\(name)*" }

  private var known: ObjectName {
    (object as? any TraceNamed)?.traceName ?? ObjectName(word: identifier ?? ownWord)
  }

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
  /// The class, what the object is called in quotation marks where it is called anything, and its
  /// place where others are called the same.
  public var description: String {
    let known = known
    return (known.word.map { "\(shortClassName) \"\(ObjectName.unmarked($0))\"" } ?? shortClassName) + known.place
  }
}

/// A weak reference in a value; traces are made and read on one actor.
private struct WeakReference: @unchecked Sendable {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
