/// The areas and lines of a symbol, which are added and cut out in order.
struct SymbolShape {
  /// A part of a symbol.
  enum Part {
    /// Lines of the symbol's line width plus `extra`, in units of the box.
    case stroke(SymbolOutline, extra: CGFloat = 0)
    /// The area inside the lines, by the even-odd rule.
    case fill(SymbolOutline)
  }

  /// The parts, and whether each is added or cut out.
  var parts: [(part: Part, isCut: Bool)] = []

  /// Creates a shape of lines and areas.
  init(strokes: String = "", fills: String = "") {
    if !fills.isEmpty { parts.append((.fill(SymbolOutline(fills)), false)) }
    if !strokes.isEmpty { parts.append((.stroke(SymbolOutline(strokes)), false)) }
  }

  /// The additional width of the cut around a slash, in units of the box.
  private static let gap: CGFloat = 3.2

  /// The shape with the areas inside its closed lines filled. Lines and areas inside such an area
  /// are cut out of it. Other open lines stay lines.
  var filled: SymbolShape {
    let areas = parts.flatMap { part -> [[CGPoint]] in
      if case .stroke(let outline, _) = part.part, !part.isCut { return outline.closedLines.lines }
      return []
    }
    var copy = SymbolShape()
    var cuts: [(part: Part, isCut: Bool)] = []
    for part in parts {
      switch part.part {
      case _ where part.isCut: copy.parts.append(part)
      case .stroke(let outline, let extra):
        let (inner, outer) = outline.divided(by: areas)
        copy.parts.append((.fill(outer.closedLines), false))
        copy.parts.append((.stroke(outer, extra: extra), false))
        cuts.append((.stroke(inner, extra: extra), true))
      case .fill(let outline):
        let (inner, outer) = outline.divided(by: areas)
        copy.parts.append((.fill(outer), false))
        cuts.append((.fill(inner), true))
      }
    }
    copy.parts += cuts
    return copy
  }

  /// Returns the symbol inside a frame, or cut out of the frame's area.
  func inside(_ frame: SymbolFrame, isFilled: Bool) -> SymbolShape {
    var shape = SymbolShape()
    shape.parts = [(isFilled ? .fill(frame.outline) : .stroke(frame.outline), false)]
    for part in scaled(frame.scale, x: SymbolOutline.box / 2, y: frame.middle) {
      shape.parts.append((part.part, isFilled != part.isCut))
    }
    return shape
  }

  private func scaled(_ scale: CGFloat, x: CGFloat, y: CGFloat) -> [(part: Part, isCut: Bool)] {
    parts.map { part -> (part: Part, isCut: Bool) in
      switch part.part {
      case .stroke(let outline, let extra):
        return (.stroke(outline.scaled(scale, x: x, y: y), extra: extra), part.isCut)
      case .fill(let outline):
        return (.fill(outline.scaled(scale, x: x, y: y)), part.isCut)
      }
    }
  }

  /// Returns the symbol with a small sign in a gap at its lower right.
  func badged(_ sign: SymbolShape) -> SymbolShape {
    var copy = self
    copy.parts.append((.fill(SymbolOutline("O 17.5 17.5 6.5")), true))
    copy.parts += sign.scaled(0.5, x: 17.5, y: 17.5)
    return copy
  }

  /// The symbol with a dot in a gap at its upper right.
  var dotted: SymbolShape {
    var copy = self
    copy.parts.append((.fill(SymbolOutline("O 18.5 5.5 5.5")), true))
    copy.parts.append((.fill(SymbolOutline("O 18.5 5.5 3.5")), false))
    return copy
  }

  /// The symbol with a diagonal line through it.
  var slashed: SymbolShape {
    let slash = SymbolOutline("M 4 4 L 20 20")
    var copy = self
    copy.parts.append((.stroke(slash, extra: Self.gap), true))
    copy.parts.append((.stroke(slash), false))
    return copy
  }
}

extension SymbolOutline {
  /// The lines that end at their first point.
  fileprivate var closedLines: SymbolOutline {
    var copy = self
    copy.keep { line in
      guard let first = line.first, let last = line.last, line.count > 2 else { return false }
      return abs(first.x - last.x) + abs(first.y - last.y) < 0.01
    }
    return copy
  }
}
