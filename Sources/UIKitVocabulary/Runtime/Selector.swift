internal import Synchronization
public import TouchstoneActions

/// The name of a method together with the method, where there is no Objective-C runtime to ask.
///
/// Use it as in Apple's SDK, with the method in place of `#selector`:
///
///     let save = Selector("save:", Editor.save(_:))
///     button.addTarget(nil, action: save, for: .touchUpInside)   // first responder that can save
///
/// Two selectors are equal when their names are. A class *implements* a name once a selector of that
/// name and class was made anywhere in the program; `Selector("save:")` alone makes none, it only
/// speaks of the name. The kit's own methods that actions name (`resignFirstResponder`,
/// `endEditing:`, `setNeedsDisplay` …) are known from the start. A standard edit action (`copy:` …)
/// is implemented by the classes that override it, whoever names it.
///
/// It may be made anywhere, also off the main actor, and is performed on the main actor.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, with one colon for each argument; empty for a bare method.
  public let name: String
  /// What tells two bare methods apart, which have no name: 0 for a named selector.
  private let serial: Int
  /// A method without a name, and where it was written.
  package let bare: BareMethod?

  /// Speaks of a name, such as `Selector("save:")`.
  public init(_ name: String) {
    self.name = name
    serial = 0
    bare = nil
  }

  /// Speaks of a name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Names a method without arguments; what it returns is not used.
  @inlinable public init<Target, Result>(
    _ name: String, _ method: @escaping PlainAction<Target, Result>
  ) {
    self.init(name, ActionMethod(method))
  }

  /// Names a method that takes the sender; what it returns is not used.
  @inlinable public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping SenderAction<Target, Sender, Result>
  ) {
    self.init(name, ActionMethod(method))
  }

  /// Names a method that takes the sender and the event; what it returns is not used.
  ///
  /// A method whose event is not optional, or is of a subclass, is called where there is such an event.
  @inlinable public init<Target, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping EventAction<Target, Sender, Event, Result>
  ) {
    self.init(name, ActionMethod(method))
  }

  /// Names a method that is ready to be called.
  @usableFromInline package init(_ name: String, _ method: ActionMethod) {
    self.init(name)
    ActionMethods.declare(name, method)
  }

  /// A method without a name: equal to nothing but its own copies.
  @usableFromInline package init(bare method: ActionMethod, at place: SourcePlace) {
    name = ""
    serial = Self.latestSerial.add(1, ordering: .relaxed).newValue
    bare = BareMethod(method: method, place: place)
  }

  private static let latestSerial = Atomic<Int>(0)

  /// Same name; for bare methods, the same registration.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.name == other.name && one.serial == other.serial
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(serial)
  }

  /// How a trace calls it.
  package var label: String { bare?.method.label ?? name }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { label }
}

/// A method without a name, as an action.
///
/// It is an object, since selectors are copied for every action that is sent.
package final class BareMethod: Sendable {
  /// What is called.
  package let method: ActionMethod
  /// Where it was written.
  package let place: SourcePlace

  init(method: ActionMethod, place: SourcePlace) {
    self.method = method
    self.place = place
  }
}

/// A line of a program's source.
@usableFromInline package struct SourcePlace: Equatable, Sendable, CustomStringConvertible {
  package let file: String
  package let line: UInt

  /// A line of a file, as `#fileID` and `#line` give it.
  @usableFromInline package init(_ file: StaticString, _ line: UInt) {
    self.file = "\(file)"
    self.line = line
  }

  /// The file's name and the line, such as `Cart.swift:40`.
  @usableFromInline package var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}
