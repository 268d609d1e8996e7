internal import UIKitCore

/// The looks that an application has set for classes.
@MainActor
final class AppearanceBook {
  /// What asks for more comes later.
  private var rules: [AppearanceRule] = []

  nonisolated init() {}

  /// The rule for a class, made at the first question.
  func rule(
    for type: UIView.Type, _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) -> AppearanceRule {
    if let rule = rules.first(where: { $0.isFor(type, traits, containers) }) { return rule }
    let rule = AppearanceRule(type, traits, containers)
    let place = rules.firstIndex { rule.rank < $0.rank } ?? rules.endIndex
    rules.insert(rule, at: place)
    return rule
  }

  /// Gives a view the looks that are set for it, but for what was set on the view itself.
  func dress(_ view: UIView) {
    let mine = rules.filter { $0.applies(to: view) }
    guard !mine.isEmpty else { return }
    let given = (view.settings.appearancePart as? GivenLooks) ?? GivenLooks()
    for (place, property) in properties(of: view).enumerated() {
      guard let rule = mine.last(where: { $0.sets(property) }) else { continue }
      let present = property.read(view)
      let own = property.owner is any AppearanceCustomizing.Type
      let plain = own ? PlainViews.of(property.owner) : PlainViews.ofTheKit(type(of: view))
      guard
        property.isSame(present, property.read(plain))
          || given.values[place].map({ property.isSame(present, $0) }) == true
      else { continue }
      property.write(view, property.read(rule.proxy))
      given.values[place] = property.read(view)
      view.settings.appearancePart = given
    }
  }

  /// Those of the kit, and those that the view's class names.
  private func properties(of view: UIView) -> [AppearanceProperty] {
    guard let type = type(of: view) as? any AppearanceCustomizing.Type else {
      return AppearanceProperty.ofTheKit
    }
    return AppearanceProperty.ofTheKit + type.appearanceProperties
  }
}

/// What a view was given by appearances, by the property's place: another look replaces that.
final class GivenLooks {
  var values: [Int: Any] = [:]
}
