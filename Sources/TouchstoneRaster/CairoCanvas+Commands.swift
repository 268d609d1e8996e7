#if Raster
internal import CCairo
internal import TouchstoneGeometry
internal import TouchstoneLayers

extension CairoCanvas {
  /// Executes one drawing command.
  func paint(_ command: DrawingCommand) {
    switch command {
    case .save:
      cairo_save(cairo)
      saved.append(state)
    case .restore:
      guard let last = saved.popLast() else { return }
      state = last
      cairo_restore(cairo)
    case .concatenate(let transform):
      var matrix = cairo_matrix_t(
        xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
        yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
      // Cairo fails permanently at a singular transform.
      let whole = transform.concatenating(state.matrix)
      guard transform.canBePainted, whole.canBePainted else { return hideAll() }
      state.matrix = whole
      cairo_transform(cairo, &matrix)
    case .clip(let path, let evenOdd):
      add(path)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    case .fill(let path, let color, let evenOdd): fill(path, color, evenOdd)
    case .stroke(let path, let color, let style):
      laidDown {
        add(path)
        setPen(style)
        setSource(color)
        cairo_stroke(cairo)
      }
    case .text(let run): laidDown { write(run) }
    case .image(let image, let rect): laidDown { draw(image, rect) }
    case .gradient(let fill): laidDown { draw(fill) }
    case .setAlpha(let alpha): state.alpha = Double(alpha)
    case .setBlendMode(let mode): state.blend = mode
    case .setShadow(let offset, let blur, let color):
      state.shadow = color.map {
        // Core Graphics' blur is twice the standard deviation.
        PaintState.Shadow(
          across: Double(offset.width), down: Double(offset.height),
          deviation: Double(blur) / 2, color: $0)
      }
    case .clear(let rect):
      cairo_save(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
      add(rect)
      cairo_fill(cairo)
      cairo_restore(cairo)
    case .beginGroup:
      groups.append(state)
      let outer = state
      state = outer.inside
      if groups.count > Self.mostGroups {
        state.alpha = outer.alpha
      } else {
        cairo_push_group(cairo)
      }
    case .endGroup: endGroup()
    }
  }

  /// Draws the group that was begun last.
  func endGroup() {
    let isPushed = groups.count <= Self.mostGroups
    guard let outer = groups.popLast() else { return }
    state = outer
    guard isPushed else { return }
    layDown(cairo_pop_group(cairo))
  }

  private func fill(_ path: [PathSegment], _ color: CGColor, _ evenOdd: Bool) {
    cairo_save(cairo)
    // Limit drawing to the shape, as in Core Graphics, because Cairo paints the whole clip area.
    if state.blend.reachesOutside {
      add(path)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    }
    laidDown {
      add(path)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      setSource(color)
      cairo_fill(cairo)
    }
    cairo_restore(cairo)
  }

  /// Draws directly, or into a group first if there is a shadow.
  private func laidDown(_ body: () -> Void) {
    guard state.shadow != nil else {
      cairo_set_operator(cairo, state.blend.inCairo)
      body()
      return
    }
    let outer = state
    state = outer.inside
    cairo_push_group(cairo)
    body()
    state = outer
    layDown(cairo_pop_group(cairo))
  }

  /// Draws a group with its shadow behind it, in the current state.
  private func layDown(_ pattern: OpaquePointer?) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_set_operator(cairo, state.blend.inCairo)
    if let shadow = state.shadow { paint(shadow, of: pattern) }
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, state.alpha)
  }

  /// Clips all later drawing away until the state is restored.
  private func hideAll() {
    cairo_new_path(cairo)
    cairo_clip(cairo)
  }

  // MARK: Paths and colours

  func add(_ path: [PathSegment]) {
    cairo_new_path(cairo)
    var last = CGPoint.zero
    var start = CGPoint.zero
    for segment in path {
      switch segment {
      case .move(let point):
        cairo_move_to(cairo, Double(point.x), Double(point.y))
        start = point
      case .line(let point): cairo_line_to(cairo, Double(point.x), Double(point.y))
      case .quadCurve(let control, let end):
        func third(_ from: CGPoint) -> (Double, Double) {
          (
            Double(from.x + (control.x - from.x) * 2 / 3),
            Double(from.y + (control.y - from.y) * 2 / 3)
          )
        }
        let (first, second) = (third(last), third(end))
        cairo_curve_to(
          cairo, first.0, first.1, second.0, second.1, Double(end.x), Double(end.y))
      case .curve(let first, let second, let end):
        cairo_curve_to(
          cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y),
          Double(end.x), Double(end.y))
      case .close: cairo_close_path(cairo)
      }
      last = segment.end ?? start
    }
  }

  func add(_ rect: CGRect) {
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  func setSource(_ color: CGColor) {
    if let pattern = color.pattern { return setSource(pattern, alpha: color.alpha) }
    let (red, green, blue, alpha) = color.parts
    cairo_set_source_rgba(cairo, red, green, blue, alpha * state.alpha)
  }

  private func setPen(_ style: StrokeStyle) {
    cairo_set_line_width(cairo, Double(style.width))
    cairo_set_line_cap(
      cairo,
      style.cap == .round
        ? CAIRO_LINE_CAP_ROUND : style.cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT
    )
    cairo_set_line_join(
      cairo,
      style.join == .round
        ? CAIRO_LINE_JOIN_ROUND
        : style.join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(cairo, Double(style.miterLimit))
    let dashes = style.dashLengths.map { max(0, Double($0)) }
    // Cairo reports an error if all dashes have zero length.
    let isDashed = dashes.contains { $0 > 0 }
    cairo_set_dash(
      cairo, dashes, isDashed ? Int32(clamping: dashes.count) : 0, Double(style.dashPhase))
  }

  private func draw(_ fill: GradientFill) {
    let pattern =
      fill.isRadial
      ? cairo_pattern_create_radial(
        Double(fill.start.x), Double(fill.start.y), Double(fill.startRadius),
        Double(fill.end.x), Double(fill.end.y), Double(fill.endRadius))
      : cairo_pattern_create_linear(
        Double(fill.start.x), Double(fill.start.y), Double(fill.end.x), Double(fill.end.y))
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    let count = fill.colors.count
    for (index, color) in fill.colors.enumerated() {
      let even = Double(index) / Double(max(1, count - 1))
      let place = fill.locations.count == count ? Double(fill.locations[index]) : even
      let (red, green, blue, alpha) = color.parts
      cairo_pattern_add_color_stop_rgba(pattern, place, red, green, blue, alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, state.alpha)
  }

  private func draw(_ image: CGImage, _ rect: CGRect) {
    guard let picture = images.surface(of: image),
      rect.width > CGFloat(image.width) * Self.leastScale,
      rect.height > CGFloat(image.height) * Self.leastScale,
      let pattern = cairo_pattern_create_for_surface(picture)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_save(cairo)
    cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
    cairo_scale(
      cairo, Double(rect.width) / Double(image.width), Double(rect.height) / Double(image.height))
    // Extend the image's last pixels beyond its edges, so that no transparent pixels blend in.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_source(cairo, pattern)
    add(CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)))
    cairo_clip(cairo)
    cairo_paint_with_alpha(cairo, state.alpha)
    cairo_restore(cairo)
  }
}

extension CGAffineTransform {
  /// Whether Cairo accepts the transform, because its area, the inverse and its values are within
  /// bounds.
  var canBePainted: Bool {
    let area = abs(a * d - b * c)
    return area > 1e-24 && area < 1e24 && [a, b, c, d, tx, ty].allSatisfy { abs($0) < 1e15 }
  }
}

extension CGColor {
  /// Red, green, blue and alpha, clamped to sRGB.
  var parts: (Double, Double, Double, Double) {
    func part(_ number: CGFloat) -> Double { Double(max(0, min(1, number))) }
    return (part(red), part(green), part(blue), part(alpha))
  }
}

extension CGBlendMode {
  /// Whether the blend mode also changes the area around a shape, unless it is clipped.
  var reachesOutside: Bool {
    switch self {
    case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// The corresponding operator in Cairo.
  var inCairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear, .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
#endif
