internal import TouchstoneKit
internal import TouchstoneTrace

/// What constraints leave open about a view that is to be touched.
@MainActor
struct LayoutTrouble {
  let view: UIView

  init(_ view: UIView) { self.view = view }

  private var name: String { TraceSubject(view).emphasized }

  /// Why no touch can reach a view without a width or a height; nil where it has both.
  var account: TouchExplanation.Account? {
    view.missingSize.map {
      .init(
        "\(name) \($0.clause), so no touch can reach it.",
        usually: "Constraints decide on its size, and none of them gives it one.",
        remedy: "\($0.advice).")
    }
  }

  /// Whether nothing pins an edge of a view that has no length for that reason.
  var isUnpinned: Bool { view.missingSize.map { !$0.unpinned.isEmpty } ?? false }

  /// What of the view's frame could be otherwise; nil where constraints decide on all of it.
  var ambiguity: String? {
    let axes = view.ambiguousAxes
    guard !axes.isEmpty else { return nil }
    let parts = axes.map { axis in
      (axis == .horizontal ? "horizontally" : "vertically") + " " + view.ambiguousWords(axis)
    }
    return "\(name) is ambiguous: constraints leave open \(parts.joined(separator: ", and ")), so "
      + "a touch reaches it where it happens to lie. Add constraints for that."
  }
}
