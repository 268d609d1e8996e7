internal import TouchstoneKit
internal import TouchstoneTrace

/// A change that a fix makes to its subject.
enum FixChange: Sendable, Equatable {
  /// Shows a view.
  case show
  /// Sets a view's alpha.
  case alpha(CGFloat)
  /// Enables or disables a view's user interaction.
  case interaction(Bool)
  /// Enables a control or a recognizer.
  case enable
  /// Adds an action to a control.
  case addAction
  /// Sets a view's bounds without moving its subviews on the screen.
  case bounds(CGRect)
  /// Scrolls the scroll views around a view to it, inner scroll views first.
  case reveal(TraceSubject)
  /// Brings a view in front of its siblings.
  case bringToFront
  /// Lets touches through the running animations of a view.
  case allowInteraction
  /// Sets a window's level.
  case level(CGFloat)
  /// Makes a button show its menu on a tap.
  case menuOnTap
  /// Makes a recognizer leave touches to views.
  case leaveTouches
  /// Makes a recognizer stop holding touches back.
  case holdNothingBack

  /// Changes an object and returns a closure that undoes the change, or `nil` if the object isn't
  /// of the right kind.
  @MainActor
  func apply(to object: AnyObject) -> (() -> Void)? {
    switch self {
    case .show: Self.set(\UIView.isHidden, of: object, to: false)
    case .alpha(let alpha): Self.set(\UIView.alpha, of: object, to: alpha)
    case .interaction(let isOn):
      Self.set(\UIView.isUserInteractionEnabled, of: object, to: isOn)
    case .enable:
      Self.set(\UIControl.isEnabled, of: object, to: true)
        ?? Self.set(\UIGestureRecognizer.isEnabled, of: object, to: true)
    case .level(let level):
      Self.set(\UIWindow.windowLevel, of: object, to: UIWindow.Level(rawValue: level))
    case .leaveTouches:
      Self.set(\UIGestureRecognizer.cancelsTouchesInView, of: object, to: false)
    case .holdNothingBack:
      Self.set(\UIGestureRecognizer.delaysTouchesBegan, of: object, to: false)
    case .menuOnTap: Self.set(\UIButton.showsMenuAsPrimaryAction, of: object, to: true)
    case .allowInteraction: (object as? UIView)?.letTouchesThroughAnimations()
    case .addAction: Self.addAction(to: object)
    case .bounds(let bounds): Self.enlarge(object, to: bounds)
    case .reveal(let view): Self.reveal(view.object)
    case .bringToFront: Self.bringToFront(object)
    }
  }

  @MainActor
  private static func set<Object: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Object, Value>, of object: AnyObject, to value: Value
  ) -> (() -> Void)? {
    guard let object = object as? Object else { return nil }
    let before = object[keyPath: property]
    object[keyPath: property] = value
    return { [weak object] in object?[keyPath: property] = before }
  }

  @MainActor
  private static func addAction(to object: AnyObject) -> (() -> Void)? {
    guard let control = object as? UIControl else { return nil }
    let name = (control as? UIButton)?.title(for: .normal) ?? "control"
    let action = UIAction { _ in print("\(name) was tapped") }
    let event = control.offeredEvent
    control.addAction(action, for: event)
    return { [weak control] in control?.removeAction(action, for: event) }
  }

  @MainActor
  private static func enlarge(_ object: AnyObject, to bounds: CGRect) -> (() -> Void)? {
    guard let view = object as? UIView, let outer = view.superview else { return nil }
    let before = (bounds: view.bounds, center: view.center)
    let center = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: outer)
    view.bounds = bounds
    view.center = center
    return { [weak view] in
      view?.bounds = before.bounds
      view?.center = before.center
    }
  }

  @MainActor
  private static func reveal(_ object: AnyObject?) -> (() -> Void)? {
    guard let view = object as? UIView else { return nil }
    var undo: [() -> Void] = []
    for scrollView in view.scrollViewsAround {
      let before = scrollView.contentOffset
      let place = view.convert(view.bounds, to: scrollView)
      scrollView.scrollRectToVisible(place, animated: false)
      undo.append { [weak scrollView] in scrollView?.contentOffset = before }
    }
    return undo.isEmpty ? nil : { undo.reversed().forEach { $0() } }
  }

  @MainActor
  private static func bringToFront(_ object: AnyObject) -> (() -> Void)? {
    guard let view = object as? UIView, let outer = view.superview,
      let place = outer.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    outer.bringSubviewToFront(view)
    return { [weak view, weak outer] in
      guard let view, let outer, view.superview === outer else { return }
      outer.insertSubview(view, at: min(place, outer.subviews.count - 1))
    }
  }
}
