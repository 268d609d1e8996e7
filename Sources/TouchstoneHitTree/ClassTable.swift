/// Reads the method table at the end of a Swift class's metadata.
///
/// A class's own entries follow those of its superclass, which keep their index in every subclass.
/// If a class overrides a member, its word at that index differs from its superclass's. Swift
/// doesn't guarantee this layout on Linux, so `MemberSlot` calibrates itself and a test verifies
/// it.
enum ClassTable {
  /// The number of words before the members: kind, superclass, three packed words, descriptor, ivar
  /// destroyer.
  static let firstMember = 7
  /// The offsets in bytes at which the metadata stores its own size and its address point.
  private static let sizeOffset = 32
  private static let addressPointOffset = 36

  static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: sizeOffset, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: addressPointOffset, as: UInt32.self)
    let count = Int(truncatingIfNeeded: size - addressPoint) / MemoryLayout<UInt>.size
    return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
  }
}

/// Determines whether a class overrides a member, without an Objective-C runtime.
///
/// It is calibrated with two subclasses of the class that declares the member: a neutral one, and a
/// probe that overrides only the member. The member's indices are those at which the neutral class
/// has its superclass's word and the probe doesn't. Entries that every subclass has of its own,
/// such as initializers, are ignored. A method has one index. A property has one for each accessor,
/// and counts as overridden if any accessor is. If no index was found, every class counts as
/// overriding the member. That is slower but never wrong, because an overridden member is called.
package struct MemberSlot: Sendable {
  package let places: [Int]

  /// Finds the member of `base` that `probe` overrides and `neutral` doesn't.
  package init(base: AnyClass, neutral: AnyClass, probe: AnyClass) {
    let base = ClassTable.words(of: base)
    let neutral = ClassTable.words(of: neutral)
    let probe = ClassTable.words(of: probe)
    let shared = min(base.count, neutral.count, probe.count)
    places =
      shared > ClassTable.firstMember
      ? (ClassTable.firstMember..<shared).filter {
        base[$0] == neutral[$0] && base[$0] != probe[$0]
      } : []
  }

  /// Returns whether `type` has another implementation of the member than its ancestor `base`.
  package func isOverridden(in type: AnyClass, comparedWith base: AnyClass) -> Bool {
    guard !places.isEmpty else { return true }
    let own = ClassTable.words(of: type)
    let inherited = ClassTable.words(of: base)
    return places.contains { $0 < own.count && $0 < inherited.count && own[$0] != inherited[$0] }
  }
}
