#if Raster
internal import CCairo
internal import TouchstoneGeometry
internal import TouchstoneLayers

/// One face of a font file.
final class TextFace {
  let face: FT_Face
  let cairoFace: OpaquePointer
  private let unitsPerEm: Double

  fileprivate init?(_ library: FT_Library, path: String) {
    var face: FT_Face?
    guard FT_New_Face(library, path, 0, &face) == 0, let face else { return nil }
    // Don't hint, so that glyphs keep their shapes and positions to a fraction of a pixel, as on
    // the page's canvas.
    guard
      let cairoFace = cairo_ft_font_face_create_for_ft_face(
        face, Int32(truncatingIfNeeded: FT_LOAD_NO_HINTING))
    else {
      FT_Done_Face(face)
      return nil
    }
    self.face = face
    self.cairoFace = cairoFace
    unitsPerEm = Double(max(1, face.pointee.units_per_EM))
  }

  /// Returns the glyph index of a character, or 0 if the face has no such glyph.
  func glyph(of scalar: Unicode.Scalar) -> UInt32 {
    FT_Get_Char_Index(face, FT_ULong(clamping: scalar.value))
  }

  /// Returns the advance of a glyph in em.
  func advance(of glyph: UInt32) -> Double {
    guard FT_Load_Glyph(face, glyph, FT_Int32(truncatingIfNeeded: FT_LOAD_NO_SCALE)) == 0 else {
      return 0
    }
    return Double(face.pointee.glyph.pointee.metrics.horiAdvance) / unitsPerEm
  }
}

/// The faces in which text is painted.
///
/// Text in the system font is painted in Inter, whose shapes are near to those of San Francisco, if
/// that font is installed. All other text is painted in Liberation Sans and Liberation Mono, by
/// which it is measured. DejaVu Sans has further characters.
enum TextFaces {
  /// The lock for FreeType and the faces, which only one thread may use at a time.
  static let lock = NSLock()
  nonisolated(unsafe) private static var library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()
  nonisolated(unsafe) private static var faces: [String: TextFace] = [:]
  nonisolated(unsafe) private static var missing: Set<String> = []

  /// The folders to search: that of the environment variable TOUCHSTONE_FONTS, and the usual
  /// folders of Linux distributions.
  private static let folders =
    [ProcessInfo.processInfo.environment["TOUCHSTONE_FONTS"]].compactMap { $0 } + [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/inter",
      "/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2",
      "/usr/share/fonts/liberation-sans", "/usr/share/fonts/liberation-mono",
      "/usr/share/fonts/liberation", "/usr/share/fonts/truetype/dejavu",
      "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/dejavu",
    ]

  /// Returns the faces for a run of text, in order of preference.
  static func faces(for run: TextRun) -> [TextFace] {
    let isBold = run.fontWeight >= leastBoldWeight
    let style =
      isBold ? (run.isItalic ? "BoldItalic" : "Bold") : run.isItalic ? "Italic" : "Regular"
    let isMonospaced = FontFace.isMonospaced(run.fontName)
    let family = isMonospaced ? "LiberationMono" : "LiberationSans"
    let fallback = isBold ? "DejaVuSans-Bold" : "DejaVuSans"
    let open = ["\(family)-\(style)", fallback].compactMap { name in
      face("\(name).ttf", isRequired: true)
    }
    guard run.isInSystemFont, !isMonospaced, let near = near(run) else { return open }
    return [near] + open
  }

  /// The CSS weight from which the open font is bold.
  private static let leastBoldWeight = 600

  /// The size in points from which letters have the shapes of large text.
  private static let leastLargeSize: CGFloat = 24

  /// The names of Inter's weights, for each hundred of a CSS weight.
  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// Returns the face of Inter for a run, or `nil` if it isn't installed.
  private static func near(_ run: TextRun) -> TextFace? {
    let weight = weights[min(max(run.fontWeight / 100, 1), weights.count) - 1]
    let style = !run.isItalic ? weight : weight == "Regular" ? "Italic" : "\(weight)Italic"
    let large = run.fontSize < leastLargeSize ? nil : face("InterDisplay-\(style).otf")
    return large ?? face("Inter-\(style).otf")
  }

  /// Returns the face of a file. A missing file is reported if it is required.
  private static func face(_ name: String, isRequired: Bool = false) -> TextFace? {
    if let known = faces[name] { return known }
    guard !missing.contains(name) else { return nil }
    if let library {
      for folder in folders {
        let path = "\(folder)/\(name)"
        guard FileManager.default.fileExists(atPath: path),
          let face = TextFace(library, path: path)
        else { continue }
        faces[name] = face
        return face
      }
    }
    missing.insert(name)
    if isRequired {
      NumberCheck.tell("text is drawn without the font \(name), which isn't in \(folders)", nil)
    }
    return nil
  }
}
#endif
