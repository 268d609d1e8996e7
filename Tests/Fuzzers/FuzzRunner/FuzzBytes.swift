/// The bytes of one case, read from the front.
package struct FuzzBytes: Sendable {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = Array(bytes)[...] }

  package var isEmpty: Bool { bytes.isEmpty }

  /// All bytes that weren't read yet.
  package var rest: [UInt8] { Array(bytes) }

  /// Returns the next byte, or zero after the last one.
  package mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  /// Returns an index from 0 to `count`, inclusive, as a fraction of 255.
  package mutating func place(among count: Int) -> Int { byte() * count / 255 }

  /// Returns the text up to a byte that isn't used in UTF-8, or to the end. Invalid UTF-8 is
  /// repaired.
  package mutating func text() -> String {
    let end = bytes.firstIndex(of: Self.separator) ?? bytes.endIndex
    defer { bytes = bytes[end...].dropFirst() }
    return String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)
  }

  private static let separator: UInt8 = 0xFF
}
