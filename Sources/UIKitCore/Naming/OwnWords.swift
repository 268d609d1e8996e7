package import TouchstoneTrace

/// What an object says of itself, without looking at anything around it.
@MainActor
enum OwnWords {
  /// What a program calls the object: a view's `accessibilityIdentifier`, a recognizer's `name`, a
  /// controller's `title`.
  static func identifier(_ object: AnyObject) -> String? {
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
    guard let view = object as? UIView, !isPart(view) else { return nil }
    let text: String? =
      switch view {
      case let button as UIButton: title(button)
      case let label as UILabel: label.text
      case let field as UITextField: field.placeholder ?? field.attributedPlaceholder?.string
      case let picture as UIImageView: picture.image?.name
      default: nil
      }
    return ObjectName.word(text)
  }

  /// Either, the program's word first.
  static func word(_ object: AnyObject) -> String? { identifier(object) ?? visible(object) }

  private static func title(_ button: UIButton) -> String? {
    let configuration = button.configuration
    return [
      configuration?.title, button.currentTitle, button.currentAttributedTitle?.string, configuration?.image?.name,
      button.currentImage?.name,
    ].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// Whether a view shows a part of what a control says itself, as a button's label does.
  private static func isPart(_ view: UIView) -> Bool {
    view.superview is UIButton && (view is UILabel || view is UIImageView)
  }
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
