#if Raster
internal import CCairo
internal import TouchstoneGeometry
internal import TouchstoneLayers

/// Pixels that Cairo paints on.
final class CairoCanvas {
  /// The most groups inside each other that get pixels of their own. The pixels of a group take as much
  /// memory as the picture, so a group further inside is painted without them, by its alpha.
  static let mostGroups = 64
  /// The smallest scale at which an image is drawn: a hundred thousandth of a pixel for each of its own.
  static let leastScale: CGFloat = 1e-5
  /// The largest font, in pixels. FreeType fails above twice as many, and Cairo would paint nothing more.
  static let largestFont = 16_000.0

  let width: Int
  let height: Int
  let scale: Double
  private let surface: OpaquePointer
  let cairo: OpaquePointer
  /// What is not kept by Cairo itself.
  var state = PaintState()
  var saved: [PaintState] = []
  /// The states under which open groups will be laid down.
  var groups: [PaintState] = []
  var images = DecodedImages()

  /// Makes transparent pixels; nil where there is no memory for them.
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

  /// Paints a list and answers the pixels.
  func paint(_ list: DrawingList) -> PixelPicture {
    TextFaces.lock.withLock {
      for command in list.commands { paint(command) }
    }
    // What was begun and not ended shows all the same.
    while !groups.isEmpty { endGroup() }
    let status = cairo_status(cairo)
    if status != CAIRO_STATUS_SUCCESS, let reason = cairo_status_to_string(status) {
      NumberCheck.tell("a picture ends where Cairo stopped: \(String(cString: reason))", nil)
    }
    return pixels
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
        // Cairo's pixel is a number of 32 bits, alpha highest: blue comes first in memory.
        bytes[to] = data[from + 2]
        bytes[to + 1] = data[from + 1]
        bytes[to + 2] = data[from]
        bytes[to + 3] = data[from + 3]
      }
    }
    return PixelPicture(width: width, height: height, bytes: bytes)
  }

  /// Takes over pixels.
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

  /// The pixels as a PNG; nil where Cairo can't write it.
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

/// What saving keeps beside transform, clip and operator.
struct PaintState {
  var alpha = 1.0
  var blend = CGBlendMode.normal
  var shadow: Shadow?
  /// The transform of the drawing, without the pixels of a point.
  var matrix = CGAffineTransform.identity

  /// The state in which a group begins.
  var inside: PaintState {
    var state = PaintState()
    state.matrix = matrix
    return state
  }

  /// What is laid behind what is painted, in points.
  struct Shadow {
    var across: Double
    var down: Double
    var deviation: Double
    var color: CGColor
  }
}

/// Memory that Cairo paints on.
enum ImageSurface {
  /// Makes one; nil where there is no memory for it.
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
