internal import TouchstoneGeometry
public import UIKitCore

/// A view that lays out its arranged views in a row or a column, by constraints that it creates.
///
///     let row = UIStackView(arrangedSubviews: [icon, name])
///     row.spacing = 8
///     row.alignment = .center
///
/// An arranged view is also a subview, and the app no longer sets its frame. A hidden view takes no
/// space. The constraints are created in ``updateConstraints()``, before the next layout. Their
/// identifiers begin with `UISV-`, as on iOS.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private final var arranged: [ArrangedView] = []
  private final let arrangement = StackArrangement()

  // MARK: Initializers

  /// Creates a stack view without arranged views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack view without reading `coder`, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack view with arranged views, in reading order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Always `true`, because a stack view places its views only by constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  /// The views that the stack view arranges, in reading order.
  ///
  /// The app places all other subviews.
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }

  /// Appends a view to the arranged views, and adds it as the frontmost subview if it isn't a
  /// subview.
  open func addArrangedSubview(_ view: UIView) {
    let others = arranged.filter { $0.view !== view }.count
    insertArrangedSubview(view, at: others)
  }

  /// Inserts a view into the arranged views, and adds it as a subview if it isn't one.
  ///
  /// A view that is already arranged moves to the index. Its index among the subviews doesn't
  /// change. An index out of range reports a fault and changes nothing.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let known = arranged.firstIndex { $0.view === view }
    let count = arranged.count - (known == nil ? 0 : 1)
    guard stackIndex >= 0, stackIndex <= count else {
      Fault.report(
        "\(ViewDescription.name(self)): index \(stackIndex) is out of range; it must be from 0 to "
          + "\(count)",
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

  /// Removes a view from the arranged views, but not from the subviews, without changing its frame.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged.remove(at: index)
    LayoutItem.of(view).isCollapsed = false
    rearrange()
  }

  /// Stops arranging a subview that is removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The axis along which views are arranged, initially horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }
  /// The distribution of the views' lengths along the axis, initially `fill`.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }
  /// The alignment of the views across the axis, initially `fill`.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { rearrange() } }
  }
  /// The spacing between views in points (the minimum if the distribution spreads them), initially
  /// 0.
  open var spacing: CGFloat = 0 {
    didSet {
      if spacing != Self.spacingUseDefault, spacing != Self.spacingUseSystem {
        spacing = NumberCheck.admit(spacing, else: oldValue, "spacing", of: self)
      }
      if spacing != oldValue { rearrange() }
    }
  }
  /// Whether the spacing of a column is measured between baselines instead of edges.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }
  /// Whether views are arranged inside the stack's margins instead of its bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  /// The custom spacing that stands for the stack's own spacing.
  ///
  /// Its value is the largest `Float`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that stands for the system's spacing, 8 points.
  ///
  /// Its value is the smallest normal `Float`.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the spacing after one view, in points.
  ///
  /// It stays with the view if the view moves to another index.
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

  /// Returns the spacing that was set for a view, or ``spacingUseDefault`` if it has no custom
  /// spacing.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  /// Updates the constraints that place the views.
  ///
  /// An override must call `super`.
  open override func updateConstraints() {
    arrangement.update(of: self, arranged)
    super.updateConstraints()
  }

  /// Requests an update of the constraints.
  final func rearrange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    // An enclosing stack view may distribute its length by the size of this one.
    settings.constraints?.contentDidChange()
  }

  /// Updates the constraints if they depend on the length of a view's content, which has changed.
  final func contentChanged(of view: UIView) {
    if arrangement.dependsOnContent(of: view, in: self) { rearrange() }
  }
}

/// A view that a stack view arranges.
@MainActor
struct ArrangedView {
  let view: UIView
  /// The spacing after the view in points, or one of its named values.
  var spacing = UIStackView.spacingUseDefault

  init(_ view: UIView) { self.view = view }
}
