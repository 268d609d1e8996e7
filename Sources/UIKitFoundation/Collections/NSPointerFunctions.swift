public import UIKitCore

/// How a collection of objects holds and compares them.
open class NSPointerFunctions: NSObject {
  /// What a collection does with its objects: one way of holding, one of comparing, and copying or not.
  ///
  /// The ways that hold memory which is no object are kept and mean ``strongMemory`` here.
  public struct Options: OptionSet, Sendable {
    /// A byte each for the ways of holding and comparing, and a bit for copying.
    public let rawValue: UInt
    /// Options of a number, as the constants of Objective-C have it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept alive.
    public static var strongMemory: Options { [] }
    /// Objects are not kept alive, and leave the collection when they end.
    public static let weakMemory = Options(rawValue: 5)
    /// Memory is not looked after.
    public static let opaqueMemory = Options(rawValue: 2)
    /// Memory is freed.
    public static let mallocMemory = Options(rawValue: 3)
    /// Memory is given back to the kernel.
    public static let machVirtualMemory = Options(rawValue: 4)

    /// Objects are the same when they say so by `isEqual(_:)`; those without it when they are one.
    public static var objectPersonality: Options { [] }
    /// Addresses are compared.
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Objects are the same when they are one.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Texts of C are compared.
    public static let cStringPersonality = Options(rawValue: 3 << 8)
    /// Bytes are compared.
    public static let structPersonality = Options(rawValue: 4 << 8)
    /// Integers are compared.
    public static let integerPersonality = Options(rawValue: 5 << 8)

    /// A copy is taken in the place of the object, where it can be copied.
    public static let copyIn = Options(rawValue: 1 << 16)

    private static let memory: UInt = 0xff
    private static let personality: UInt = 0xff00

    /// Whether objects are not kept alive.
    var isWeak: Bool { rawValue & Self.memory == Self.weakMemory.rawValue }
    /// Whether objects are the same only when they are one.
    var comparesAddresses: Bool {
      let personality = rawValue & Self.personality
      return personality == Self.objectPointerPersonality.rawValue
        || personality == Self.opaquePersonality.rawValue
    }

    /// What is put into a collection for an object.
    func admit<Member: AnyObject>(_ object: Member) -> Member {
      guard contains(.copyIn), let copying = object as? any NSCopying else { return object }
      return copying.copy(with: nil) as? Member ?? object
    }
  }

  /// What the collection does with its objects.
  public let options: Options

  /// Describes a collection.
  public init(options: Options = []) {
    self.options = options
    super.init()
  }
}
