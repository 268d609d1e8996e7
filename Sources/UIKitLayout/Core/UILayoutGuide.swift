/// A rectangle in a view that draws nothing and receives no events.
///
/// Constraints determine its ``layoutFrame``. Without constraints, the app may set it.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  package final weak var owner: UIView?
  /// The constraint state of the guide, or `nil` if no constraint refers to it.
  package final var constraints: (any ViewConstraints)?

  /// Creates a guide with an empty frame.
  public override init() { super.init() }

  /// Creates a guide with default values, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// The view that provides the frame's coordinates; setting it moves the guide to that view.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }
  /// A name for the guide, set by the app.
  open var identifier = ""
  /// The guide's frame in the owning view's coordinates.
  ///
  /// On iOS, only constraints determine the frame and it can't be set.
  open var layoutFrame = CGRect.zero {
    didSet { layoutFrame = NumberCheck.admit(layoutFrame, else: oldValue, "layoutFrame", of: self) }
  }
}

extension UIView {
  func add(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    settings.layoutGuides.append(guide)
    guide.owner = self
  }

  func remove(_ guide: UILayoutGuide) {
    guard guide.owner === self else { return }
    guide.constraints?.willLeaveOwner()
    settings.layoutGuides.removeAll { $0 === guide }
    guide.owner = nil
  }
}
