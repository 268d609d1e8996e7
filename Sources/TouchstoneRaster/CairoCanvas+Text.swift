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
    var shapes: [(face: TextFace, glyph: UInt32, advance: Double)] = []
    for scalar in run.paintedScalars {
      let found = faces.lazy.map { ($0, $0.glyph(of: scalar)) }.first { $0.1 != 0 }
      let (face, glyph) = found ?? (faces[0], 0)
      shapes.append((face, glyph, face.advance(of: glyph) * size))
    }
    let natural = shapes.reduce(0) { $0 + $1.advance }
    let fit = TextFit(run, natural: natural, letters: shapes.count)
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
  /// The visible characters, from left to right.
  fileprivate var paintedScalars: [Unicode.Scalar] {
    let characters = isRightToLeft ? Array(string.reversed()) : Array(string)
    return characters.flatMap { character in
      character.unicodeScalars.filter { !$0.isHidden }.map {
        isRightToLeft ? $0.mirrored : $0
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether characters of the scalar's script are placed side by side.
  ///
  /// True for Latin, Greek, Cyrillic, and for scalars without a script.
  fileprivate var standsApart: Bool {
    switch value {
    case 0..<0x0530, 0x1E00..<0x2C00, 0xA720..<0xA800, 0xFB00..<0xFB07: true
    default: !properties.isAlphabetic
    }
  }

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
