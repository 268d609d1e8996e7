package import TouchstoneGeometry

/// What was drawn, as plain commands in order: a page's canvas and a window play the same list.
package struct DrawingList: Hashable, Sendable {
  /// The commands in the order in which they were given.
  package var commands: [DrawingCommand] = []

  /// Makes an empty list.
  package init() {}

  /// Whether everything is laid over what is there, as it is: played by itself first, the list looks
  /// the same.
  var isPlain: Bool {
    !commands.contains { command in
      switch command {
      case .setBlendMode, .clear: true
      default: false
      }
    }
  }

  /// Whether nothing outside of saves and restores changes how the next step is drawn.
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

  /// The list with shadows as they fall where all of it is drawn by a transform: they are told in the
  /// coordinates of the context.
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

  /// Rectangles that hold every shape of the list, lines with their width.
  ///
  /// Transforms within the list are not followed.
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

/// One step of drawing.
///
/// Everything is in the coordinates that are in force at that step, y pointing down.
package enum DrawingCommand: Hashable, Sendable {
  case save
  case restore
  case concatenate(CGAffineTransform)
  case clip(path: [PathSegment], evenOdd: Bool)
  case fill(path: [PathSegment], color: CGColor, evenOdd: Bool)
  case stroke(path: [PathSegment], color: CGColor, style: StrokeStyle)
  case text(TextRun)
  /// Puts encoded bytes into a rectangle; recorded pictures are played where they are drawn.
  case image(CGImage, CGRect)
  /// Paints a run of colours; locations are from 0 to 1.
  case gradient(GradientFill)
  case setAlpha(CGFloat)
  case setBlendMode(CGBlendMode)
  case setShadow(offset: CGSize, blur: CGFloat, color: CGColor?)
  case clear(CGRect)
  /// What follows is drawn by itself, until ``endGroup``; it begins with plain alpha and blend mode
  /// and without a shadow.
  case beginGroup
  /// What was drawn since ``beginGroup`` comes together with what is there by the alpha, blend mode and
  /// shadow from before.
  case endGroup
}

/// How a line is drawn.
package struct StrokeStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  package var dashLengths: [CGFloat] = []

  package init() {}
}

/// Text on one line, of one font and colour.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var fontName: String
  package var fontSize: CGFloat
  /// The weight as in style sheets: 400 is regular, 700 is bold.
  package var fontWeight: Int
  package var color: CGColor
  /// Where the baseline starts.
  package var origin: CGPoint
  /// How wide the metrics say the run is: a host that draws with another face can fit it in.
  package var width: CGFloat
  package var isItalic: Bool
  /// Whether the first letter stands at the right; the origin is the left end all the same.
  package var isRightToLeft: Bool

  package init(
    string: String, fontName: String, fontSize: CGFloat, fontWeight: Int, color: CGColor,
    origin: CGPoint, width: CGFloat, isItalic: Bool = false, isRightToLeft: Bool = false
  ) {
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

/// Colours that run along a line or outward from a point, within the present clip.
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
