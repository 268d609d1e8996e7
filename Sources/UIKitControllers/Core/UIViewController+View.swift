extension UIViewController {
  func loadedView() -> UIView {
    if let viewStorage { return viewStorage }
    guard !isLoading else {
      Fault.report(
        "\(ViewDescription.name(self)) reads its view inside loadView() before it sets the view, and "
          + "gets an empty view; set view first", about: self)
      let view = Self.makeView()
      setView(view)
      return view
    }
    isLoading = true
    loadView()
    isLoading = false
    // An override of loadView() may leave the view unset.
    let view = viewStorage ?? Self.makeView()
    setView(view)
    view.setNeedsUpdateConstraints()
    viewDidLoad()
    return view
  }

  /// Returns the default view of a controller, which resizes with its superview.
  static func makeView() -> UIView {
    let view = UIView(frame: UIApplication.shared.mainScreen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Replaces the controller's view. If the old view has a superview, the new one takes its
  /// position there (statement 416).
  func setView(_ view: UIView?) {
    guard view !== viewStorage else { return }
    let old = viewStorage
    old?.controller = nil
    viewStorage = view
    // The appearance state stays the same: the controller doesn't observe the moves of either view
    // here.
    if let view, let old, let superview = old.superviewStorage {
      view.frame = old.frame
      if rootWindow != nil || presenterStorage != nil {
        view.autoresizingMask = old.autoresizingMask
      }
      superview.insertSubview(view, aboveSubview: old)
      old.removeFromSuperview()
    }
    guard viewStorage === view else { return }
    view?.controller = self
    if let view { KitServices.installed.traits?.settle(view) }
    view?.updateSafeArea()
    view?.setNeedsLayout()
  }

  func setAddedSafeArea(_ insets: UIEdgeInsets) {
    addedSafeArea = insets
    viewIfLoaded?.updateSafeArea()
  }
}

extension UIViewController: UITraitEnvironment, UIAppearanceContainer {}
