public import Foundation
public import UIKitGraphics

/// A menu element that sends an action along the responder chain.
///
/// The sender of the action is the command, so one method can handle many commands that differ in
/// ``propertyList``.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  private var parts = CommandParts()
  private var runner: Any?

  /// Creates a command without an action.
  ///
  /// It is public because the compiler sets the properties of an app's subclass only in the
  /// designated initializers that the app can see.
  public override init() { super.init() }

  convenience init(_ parts: CommandParts) {
    self.init()
    take(parts)
  }

  /// Sets all that an initializer of a new command receives.
  final func take(_ parts: CommandParts) {
    self.parts = parts
    titleStorage = parts.title
    imageStorage = parts.image
    subtitle = parts.subtitle
  }

  /// Creates an empty command, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a command.
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

  /// Creates a command with a subtitle.
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

  // MARK: Properties

  /// The command's title.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }
  /// The command's image.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }
  /// The image shown while the state is on, or `nil` to show ``image``.
  open var selectedImage: UIImage? {
    get { parts.selectedImage }
    set { parts.selectedImage = newValue }
  }
  /// A longer title, for lists of commands.
  open var discoverabilityTitle: String? {
    get { parts.discoverabilityTitle }
    set { parts.discoverabilityTitle = newValue }
  }
  /// The action that the command sends, or `nil` for a key command created by `init()`.
  open var action: Selector! { parts.action }
  /// A value that distinguishes commands with the same action: a string, number, array or
  /// dictionary.
  open var propertyList: Any? { parts.propertyList }
  /// The variants of the command while additional modifier keys are held.
  open var alternates: [UICommandAlternate] { parts.alternates }
  /// The attributes that determine the command's style in a menu.
  open var attributes: UIMenuElement.Attributes {
    get { parts.attributes }
    set { parts.attributes = newValue }
  }
  /// The checkmark that a menu shows next to the command.
  open var state: UIMenuElement.State {
    get { parts.state }
    set { parts.state = newValue }
  }
  /// The behavior of the command while its key is held.
  open var repeatBehavior: UIMenuElement.RepeatBehavior {
    get { parts.repeatBehavior }
    set { parts.repeatBehavior = newValue }
  }

  // MARK: Running

  /// The object that triggered the command, or `nil` if the command isn't running.
  open var sender: Any? { runner }

  /// Sends the action to `target`, or along the responder chain if `target` is `nil`.
  open func performWithSender(_ sender: Any?, target: Any?) {
    send(action, from: sender, target: target)
  }

  /// Sends `action`, which is the command's action or an alternate's, and returns whether it was
  /// handled.
  @discardableResult
  package final func send(_ action: Selector?, from sender: Any?, target: Any?) -> Bool {
    guard let action else { return false }
    let outer = runner
    runner = sender
    defer { runner = outer }
    return CoreServicesBox.installed.send(action, for: self, from: sender, to: target)
  }

  // MARK: Copies

  /// The command's current values.
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

/// The values of a command.
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

/// The property list that identifies UIKit's share command, which isn't supported.
public let UICommandTagShare = "com.apple.command.share"
