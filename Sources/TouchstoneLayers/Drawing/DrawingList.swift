package import TouchstoneGeometry

/// Recorded drawing as plain commands in order, which a page's canvas and a native window replay
/// alike.
package struct DrawingList: Hashable, Sendable {
  /// The commands in the order in which they were recorded.
  package var commands: [DrawingCommand] = []

  /// Creates an empty list.
  package init() {}

  /// Whether every command draws normally over the existing content.
  ///
  /// Such a list looks the same if it is first drawn separately.
  var isPlain: Bool {
    !commands.contains { command in
      switch command {
      case .setBlendMode, .clear: true
      default: false
      }
    }
  }

  /// Whether no command outside of saves and restores affects later drawing.
  var leavesNoState: Bool {
    var depth = 0
    for command in commands {
      switch command {
      case .save: depth += 1
      case .restore: depth -= 1
      case .concatenate, .clip, .setAlpha, .setBlendMode, .setShadow:
        if depth == 0 { return false }
      default: break
      }
    }
    return true
  }

  /// Returns the list with shadows adapted to a transform of the whole list.
  ///
  /// Shadows are recorded in the coordinates of the context, so the transform doesn't apply to them
  /// otherwise.
  func shadowsApplying(_ transform: CGAffineTransform) -> DrawingList {
    let isMoved = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    guard !isMoved else { return self }
    var list = self
    for (index, command) in commands.enumerated() {
      guard case .setShadow(let offset, let blur, let color?) = command else { continue }
      let shadow = CGContext.Shadow(offset: offset, blur: blur, color: color).applying(transform)
      list.commands[index] = .setShadow(offset: shadow.offset, blur: shadow.blur, color: color)
    }
    return list
  }

  /// The patterns of the colors of fills, strokes and texts.
  var patterns: [CGPattern] {
    commands.compactMap { command in
      switch command {
      case .fill(_, let color, _), .stroke(_, let color, _): color.pattern
      case .text(let run): run.color.pattern
      default: nil
      }
    }
  }

  /// The images that the list draws, including those of patterns.
  package var images: [CGImage] {
    let drawn = commands.compactMap { command in
      if case .image(let image, _) = command { image } else { nil }
    }
    return patterns.reduce(into: drawn) { $0 += $1.images }
  }

  /// Rectangles that contain every fill and stroke of the list, including the widths of lines.
  ///
  /// Transforms within the list are ignored.
  var reach: [CGRect] {
    commands.compactMap { command in
      switch command {
      case .fill(let path, _, _): Self.box(of: path, margin: 0)
      case .stroke(let path, _, let style): Self.box(of: path, margin: style.width)
      default: nil
      }
    }
  }

  private static func box(of path: [PathSegment], margin: CGFloat) -> CGRect? {
    let points = path.flatMap(\.points)
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, top) = (min(left, point.x), min(top, point.y))
      (right, bottom) = (max(right, point.x), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: -margin, dy: -margin)
  }
}

/// A drawing command.
///
/// Its values are in the coordinates that are current at the command, with y pointing down.
package enum DrawingCommand: Hashable, Sendable {
  case save
  case restore
  case concatenate(CGAffineTransform)
  case clip(path: [PathSegment], evenOdd: Bool)
  case fill(path: [PathSegment], color: CGColor, evenOdd: Bool)
  case stroke(path: [PathSegment], color: CGColor, style: StrokeStyle)
  case text(TextRun)
  /// Draws encoded bytes in a rectangle. Recorded images are replayed as commands instead.
  case image(CGImage, CGRect)
  /// Draws a gradient with locations from 0 to 1.
  case gradient(GradientFill)
  case setAlpha(CGFloat)
  case setBlendMode(CGBlendMode)
  case setShadow(offset: CGSize, blur: CGFloat, color: CGColor?)
  case clear(CGRect)
  /// Begins a group that is drawn separately until ``endGroup``.
  ///
  /// It begins with full alpha, normal blend mode and no shadow.
  case beginGroup
  /// Draws the group since ``beginGroup`` with the alpha, blend mode and shadow from before it.
  case endGroup
}

/// The style of a line.
package struct StrokeStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  package var dashLengths: [CGFloat] = []

  package init() {}
}

/// Text on one line, in one font and color.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var fontName: String
  package var fontSize: CGFloat
  /// The weight as in CSS: 400 is regular, 700 is bold.
  package var fontWeight: Int
  package var color: CGColor
  /// The start of the baseline.
  package var origin: CGPoint
  /// The width according to the font metrics, to which a host with another font can fit the text.
  package var width: CGFloat
  package var isItalic: Bool
  /// Whether the first character is at the right. The origin is the left end even then.
  package var isRightToLeft: Bool
  /// Whether the characters are measured as those of the system font.
  package var isInSystemFont: Bool
  /// The position at which each character begins, from the origin, or `nil` if the font of the host
  /// determines the positions.
  package var positions: [CGFloat]?
  /// The number of the app's font file in ``FontFiles``, or 0 for a font with built-in tables.
  package var file: UInt32 = 0

  package init(
    string: String, fontName: String, fontSize: CGFloat, fontWeight: Int, color: CGColor,
    origin: CGPoint, width: CGFloat, isItalic: Bool = false, isRightToLeft: Bool = false,
    isInSystemFont: Bool = false, positions: [CGFloat]? = nil
  ) {
    self.isInSystemFont = isInSystemFont
    self.positions = positions
    self.isRightToLeft = isRightToLeft
    self.string = string
    self.fontName = fontName
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.color = color
    self.origin = origin
    self.width = width
    self.isItalic = isItalic
  }
}

/// A linear or radial gradient that fills the current clip area.
package struct GradientFill: Hashable, Sendable {
  package var isRadial: Bool
  package var colors: [CGColor]
  package var locations: [CGFloat]
  package var start: CGPoint
  package var end: CGPoint
  package var startRadius: CGFloat
  package var endRadius: CGFloat

  package init(
    isRadial: Bool, colors: [CGColor], locations: [CGFloat], start: CGPoint, end: CGPoint,
    startRadius: CGFloat = 0, endRadius: CGFloat = 0
  ) {
    self.isRadial = isRadial
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
}
