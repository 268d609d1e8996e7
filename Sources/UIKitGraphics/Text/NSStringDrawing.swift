internal import TouchstoneLayers

/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle begins at its top and contains any number of lines.
  ///
  /// Without this option, it begins at the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are separated by the font's leading, which has no effect here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Characters are measured by the area they cover, which has no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last visible line ends with an ellipsis if text is omitted.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The settings and the results of drawing a string.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale to which characters may shrink to fit, which has no effect here.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale to which characters were shrunk, which is always 1.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the string that was last drawn or measured.
  open internal(set) var totalBounds = CGRect.zero
}

/// A string with its attributes, ready to be measured and drawn.
struct StringDrawing {
  private let text: StyledText
  private let font: UIFont
  private let style: NSParagraphStyle

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    text = StyledText(string, look: CharacterStyle(attributes ?? [:]))
    font = Self.font(attributes)
    style = attributes?[.paragraphStyle] as? NSParagraphStyle ?? .default
  }

  /// Creates a drawing with the paragraph style of the first character for all paragraphs.
  init(_ string: NSAttributedString) {
    let first = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : nil
    text = StyledText(string)
    font = Self.font(first)
    style = first?[.paragraphStyle] as? NSParagraphStyle ?? .default
  }

  /// Returns the font of text without a font, which is Helvetica 12 according to Apple's
  /// documentation.
  private static func font(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont
      ?? UIFont(fontName: "Helvetica", size: 12, weight: .regular, isItalic: false)
  }

  /// Returns the size of a text that is a single line of ASCII characters, or `nil` for another
  /// text and for attributes that add space between characters.
  static func sizeOfLine(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) -> CGSize?
  {
    guard attributes?[.kern] == nil, attributes?[.tracking] == nil else { return nil }
    return TextDrawing.sizeOfLine(string, font: font(attributes), width: .infinity)
  }

  /// The size of the text on as many lines as it needs.
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

  /// Lays out the text for a size according to options.
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

  /// Returns the bounds of the text for a size, and stores them in `context`.
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

  /// Draws the text on as many lines as it needs, from its top left corner.
  @MainActor
  func draw(at point: CGPoint) {
    draw(
      set(width: .infinity, lines: 0),
      in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// Draws the lines that begin within a rectangle, or a single line from its baseline.
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
  /// Whether text that is longer than its line doesn't continue on the next line.
  fileprivate var isOneLine: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
