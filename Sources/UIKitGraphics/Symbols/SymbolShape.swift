/// What a symbol is made of: areas and lines, put on and taken away in order.
struct SymbolShape {
  /// One part.
  enum Part {
    /// Lines of the symbol's width; more by `extra`, in the units of the box.
    case stroke(SymbolOutline, extra: CGFloat = 0)
    /// Everything inside, by the even-odd rule.
    case fill(SymbolOutline)
  }

  /// The parts, and whether each is put on or taken away.
  var parts: [(part: Part, isCut: Bool)] = []

  /// A shape of lines and areas.
  init(strokes: String = "", fills: String = "") {
    if !fills.isEmpty { parts.append((.fill(SymbolOutline(fills)), false)) }
    if !strokes.isEmpty { parts.append((.stroke(SymbolOutline(strokes)), false)) }
  }

  /// How much smaller a symbol is inside a ring.
  private static let inner: CGFloat = 0.56
  /// How much wider what a slash takes away is than the slash.
  private static let gap: CGFloat = 3.2

  /// The areas inside its lines filled; lines that end elsewhere than they begin stay lines.
  var filled: SymbolShape {
    var copy = self
    copy.parts = parts.flatMap { part -> [(part: Part, isCut: Bool)] in
      guard case .stroke(let outline, _) = part.part else { return [part] }
      return [(.fill(outline.closedLines), part.isCut), part]
    }
    return copy
  }

  /// The symbol inside an outline, or cut out of its area.
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

  /// The symbol with a line through it.
  var slashed: SymbolShape {
    let slash = SymbolOutline("M 4 4 L 20 20")
    var copy = self
    copy.parts.append((.stroke(slash, extra: Self.gap), true))
    copy.parts.append((.stroke(slash), false))
    return copy
  }
}

extension SymbolOutline {
  /// The lines that end where they began.
  fileprivate var closedLines: SymbolOutline {
    var copy = self
    copy.keep { line in
      guard let first = line.first, let last = line.last, line.count > 2 else { return false }
      return abs(first.x - last.x) + abs(first.y - last.y) < 0.01
    }
    return copy
  }
}
