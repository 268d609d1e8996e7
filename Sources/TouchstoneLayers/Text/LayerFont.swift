package import TouchstoneGeometry

/// A font in which text is drawn.
package protocol LayerFont {
  var fontName: String { get }
  var pointSize: CGFloat { get }
  /// The weight as in CSS: 400 is regular, 700 is bold.
  var weightInStyleSheets: Int { get }
  var isItalic: Bool { get }
  var metrics: FontMetrics { get }
  /// Returns the same font in another size.
  func inSize(_ size: CGFloat) -> any LayerFont
}

/// A color in which text is drawn, apart from a `CGColor` itself.
package protocol LayerColor {
  var layerColor: CGColor { get }
}

/// A font that is known by its name.
struct NamedFont: LayerFont {
  let fontName: String
  let pointSize: CGFloat
  let weightInStyleSheets = 400
  let isItalic = false
  let metrics: FontMetrics

  init(_ name: String, size: CGFloat) {
    fontName = name
    pointSize = size
    metrics = FontMetrics(size: size, face: FontFace(named: name, weight: 0))
  }

  func inSize(_ size: CGFloat) -> any LayerFont { NamedFont(fontName, size: size) }
}

extension TextRun {
  /// Creates the run that draws a piece of a line. `origin` is the start of the piece's baseline.
  package init(_ piece: TextPiece, font: any LayerFont, color: CGColor, origin: CGPoint) {
    let metrics = piece.look.metrics(or: font.metrics)
    self.init(
      string: piece.string, fontName: font.fontName, fontSize: font.pointSize,
      fontWeight: font.weightInStyleSheets, color: color, origin: origin, width: piece.width,
      isItalic: font.isItalic, isRightToLeft: piece.isRightToLeft,
      isInSystemFont: !metrics.face.isOpen,
      places: piece.isRightToLeft ? nil : metrics.places(of: piece.string))
  }
}
