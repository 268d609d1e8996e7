public import UIKitCore

/// An interaction that changes the appearance of the pointer over a view.
///
/// If nested views have interactions, the innermost one decides. The page shows a hand, a beam, no
/// pointer, or a cross for an outline of the app.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view to which the interaction is attached.
  public private(set) weak var view: UIView?
  /// The delegate that determines the appearance, which otherwise is the automatic style for the
  /// view.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction changes the pointer.
  open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }
  private let hover = UIHoverGestureRecognizer()

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    hover.addTarget(self, action: Self.pointerMoved)
  }

  /// Creates an interaction without a delegate.
  public convenience override init() { self.init(delegate: nil) }

  private static let pointerMoved = Selector(
    "_pointerMoved:", UIPointerInteraction.pointerMoved(_:))

  /// Detaches the interaction from its current view.
  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    old.removeGestureRecognizer(hover)
    old.ownApplication.pointerTracking.leave(self)
  }
  /// Starts tracking the pointer over the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  /// Requests a new region and a new style from the delegate.
  open func invalidate() { view?.ownApplication.pointerTracking.refresh(self) }

  private func pointerMoved(_ hover: UIHoverGestureRecognizer) {
    guard let tracking = view?.ownApplication.pointerTracking else { return }
    switch hover.state {
    case .began, .changed: tracking.move(self)
    default: tracking.leave(self)
    }
  }

  // MARK: Asking

  /// Returns the region that contains the pointer, or `nil` outside every region.
  func currentRegion() -> UIPointerRegion? {
    guard let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(
      location: hover.location(in: view), modifiers: hover.modifierFlags)
    guard let delegate else { return whole }
    let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    return region.flatMap { $0.rect.contains(request.location) ? $0 : nil }
  }

  /// Returns the appearance of the pointer in a region.
  func look(in region: UIPointerRegion) -> PointerAppearance {
    let style = delegate.map { $0.pointerInteraction(self, styleFor: region) } ?? automaticStyle
    return style?.look ?? .system
  }

  /// The automatic style for the view.
  var automaticStyle: UIPointerStyle? {
    view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
  }
}
