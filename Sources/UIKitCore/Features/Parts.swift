/// The objects that modules above the core keep with one of its objects, one of each type.
@MainActor
package final class Parts {
  /// A search of so few is quicker than a table.
  @exclusivity(unchecked) private var kept: [(type: ObjectIdentifier, part: AnyObject)] = []
  /// The moments that features join; `nil` for parts of windows and scenes.
  private let moments: Moments?

  nonisolated init(joining moments: Moments? = nil) { self.moments = moments }

  /// The object of a type, made at the first call.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    if let part = existing(Part.self) { return part }
    let part = make()
    keep(part, as: ObjectIdentifier(Part.self))
    return part
  }

  /// Makes the features that every application has.
  func makeStandingFeatures(of application: UIApplication) {
    for type in KitServices.installed.standingFeatures {
      keep(type.init(of: application), as: ObjectIdentifier(type))
    }
  }

  private func keep(_ part: AnyObject, as type: ObjectIdentifier) {
    kept.append((type, part))
    if let moments, let feature = part as? any ApplicationFeature { moments.join(feature) }
  }

  /// The object of a type; `nil` if it was not made yet.
  package func existing<Part: AnyObject>(_ type: Part.Type) -> Part? {
    let wanted = ObjectIdentifier(type)
    for (type, part) in kept where type == wanted { return unsafeDowncast(part, to: Part.self) }
    return nil
  }
}
