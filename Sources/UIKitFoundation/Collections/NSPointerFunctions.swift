public import UIKitCore

/// The memory and comparison policy of a collection of objects.
open class NSPointerFunctions: NSObject {
  /// Options for the objects of a collection: a memory policy, a comparison policy, and whether to
  /// copy.
  ///
  /// The memory policies for memory other than objects are stored, and mean ``strongMemory`` here.
  public struct Options: OptionSet, Sendable {
    /// The bits: a byte each for the memory and comparison policies, and a bit for copying.
    public let rawValue: UInt
    /// Creates options from a number, like the constants of Objective-C.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Retains the objects.
    public static var strongMemory: Options { [] }
    /// Doesn't retain the objects, and removes them when they are deallocated.
    public static let weakMemory = Options(rawValue: 5)
    /// Doesn't manage the memory.
    public static let opaqueMemory = Options(rawValue: 2)
    /// Frees the memory with `free`.
    public static let mallocMemory = Options(rawValue: 3)
    /// Returns the memory to the kernel.
    public static let machVirtualMemory = Options(rawValue: 4)

    /// Compares objects with `isEqual(_:)`, or by identity if they don't have it.
    public static var objectPersonality: Options { [] }
    /// Compares addresses.
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Compares objects by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Compares C strings.
    public static let cStringPersonality = Options(rawValue: 3 << 8)
    /// Compares bytes.
    public static let structPersonality = Options(rawValue: 4 << 8)
    /// Compares integers.
    public static let integerPersonality = Options(rawValue: 5 << 8)

    /// Stores a copy of each object that can be copied.
    public static let copyIn = Options(rawValue: 1 << 16)

    private static let memory: UInt = 0xff
    private static let personality: UInt = 0xff00

    /// Whether objects aren't retained.
    var isWeak: Bool { rawValue & Self.memory == Self.weakMemory.rawValue }
    /// Whether objects are compared by identity.
    var comparesAddresses: Bool {
      let personality = rawValue & Self.personality
      return personality == Self.objectPointerPersonality.rawValue
        || personality == Self.opaquePersonality.rawValue
    }

    /// Returns the object to store in a collection, which is a copy if the options say so.
    func admit<Member>(_ object: Member) -> Member {
      guard contains(.copyIn), let copying = object as? any NSCopying else { return object }
      return copying.copy(with: nil) as? Member ?? object
    }
  }

  /// The options of the collection.
  public let options: Options

  /// Creates a policy with options.
  public init(options: Options = []) {
    self.options = options
    super.init()
  }
}
