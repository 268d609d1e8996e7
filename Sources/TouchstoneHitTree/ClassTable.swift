/// Reads the table of members that ends a Swift class's metadata.
///
/// A class's own entries follow its superclass's, which keep their place in every subclass. A class
/// that overrides a member has another word in that place than its superclass. The layout is no
/// promise of Swift's on Linux, so `MemberSlot` calibrates itself and a test pins it.
enum ClassTable {
  /// Kind, superclass, three packed words, descriptor, ivar destroyer: the words before the members.
  static let firstMember = 7
  /// Where the metadata keeps its own size and the place its address points to, in bytes.
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

/// Answers "does this class override that member?" without an Objective-C runtime.
///
/// Calibrated with two subclasses of the class that declares the member: a neutral one and a probe
/// that overrides the member alone. The member is where the neutral one has its superclass's word
/// and the probe has not; what every subclass has of its own, such as its initializers, is passed over. A
/// method has one place; a property has one for each accessor, and counts as overridden where any of
/// them is. Where nothing was found the answer is yes, which is slower but never wrong: an overridden
/// member is called instead of being assumed.
package struct MemberSlot: Sendable {
  package let places: [Int]

  /// Finds the member of `base` that `probe` overrides and `neutral` does not.
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

  /// Whether `type` uses another implementation than its ancestor `base` does.
  package func isOverridden(in type: AnyClass, comparedWith base: AnyClass) -> Bool {
    guard !places.isEmpty else { return true }
    let own = ClassTable.words(of: type)
    let inherited = ClassTable.words(of: base)
    return places.contains { $0 < own.count && $0 < inherited.count && own[$0] != inherited[$0] }
  }
}
