@_spi(Kit) internal import UIKitCore

/// Reads how a Swift class declares its stored properties.
///
/// Reading an `unowned` property whose object is gone ends the program, so that whoever looks at
/// properties of somebody else's class has to know which ones those are. The compiler writes it at the
/// end of the type's mangled name. The layout is no promise of Swift's on Linux; a test pins it.
enum FieldTable {
  /// Bytes from a class's metadata to the pointer to its descriptor: kind, superclass and three
  /// packed words lie before it.
  private static let descriptorOffset = 40
  /// Bytes from a descriptor to the relative pointer to its fields: flags, parent, name and access
  /// function lie before it.
  private static let fieldsOffset = 16
  /// Bytes from the list of fields to the size of an entry, to their number, and to the first one.
  private static let entrySizeOffset = 10
  private static let countOffset = 12
  private static let firstEntryOffset = 16
  /// Bytes from an entry to the relative pointer to its type's mangled name.
  private static let typeOffset = 4

  /// How many properties a class stores itself.
  static func count(in type: AnyClass) -> Int {
    fields(of: type).map {
      Int(truncatingIfNeeded: $0.load(fromByteOffset: countOffset, as: UInt32.self))
    } ?? 0
  }

  /// The list of what a class stores itself.
  private static func fields(of type: AnyClass) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return metadata.load(fromByteOffset: descriptorOffset, as: UnsafeRawPointer?.self)
      .flatMap { relative($0 + fieldsOffset) }
  }

  /// The places, in the order of declaration, of a class's own properties that are not safe to read.
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

  /// What a pointer points to that is written as its distance; nil for none.
  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.load(as: Int32.self)
    return distance == 0 ? nil : place + Int(truncatingIfNeeded: distance)
  }

  /// Whether a type's mangled name ends as `unowned` or `unowned(unsafe)` do.
  ///
  /// References to other descriptors stand in the name as a byte below 0x20 and 4 or 8 bytes more.
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
