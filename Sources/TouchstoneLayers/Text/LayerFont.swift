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

/// A font of a name, which indicates its weight and its slant.
struct NamedFont: LayerFont {
  let fontName: String
  let pointSize: CGFloat
  let weightInStyleSheets: Int
  let isItalic: Bool
  let metrics: FontMetrics

  init(_ name: String, size: CGFloat) {
    fontName = name
    pointSize = size
    let style = FontNameStyle(name)
    weightInStyleSheets = FontFace.inStyleSheets(style.weight)
    isItalic = style.isItalic
    metrics = FontMetrics(
      size: size, face: FontFace(named: name, weight: style.weight, isItalic: style.isItalic))
  }

  func inSize(_ size: CGFloat) -> any LayerFont { NamedFont(fontName, size: size) }
}

extension TextRun {
  /// Creates the run that draws a piece of a line. `origin` is the start of the piece's baseline.
  package init(_ piece: TextPiece, font: any LayerFont, color: CGColor, origin: CGPoint) {
    let kerned = piece.look.metrics(or: font.metrics)
    let metrics = piece.isKerned ? kerned : kerned.unkerned
    self.init(
      string: piece.string, fontName: font.fontName, fontSize: font.pointSize,
      fontWeight: font.weightInStyleSheets, color: color, origin: origin, width: piece.width,
      isItalic: font.isItalic, isRightToLeft: piece.isRightToLeft,
      isInSystemFont: !metrics.face.isOpen,
      positions: piece.isRightToLeft ? nil : metrics.positions(of: piece.string))
    file = metrics.face.file
  }
}
