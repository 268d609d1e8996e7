public import Foundation
public import UIKitGraphics

/// A menu element that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// Its title.
  var title: String { get set }
  /// A longer title, for lists of commands.
  var discoverabilityTitle: String? { get set }
  /// Its picture.
  var image: UIImage? { get set }
  /// The picture while its state is on; nil for the same one.
  var selectedImage: UIImage? { get set }
  /// How a menu shows it.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether a menu shows a mark beside it.
  var state: UIMenuElement.State { get set }
  /// Whether a key that is held runs it again.
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
  /// Who runs it; nil while nobody does.
  var sender: Any? { get }
  /// Runs it, as if it had been chosen in a menu.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuLeaf {
  /// None.
  public var selectedImage: UIImage? {
    get { nil }
    set {}
  }
}
