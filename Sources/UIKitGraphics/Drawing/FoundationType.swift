/// A value at the beginning of Touchstone's objects that can be attributes of a text.
///
/// Outside Apple's platforms, Foundation compares the attribute values of adjacent ranges in C. The
/// code reads a type number at the location of an object's first property, and stops the app if the
/// number is unknown. Any known number except that of the object's own class makes it call
/// `isEqual(_:)`, as it should.
enum FoundationType {
  /// The number 1, in the bits from which it is read.
  static let known: UInt64 = 1 << 8
}
