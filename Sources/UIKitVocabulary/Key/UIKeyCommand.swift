public import Foundation
public import UIKitGraphics

/// A key with modifiers that sends an action to whoever in the chain performs it.
///
///     override var keyCommands: [UIKeyCommand]? {
///       [UIKeyCommand(title: "Save", action: Selector("save:", Editor.save(_:)), input: "s",
///         modifierFlags: .command)]
///     }
///
/// The action's one argument is the command. Without ``wantsPriorityOverSystemBehavior`` text input
/// and focus use a key before any command does.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  let inputValue: String?
  let modifiersValue: UIKeyModifierFlags
  private var isLocalized = true
  private var isMirrored = true
  private var wantsPriority = false

  init(
    _ parts: CommandParts, input: String?, modifierFlags: UIKeyModifierFlags
  ) {
    inputValue = input
    modifiersValue = modifierFlags
    super.init(parts)
  }

  /// Makes a command of no key, without an action.
  public init() {
    inputValue = nil
    modifiersValue = []
    super.init(CommandParts())
  }

  /// Makes a command from an archive; there is none to read here.
  public override init?(coder: NSCoder) {
    inputValue = nil
    modifiersValue = []
    super.init(coder: coder)
  }

  /// Makes a command of a key with modifiers.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(CommandParts(action: action), input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command of a key with modifiers, and the title that a list of commands shows.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      CommandParts(action: action, discoverabilityTitle: discoverabilityTitle), input: input,
      modifierFlags: modifierFlags)
  }

  /// Makes a command for a menu or for a responder's `keyCommands`.
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

  /// The character that the key types, or one of the constants below; nil for no key.
  open var input: String? { inputValue }
  /// The modifiers that must be held, and no others but Caps Lock.
  open var modifierFlags: UIKeyModifierFlags { modifiersValue }
  /// Whether the command goes before text input and focus.
  open var wantsPriorityOverSystemBehavior: Bool {
    get { wantsPriority }
    set { wantsPriority = newValue }
  }
  /// Whether the key may move on keyboards that cannot type it; kept, and not used here.
  open var allowsAutomaticLocalization: Bool {
    get { isLocalized }
    set { isLocalized = newValue }
  }
  /// Whether the key may be mirrored where text runs from right to left; kept, and not used here.
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
