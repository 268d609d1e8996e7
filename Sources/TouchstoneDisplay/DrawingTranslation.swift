internal import TouchstoneGeometry
internal import TouchstoneLayers

/// Translates recorded drawing commands to the steps of a canvas.
struct DrawingTranslation {
  /// Returns the name by which a host requests an image.
  let key: (CGImage) -> String

  /// Translates every command.
  func translate(_ list: DrawingList) -> [DisplayStep] { list.commands.map(translate) }

  private func translate(_ command: DrawingCommand) -> DisplayStep {
    switch command {
    case .save: DisplayStep(.save)
    case .restore: DisplayStep(.restore)
    case .concatenate(let transform):
      make(.transform) { $0.matrix = DisplayMatrix(transform) }
    case .clip(let path, let evenOdd): shape(.clip, path, evenOdd)
    case .fill(let path, let color, let evenOdd):
      make(shape(.fill, path, evenOdd)) { setColor(color, of: &$0) }
    case .stroke(let path, let color, let style):
      make(shape(.stroke, path, false)) {
        setColor(color, of: &$0)
        $0.pen = DisplayPen(style)
      }
    case .text(let run): text(run)
    case .image(let image, let rect):
      make(.image) {
        $0.key = key(image)
        $0.rectangle = DisplayRectangle(rect)
      }
    case .gradient(let fill): make(.gradient) { $0.gradient = DisplayGradient(fill) }
    case .setAlpha(let alpha): make(.alpha) { $0.value = Double(alpha) }
    case .setBlendMode(let mode): make(.blend) { $0.text = Self.name(of: mode) }
    case .setShadow(let offset, let blur, let color):
      make(.shadow) { drawing in
        drawing.shadow = color.map {
          // Core Graphics' blur is twice the standard deviation, which CALayer calls the radius.
          DisplayShadow(
            color: DisplayColor($0), dx: Double(offset.width), dy: Double(offset.height),
            radius: Double(blur) / 2)
        }
      }
    case .clear(let rect): make(.clear) { $0.rectangle = DisplayRectangle(rect) }
    case .beginGroup: DisplayStep(.group)
    case .endGroup: DisplayStep(.groupEnd)
    }
  }

  private func make(
    _ operation: DisplayStep.Operation, _ fill: (inout DisplayStep) -> Void
  ) -> DisplayStep {
    make(DisplayStep(operation), fill)
  }

  private func make(_ drawing: DisplayStep, _ fill: (inout DisplayStep) -> Void) -> DisplayStep {
    var drawing = drawing
    fill(&drawing)
    return drawing
  }

  private func setColor(_ color: CGColor, of step: inout DisplayStep) {
    step.color = DisplayColor(color)
    step.pattern = pattern(of: color)
  }

  /// Returns the pattern of a color, with the steps that paint its image, or `nil` for a plain
  /// color.
  func pattern(of color: CGColor) -> DisplayPattern? {
    guard let pattern = color.pattern else { return nil }
    return DisplayPattern(
      steps: translate(pattern.drawing(alpha: color.alpha)), width: Double(pattern.size.width),
      height: Double(pattern.size.height),
      matrix: pattern.transform.isIdentity ? nil : DisplayMatrix(pattern.transform))
  }

  private func shape(
    _ operation: DisplayStep.Operation, _ path: [PathSegment], _ evenOdd: Bool
  ) -> DisplayStep {
    make(operation) {
      $0.path = PathText.text(path)
      $0.evenOdd = evenOdd ? true : nil
    }
  }

  /// The number of positions of a character that are distinguished in a point.
  private static let positionsPerPoint = 100.0

  private func text(_ run: TextRun) -> DisplayStep {
    make(.text) {
      // An isolate keeps the spaces and brackets at the ends of a run on their sides of it.
      $0.text = run.isRightToLeft ? "\u{2067}\(run.string)\u{2069}" : run.string
      setColor(run.color, of: &$0)
      $0.font = DisplayFont(
        size: Double(run.fontSize), weight: run.fontWeight, italic: run.isItalic,
        monospaced: FontFace.isMonospaced(run.fontName), system: run.isInSystemFont,
        file: run.file == 0 ? nil : Int(clamping: run.file))
      $0.positions = run.positions?.map {
        (Double($0) * Self.positionsPerPoint).rounded() / Self.positionsPerPoint
      }
      $0.rectangle = DisplayRectangle(
        x: Double(run.origin.x), y: Double(run.origin.y), width: Double(run.width), height: 0)
    }
  }

  private static func name(of mode: CGBlendMode) -> String {
    switch mode {
    case .normal: "source-over"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken, .plusDarker: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .clear, .destinationOut: "destination-out"
    case .copy: "copy"
    case .sourceIn: "source-in"
    case .sourceOut: "source-out"
    case .sourceAtop: "source-atop"
    case .destinationOver: "destination-over"
    case .destinationIn: "destination-in"
    case .destinationAtop: "destination-atop"
    case .xor: "xor"
    case .plusLighter: "lighter"
    }
  }
}

extension DisplayPen {
  /// Converts a pen to the names that a canvas uses.
  init(_ style: StrokeStyle) {
    let cap =
      switch style.cap {
      case .butt: "butt"
      case .round: "round"
      case .square: "square"
      }
    let join =
      switch style.join {
      case .miter: "miter"
      case .round: "round"
      case .bevel: "bevel"
      }
    self.init(
      width: Double(style.width), cap: cap, join: join, miterLimit: Double(style.miterLimit),
      dash: style.dashLengths.map { Double($0) }, phase: Double(style.dashPhase))
  }
}

extension DisplayGradient {
  /// Converts a gradient; without a location for each color, the colors are evenly spaced.
  init(_ fill: GradientFill) {
    func place(_ point: CGPoint, _ radius: CGFloat) -> [Double] {
      [Double(point.x), Double(point.y)] + (fill.isRadial ? [Double(radius)] : [])
    }
    let even = fill.colors.indices.map { Double($0) / Double(max(1, fill.colors.count - 1)) }
    let given = fill.locations.map { Double($0) }
    self.init(
      colors: fill.colors.map { DisplayColor($0) },
      locations: given.count == fill.colors.count ? given : even,
      start: place(fill.start, fill.startRadius), end: place(fill.end, fill.endRadius))
  }
}
