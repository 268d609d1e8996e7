@_spi(Kit) internal import UIKitCore

/// Reads the declarations of a Swift class's stored properties.
///
/// Reading an `unowned` property whose object was deallocated traps. Code that inspects properties
/// of unknown classes must therefore find these properties first. The compiler marks them at the
/// end of the type's mangled name. Swift doesn't guarantee this layout on Linux, so a test pins it.
enum FieldTable {
  /// The offset in bytes from a class's metadata to the pointer to its descriptor. Kind, superclass
  /// and three reserved words precede it.
  private static let descriptorOffset = 40
  /// The offset in bytes from a descriptor to the relative pointer to its fields. Flags, parent,
  /// name and access function precede it.
  private static let fieldsOffset = 16
  /// The offsets in bytes from the field list to the size of an entry, to the number of entries,
  /// and to the first entry.
  private static let entrySizeOffset = 10
  private static let countOffset = 12
  private static let firstEntryOffset = 16
  /// The offset in bytes from an entry to the relative pointer to its type's mangled name.
  private static let typeOffset = 4

  /// Returns the number of properties that a class itself stores.
  static func count(in type: AnyClass) -> Int {
    fields(of: type).map {
      Int(truncatingIfNeeded: $0.load(fromByteOffset: countOffset, as: UInt32.self))
    } ?? 0
  }

  /// Returns the list of the fields that a class itself stores, or `nil` for a class without one.
  private static func fields(of type: AnyClass) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return metadata.load(fromByteOffset: descriptorOffset, as: UnsafeRawPointer?.self)
      .flatMap { relative($0 + fieldsOffset) }
  }

  /// Returns the indices, in declaration order, of a class's own properties that aren't safe to
  /// read.
  static func unsafePlaces(in type: AnyClass) -> Set<Int> {
    guard let fields = fields(of: type) else { return [] }
    let entrySize = Int(
      truncatingIfNeeded: fields.load(fromByteOffset: entrySizeOffset, as: UInt16.self))
    return Set(
      (0..<count(in: type)).filter { place in
        let entry = fields + firstEntryOffset + place * entrySize
        return relative(entry + typeOffset).map(isUnowned) ?? false
      })
  }

  /// Returns the target of a relative pointer, or `nil` if the pointer is null.
  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.load(as: Int32.self)
    return distance == 0 ? nil : place + Int(truncatingIfNeeded: distance)
  }

  /// Returns whether a mangled type name ends like that of `unowned` or `unowned(unsafe)`.
  ///
  /// References to other descriptors are encoded in the name as a byte below 0x20 and 4 or 8
  /// further bytes.
  private static func isUnowned(_ name: UnsafeRawPointer) -> Bool {
    var place = name
    var ending: (UInt8, UInt8) = (0, 0)
    while case let byte = place.load(as: UInt8.self), byte != 0 {
      switch byte {
      case 0x01...0x17: place += 5
      case 0x18...0x1F: place += 9
      default:
        ending = (ending.1, byte)
        place += 1
      }
    }
    return ending == (UInt8(ascii: "X"), UInt8(ascii: "o"))
      || ending == (UInt8(ascii: "X"), UInt8(ascii: "u"))
  }
}
