/// A rectangle in a view that is no view: it draws nothing and gets no events.
///
/// Constraints decide on its ``layoutFrame``; where there are none, the program may set it.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  package final weak var owner: UIView?
  /// What constraints make of the guide; nil where none names it.
  package final var constraints: (any ViewConstraints)?

  /// Makes a guide with an empty frame.
  public override init() { super.init() }

  /// The view whose coordinates the frame is in; setting it moves the guide there.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }
  /// What the program calls the guide.
  open var identifier = ""
  /// Where it is, in the coordinates of the owning view.
  ///
  /// On iOS only constraints say so and it can't be set.
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
