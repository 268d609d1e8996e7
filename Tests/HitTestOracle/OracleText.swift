extension OracleTree: CustomStringConvertible {
  /// The tree with one line per view, front window first.
  package var description: String {
    var lines: [String] = []
    for window in windows.sorted(by: { ($0.level, $0.order) > ($1.level, $1.order) }) {
      lines.append("window of level \(window.level), order \(window.order):")
      add(window.view, 1, &lines)
    }
    return lines.joined(separator: "\n")
  }

  private func add(_ number: Int, _ depth: Int, _ lines: inout [String]) {
    let view = views[number]
    var words = ["\(String(repeating: "  ", count: depth))#\(number)"]
    words.append("bounds \(text(view.bounds)) center (\(view.center.x), \(view.center.y))")
    if view.anchor != OraclePoint(0.5, 0.5) {
      words.append("anchor (\(view.anchor.x), \(view.anchor.y))")
    }
    if view.transform != OracleTransform() { words.append("\(view.transform)") }
    if view.isHidden { words.append("hidden") }
    if view.alpha != 1 { words.append("alpha \(view.alpha)") }
    if !view.isInteractive { words.append("interaction off") }
    if !view.overrides.isEmpty { words.append("overrides \(view.overrides)") }
    lines.append(words.joined(separator: " "))
    for child in view.children { add(child, depth + 1, &lines) }
  }

  private func text(_ rect: OracleRect) -> String {
    "(\(rect.x), \(rect.y), \(rect.width), \(rect.height))"
  }
}
