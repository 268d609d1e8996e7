internal import UIKitCore

/// The appearance rules of an application.
@MainActor
final class AppearanceRegistry {
  /// The rules, with more specific rules after less specific ones.
  private var rules: [AppearanceRule] = []

  nonisolated init() {}

  /// Returns the rule for a class, traits and containers, creating it if needed.
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

  /// Applies the appearance rules to a view, except to properties that were set on the view itself.
  func applyRules(to view: UIView) {
    let mine = rules.filter { $0.applies(to: view) }
    guard !mine.isEmpty else { return }
    let given = (view.settings.appearancePart as? GivenLooks) ?? GivenLooks()
    for (place, property) in properties(of: view).enumerated() {
      guard let rule = mine.last(where: { $0.sets(property) }) else { continue }
      let present = property.read(view)
      let own = property.owner as? any AppearanceCustomizing.Type
      let plain = own.map { PlainViews.of($0) } ?? PlainViews.ofTheKit(type(of: view))
      guard
        property.isSame(present, property.read(plain))
          || given.values[place].map({ property.isSame(present, $0) }) == true
      else { continue }
      _ = property.write?(view, property.read(rule.proxy))
      given.values[place] = property.read(view)
      view.settings.appearancePart = given
    }
  }

  /// Returns the properties that the framework and the app declare for the view's class.
  private func properties(of view: UIView) -> [ClassProperty] {
    let framework = ClassRecord.of(type(of: view)).appearanceProperties
    guard let type = type(of: view) as? any AppearanceCustomizing.Type else { return framework }
    return framework + type.appearanceProperties.map(\.property)
  }
}

/// The values that appearance rules have set on a view, by property index. Another rule may replace
/// them.
final class GivenLooks {
  var values: [Int: Any] = [:]
}
