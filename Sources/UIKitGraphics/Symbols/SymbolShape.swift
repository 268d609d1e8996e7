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

  /// The scale of a symbol inside a frame.
  private static let inner: CGFloat = 0.56
  /// The additional width of the cut around a slash, in units of the box.
  private static let gap: CGFloat = 3.2

  /// The shape with the areas inside its closed lines filled. Open lines stay lines.
  var filled: SymbolShape {
    var copy = self
    copy.parts = parts.flatMap { part -> [(part: Part, isCut: Bool)] in
      guard case .stroke(let outline, _) = part.part else { return [part] }
      return [(.fill(outline.closedLines), part.isCut), part]
    }
    return copy
  }

  /// Returns the symbol inside a frame, or cut out of the frame's area.
  func inside(_ frame: SymbolOutline, isFilled: Bool) -> SymbolShape {
    var shape = SymbolShape()
    shape.parts = [(isFilled ? .fill(frame) : .stroke(frame), false)]
    for part in parts {
      let smaller: Part =
        switch part.part {
        case .stroke(let outline, let extra): .stroke(outline.scaled(Self.inner), extra: extra)
        case .fill(let outline): .fill(outline.scaled(Self.inner))
        }
      shape.parts.append((smaller, isFilled != part.isCut))
    }
    return shape
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
