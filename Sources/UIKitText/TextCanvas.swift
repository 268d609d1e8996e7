internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// Draws edited text: its selection, its glyphs, a line under marked text, and the caret.
///
/// The view receives no touches. It clips, so that a field can scroll long text within it.
final class TextCanvas: UIView {
  /// The content and appearance to draw.
  struct Look {
    var setting: TextSetting?
    var font = UIFont.systemFont(ofSize: 17)
    var color = UIColor.label
    var tint = UIColor.systemBlue
    /// The attributes of links.
    var link: TextAttributes = [:]
    /// The opacity of the glyphs.
    var alpha: CGFloat = 1
    /// The selection in UTF-16 units of the displayed text, or `nil` if there is neither a
    /// selection nor an insertion point.
    var selection: Range<Int>?
    var marked: Range<Int>?
    /// The caret in points of the canvas, or `nil` for no caret.
    var caret: CGRect?
    /// The selection rectangles in points of the canvas.
    var selectionRects: [CGRect] = []
    /// The location of the first line.
    var origin = CGPoint.zero
    /// The layout manager that draws the glyphs, or `nil` if the canvas draws them itself.
    var manager: NSLayoutManager?
    /// The location of the container.
    var container = CGPoint.zero

    /// Returns the brush for the glyphs.
    @MainActor
    func brush(_ traits: UITraitCollection) -> TextBrush {
      TextBrush(font: font, color: color, alpha: alpha, link: link, traits: traits)
    }
  }

  var look = Look() {
    didSet { setNeedsDisplay() }
  }

  /// The width of the drawn caret, in points, chosen for visibility. Apps are told a width of 1.
  static let caretWidth: CGFloat = 2
  /// The opacity of the selection's background.
  private static let selectionAlpha: CGFloat = 0.25

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let setting = look.setting else { return }
    context.setFillColor(color(look.tint.withAlphaComponent(Self.selectionAlpha)))
    for rect in look.selectionRects { context.fill(rect) }
    let brush = look.brush(traitCollection)
    let (top, bottom) = (-look.origin.y, bounds.height - look.origin.y)
    if let manager = look.manager {
      let glyphs = setting.units(from: top, to: bottom).units
      manager.drawBackground(forGlyphRange: glyphs, at: look.container)
      manager.drawGlyphs(forGlyphRange: glyphs, at: look.container)
    }
    for number in look.manager == nil ? setting.lineNumbers(from: top, to: bottom) : 0..<0 {
      let line = setting.line(number)
      guard line.top < bottom, line.top + line.height > top else { continue }
      brush.draw(
        setting.pieces(of: line),
        at: CGPoint(x: look.origin.x + line.x, y: look.origin.y + line.flow.baseline),
        top: look.origin.y + line.top, height: line.height, in: context)
    }
    context.setFillColor(color(look.tint))
    let seen = setting.units(from: top, to: bottom)
    for rect in look.marked.map({ setting.rectangles(of: $0.clamped(to: seen)).map(\.place) }) ?? []
    {
      context.fill(
        CGRect(
          x: look.origin.x + rect.minX, y: look.origin.y + rect.maxY - 1, width: rect.width,
          height: 1))
    }
    if var caret = look.caret {
      caret.size.width = Self.caretWidth
      context.fill(caret)
    }
  }

  private func color(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }
}
