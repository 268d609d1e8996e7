/// A view to use as an input view or an input accessory view.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The appearance of an input view.
  public enum Style: Int, Sendable {
    /// The appearance of any other view.
    case `default` = 0
    /// The appearance of the keyboard.
    case keyboard = 1
  }

  /// The height, in points, of an input view that doesn't determine its own height.
  ///
  /// This is the keyboard height of a phone in portrait orientation, as apps measure it in the
  /// keyboard's notifications.
  package static let standardHeight: CGFloat = 216

  /// The appearance of the view.
  open private(set) var inputViewStyle: Style
  /// Whether the content determines the height of the view, instead of its frame.
  open var allowsSelfSizing = false

  /// Creates an input view.
  ///
  /// Of the frame, only the height has an effect once the view is shown.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  /// Creates an input view without reading `coder`, because archives aren't supported.
  /// Creates a view with the style `default`.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates a view with the style `default`, because archives aren't supported.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller that shows its view as an input view or an input accessory view.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// Creates the controller's view: an empty input view with the appearance of the keyboard.
  open override func loadView() {
    let screen = UIApplication.shared.mainScreen.bounds
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: screen.width, height: UIInputView.standardHeight),
      inputViewStyle: .keyboard)
  }

  /// The controller's view if it is an input view, otherwise `nil`.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// Makes the first responder for which the view is shown resign.
  open func dismissKeyboard() {
    guard let window = viewIfLoaded?.window, window.servedWindow !== window else { return }
    window.servedWindow?.firstResponder?.resignFirstResponder()
  }
}
