@_spi(Kit) internal import UIKitCore

/// The content that the app set for one state of a button.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  /// The settings of a symbol that is shown as the image.
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// The content of a button, by state.
struct ButtonContents {
  private var byState: [UIControl.State: ButtonContent] = [:]

  subscript(state: UIControl.State) -> ButtonContent {
    get { byState[state] ?? ButtonContent() }
    set { byState[state] = newValue }
  }

  /// Returns the content set for `state`, or for `state` without the focus.
  func shown(_ state: UIControl.State) -> ButtonContent {
    byState[state] ?? self[state.subtracting(.focused)]
  }

  /// Returns the value shown in `state`: the value set for `state`, for `state` without the focus,
  /// or for `normal`, in this order.
  func current<Value>(
    _ path: KeyPath<ButtonContent, Value?>, _ state: UIControl.State
  ) -> Value? {
    byState[state]?[keyPath: path] ?? byState[state.subtracting(.focused)]?[keyPath: path]
      ?? byState[.normal]?[keyPath: path]
  }
}

/// The settings of a button other than its content.
struct ButtonSettings {
  var type = UIButton.ButtonType.custom
  var role = UIButton.Role.normal
  var contentInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  var dimsImageWhenHighlighted = true
  var dimsImageWhenDisabled = true
  var configuration: UIButton.Configuration?
  var updatesConfiguration = true
  var needsUpdateConfiguration = false
  var changesSelection = false
  var menu: UIMenu?
  var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The pointer style of the button, or `nil` if the pointer interaction is off.
  var pointer: ButtonPointer?
  /// Whether the button was dimmed at the last update, so that it can fade back.
  var wasDimmed = false
}

/// The subviews of a button, each created when it first has something to show.
struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  /// The user's text size that determined the fonts of the labels.
  var textSize: UIContentSizeCategory?
  /// The font that the configuration gave the subtitle last; the app may have set another one since.
  var subtitleFont: UIFont?
  var image: UIImageView?
  var backgroundImage: UIImageView?
  var background: UIView?
  var glyph: ButtonGlyph?
  /// Whether the app's configuration update handler is running.
  var isUpdating = false
}

extension UIButton {
  func set<Value: Equatable>(_ path: WritableKeyPath<ButtonSettings, Value>, _ value: Value) {
    guard settingsOfButton[keyPath: path] != value else { return }
    settingsOfButton[keyPath: path] = value
    contentDidChange()
  }

  func setContent<Value>(
    _ path: WritableKeyPath<ButtonContent, Value>, _ value: Value, _ state: UIControl.State
  ) {
    contents[state][keyPath: path] = value
    contentDidChange()
  }

  func setConfiguration(_ configuration: Configuration?) {
    settingsOfButton.configuration = configuration
    if configurationUpdateHandler != nil, !parts.isUpdating {
      settingsOfButton.needsUpdateConfiguration = true
    }
    contentDidChange()
  }

  func contentDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Called when the app or the button has changed a label in the button.
  func partDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func adopt(_ type: ButtonType) {
    settingsOfButton.type = type
    contentDidChange()
    if type != .custom || contents[.normal].title != nil { sizeToFit() }
  }

  func adoptPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  func runUpdateConfiguration() {
    guard settingsOfButton.needsUpdateConfiguration else { return }
    settingsOfButton.needsUpdateConfiguration = false
    parts.isUpdating = true
    updateConfiguration()
    parts.isUpdating = false
  }
}
