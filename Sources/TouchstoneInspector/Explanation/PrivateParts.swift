internal import TouchstoneKit
internal import TouchstoneTrace

@MainActor
extension TraceSubject {
  /// The name of the feature that a system window represents.
  var partName: String { (object as? any SystemPart)?.partName ?? emphasized }

  var isKeyboard: Bool { object is InputWindow }

  /// Whether the object's class is private to the framework.
  var isPrivate: Bool { Self.isPrivate(className: className) }
}
