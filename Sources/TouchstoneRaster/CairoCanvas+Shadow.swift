#if Raster
internal import CCairo
internal import TouchstoneGeometry

extension CairoCanvas {
  /// Draws the shadow of a group.
  ///
  /// The offset and the deviation are in points of the canvas, regardless of the current transform.
  func paint(_ shadow: PaintState.Shadow, of pattern: OpaquePointer) {
    guard let shape = ImageSurface.make(CAIRO_FORMAT_A8, width, height) else { return }
    defer { cairo_surface_destroy(shape) }
    guard let brush = cairo_create(shape) else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_set_matrix(brush, &matrix)
    cairo_set_source(brush, pattern)
    cairo_paint(brush)
    cairo_destroy(brush)
    cairo_surface_flush(shape)
    if let data = cairo_image_surface_get_data(shape) {
      BoxBlur(deviation: shadow.deviation * scale).apply(
        to: data, width: width, height: height,
        stride: Int(clamping: cairo_image_surface_get_stride(shape)))
      cairo_surface_mark_dirty(shape)
    }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    let (red, green, blue, alpha) = shadow.color.parts
    cairo_set_source_rgba(cairo, red, green, blue, alpha * state.alpha)
    cairo_mask_surface(cairo, shape, shadow.across * scale, shadow.down * scale)
    cairo_restore(cairo)
  }
}

/// Three consecutive box blurs, which approximate a Gaussian blur (W3C, Filter Effects).
struct BoxBlur {
  private let size: Int

  init(deviation: Double) {
    let width = (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
    size = Int(clamping: min(width, 2_000))
  }

  func apply(to data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard size > 1 else { return }
    // A box of even size is off center. The first two boxes are offset in opposite directions, and
    // the third is one pixel larger.
    let boxes =
      size.isMultiple(of: 2)
      ? [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
      : Array(repeating: (size / 2, size / 2), count: 3)
    var line = [Int](repeating: 0, count: max(width, height))
    for row in 0..<height {
      blur(data + row * stride, count: width, step: 1, boxes, &line)
    }
    for column in 0..<width {
      blur(data + column, count: height, step: stride, boxes, &line)
    }
  }

  private func blur(
    _ start: UnsafeMutablePointer<UInt8>, count: Int, step: Int,
    _ boxes: [(before: Int, after: Int)], _ line: inout [Int]
  ) {
    for index in 0..<count { line[index] = Int(clamping: start[index * step]) * 256 }
    for box in boxes {
      let old = line
      let size = box.before + box.after + 1
      var sum = 0
      for index in 0..<min(box.after, count) { sum += old[index] }
      for index in 0..<count {
        if index + box.after < count { sum += old[index + box.after] }
        if index > box.before { sum -= old[index - box.before - 1] }
        line[index] = sum / size
      }
    }
    for index in 0..<count {
      start[index * step] = UInt8(clamping: (line[index] + 128) / 256)
    }
  }
}
#endif
