/// The bytes of one case, read from the front.
package struct FuzzBytes: Sendable {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = Array(bytes)[...] }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Everything that was not read yet.
  package var rest: [UInt8] { Array(bytes) }

  /// The next byte; zero behind the last.
  package mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  /// A place among so many, and behind the last: a fraction of 255 of them.
  package mutating func place(among count: Int) -> Int { byte() * count / 255 }

  /// The text up to a byte that stands in no UTF-8, or to the end; what is no UTF-8 is repaired.
  package mutating func text() -> String {
    let end = bytes.firstIndex(of: Self.separator) ?? bytes.endIndex
    defer { bytes = bytes[end...].dropFirst() }
    return String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)
  }

  private static let separator: UInt8 = 0xFF
}
