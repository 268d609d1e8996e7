public import UIKitCore

extension UIView {
  /// Returns a description of the view's whole tree, one view per line, for debugging.
  ///
  /// UIKit provides this method to its debugger. `*` marks a view that constraints place. `+` marks
  /// a view whose frame the app sets and constraints include. `-` marks a view without constraints.
  /// Ambiguous values follow the name.
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
