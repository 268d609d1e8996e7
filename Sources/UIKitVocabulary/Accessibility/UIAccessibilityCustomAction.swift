public import Foundation
public import UIKitGraphics

/// Something that an element can do besides what it is for, which its user finds by name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and answers whether it was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// A picture of it; kept, and not shown.
  open var image: UIImage?
  /// Who does it; not kept alive.
  open weak var target: AnyObject?
  /// The method that does it.
  open var selector: Selector
  /// Does it, in place of target and selector.
  open var actionHandler: Handler?

  /// Makes an action that calls a method, and was done where the method answers true or nothing.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Makes an action with a picture that calls a method.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action that calls a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action with a picture that calls a closure.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("performCustomAction")
    super.init()
  }
}
