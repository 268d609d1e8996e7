internal import TouchstoneKit
internal import TouchstoneTrace

/// The names that the page shows. An app can't name a class that is private to the framework, so the page
/// doesn't show such a name either.
extension TraceSubject {
  /// The class, or the nearest class above it that an app can name.
  @MainActor
  var shownClassName: String {
    guard isPrivate, let object else { return shortClassName }
    return ClassNames.shown(type(of: object))
  }

  /// The name, or the name in sentences if the class is private to the framework.
  var shownName: String { isPrivate ? spokenName : name }

  /// The description, or the name in sentences if the class is private to the framework.
  var shown: String { isPrivate ? spokenName : description }

  private var isPrivate: Bool { Self.isPrivate(className: className) }
}
