internal import TouchstoneKit
internal import TouchstoneTrace

/// The part of a view's layout that its constraints leave open.
@MainActor
struct LayoutDiagnosis {
  let view: UIView

  init(_ view: UIView) { self.view = view }

  private var name: String { TraceSubject(view).emphasized }

  /// The reason that no touch can reach a view without width or height, or `nil` if it has both.
  var account: TouchExplanation.Diagnosis? {
    view.missingSize.map {
      .init(
        "\(name) \($0.clause), so no touch can reach it.",
        usually: "Constraints determine its size, but none of them specifies it.",
        remedy: "\($0.advice).")
    }
  }

  /// Whether the view has no width or height because an edge isn't pinned.
  var isUnpinned: Bool { view.missingSize.map { !$0.unpinned.isEmpty } ?? false }

  /// A sentence about the undetermined parts of the view's frame, or `nil` if constraints determine
  /// all of it.
  var ambiguity: String? {
    let axes = view.ambiguousAxes
    guard !axes.isEmpty else { return nil }
    let parts = axes.map { axis in
      (axis == .horizontal ? "horizontally" : "vertically") + " " + view.ambiguousWords(axis)
    }
    return "\(name) is ambiguous: constraints leave open \(parts.joined(separator: ", and ")), so "
      + "it can be touched only where it happens to be. Add constraints that determine this."
  }
}
