internal import TouchstoneHitTree
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

// MARK: - Classes

extension OwnWords {
  /// Whether views of a class may say anything but the identifier that a program gave them.
  package static func speaks(_ type: UIView.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = speaking[key] { return known }
    let speaks = slots.contains { $0.isOverridden(in: type, comparedWith: UIView.self) }
    speaking[key] = speaks
    return speaks
  }

  private static var speaking: [ObjectIdentifier: Bool] = [:]

  private static let slots = [
    MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Identifier.self),
    MemberSlot(base: UIView.self, neutral: Neutral.self, probe: OwnWord.self),
  ]

  // Never made; only their tables are read.
  private final class Neutral: UIView {}
  private final class Identifier: UIView {
    override var accessibilityIdentifier: String? {
      get { tag == 1 ? "1" : nil }
      set { tag = newValue == nil ? 1 : 2 }
    }
  }
  private final class OwnWord: UIView {
    override var ownWord: String? { tag == 3 ? "3" : nil }
  }
}

extension TraceSubject {
  /// Names `object` as a trace does: by class, and by what it is called.
  @MainActor
  package init(_ object: AnyObject) {
    if let view = object as? UIView {
      self.init(view)
    } else {
      self = .latest(
        object, className: ClassNames.full(type(of: object)),
        identifier: OwnWords.identifier(object), ownWord: nil)
    }
  }

  /// Names a view as a trace does.
  ///
  /// It is kept with a view that has only the identifier to be called by, which forgets it with that.
  @MainActor
  package init(_ view: UIView) {
    if let known = view.settings.subject {
      self = known
      return
    }
    let identifier = view.accessibilityIdentifier
    if OwnWords.speaks(type(of: view)) {
      let ownWord = identifier == nil ? view.ownWord : nil
      self = .latest(
        view, className: ClassNames.full(type(of: view)), identifier: identifier, ownWord: ownWord)
    } else {
      self.init(
        className: ClassNames.full(type(of: view)), identifier: identifier, ownWord: nil,
        object: view)
      view.settings.subject = self
    }
  }
}
