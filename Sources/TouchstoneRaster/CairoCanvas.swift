#if Raster
internal import CCairo
internal import TouchstoneGeometry
internal import TouchstoneLayers

/// A canvas of pixels on which Cairo paints.
final class CairoCanvas {
  /// The maximum nesting of groups with their own pixels.
  ///
  /// The pixels of a group need as much memory as the image. A group nested deeper is painted
  /// directly, with its alpha.
  static let mostGroups = 64
  /// The smallest scale at which an image is drawn: 0.00001 pixels per pixel of the image.
  static let leastScale: CGFloat = 1e-5
  /// The largest font size in pixels. FreeType fails above twice the size, and Cairo would paint
  /// nothing more.
  static let largestFont = 16_000.0

  let width: Int
  let height: Int
  let scale: Double
  let surface: OpaquePointer
  let cairo: OpaquePointer
  /// The part of the state that Cairo doesn't save.
  var state = PaintState()
  var saved: [PaintState] = []
  /// The states in which open groups will be drawn.
  var groups: [PaintState] = []
  var images = DecodedImages()

  /// Creates transparent pixels. Fails if there isn't enough memory.
  init?(width: Int, height: Int, scale: CGFloat) {
    guard let surface = ImageSurface.make(CAIRO_FORMAT_ARGB32, width, height) else { return nil }
    guard let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.width = width
    self.height = height
    self.scale = Double(scale)
    self.surface = surface
    self.cairo = cairo
    cairo_scale(cairo, self.scale, self.scale)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Paints a list and returns the pixels.
  func paint(_ list: DrawingList) -> PixelPicture {
    TextFaces.lock.withLock { paintCommands(of: list) }
    let status = cairo_status(cairo)
    if status != CAIRO_STATUS_SUCCESS, let reason = cairo_status_to_string(status) {
      NumberCheck.tell(
        "an image is incomplete, because Cairo stopped: \(String(cString: reason))", nil)
    }
    return pixels
  }

  /// Paints the commands of a list. The caller holds the lock of ``TextFaces``.
  func paintCommands(of list: DrawingList) {
    for command in list.commands { paint(command) }
    // Groups that weren't ended are drawn, too.
    while !groups.isEmpty { endGroup() }
  }

  private var pixels: PixelPicture {
    cairo_surface_flush(surface)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    guard let data = cairo_image_surface_get_data(surface) else {
      return PixelPicture(width: width, height: height, bytes: bytes)
    }
    let stride = Int(clamping: cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      for column in 0..<width {
        let (from, to) = (row * stride + column * 4, (row * width + column) * 4)
        // A pixel of Cairo is a 32-bit number with alpha in the highest byte, so blue is first in
        // memory.
        bytes[to] = data[from + 2]
        bytes[to + 1] = data[from + 1]
        bytes[to + 2] = data[from]
        bytes[to + 3] = data[from + 3]
      }
    }
    return PixelPicture(width: width, height: height, bytes: bytes)
  }

  /// Creates a canvas with the pixels of an image.
  convenience init?(_ picture: PixelPicture) {
    self.init(width: picture.width, height: picture.height, scale: 1)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(clamping: cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      for column in 0..<width {
        let (to, from) = (row * stride + column * 4, (row * width + column) * 4)
        data[to + 2] = picture.bytes[from]
        data[to + 1] = picture.bytes[from + 1]
        data[to] = picture.bytes[from + 2]
        data[to + 3] = picture.bytes[from + 3]
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// The pixels as a PNG, or `nil` if Cairo can't write it.
  var png: Data? {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee
            .append(bytes, count: Int(clamping: count))
          return CAIRO_STATUS_SUCCESS
        }, data)
    }
    return status == CAIRO_STATUS_SUCCESS ? data : nil
  }
}

/// The saved state in addition to transform, clip and operator.
struct PaintState {
  var alpha = 1.0
  var blend = CGBlendMode.normal
  var shadow: Shadow?
  /// The transform of the drawing, without the scale of the canvas.
  var matrix = CGAffineTransform.identity

  /// The state in which a group begins.
  var inside: PaintState {
    var state = PaintState()
    state.matrix = matrix
    return state
  }

  /// A shadow behind drawing, in points.
  struct Shadow {
    var across: Double
    var down: Double
    var deviation: Double
    var color: CGColor
  }
}

/// Memory on which Cairo paints.
enum ImageSurface {
  /// Creates a surface, or returns `nil` if there isn't enough memory.
  static func make(_ format: cairo_format_t, _ width: Int, _ height: Int) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(
        format, Int32(clamping: width), Int32(clamping: height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}
#endif
