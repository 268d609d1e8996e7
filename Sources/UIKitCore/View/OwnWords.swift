package import TouchstoneTrace

/// What an object says of itself, without looking at anything around it.
@MainActor
package enum OwnWords {
  /// What a program calls the object: a view's `accessibilityIdentifier`, a recognizer's `name`, a
  /// controller's `title`.
  package static func identifier(_ object: AnyObject) -> String? {
    switch object {
    case let view as UIView: view.accessibilityIdentifier
    case let element as UIAccessibilityElement:
      element.accessibilityIdentifier ?? element.accessibilityLabel
    case let recognizer as UIGestureRecognizer: recognizer.name
    case let controller as UIViewController: controller.title
    default: nil
    }
  }

  /// What a person reads on it: a button's title, a label's text, a field's placeholder, the name of
  /// an image.
  static func visible(_ object: AnyObject) -> String? {
    ObjectName.word((object as? UIView)?.ownWord)
  }

  /// Either, the program's word first.
  package static func word(_ object: AnyObject) -> String? { identifier(object) ?? visible(object) }
}

extension TraceSubject {
  /// Names `object` as a trace does: by class, and by what it is called.
  @MainActor
  package init(_ object: AnyObject) {
    let identifier = OwnWords.identifier(object)
    self.init(
      className: ClassNames.full(type(of: object)), identifier: identifier,
      ownWord: identifier == nil ? OwnWords.visible(object) : nil, object: object)
  }
}
