/// The objects that modules above the core store with one of its objects, one for each type.
@MainActor
package final class FeatureStorage {
  /// An array, because searching so few elements is faster than a dictionary lookup.
  @exclusivity(unchecked) private var kept: [(type: ObjectIdentifier, part: AnyObject)] = []
  /// The lists that features join, or `nil` for the parts of windows and scenes.
  private let moments: FeatureLists?

  nonisolated init(joining moments: FeatureLists? = nil) { self.moments = moments }

  /// Returns the object of a type, created by the first call.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    if let part = existing(Part.self) { return part }
    let part = make()
    keep(part, as: ObjectIdentifier(Part.self))
    return part
  }

  /// Creates the features that every application has.
  func makeStandingFeatures(of application: UIApplication) {
    for type in KitServices.installed.standingFeatures {
      keep(type.init(of: application), as: ObjectIdentifier(type))
    }
  }

  private func keep(_ part: AnyObject, as type: ObjectIdentifier) {
    kept.append((type, part))
    if let moments, let feature = part as? any ApplicationFeature { moments.join(feature) }
  }

  /// Returns the object of a type, or `nil` if it wasn't created yet.
  package func existing<Part: AnyObject>(_ type: Part.Type) -> Part? {
    let wanted = ObjectIdentifier(type)
    for (type, part) in kept where type == wanted { return unsafeDowncast(part, to: Part.self) }
    return nil
  }
}
