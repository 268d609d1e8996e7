internal import TouchstoneGeometry
public import UIKitCore

/// Lays out views in a row or a column, by constraints that it makes itself.
///
///     let row = UIStackView(arrangedSubviews: [icon, name])
///     row.spacing = 8
///     row.alignment = .center
///
/// An arranged view is a subview as well, and its frame is no longer the program's. A view that is hidden
/// takes no room. The constraints are made in ``updateConstraints()``, before the next layout; their
/// identifiers begin with `UISV-`, as on iOS.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private final var arranged: [ArrangedView] = []
  private final let arrangement = StackArrangement()

  // MARK: Making a stack

  /// Makes a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack from an archive; there is none to read here, and it holds no views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a stack of views, in the order of reading.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// True: a stack has no other way to place its views.
  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  /// The views that it places, in the order of reading. Other subviews lie where the program puts them.
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }

  /// Puts a view at the end, and adds it as a subview in front of the others where it is none.
  open func addArrangedSubview(_ view: UIView) {
    let others = arranged.filter { $0.view !== view }.count
    insertArrangedSubview(view, at: others)
  }

  /// Puts a view at a place in the order, and adds it as a subview where it is none.
  ///
  /// A view that is arranged already moves there; it stays where it is among the subviews. An index
  /// beyond the end gives one line, and nothing changes.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let known = arranged.firstIndex { $0.view === view }
    let count = arranged.count - (known == nil ? 0 : 1)
    guard stackIndex >= 0, stackIndex <= count else {
      Fault.report(
        "a view can't be arranged at \(stackIndex): \(count) others are arranged, "
          + "so the index is from 0 to \(count)",
        about: self)
      return
    }
    var entry = ArrangedView(view)
    if let known {
      entry = arranged.remove(at: known)
    } else if view.superview !== self {
      addSubview(view)
    }
    guard view.superview === self else { return }
    arranged.insert(entry, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutItem.of(view).isCollapsed = view.isHidden
    rearrange()
  }

  /// Stops placing a view, which stays a subview with the frame that it has.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged.remove(at: index)
    LayoutItem.of(view).isCollapsed = false
    rearrange()
  }

  /// Stops placing a view that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: How they are placed

  /// Whether views stand in a row, as at first, or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }
  /// How lengths along the axis are shared; `fill` at first.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }
  /// How views lie across the axis; `fill` at first.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { rearrange() } }
  }
  /// The points between views, the fewest where the distribution spreads them; 0 at first.
  open var spacing: CGFloat = 0 {
    didSet {
      if spacing != Self.spacingUseDefault, spacing != Self.spacingUseSystem {
        spacing = NumberCheck.admit(spacing, else: oldValue, "spacing", of: self)
      }
      if spacing != oldValue { rearrange() }
    }
  }
  /// Whether the spacing of a column runs from last baseline to first, instead of between edges.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }
  /// Whether views are placed inside of the stack's margins, instead of its bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  /// As a custom spacing: the stack's own. Its value is the largest `Float`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// As a spacing: the system's, 8 points. Its value is the least normal `Float`.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the points behind one view; they go with the view where it is moved in the order.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = arranged.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    let isNamed = spacing == Self.spacingUseDefault || spacing == Self.spacingUseSystem
    let taken =
      isNamed
      ? spacing
      : NumberCheck.admit(
        spacing, else: arranged[index].spacing, "a custom spacing", of: self)
    guard taken != arranged[index].spacing else { return }
    arranged[index].spacing = taken
    rearrange()
  }

  /// The points behind a view that were set for it; ``spacingUseDefault`` where none were.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  /// Makes the constraints that place the views; an override calls `super`.
  open override func updateConstraints() {
    arrangement.update(of: self, arranged)
    super.updateConstraints()
  }

  /// Its own constraints are not what they ought to be.
  final func rearrange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    // A stack around it may share its length by the size of this one.
    settings.constraints?.contentDidChange()
  }

  /// The length along the axis that a view's content has matters to some rules.
  final func contentChanged(of view: UIView) {
    if arrangement.dependsOnContent(of: view, in: self) { rearrange() }
  }
}

/// A view that a stack places.
@MainActor
struct ArrangedView {
  let view: UIView
  /// The points behind it, or one of the names for them.
  var spacing = UIStackView.spacingUseDefault

  init(_ view: UIView) { self.view = view }
}
