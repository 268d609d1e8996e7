@_spi(Kit) public import UIKitCore

/// A layout guide that tracks something on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A layout guide that tracks the keyboard, or the bottom of the safe area while there is no
/// keyboard.
///
/// Use it in constraints, or read ``layoutFrame`` in `layoutSubviews()`. A view whose guide was
/// requested is laid out again with each move of the keyboard, animated like the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide also tracks an undocked keyboard.
  ///
  /// It has no effect, because every keyboard is docked.
  open var followsUndockedKeyboard = false
  /// Whether the guide uses the bottom of the safe area while there is no keyboard, instead of the
  /// bottom of the window.
  open var usesBottomSafeArea = true { didSet { owner?.setNeedsLayout() } }
  /// The distance above the keyboard, in points, at which a drag in a scroll view begins to push it
  /// down.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet {
      keyboardDismissPadding = NumberCheck.admit(
        keyboardDismissPadding, else: oldValue, "keyboardDismissPadding", of: self)
    }
  }

  /// The area from the top of the keyboard to the bottom of the window, in the owning view's
  /// coordinates.
  ///
  /// Setting it has no effect.
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
  /// A layout guide that tracks the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = ownKeyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// The padding of the view's keyboard guide, or of the nearest superview that has such a guide. 0
  /// without such a guide.
  package var keyboardDismissPadding: CGFloat {
    LinkWalk(self, \.superview).lazy.compactMap(\.ownKeyboardGuide).first?.keyboardDismissPadding
      ?? 0
  }

  private var ownKeyboardGuide: UIKeyboardLayoutGuide? {
    for case let guide as UIKeyboardLayoutGuide in settings.layoutGuides { return guide }
    return nil
  }

  /// Lays out every view in the subtree that has a keyboard guide.
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
