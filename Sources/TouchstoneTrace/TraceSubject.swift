internal import TouchstoneHitTree

/// An object in a trace: a view, window, controller, recognizer or target.
///
/// It identifies its object by class and identifier, so a record stays readable after the object
/// was deallocated, and equal runs produce equal bytes. It stores no address and no hash.
///
/// A subject is a reference. Records of the same object share one subject while its name is
/// unchanged.
public struct TraceSubject: Sendable {
  private let memory: Memory

  /// The immutable information about an object.
  private final class Memory: Sendable {
    let className: String
    let identifier: String?
    let ownLabel: String?
    private let reference: ZeroingReference<AnyObject>
    /// The object, or `nil` if it was deallocated.
    var object: AnyObject? { reference.object }

    init(_ className: String, _ identifier: String?, _ ownLabel: String?, _ object: AnyObject?) {
      self.className = className
      self.identifier = identifier
      self.ownLabel = ownLabel
      reference = ZeroingReference(object)
    }
  }

  /// The class with its module, such as `Gallery.CardView`.
  public var className: String { memory.className }
  /// The identifier that the app gave the object, such as the `accessibilityIdentifier` of a view.
  public var identifier: String? { memory.identifier }
  /// The text on the object when the subject was created, such as a button's title, unchanged.
  package var ownLabel: String? { memory.ownLabel }
  /// The object itself, or `nil` if it was deallocated.
  public var object: AnyObject? { memory.object }

  /// Creates a subject for `object`.
  public init(className: String, identifier: String?, object: AnyObject?) {
    self.init(className: className, identifier: identifier, ownLabel: nil, object: object)
  }

  /// Creates a subject for `object` with the text on it. The text is processed only when the name
  /// is read.
  package init(className: String, identifier: String?, ownLabel: String?, object: AnyObject?) {
    memory = Memory(className, identifier, ownLabel, object)
  }

  /// The readable name: the identifier, the text on the object, the property that holds it, or its
  /// class.
  ///
  /// If other objects have the same name, the position is added. Property and position are looked
  /// up when the name is read, while the object is alive.
  public var name: String { known.text(className: shortClassName) }

  /// The name for sentences: ``name``, but never the name of a class that is private to the
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
    return !publicPrefixes.contains { className.utf8[dot...].starts(with: $0.utf8) }
  }

  private static let publicPrefixes = [".UI", ".CA", ".NS"]

  private var known: ObjectName {
    (object as? any TraceNamed)?.traceName
      ?? ObjectName(word: identifier ?? ObjectName.word(ownLabel))
  }

  /// The class name without the module and without the marks of a private declaration.
  public var shortClassName: String {
    let name = className
    guard let cut = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: cut)...])
  }
}

extension TraceSubject: Equatable {
  /// Returns whether two subjects have the same class and identifier.
  public static func == (one: TraceSubject, other: TraceSubject) -> Bool {
    one.className == other.className && one.identifier == other.identifier
  }
}

extension TraceSubject: CustomStringConvertible {
  /// The class, the name in quotation marks if there is one, and the position if other objects have
  /// the same name.
  public var description: String {
    let known = known
    return (known.word.map { "\(shortClassName) \"\(ObjectName.unmarked($0))\"" } ?? shortClassName)
      + known.place
  }
}

extension TraceSubject {
  /// Returns a subject for an object. As long as the object's name doesn't change, this is the same
  /// subject.
  @MainActor
  package static func latest(
    _ object: AnyObject, className: @autoclosure () -> String, identifier: String?,
    ownLabel: String?
  ) -> TraceSubject {
    let key = ObjectIdentifier(object)
    let place = LatestSubjects.place(of: key)
    if let known = LatestSubjects.all[place], known.key == key, known.subject.object === object,
      known.subject.identifier == identifier, known.subject.ownLabel == ownLabel
    {
      return known.subject
    }
    let subject = TraceSubject(
      className: className(), identifier: identifier, ownLabel: ownLabel, object: object)
    LatestSubjects.all[place] = (key, subject)
    return subject
  }
}

/// A cache of recent subjects. Most records are about the same few objects.
@MainActor
private enum LatestSubjects {
  /// Unchecked access is safe, because no access lasts while a subject is created.
  @exclusivity(unchecked)
  static var all: [(key: ObjectIdentifier, subject: TraceSubject)?] = Array(
    repeating: nil, count: count)

  private static let count = 256

  /// Returns the slot of an object's subject. Objects are aligned to 16 bytes.
  static func place(of key: ObjectIdentifier) -> Int {
    Int(truncatingIfNeeded: UInt(bitPattern: key) >> 4) & (count - 1)
  }
}
