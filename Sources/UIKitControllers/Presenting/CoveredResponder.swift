internal import UIKitCore
internal import UIKitKeys

/// The first responder below a presentation: it resigns when it is covered, and is first responder
/// again when the presentation is over.
///
/// Text input and controllers resign, asked or not. Other views keep the status unless they leave the
/// window, and get it back then as well.
@MainActor
final class CoveredResponder {
  private weak var responder: UIResponder?
  /// Who brings the accessory view back in which the responder lies.
  private weak var supplier: UIResponder?

  /// A presentation covers a branch of a window; all of the window if the branch is `nil`.
  func cover(in window: UIWindow, under branch: UIView?) {
    guard let current = window.firstResponder,
      branch.map({ FirstResponder.isIn($0, current) }) ?? true
    else { return }
    responder = current
    supplier = window.inputViewPresenter?.accessorySupplier(of: current)
    guard current is any UIKeyInput || current is UIViewController || supplier != nil else {
      return
    }
    FirstResponder.cover(current, in: window)
  }

  /// Makes the responder first in its window again, unless it is gone or another one is first there.
  ///
  /// A responder in an accessory view has no window before its supplier is first responder.
  func restore() {
    guard let responder else { return }
    guard let window = FirstResponder.window(of: responder) else {
      if let supplier, let window = FirstResponder.window(of: supplier),
        window.firstResponder == nil
      {
        supplier.becomeFirstResponder()
      }
      return
    }
    self.responder = nil
    guard window.firstResponder == nil || window.firstResponder === supplier else { return }
    responder.becomeFirstResponder()
  }
}

extension UIPresentationController {
  /// Makes the first responder below resign where the presentation covers it.
  func coverResponder(of presenter: UIViewController, in window: UIWindow) {
    guard endsEditingBelow else { return }
    covered.cover(in: window, under: container?.superview === window ? nil : presenter.viewIfLoaded)
  }
}

extension Collection<UIPresentationController> {
  /// Takes presentations away, and makes the responder first again that the last of them has covered
  /// and that is still there. The keyboard stays where it goes from one field to the other.
  @MainActor
  func restoringResponder(in window: UIWindow?, _ leave: () -> Void) {
    let inputViews = window?.inputViewPresenter
    inputViews?.beginChange()
    leave()
    for presentation in reversed() { presentation.covered.restore() }
    inputViews?.endChange()
    // An accessory view is in its window by now.
    for presentation in reversed() { presentation.covered.restore() }
  }
}
