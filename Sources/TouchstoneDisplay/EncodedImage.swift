/// An image with the bytes of its file, for a host to decode.
public struct EncodedImage: Equatable, Sendable {
  /// The bytes of the file.
  public var bytes: [UInt8]
  /// The media type, such as `image/png`.
  public var type: String

  /// Creates an image.
  package init(bytes: [UInt8], type: String) {
    self.bytes = bytes
    self.type = type
  }
}
