/// Resolves colors that depend on their surroundings off the main actor.
///
/// The main actor may be waiting for the thread that asks, so it can't be asked.
enum ColorOffMain {
  /// How many rules are at work inside each other on this thread.
  @TaskLocal private static var depth = 0

  /// The color for a light style that depends on nothing any more. Black stands for the last of colors that
  /// ask each other without end.
  static func resolve(_ color: UIColor) -> UIColor {
    guard depth < UIColor.mostNested else { return .black }
    return $depth.withValue(depth + 1) {
      var color = color
      for _ in 0..<UIColor.mostNested {
        guard let rule = color.ruleOnAnyThread else { return color }
        color = rule(traits)
      }
      return .black
    }
  }

  /// A collection doesn't change, so that any thread may read it.
  private static let traits: UITraitCollection = {
    var values = TraitValues()
    values[UITraitUserInterfaceStyle.self] = .light
    return UITraitCollection(values)
  }()
}
