public import Foundation
public import UIKitGraphics

/// A named action that an element offers to users in addition to its main action.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The image of the action, which is stored but not shown.
  open var image: UIImage?
  /// The object that performs the action, which isn't retained.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector
  /// The closure that performs the action instead of the target and selector.
  open var actionHandler: Handler?

  /// Creates an action that calls a method.
  ///
  /// The action succeeded if the method returns `true` or returns nothing.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Creates an action with an image that calls a method.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action that calls a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with an image that calls a closure.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("performCustomAction")
    super.init()
  }
}
