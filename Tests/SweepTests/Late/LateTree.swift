import UIKit

/// The positions of the tested view in a tree.
struct LatePlacements: OptionSet {
  let rawValue: Int
  /// Constraints position the view.
  static let constrained = LatePlacements(rawValue: 1)
  /// The app sets the view's frame, and constraints refer to the view.
  static let framed = LatePlacements(rawValue: 2)
  static let all: LatePlacements = [.constrained, .framed]
}

/// A tree that contains a view in every way in which a layout can depend on it.
@MainActor
final class LateTree<Subject: AnyObject> {
  let container = UIView(frame: CGRect(x: 10, y: 60, width: 320, height: 700))
  private(set) var subjects: [Subject] = []
  private var observed: [(name: String, view: UIView)] = []
  private let cell = UIView()
  private let make: @MainActor () -> (view: UIView, subject: Subject)
  private let prepare: (Subject) -> Void
  private var constraints: [NSLayoutConstraint] = []

  /// Creates a tree with objects that `prepare` changes before the first layout.
  init(
    _ subject: LateSubject<Subject>, _ placements: LatePlacements,
    prepare: @escaping (Subject) -> Void
  ) {
    make = subject.make
    self.prepare = prepare
    if placements.contains(.constrained) {
      addNarrow()
      addFree()
      addRow()
      addScrolledColumn()
      addAround()
      addCell()
    }
    if placements.contains(.framed) { addFramed() }
    NSLayoutConstraint.activate(constraints)
  }

  /// The frames of all views around the tested views.
  var frames: [String] {
    var lines = observed.flatMap { name, view in
      ["\(name) \(Self.words(view.frame))"]
        + view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }.enumerated().map {
          "\($0) in \(name) \(Self.words($1.frame))"
        }
    }
    if cell.superview != nil {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      lines.append("the cell fits \(Self.words(CGRect(origin: .zero, size: size)))")
    }
    return lines
  }

  /// Lines about views that are lower than their content without a constraint that requires it.
  var cuts: [String] {
    observed.filter { ["free", "narrow"].contains($0.name) }.compactMap { name, view in
      let height = view.intrinsicContentSize.height
      guard !view.isHidden, view.frame.height < height - 0.5,
        view.contentCompressionResistancePriority(for: .vertical) >= .defaultHigh
      else { return nil }
      return "\(name) is \(view.frame.height) high, and its content \(height)"
    }
  }

  private static func words(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map {
      "\(($0 * 100).rounded() / 100)"
    }.joined(separator: " ")
  }

  // MARK: Placements

  /// Adds a separate part of the container, so that a change in one placement doesn't lay out
  /// another.
  private func box(y: CGFloat, height: CGFloat) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: y, width: container.bounds.width, height: height))
    box.autoresizingMask = .flexibleWidth
    container.addSubview(box)
    return box
  }

  private func subject(_ name: String) -> UIView {
    let made = make()
    made.view.translatesAutoresizingMaskIntoConstraints = false
    prepare(made.subject)
    observe(made, name)
    return made.view
  }

  /// Observes the view.
  private func observe(_ made: (view: UIView, subject: Subject), _ name: String) {
    subjects.append(made.subject)
    observed.append((name, made.view))
    // A size that nothing determines is 0, and not the previous size.
    for size in [made.view.widthAnchor, made.view.heightAnchor] {
      let least = size.constraint(equalToConstant: 0)
      least.priority = UILayoutPriority(0.1)
      constraints.append(least)
    }
  }

  private func neighbor(_ name: String, in parent: UIView) -> UILabel {
    let label = UILabel()
    label.text = name
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    observed.append((name, label))
    return label
  }

  /// Adds a view with the size of its content, up to the width of the container.
  private func addFree() {
    let container = box(y: 0, height: 200)
    let view = subject("free")
    container.addSubview(view)
    let (after, last, below) = (
      neighbor("after", in: container), neighbor("last", in: container),
      neighbor("below", in: container)
    )
    constraints += [
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 40),
      view.trailingAnchor.constraint(
        lessThanOrEqualTo: container.trailingAnchor, constant: -130),
      after.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4),
      after.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
      last.leadingAnchor.constraint(equalTo: after.trailingAnchor),
      last.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ]
  }

  /// Adds a view with a constrained width and the height of its content.
  private func addNarrow() {
    let container = box(y: 200, height: 100)
    let view = subject("narrow")
    container.addSubview(view)
    let below = neighbor("below narrow", in: container)
    constraints += [
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 90),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ]
  }

  private func addRow() {
    let container = box(y: 300, height: 100)
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.alignment = .firstBaseline
    container.addSubview(stack)
    let (first, view, last) = (
      neighbor("row first", in: stack), subject("row"), neighbor("row last", in: stack)
    )
    for view in [first, view, last] { stack.addArrangedSubview(view) }
    observed.append(("row stack", stack))
    let least = stack.heightAnchor.constraint(equalToConstant: 0)
    least.priority = UILayoutPriority(0.1)
    constraints.append(least)
    constraints += [
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.topAnchor.constraint(equalTo: container.topAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: container.widthAnchor),
    ]
  }

  private func addScrolledColumn() {
    let container = box(y: 400, height: 80)
    let scroll = UIScrollView()
    let stack = UIStackView()
    for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    container.addSubview(scroll)
    scroll.addSubview(stack)
    for view in [neighbor("column first", in: stack), subject("column")] {
      stack.addArrangedSubview(view)
    }
    observed += [("column stack", stack)]
    constraints += [
      scroll.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      scroll.topAnchor.constraint(equalTo: container.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 150),
      scroll.heightAnchor.constraint(equalToConstant: 60),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ]
  }

  /// Adds views that are positioned in the view by its edges, its margins and its safe area.
  private func addAround() {
    let container = box(y: 480, height: 100)
    let view = subject("around")
    container.addSubview(view)
    let (inner, margins, safe) = (
      neighbor("inner", in: view), neighbor("margins", in: view), neighbor("safe", in: view)
    )
    constraints += [
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 150),
      view.heightAnchor.constraint(equalToConstant: 80),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      margins.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      margins.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      safe.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      safe.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ]
  }

  /// Adds the view inside a view that is measured, like a cell.
  private func addCell() {
    let container = box(y: 640, height: 44)
    cell.frame = container.bounds
    container.addSubview(cell)
    let view = subject("in cell")
    cell.addSubview(view)
    constraints += [
      view.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
      view.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
    ]
  }

  private func addFramed() {
    let container = box(y: 580, height: 60)
    let made = make()
    let view = made.view
    view.frame = CGRect(x: 10, y: 0, width: 120, height: 40)
    container.addSubview(view)
    prepare(made.subject)
    observe(made, "framed")
    let (after, inner) = (
      neighbor("after framed", in: container), neighbor("in framed", in: view)
    )
    constraints += [
      after.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4),
      after.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ]
  }
}
