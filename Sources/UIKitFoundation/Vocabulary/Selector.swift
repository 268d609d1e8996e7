internal import Synchronization
public import TouchstoneActions

/// The name of a method together with the method, because there is no Objective-C runtime to look
/// it up.
///
/// Use it as in Apple's SDK, with the method in place of `#selector`:
///
///     let save = Selector("save:", Editor.save(_:))
///     button.addTarget(nil, action: save, for: .touchUpInside)   // first responder that can save
///
/// Two selectors are equal if their names are equal. A class *implements* a name once the app has
/// created a selector with that name and a method of the class. `Selector("save:")` only refers to
/// the name and implements nothing. The framework's methods that actions name
/// (`resignFirstResponder`, `endEditing:`, `setNeedsDisplay` …) are known from the start. A
/// standard edit action (`copy:` …) is implemented by the classes that override it, whichever class
/// the selector names.
///
/// A selector can be created on any thread, and is performed on the main actor.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, with one colon for each argument, or an empty string for an unnamed method.
  public let name: String
  /// A number that distinguishes unnamed methods, or 0 for a named selector.
  private let serial: Int
  /// The unnamed method and its source location, or `nil` for a named selector.
  package let bare: BareMethod?

  /// Creates a selector that refers to a name, such as `Selector("save:")`.
  public init(_ name: String) {
    self.name = name
    serial = 0
    bare = nil
  }

  /// Creates a selector that refers to a name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a selector for a method without parameters, ignoring the method's result.
  @inlinable public init<Target, Result>(
    _ name: String, _ method: @escaping PlainAction<Target, Result>
  ) {
    self.init(name, ActionMethod(method))
  }

  /// Creates a selector for a method with a sender parameter, ignoring the method's result.
  @inlinable public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping SenderAction<Target, Sender, Result>
  ) {
    self.init(name, ActionMethod(method))
  }

  /// Creates a selector for a method with a sender and an event parameter, ignoring the method's
  /// result.
  ///
  /// If the event parameter isn't optional, or is of a subclass, the method is called only for such
  /// events.
  @inlinable public init<Target, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping EventAction<Target, Sender, Event, Result>
  ) {
    self.init(name, ActionMethod(method))
  }

  /// Creates a selector for a method that is ready to be called.
  @usableFromInline package init(_ name: String, _ method: ActionMethod) {
    self.init(name)
    ActionMethods.declare(name, method)
  }

  /// Creates a selector for an unnamed method. It is equal only to its own copies.
  @usableFromInline package init(bare method: ActionMethod, at place: SourcePlace) {
    name = ""
    serial = Self.latestSerial.add(1, ordering: .relaxed).newValue
    bare = BareMethod(method: method, place: place)
  }

  private static let latestSerial = Atomic<Int>(0)

  /// Returns whether the names are equal or, for unnamed methods, whether one selector is a copy of
  /// the other.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.name == other.name && one.serial == other.serial
  }

  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(serial)
  }

  /// The label in traces.
  package var label: String { bare?.method.label ?? name }
}

extension Selector: CustomStringConvertible {
  /// The name, or a label for an unnamed method.
  public var description: String { label }
}

/// An unnamed method that is used as an action.
///
/// It is a class, because selectors are copied for every action that is sent.
package final class BareMethod: Sendable {
  package let method: ActionMethod
  /// The source location that created the selector.
  package let place: SourcePlace

  init(method: ActionMethod, place: SourcePlace) {
    self.method = method
    self.place = place
  }
}

/// A location in the source of an app.
@usableFromInline package struct SourcePlace: Equatable, Sendable, CustomStringConvertible {
  package let file: String
  package let line: UInt

  /// Creates a location from `#fileID` and `#line`.
  @usableFromInline package init(_ file: StaticString, _ line: UInt) {
    self.file = "\(file)"
    self.line = line
  }

  /// The file's name and the line, such as `Cart.swift:40`.
  @usableFromInline package var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}
