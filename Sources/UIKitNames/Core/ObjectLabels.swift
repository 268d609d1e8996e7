internal import TouchstoneHitTree
package import TouchstoneTrace

/// The labels of an object that are known without looking at its surroundings.
@MainActor
package enum ObjectLabels {
  /// Returns the name that app code gave the object: a view's `accessibilityIdentifier`, a
  /// recognizer's `name`, or a controller's `title`.
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

  /// Returns the label that the user sees: a button's title, a label's text, a field's placeholder,
  /// or an image's name.
  static func visible(_ object: AnyObject) -> String? {
    ObjectName.word((object as? UIView)?.ownLabel)
  }

  /// Returns the identifier, or the visible label if there is no identifier.
  package static func word(_ object: AnyObject) -> String? { identifier(object) ?? visible(object) }
}

// MARK: - Classes

extension ObjectLabels {
  /// Returns whether views of a class may have a label other than the identifier that the app set.
  package static func speaks(_ type: UIView.Type) -> Bool {
    ClassRecord.of(type).hasOwnLabel
  }

  /// Determines the answer from the class's table of methods, for its ``ClassRecord``.
  static func areOverridden(in type: AnyClass) -> Bool {
    slots.contains { $0.isOverridden(in: type, comparedWith: UIView.self) }
  }

  private static let slots = [
    MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Identifier.self),
    MemberSlot(base: UIView.self, neutral: Neutral.self, probe: OwnWord.self),
  ]

  // Never instantiated; only their method tables are read.
  private final class Neutral: UIView {}
  private final class Identifier: UIView {
    override var accessibilityIdentifier: String? {
      get { tag == 1 ? "1" : nil }
      set { tag = newValue == nil ? 1 : 2 }
    }
  }
  private final class OwnWord: UIView {
    override var ownLabel: String? { tag == 3 ? "3" : nil }
  }
}

extension TraceSubject {
  /// Names `object` as traces do: by its class and its label.
  @MainActor
  package init(_ object: AnyObject) {
    if let view = object as? UIView {
      self.init(view)
    } else {
      self = .latest(
        object, className: ClassNames.full(type(of: object)),
        identifier: ObjectLabels.identifier(object), ownLabel: nil)
    }
  }

  /// Names a view as traces do.
  ///
  /// If the identifier is the view's only label, the result is cached until the identifier changes.
  @MainActor
  package init(_ view: UIView) {
    if let known = view.settings.subject {
      self = known
      return
    }
    let identifier = view.accessibilityIdentifier
    if ObjectLabels.speaks(type(of: view)) {
      let ownLabel = identifier == nil ? view.ownLabel : nil
      self = .latest(
        view, className: ClassNames.full(type(of: view)), identifier: identifier, ownLabel: ownLabel
      )
    } else {
      self.init(
        className: ClassNames.full(type(of: view)), identifier: identifier, ownLabel: nil,
        object: view)
      view.settings.subject = self
    }
  }
}
