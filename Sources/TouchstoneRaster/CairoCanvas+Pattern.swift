#if Raster
internal import CCairo
internal import TouchstoneGeometry
internal import TouchstoneLayers

extension CairoCanvas {
  /// The longest side of a pattern's image in pixels. A larger image is painted more coarsely.
  private static let longestTile = 4_096.0

  /// Sets the repeated image of a pattern as the source, or a transparent color if the image can't
  /// be painted.
  func setSource(_ pattern: CGPattern, alpha: CGFloat) {
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    let (width, height) = (Double(pattern.size.width), Double(pattern.size.height))
    let fineness = min(scale, Self.longestTile / max(width, height))
    let pixels = [width, height].map { max(1, Int(clamping: ($0 * fineness).rounded())) }
    guard pattern.transform.canBePainted,
      let tile = CairoCanvas(width: pixels[0], height: pixels[1], scale: 1)
    else { return }
    // The image fills whole pixels, so that there are no seams.
    let (across, down) = (Double(pixels[0]) / width, Double(pixels[1]) / height)
    cairo_scale(tile.cairo, across, down)
    tile.paintCommands(of: pattern.drawing(alpha: alpha * CGFloat(state.alpha)))
    cairo_surface_flush(tile.surface)
    guard let source = cairo_pattern_create_for_surface(tile.surface) else { return }
    defer { cairo_pattern_destroy(source) }
    let inverse = pattern.transform.inverted()
      .concatenating(CGAffineTransform(scaleX: CGFloat(across), y: CGFloat(down)))
    var matrix = cairo_matrix_t(
      xx: Double(inverse.a), yx: Double(inverse.b), xy: Double(inverse.c), yy: Double(inverse.d),
      x0: Double(inverse.tx), y0: Double(inverse.ty))
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
    cairo_set_source(cairo, source)
  }
}
#endif
