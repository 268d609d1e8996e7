public import Foundation
public import UIKitGraphics

/// A menu element that sends an action along the responder chain.
///
/// The action's sender is the command, so that one method can serve many commands with different
/// ``propertyList`` values.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  private var parts: CommandParts
  private var runner: Any?

  init(_ parts: CommandParts) {
    self.parts = parts
    super.init()
    titleStorage = parts.title
    imageStorage = parts.image
    subtitle = parts.subtitle
  }

  /// Makes a command from an archive; there is none to read here.
  public override init?(coder: NSCoder) {
    parts = CommandParts()
    super.init(coder: coder)
  }

  /// Makes a command.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      CommandParts(
        title: title, image: image, action: action, propertyList: propertyList,
        alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
        state: state))
  }

  /// Makes a command with a second line.
  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      CommandParts(
        title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
        alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
        state: state))
  }

  // MARK: What it is

  /// Its title.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }
  /// Its picture.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }
  /// The picture while its state is on; nil for the same one.
  open var selectedImage: UIImage? {
    get { parts.selectedImage }
    set { parts.selectedImage = newValue }
  }
  /// A longer title, for lists of commands.
  open var discoverabilityTitle: String? {
    get { parts.discoverabilityTitle }
    set { parts.discoverabilityTitle = newValue }
  }
  /// What it sends; nil only for a key command made by `init()`.
  open var action: Selector! { parts.action }
  /// A value that tells commands with the same action apart: text, numbers, lists, dictionaries.
  open var propertyList: Any? { parts.propertyList }
  /// What it becomes while other modifier keys are held.
  open var alternates: [UICommandAlternate] { parts.alternates }
  /// How a menu shows it.
  open var attributes: UIMenuElement.Attributes {
    get { parts.attributes }
    set { parts.attributes = newValue }
  }
  /// Whether a menu shows a mark beside it.
  open var state: UIMenuElement.State {
    get { parts.state }
    set { parts.state = newValue }
  }
  /// Whether a key that is held runs it again.
  open var repeatBehavior: UIMenuElement.RepeatBehavior {
    get { parts.repeatBehavior }
    set { parts.repeatBehavior = newValue }
  }

  // MARK: Running

  /// Who runs it; nil while nobody does.
  open var sender: Any? { runner }

  /// Sends the action to `target`, or for nil along the chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    send(action, from: sender, target: target)
  }

  /// Sends `action`, its own or an alternate's; true where somebody handled it.
  @discardableResult
  package final func send(_ action: Selector?, from sender: Any?, target: Any?) -> Bool {
    guard let action else { return false }
    let outer = runner
    runner = sender
    defer { runner = outer }
    return CoreBox.installed.send(action, for: self, from: sender, to: target)
  }

  // MARK: Copies

  /// The command as it is now, in parts.
  var currentParts: CommandParts {
    var now = parts
    now.title = titleStorage
    now.subtitle = subtitle
    now.image = imageStorage
    return now
  }

  override func duplicate() -> UIMenuElement { copied() }

  package func copied() -> UICommand { UICommand(currentParts) }
}

/// What a command consists of.
struct CommandParts {
  var title = ""
  var subtitle: String?
  var image: UIImage?
  var selectedImage: UIImage?
  var action: Selector?
  var propertyList: Any?
  var alternates: [UICommandAlternate] = []
  var discoverabilityTitle: String?
  var attributes: UIMenuElement.Attributes = []
  var state = UIMenuElement.State.off
  var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
}

/// The property list by which UIKit knows the command that shares; there is nothing to share with here.
public let UICommandTagShare = "com.apple.command.share"
