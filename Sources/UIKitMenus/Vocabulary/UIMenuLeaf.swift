public import Foundation
public import UIKitGraphics

/// A menu element that can be chosen: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The element's title.
  var title: String { get set }
  /// A longer title, for lists of commands.
  var discoverabilityTitle: String? { get set }
  /// The element's image.
  var image: UIImage? { get set }
  /// The image shown while the state is on, or `nil` to show ``image``.
  var selectedImage: UIImage? { get set }
  /// The attributes that determine the element's style in a menu.
  var attributes: UIMenuElement.Attributes { get set }
  /// The checkmark that a menu shows next to the element.
  var state: UIMenuElement.State { get set }
  /// The behavior of the element while its key is held.
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
  /// The object that triggered the element, or `nil` if the element isn't running.
  var sender: Any? { get }
  /// Runs the element as if the user had chosen it in a menu.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuLeaf {
  /// The default implementation, which is always `nil`.
  public var selectedImage: UIImage? {
    get { nil }
    set {}
  }
}
