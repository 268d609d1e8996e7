/// A view that is made to be shown as an input view or above one.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    /// Like any other view.
    case `default` = 0
    /// Like the keyboard.
    case keyboard = 1
  }

  /// Points; what an input view without any height of its own gets: the height of a phone's
  /// keyboard held upright, as apps measure it in the keyboard's notifications.
  package static let standardHeight: CGFloat = 216

  /// How the view looks.
  open private(set) var inputViewStyle: Style
  /// Whether the view is as high as its content wants, whatever its frame says.
  open var allowsSelfSizing = false

  /// Makes an input view; only the height of the frame counts once it is shown.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  /// Makes an input view from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller whose view is shown as an input view or above one.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// Makes the controller's view, an empty input view that looks like the keyboard.
  open override func loadView() {
    let screen = UIApplication.shared.mainScreen.bounds
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: screen.width, height: UIInputView.standardHeight),
      inputViewStyle: .keyboard)
  }

  /// The controller's view, where it is an input view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// Makes the first responder, whom the view serves, resign.
  open func dismissKeyboard() {
    guard let window = viewIfLoaded?.window, window.servedWindow !== window else { return }
    window.servedWindow?.firstResponder?.resignFirstResponder()
  }
}
