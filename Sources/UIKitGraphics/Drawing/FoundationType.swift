/// What the objects of this kit begin with that stand among the attributes of a text.
///
/// Outside Apple's platforms, Foundation compares the values of neighbouring parts of an attributed
/// string in C, which reads a number of a type from where an object's first property is, and ends
/// the program at one that it does not know. Any known number but that of the object's own class
/// makes it ask `isEqual(_:)`, as it should.
enum FoundationType {
  /// The number 1, in the bits where it is read.
  static let known: UInt64 = 1 << 8
}
