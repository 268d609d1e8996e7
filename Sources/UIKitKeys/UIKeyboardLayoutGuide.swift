@_spi(Kit) public import UIKitCore

/// A guide that follows something on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide that lies where the keyboard is, and at the foot of the safe area while there is none.
///
/// There is no Auto Layout here: read ``layoutFrame`` in `layoutSubviews()`. A view that has asked for
/// its guide is laid out again with each move of the keyboard, at the keyboard's pace.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide also follows a keyboard that is not docked; here every keyboard is.
  open var followsUndockedKeyboard = false
  /// Whether it ends at the safe area while there is no keyboard, and not at the foot of the window.
  open var usesBottomSafeArea = true { didSet { owner?.setNeedsLayout() } }
  /// How far above the keyboard a drag in a scroll view begins to push it down, in points.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet {
      keyboardDismissPadding = NumberCheck.admit(
        keyboardDismissPadding, else: oldValue, "keyboardDismissPadding", of: self)
    }
  }

  /// From the top of the keyboard to the foot of the window, in the coordinates of the owning view.
  /// It can't be set.
  open override var layoutFrame: CGRect {
    get { place }
    set {}
  }

  private var place: CGRect {
    guard let view = owner, let window = view.enclosingWindow else { return .zero }
    var top = window.bounds.maxY - (usesBottomSafeArea ? window.safeAreaInsets.bottom : 0)
    if let keyboard = window.sceneStorage?.inputViewPresenter.shownFrame {
      top = min(top, window.convertFromScreen(keyboard.origin).y)
    }
    let frame = CGRect(
      x: window.bounds.minX, y: top, width: window.bounds.width,
      height: max(0, window.bounds.maxY - top))
    return view === window ? frame : view.convert(frame, from: window)
  }
}

extension UIView {
  /// A guide that lies where the keyboard is.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = ownKeyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// The padding of the keyboard guide of the view, or of the nearest view around it that has one.
  package var keyboardDismissPadding: CGFloat {
    LinkWalk(self, \.superview).lazy.compactMap(\.ownKeyboardGuide).first?.keyboardDismissPadding
      ?? 0
  }

  private var ownKeyboardGuide: UIKeyboardLayoutGuide? {
    for case let guide as UIKeyboardLayoutGuide in settings.layoutGuides { return guide }
    return nil
  }

  /// Lays out every view of the tree that has asked for its keyboard guide.
  func layOutAroundKeyboard() {
    walk { view, _ in
      if view.ownKeyboardGuide != nil {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      return true
    }
  }
}
