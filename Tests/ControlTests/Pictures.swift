import TouchstoneTesting

/// Encoded images, up to their first byte of pixels.
enum Pictures {
  static func png(width: Int, height: Int) -> Data {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13)
        + [0x49, 0x48, 0x44, 0x52] + number(width) + number(height) + [8, 6, 0, 0, 0]
        + number(0) + number(1) + [0x49, 0x44, 0x41, 0x54, 0])
  }
}
