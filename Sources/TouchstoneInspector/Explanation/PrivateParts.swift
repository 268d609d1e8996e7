internal import TouchstoneKit
internal import TouchstoneTrace

@MainActor
extension TraceSubject {
  /// The name of the feature that a window of the system's stands for.
  var partName: String { (object as? any SystemPart)?.partName ?? emphasized }

  var isKeyboard: Bool { object is InputWindow }

  /// Whether its class is private to the framework.
  var isPrivate: Bool { Self.isPrivate(className: className) }
}
