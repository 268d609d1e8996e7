internal import UIKitCore
internal import UIKitKeys

/// The first responder below a presentation. It resigns when it is covered, and becomes first
/// responder again when the presentation is over.
///
/// Text input, controllers and responders in an accessory view resign, whether they agree or not.
/// Other views stay first responder unless they leave the window. They also become first responder
/// again afterward.
@MainActor
final class CoveredResponder {
  private weak var responder: UIResponder?
  /// The responder that supplies the accessory view in which the first responder is.
  private weak var supplier: UIResponder?

  /// Makes the first responder resign if a presentation covers it. The presentation covers
  /// `branch`, or the whole window if `branch` is `nil`, and may take the presenter's view out of
  /// the window.
  func cover(in window: UIWindow, under branch: UIView?, removingPresenter removes: Bool) {
    guard let current = window.firstResponder,
      branch.map({ FirstResponder.isIn($0, current) }) ?? true
    else { return }
    supplier = window.inputViewPresenter?.accessorySupplier(of: current)
    let resigns = current is any UIKeyInput || current is UIViewController || supplier != nil
    if resigns || removes { responder = current }
    guard resigns else { return }
    window.inputViewPresenter?.forgetFirstResponder()
    FirstResponder.cover(current, in: window)
  }

  /// Makes the responder first responder again, unless it is deallocated or its window has another
  /// first responder.
  ///
  /// A responder in an accessory view has no window until its supplier is first responder.
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
  /// Makes the first responder below resign if the presentation covers it.
  func coverResponder(of presenter: UIViewController, in window: UIWindow) {
    guard endsEditingBelow else { return }
    covered.cover(
      in: window, under: container?.superview === window ? nil : presenter.viewIfLoaded,
      removingPresenter: shouldRemovePresentersView)
  }
}

extension Collection<UIPresentationController> {
  /// Removes presentations, and restores the first responder of the last one that has a live
  /// responder.
  ///
  /// The keyboard stays if the first responder changes from one field to another.
  @MainActor
  func restoringResponder(in window: UIWindow?, _ leave: () -> Void) {
    let inputViews = window?.inputViewPresenter
    inputViews?.beginChange()
    leave()
    for presentation in reversed() { presentation.covered.restore() }
    inputViews?.endChange()
    // An accessory view is in its window at this point.
    for presentation in reversed() { presentation.covered.restore() }
  }
}
