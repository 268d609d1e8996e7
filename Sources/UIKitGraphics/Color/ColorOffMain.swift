/// Resolves dynamic colors off the main actor.
///
/// The main actor can't be involved, because it may be waiting for the calling thread.
enum ColorOffMain {
  /// The number of nested providers on this thread.
  @TaskLocal private static var depth = 0

  /// Returns the color resolved for a light style. Returns black if dynamic colors resolve to each
  /// other endlessly.
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

  /// The traits of a light style. A collection is immutable, so any thread may read it.
  private static let traits: UITraitCollection = {
    var values = TraitValues()
    values[UITraitUserInterfaceStyle.self] = .light
    return UITraitCollection(values)
  }()
}
