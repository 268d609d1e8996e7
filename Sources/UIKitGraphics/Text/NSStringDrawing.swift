internal import TouchstoneLayers

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle begins at its top and holds any number of lines; otherwise it begins at the
  /// baseline of the only one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines stand apart by the font's leading; they always do here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Letters are measured by what they cover; they never are here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis where text is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing a string is told and tells.
open class NSStringDrawingContext: NSObject {
  /// How small letters may become to fit, as a share; they never become smaller here.
  open var minimumScaleFactor: CGFloat = 0
  /// How small letters have become: 1.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// What the string took that was drawn or measured last.
  open internal(set) var totalBounds = CGRect.zero
}

/// A string with its looks, ready to be measured and drawn.
struct StringDrawing {
  private let text: LookedText
  private let font: UIFont
  private let style: NSParagraphStyle

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    text = LookedText(string, look: TextLook(attributes ?? [:]))
    font = Self.font(attributes)
    style = attributes?[.paragraphStyle] as? NSParagraphStyle ?? .default
  }

  /// A string whose first letter says which style all its paragraphs have.
  init(_ string: NSAttributedString) {
    let first = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : nil
    text = LookedText(string)
    font = Self.font(first)
    style = first?[.paragraphStyle] as? NSParagraphStyle ?? .default
  }

  /// The font a text is drawn in that names none, from Apple's documentation: Helvetica 12.
  private static func font(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont
      ?? UIFont(fontName: "Helvetica", size: 12, weight: .regular, isItalic: false)
  }

  /// The text on as many lines as it has.
  var size: CGSize { size(set(width: .infinity, lines: 0)) }

  private func set(width: CGFloat, lines: Int) -> TextDrawing {
    TextDrawing(
      text, font: font, width: width, maximumLines: lines, breakMode: style.lineBreakMode)
  }

  private func size(_ drawing: TextDrawing) -> CGSize {
    let gaps = max(0, drawing.layout.lines.count - 1)
    return CGSize(
      width: drawing.size.width, height: drawing.size.height + CGFloat(gaps) * style.lineSpacing)
  }

  /// The text within a room, by options.
  private func set(in room: CGSize, _ options: NSStringDrawingOptions) -> TextDrawing {
    guard options.contains(.usesLineFragmentOrigin) else { return set(width: .infinity, lines: 1) }
    let width = room.width.isFinite && room.width > 0 ? room.width : CGFloat.infinity
    let whole = set(width: width, lines: style.lineBreakMode.isOneLine ? 1 : 0)
    guard options.contains(.truncatesLastVisibleLine), size(whole).height > room.height else {
      return whole
    }
    let count = whole.layout.lines.prefix { line in
      line.top + line.height + spacing(before: line, in: whole) <= room.height
    }.count
    return TextDrawing(
      text, font: font, width: width, maximumLines: max(1, count), breakMode: .byTruncatingTail)
  }

  private func spacing(before line: TextLayout.Line, in drawing: TextDrawing) -> CGFloat {
    CGFloat(drawing.layout.lines.prefix { $0.top < line.top }.count) * style.lineSpacing
  }

  /// What the text takes within a room.
  func bounds(
    in room: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  )
    -> CGRect
  {
    let drawing = set(in: room, options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -font.ascender
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: size(drawing))
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text on as many lines as it has, from its top left corner.
  @MainActor
  func draw(at point: CGPoint) {
    draw(
      set(width: .infinity, lines: 0),
      in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// Draws the lines that begin within a rectangle, or the only line from its baseline.
  @MainActor
  func draw(in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?)
  {
    let drawing = set(in: rect.size, options)
    context?.totalBounds = CGRect(origin: .zero, size: size(drawing))
    let isBlock = options.contains(.usesLineFragmentOrigin)
    let top = isBlock ? rect.minY : rect.minY - font.ascender
    draw(
      drawing,
      in: CGRect(
        x: rect.minX, y: top, width: rect.width > 0 ? rect.width : .infinity,
        height: isBlock && rect.height > 0 ? rect.height : .infinity))
  }

  @MainActor
  private func draw(_ drawing: TextDrawing, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawing.draw(
      in: rect, brush: TextBrush(font: font, color: .black, traits: .current),
      alignment: style.alignment, lineSpacing: style.lineSpacing, cutting: true, context: context)
  }
}

extension NSLineBreakMode {
  /// Whether text that is longer than its line does not go on below.
  fileprivate var isOneLine: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
