internal import TouchstoneHitTree

/// Somebody a trace speaks of: a view, window, controller, recognizer or target.
///
/// It names its object by class and identifier, so that a record stays readable after the object is
/// gone and equal runs give equal bytes; no address and no hash is kept.
///
/// A subject is a reference: records of the same object that is called the same share one.
public struct TraceSubject: Sendable {
  private let memory: Memory

  /// What is known of an object, and never changes.
  private final class Memory: Sendable {
    let className: String
    let identifier: String?
    let ownWord: String?
    private let reference: BackReference<AnyObject>
    /// The object, while it is there.
    var object: AnyObject? { reference.object }

    init(_ className: String, _ identifier: String?, _ ownWord: String?, _ object: AnyObject?) {
      self.className = className
      self.identifier = identifier
      self.ownWord = ownWord
      reference = BackReference(object)
    }
  }

  /// The class with its module, such as `Gallery.CardView`.
  public var className: String { memory.className }
  /// What the program calls the object, its `accessibilityIdentifier` for a view.
  public var identifier: String? { memory.identifier }
  /// What stood on the object when it was named, such as a button's title, as it stood there.
  package var ownWord: String? { memory.ownWord }
  /// The object itself, or nil once it is gone.
  public var object: AnyObject? { memory.object }

  /// Names `object`.
  public init(className: String, identifier: String?, object: AnyObject?) {
    self.init(className: className, identifier: identifier, ownWord: nil, object: object)
  }

  /// Names `object`, on which a word stands; nobody reads it before somebody asks for the name.
  package init(className: String, identifier: String?, ownWord: String?, object: AnyObject?) {
    memory = Memory(className, identifier, ownWord, object)
  }

  /// What a person calls the object: its identifier, what stands on it, the property that holds it,
  /// or its class, with its place where others are called the same.
  ///
  /// Property and place are looked up when somebody asks, while the object lives.
  public var name: String { known.text(className: shortClassName) }

  /// The name in sentences: ``name``, but never the name of a class that is private to the
  /// framework.
  package var spokenName: String {
    let known = known
    if let spoken = known.spoken { return ObjectName.unmarked(spoken) }
    guard known.word == nil, Self.isPrivate(className: className) else {
      return known.text(className: shortClassName)
    }
    return "a part of the system"
  }

  /// ``spokenName`` between asterisks.
  package var emphasized: String { "*\(spokenName)*" }

  /// Whether a class belongs to the framework and apps can't name it: the framework declares it, and
  /// its name doesn't begin as the public names of UIKit and Core Animation do.
  package static func isPrivate(className: String) -> Bool {
    guard KitModules.declare(className),
      let dot = className.utf8.firstIndex(of: UInt8(ascii: "."))
    else { return false }
    return ![".UI", ".CA", ".NS"].contains { className.utf8[dot...].starts(with: $0.utf8) }
  }

  private var known: ObjectName {
    (object as? any TraceNamed)?.traceName
      ?? ObjectName(word: identifier ?? ObjectName.word(ownWord))
  }

  /// The class name without the module and without the marks of a private declaration.
  public var shortClassName: String {
    let name = className
    guard let cut = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: cut)...])
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
    return (known.word.map { "\(shortClassName) \"\(ObjectName.unmarked($0))\"" } ?? shortClassName)
      + known.place
  }
}

extension TraceSubject {
  /// Names an object that may be called otherwise the next time; as long as it is not, by the same subject.
  @MainActor
  package static func latest(
    _ object: AnyObject, className: @autoclosure () -> String, identifier: String?, ownWord: String?
  ) -> TraceSubject {
    let key = ObjectIdentifier(object)
    let place = LatestSubjects.place(of: key)
    if let known = LatestSubjects.all[place], known.key == key, known.subject.object === object,
      known.subject.identifier == identifier, known.subject.ownWord == ownWord
    {
      return known.subject
    }
    let subject = TraceSubject(
      className: className(), identifier: identifier, ownWord: ownWord, object: object)
    LatestSubjects.all[place] = (key, subject)
    return subject
  }
}

/// The subjects that were named last: most records are of the same few objects.
@MainActor
private enum LatestSubjects {
  /// Nobody holds on to it while a subject is made.
  @exclusivity(unchecked)
  static var all: [(key: ObjectIdentifier, subject: TraceSubject)?] = Array(
    repeating: nil, count: count)

  private static let count = 256

  /// Where the subject of an object stands; objects begin at multiples of 16.
  static func place(of key: ObjectIdentifier) -> Int {
    Int(truncatingIfNeeded: UInt(bitPattern: key) >> 4) & (count - 1)
  }
}
