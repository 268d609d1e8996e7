/// An outline around a symbol, which the ending of the symbol's name selects.
struct SymbolFrame {
  /// The ending of the name.
  let ending: String
  /// The outline.
  let outline: SymbolOutline
  /// The scale of the symbol inside the outline.
  let scale: CGFloat
  /// The vertical center of the symbol inside the outline.
  let middle: CGFloat

  private init(
    _ ending: String, _ outline: String?, scale: CGFloat = 0.56, middle: CGFloat = 12
  ) {
    self.ending = ending
    self.outline = SymbolOutline(outline ?? "")
    self.scale = scale
    self.middle = middle
  }

  /// All frames. The centers of bubbles and shields are above the center of the box.
  static let all: [SymbolFrame] = {
    let lines = SymbolLines.frames
    return [
      SymbolFrame(".circle", "O 12 12 10"),
      SymbolFrame(".square", "R 3 3 18 18 4"),
      SymbolFrame(".app", lines["app"]),
      SymbolFrame(".rectangle", "R 2 4.5 20 15 3", scale: 0.5),
      SymbolFrame(".bubble", lines["bubble.left"], scale: 0.5, middle: 10.4),
      SymbolFrame(".shield", lines["shield"], scale: 0.5, middle: 11.6),
      SymbolFrame(".seal", lines["seal"], scale: 0.5),
      SymbolFrame(".octagon", lines["octagon"], scale: 0.5),
      SymbolFrame(".diamond", lines["diamond"], scale: 0.42),
      SymbolFrame(".viewfinder", lines["viewfinder"], scale: 0.5),
    ]
  }()
}
