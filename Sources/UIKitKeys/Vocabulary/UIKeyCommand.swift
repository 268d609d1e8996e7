public import Foundation
public import UIKitGraphics

/// A key combination that sends an action along the responder chain.
///
///     override var keyCommands: [UIKeyCommand]? {
///       [UIKeyCommand(title: "Save", action: Selector("save:", Editor.save(_:)), input: "s",
///         modifierFlags: .command)]
///     }
///
/// The action's only argument is the command. Text input and focus handle a key before any command
/// does, unless ``wantsPriorityOverSystemBehavior`` is `true`.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  private(set) final var inputValue: String?
  private(set) final var modifiersValue: UIKeyModifierFlags = []
  private var isLocalized = true
  private var isMirrored = true
  private var wantsPriority = false

  convenience init(
    _ parts: CommandParts, input: String?, modifierFlags: UIKeyModifierFlags
  ) {
    self.init()
    take(parts)
    inputValue = input
    modifiersValue = modifierFlags
  }

  /// Creates a command without a key or an action.
  public override init() { super.init() }

  /// Creates an empty command, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a command for a key with modifiers.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(CommandParts(action: action), input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command for a key with modifiers and a title for lists of commands.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      CommandParts(action: action, discoverabilityTitle: discoverabilityTitle), input: input,
      modifierFlags: modifierFlags)
  }

  /// Creates a command for a menu or for a responder's `keyCommands`.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      CommandParts(
        title: title, image: image, action: action, propertyList: propertyList,
        alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
        state: state),
      input: input, modifierFlags: modifierFlags)
  }

  // MARK: The key

  /// The character that the key types, or one of the input constants, or `nil` if the command has
  /// no key.
  open var input: String? { inputValue }
  /// The modifiers that must be held, without any others except Caps Lock.
  open var modifierFlags: UIKeyModifierFlags { modifiersValue }
  /// Whether the command has priority over text input and focus.
  open var wantsPriorityOverSystemBehavior: Bool {
    get { wantsPriority }
    set { wantsPriority = newValue }
  }
  /// Whether the system may choose another key on keyboards that can't type this key.
  ///
  /// The value is stored but not used.
  open var allowsAutomaticLocalization: Bool {
    get { isLocalized }
    set { isLocalized = newValue }
  }
  /// Whether the key may be mirrored in right-to-left layouts.
  ///
  /// The value is stored but not used.
  open var allowsAutomaticMirroring: Bool {
    get { isMirrored }
    set { isMirrored = newValue }
  }

  package override func copied() -> UICommand {
    let copy = UIKeyCommand(currentParts, input: inputValue, modifierFlags: modifiersValue)
    copy.wantsPriority = wantsPriority
    copy.isLocalized = isLocalized
    copy.isMirrored = isMirrored
    return copy
  }
}
