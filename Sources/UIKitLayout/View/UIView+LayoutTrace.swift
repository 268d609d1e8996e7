public import UIKitCore

extension UIView {
  /// The views of the tree that this view is in, one a line, with how each is placed; for debugging.
  ///
  /// UIKit answers to this name in its debugger. `*` stands before a view that constraints place, `+`
  /// before one whose frame the program sets and constraints count with, `-` before one that they don't
  /// know; what constraints leave open stands behind.
  public func _autolayoutTrace() -> String {
    let root = outermostView
    root.updateConstraintsIfNeeded()
    var lines: [String] = []
    var waiting: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "|   ", count: depth) + view.traceLine)
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private var traceLine: String {
    let item = LayoutItem.existing(self)
    let mark = item?.engine == nil ? "-" : item?.isPlacedByFrame == true ? "+" : "*"
    let open = ambiguousAxes.map { ambiguousWords($0) }
    let words = open.isEmpty ? "" : " - AMBIGUOUS LAYOUT: \(open.joined(separator: ", "))"
    let name = ViewDescription.name(self)
    return "\(mark)\(name)\(words)"
  }
}
