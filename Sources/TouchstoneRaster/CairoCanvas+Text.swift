#if Raster
internal import CCairo
internal import TouchstoneGeometry
internal import TouchstoneLayers

extension CairoCanvas {
  /// Draws a run of text in its measured width.
  ///
  /// Glyphs are placed side by side without joining or stacking. Arabic therefore shows isolated
  /// letters, and Indic scripts their parts.
  func write(_ run: TextRun) {
    let faces = TextFaces.faces(for: run)
    guard !faces.isEmpty else { return }
    let size = Double(run.fontSize)
    var shapes: [(face: TextFace, glyph: UInt32, advance: Double, place: Double?)] = []
    for (scalar, place) in run.paintedScalars {
      let found = faces.lazy.map { ($0, $0.glyph(of: scalar)) }.first { $0.1 != 0 }
      let (face, glyph) = found ?? (faces[0], 0)
      shapes.append((face, glyph, face.advance(of: glyph) * size, place))
    }
    let natural = shapes.reduce(0) { $0 + $1.advance }
    let fit =
      run.positions == nil ? TextFit(run, natural: natural, letters: shapes.count) : TextFit()
    guard fit.stretch.isFinite, fit.stretch > 0 else { return }
    let matrix = state.matrix
    let zoom = [matrix.a, matrix.b, matrix.c, matrix.d].reduce(0) { max($0, abs($1)) }
    guard size * Double(zoom) * scale * max(1, fit.stretch) < Self.largestFont else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, Double(run.origin.x), Double(run.origin.y))
    cairo_scale(cairo, fit.stretch, 1)
    setSource(run.color)
    cairo_new_path(cairo)
    setFontOptions()
    var pen = 0.0
    var start = 0
    while start < shapes.count {
      let face = shapes[start].face
      var glyphs: [cairo_glyph_t] = []
      while start < shapes.count, shapes[start].face === face {
        pen = shapes[start].place ?? pen
        glyphs.append(cairo_glyph_t(index: UInt(clamping: shapes[start].glyph), x: pen, y: 0))
        pen += shapes[start].advance + fit.spacing
        start += 1
      }
      cairo_set_font_face(cairo, face.cairoFace)
      cairo_set_font_size(cairo, size)
      // Draw glyphs as paths, because Cairo's text functions align them to whole pixels.
      cairo_glyph_path(cairo, glyphs, Int32(clamping: glyphs.count))
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  private func setFontOptions() {
    guard let options = cairo_font_options_create() else { return }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }
}

/// The adjustment of a run to its measured width, by the rules of the page's canvas.
private struct TextFit {
  var spacing = 0.0
  var stretch = 1.0

  /// The largest difference in a run's width, in points, that isn't visible.
  private static let even = 0.3

  /// Creates an adjustment that changes nothing.
  init() {}

  init(_ run: TextRun, natural: Double, letters: Int) {
    let width = Double(run.width)
    guard width > 0, natural > 0, letters > 0 else { return }
    let difference = width - natural
    if run.isRightToLeft {
      stretch = width / natural
    } else if run.string.unicodeScalars.allSatisfy(\.standsApart) {
      if abs(difference) >= Self.even { spacing = difference / Double(letters) }
    } else if difference < 0 {
      stretch = width / natural
    }
  }
}

extension TextRun {
  /// The visible scalars from left to right, each with its place if the run specifies one. A mark
  /// has no place and follows its letter.
  fileprivate var paintedScalars: [(scalar: Unicode.Scalar, place: Double?)] {
    var painted: [(scalar: Unicode.Scalar, place: Double?)] = []
    for (number, character) in (isRightToLeft ? Array(string.reversed()) : Array(string))
      .enumerated()
    {
      var place = positions.map { Double($0[min(number, $0.count - 1)]) }
      for scalar in character.unicodeScalars where !scalar.isHidden {
        painted.append((isRightToLeft ? scalar.mirrored : scalar, place))
        place = nil
      }
    }
    return painted
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible and only affects others.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// The mirror image of a bracket, or the scalar itself.
  fileprivate var mirrored: Unicode.Scalar {
    guard properties.isBidiMirrored else { return self }
    return Self.brackets[self] ?? self
  }

  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»",
    "»": "«",
  ]
}
#endif
