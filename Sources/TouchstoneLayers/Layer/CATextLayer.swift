internal import TouchstoneGeometry

/// The way in which a text layer shortens text that doesn't fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text isn't shortened, the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis replaces the beginning of the text.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis replaces the end of the text.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis replaces the middle of the text.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Aligned to the side at which each paragraph's reading begins, the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned to the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned to the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Aligned to both edges, but drawn at the left here.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text from the top of its bounds.
///
/// Change its properties on the main thread. Each change draws the text again.
open class CATextLayer: CALayer {
  private struct Settings {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
    var allowsFontSubpixelQuantization = false
  }

  private var settings = Settings()

  /// The name of the font if ``font`` is `nil`.
  private static let standardFont = "Helvetica"

  /// Creates a layer without a text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a layer with default values, because archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy, as for the presentation of the layer.
  public override init(layer: Any) {
    if let other = layer as? CATextLayer { settings = other.settings }
    super.init(layer: layer)
  }

  private func set<Value>(_ path: WritableKeyPath<Settings, Value>, _ value: Value) {
    settings[keyPath: path] = value
    setNeedsDisplay()
  }

  /// The text: a `String`, an `NSString` or an `NSAttributedString`. Any other value draws nothing.
  open var string: Any? {
    get { settings.string }
    set { set(\.string, newValue) }
  }
  /// The font of a text without attributes: a `UIFont`, or the name of a font. `nil` is Helvetica.
  ///
  /// The size of a `UIFont` is ignored.
  open var font: Any? {
    get { settings.font }
    set { set(\.font, newValue) }
  }
  /// The size of the font in points. The default is 36.
  open var fontSize: CGFloat {
    get { settings.fontSize }
    set {
      set(
        \.fontSize, NumberCheck.admit(newValue, else: fontSize, "a text layer's fontSize", of: self)
      )
    }
  }
  /// The color of a text without attributes. The default is white.
  open var foregroundColor: CGColor? {
    get { settings.foregroundColor }
    set { set(\.foregroundColor, newValue) }
  }
  /// Whether lines are broken at the width of the bounds. The default is `false`.
  open var isWrapped: Bool {
    get { settings.isWrapped }
    set { set(\.isWrapped, newValue) }
  }
  /// The way in which text that doesn't fit is shortened. The default is `none`.
  open var truncationMode: CATextLayerTruncationMode {
    get { settings.truncationMode }
    set { set(\.truncationMode, newValue) }
  }
  /// The alignment of the lines. The default is `natural`.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { settings.alignmentMode }
    set { set(\.alignmentMode, newValue) }
  }
  /// Whether characters may be placed between pixels, which they always are here.
  open var allowsFontSubpixelQuantization: Bool {
    get { settings.allowsFontSubpixelQuantization }
    set { set(\.allowsFontSubpixelQuantization, newValue) }
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let text = styledText, !text.string.isEmpty, fontSize > 0 else { return }
    let layout = layout(of: text)
    for line in layout.lines {
      let free = bounds.width - line.width
      let x: CGFloat =
        switch alignmentMode {
        case .center: free / 2
        case .right: free
        case .natural where Self.beginsAtRight(text.string, line.range): free
        default: 0
        }
      for piece in line.pieces {
        let origin = CGPoint(x: bounds.minX + x + piece.x, y: bounds.minY + line.baseline)
        ctx.draw(TextRun(piece, font: font(of: piece), color: color(of: piece), origin: origin))
      }
    }
  }

  /// Returns whether the paragraph around a range begins at the right.
  private static func beginsAtRight(_ text: String, _ range: Range<String.Index>) -> Bool {
    ParagraphDirection(String(text[text.lineRange(for: range)]))?.isRightToLeft ?? false
  }

  private func layout(of text: StyledText) -> TextLayout {
    let mode: TextLayout.BreakMode =
      switch truncationMode {
      case .start: .truncateHead
      case .end: .truncateTail
      case .middle: .truncateMiddle
      default: .wordWrap
      }
    let metrics = standardFont.metrics
    guard isWrapped else {
      return mode == .wordWrap
        ? TextLayout(text, metrics: metrics)
        : TextLayout(
          text, metrics: metrics, width: bounds.width, maximumLines: 1, breakMode: mode)
    }
    let whole = TextLayout(text, metrics: metrics, width: bounds.width)
    guard mode != .wordWrap, whole.size.height > bounds.height else { return whole }
    let count = whole.lines.prefix { $0.top + $0.height <= bounds.height }.count
    return TextLayout(
      text, metrics: metrics, width: bounds.width, maximumLines: max(1, count), breakMode: mode)
  }

  /// The text with the metrics of its attributes' fonts.
  private var styledText: StyledText? {
    switch string {
    case let text as NSAttributedString:
      var runs: [StyleRun] = []
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
        attributes, range, _ in
        let font = attributes[Self.fontKey] as? any LayerFont
        runs.append(
          StyleRun(range.length, CharacterStyle(attributes, metrics: font?.metrics)))
      }
      return StyledText(text.string, runs: runs)
    case let text as String: return StyledText(text)
    case let text as NSString: return StyledText(String(describing: text))
    default: return nil
    }
  }

  private static let fontKey = NSAttributedString.Key("NSFont")
  private static let colorKey = NSAttributedString.Key("NSColor")

  private var standardFont: any LayerFont {
    if let font = font as? any LayerFont { return font.inSize(fontSize) }
    return NamedFont(font as? String ?? Self.standardFont, size: fontSize)
  }

  private func font(of piece: TextPiece) -> any LayerFont {
    piece.look.attributes[Self.fontKey] as? any LayerFont ?? standardFont
  }

  private func color(of piece: TextPiece) -> CGColor {
    let own = piece.look.attributes[Self.colorKey] as? any LayerColor
    return own?.layerColor ?? foregroundColor ?? .clear
  }
}
