#if Raster
internal import CCairo
internal import TouchstoneGeometry
internal import TouchstoneLayers

/// The images of one painting, each decoded once. Cairo reads PNGs. JPEGs are omitted.
final class DecodedImages {
  private var surfaces: [ObjectIdentifier: (image: CGImage, surface: OpaquePointer?)] = [:]

  deinit {
    for entry in surfaces.values {
      if let surface = entry.surface { cairo_surface_destroy(surface) }
    }
  }

  /// Returns the pixels of an image, or `nil` if it can't be decoded.
  func surface(of image: CGImage) -> OpaquePointer? {
    let identity = ObjectIdentifier(image)
    if let known = surfaces[identity] { return known.surface }
    let surface = Self.decode(image)
    surfaces[identity] = (image, surface)
    return surface
  }

  private static func decode(_ image: CGImage) -> OpaquePointer? {
    guard let encoded = image.encoded else { return nil }
    guard encoded.format == .png else {
      NumberCheck.tell("an image isn't drawn, because Cairo can't decode JPEG", image)
      return nil
    }
    let reader = Reader(encoded.bytes)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
          .read(Int(clamping: count), to: bytes)
      }, Unmanaged.passUnretained(reader).toOpaque())
    return withExtendedLifetime(reader) {
      guard let surface else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        NumberCheck.tell("an image isn't drawn, because it isn't a complete PNG", image)
        return nil
      }
      return surface
    }
  }

  /// Provides bytes in pieces.
  private final class Reader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ data: Data) { bytes = [UInt8](data) }

    func read(_ count: Int, to target: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
      guard count <= bytes.count - place else { return CAIRO_STATUS_READ_ERROR }
      for index in 0..<count { target[index] = bytes[place + index] }
      place += count
      return CAIRO_STATUS_SUCCESS
    }
  }
}
#endif
