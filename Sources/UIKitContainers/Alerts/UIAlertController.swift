internal import UIKitControllers
@_spi(Kit) public import UIKitCore
internal import UIKitKeys
public import UIKitText

/// The importance of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// An alert as usual.
  case `default` = 0
  /// An alert about a loss of data or a danger.
  case critical = 1
}

/// A message with buttons, which covers its presenter until the user chooses one of them.
///
/// Its view is the card with the texts and the buttons. An alert is in the middle of the safe area.
/// An action sheet is there as well in a *compact* width, and is a popover in a regular one.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kinds of alert controllers.
  public enum Style: Int, Sendable {
    /// A choice between several actions, as a consequence of the user's action.
    case actionSheet = 0
    /// A message or a question.
    case alert = 1
  }

  /// The kind of the controller.
  open private(set) var preferredStyle = Style.actionSheet
  /// The title above the message.
  open override var title: String? { didSet { contentDidChange() } }
  /// The text below the title.
  open var message: String? { didSet { contentDidChange() } }
  /// The importance of the alert (stored only: no platform with touches shows it).
  open var severity = UIAlertControllerSeverity.default
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields in the order in which they were added, or `nil` without text fields.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private(set) var fields: [AlertTextField] = []
  private var emphasized: UIAlertAction?
  private(set) var isInPopover = false

  /// Creates an action sheet without texts.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .popover
  }
  /// Creates an action sheet without reading `coder`, because archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .popover
  }
  /// Creates an alert or an action sheet. Add actions before presenting it.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    if preferredStyle == .alert { modalPresentationStyle = .overFullScreen }
  }

  // MARK: Content

  /// Adds an action, whose button follows the earlier ones.
  ///
  /// A second action with the style `.cancel` isn't added (statement 513).
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return Fault.report(
        "\(ViewDescription.name(self)) can have only one action with the style .cancel; “"
          + "\(action.title ?? "")” was not added",
        about: self)
    }
    action.onChange = { [weak self] in self?.card?.actionsDidChange() }
    actions.append(action)
    contentDidChange()
  }

  /// The action that the Return key chooses, with an emphasized button (statement 519).
  ///
  /// It must be one of ``actions``. An action sheet doesn't use it.
  open var preferredAction: UIAlertAction? {
    get { emphasized }
    set {
      if let newValue, !actions.contains(where: { $0 === newValue }) {
        return Fault.report(
          "\(ViewDescription.name(self)) can't prefer the action “\(newValue.title ?? "")”, which "
            + "was not added to it",
          about: self)
      }
      emphasized = newValue
      contentDidChange()
    }
  }

  /// Adds a text field below the texts. An action sheet can't have text fields (statement 514).
  ///
  /// `configurationHandler` is called immediately, for example to set a placeholder.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Fault.report(
        "\(ViewDescription.name(self)) is an action sheet and can't have text fields; use the style "
          + ".alert",
        about: self)
    }
    let field = AlertTextField()
    fields.append(field)
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let field { self?.userDidReturn(in: field) }
      }, for: .primaryActionTriggered)
    configurationHandler?(field)
    contentDidChange()
  }

  // MARK: The view

  private var card: AlertView? { viewIfLoaded as? AlertView }

  /// Creates the card.
  open override func loadView() {
    let card = AlertView()
    card.onChoose = { [weak self] in self?.choose($0) }
    view = card
    contentDidChange()
  }

  /// Updates the card, and its size if it is on the screen.
  private func contentDidChange() {
    guard let card else { return }
    card.show(AlertView.Content(of: self))
    activePresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Updates the card when the text size changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    activePresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  // MARK: Focus, keys and assistive technology

  /// The button of the preferred action, or otherwise the first button.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    card.map { $0.preferredButton.map { [$0] } ?? [$0] } ?? super.preferredFocusEnvironments
  }
  /// The commands for Return, Escape and Command-period, followed by the ones that were added, or
  /// `nil` if the list is empty.
  open override var keyCommands: [UIKeyCommand]? {
    let commands = alertCommands + (super.keyCommands ?? [])
    return commands.isEmpty ? nil : commands
  }
  /// Chooses the cancel action.
  open override func accessibilityPerformEscape() -> Bool { chooseCancel() }

  func setInPopover(_ isInPopover: Bool) {
    guard self.isInPopover != isInPopover else { return }
    self.isInPopover = isInPopover
    contentDidChange()
  }
}
