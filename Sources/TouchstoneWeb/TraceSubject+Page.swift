internal import TouchstoneTrace

/// The names that the page shows. An app can't name a class that is private to the framework, so the page
/// doesn't show such a name either.
extension TraceSubject {
  /// The class, or the nearest class above it that an app can name.
  var shownClassName: String {
    guard isPrivate, let object else { return shortClassName }
    var current: AnyClass? = type(of: object)
    while let type = current {
      let name = KitModules.readable(type)
      if !Self.isPrivate(className: name) {
        return name.split(separator: ".").last.map(String.init) ?? name
      }
      current = _getSuperclass(type)
    }
    return shortClassName
  }

  /// The name, or the name in sentences if the class is private to the framework.
  var shownName: String { isPrivate ? spokenName : name }

  /// The description, or the name in sentences if the class is private to the framework.
  var shown: String { isPrivate ? spokenName : description }

  private var isPrivate: Bool { Self.isPrivate(className: className) }
}
