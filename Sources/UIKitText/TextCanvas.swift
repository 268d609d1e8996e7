internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// Draws a text that is edited: its selection, its letters, a line under what is being composed, and
/// the caret.
///
/// The view takes no touches. It clips, so that a field can move a long text through its window.
final class TextCanvas: UIView {
  /// What is drawn.
  struct Look {
    var setting: TextSetting?
    var font = UIFont.systemFont(ofSize: 17)
    var color = UIColor.label
    var tint = UIColor.systemBlue
    /// How links look.
    var link: TextAttributes = [:]
    /// How opaque letters are.
    var alpha: CGFloat = 1
    /// In UTF-16 units of the text as it is shown; nil while nothing is selected or to be typed.
    var selection: Range<Int>?
    var marked: Range<Int>?
    /// In points of the canvas; nil for no caret.
    var caret: CGRect?
    /// In points of the canvas.
    var selectionRects: [CGRect] = []
    /// Where the first line stands.
    var origin = CGPoint.zero
  }

  var look = Look() {
    didSet { setNeedsDisplay() }
  }

  /// How wide a caret is drawn, in points, chosen to be seen well; programs are told it is 1 wide.
  static let caretWidth: CGFloat = 2
  /// How opaque the ground of a selection is.
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
    let brush = TextBrush(
      font: look.font, color: look.color, alpha: look.alpha, link: look.link,
      traits: traitCollection)
    let (top, bottom) = (-look.origin.y, bounds.height - look.origin.y)
    for number in setting.lineNumbers(from: top, to: bottom) {
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
