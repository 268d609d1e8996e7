internal import Foundation

/// A picture as it was encoded, with its size in pixels; nothing here decodes it.
///
/// The host that draws, a browser page or a native window, knows how to decode the bytes.
public final class CGImage: Hashable, Sendable {
  /// How the bytes are encoded.
  package enum Format: String, Sendable {
    case png
    case jpeg
  }

  /// The encoded bytes.
  package let encoded: Data
  /// How the bytes are encoded.
  package let format: Format
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Makes an image of bytes whose size is known.
  package init(encoded: Data, format: Format, width: Int, height: Int) {
    self.encoded = encoded
    self.format = format
    self.width = width
    self.height = height
  }

  /// Whether both hold the same bytes.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.width == right.width && left.height == right.height
        && left.format == right.format && left.encoded == right.encoded)
  }

  /// Feeds the size and the number of bytes to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(encoded.count)
  }
}
