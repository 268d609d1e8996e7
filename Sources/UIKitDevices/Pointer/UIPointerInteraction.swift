public import UIKitCore

/// Changes how the pointer looks over a view.
///
/// Of views in each other the innermost with an interaction decides. The page's pointer follows: a
/// hand, a line, none, or a cross for an outline of the program's own.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view it is attached to.
  public private(set) weak var view: UIView?
  /// Who says how the pointer looks; without one it does what suits the view.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it changes the pointer.
  open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }
  private let hover = UIHoverGestureRecognizer()

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    hover.addTarget(self, action: Self.pointerMoved)
  }

  /// Makes an interaction without a delegate.
  public convenience override init() { self.init(delegate: nil) }

  private static let pointerMoved = Selector(
    "_pointerMoved:", UIPointerInteraction.pointerMoved(_:))

  /// Takes it from the view that it is attached to.
  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    old.removeGestureRecognizer(hover)
    old.ownApplication.pointerTracking.leave(self)
  }
  /// Watches the pointer over the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  /// Asks for region and style again.
  open func invalidate() { view?.ownApplication.pointerTracking.refresh(self) }

  private func pointerMoved(_ hover: UIHoverGestureRecognizer) {
    guard let tracking = view?.ownApplication.pointerTracking else { return }
    switch hover.state {
    case .began, .changed: tracking.move(self)
    default: tracking.leave(self)
    }
  }

  // MARK: Asking

  /// The region that the pointer is in; nil for none.
  func currentRegion() -> UIPointerRegion? {
    guard let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(
      location: hover.location(in: view), modifiers: hover.modifierFlags)
    guard let delegate else { return whole }
    let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    return region.flatMap { $0.rect.contains(request.location) ? $0 : nil }
  }

  /// How the pointer looks in a region.
  func look(in region: UIPointerRegion) -> PointerLook {
    let style = delegate.map { $0.pointerInteraction(self, styleFor: region) } ?? automaticStyle
    return style?.look ?? .system
  }

  /// What suits the view.
  var automaticStyle: UIPointerStyle? {
    view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
  }
}
