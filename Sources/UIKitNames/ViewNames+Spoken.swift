@_spi(Kit) internal import UIKitCore

// Names of private objects of the framework, which apps can't name: views, windows and recognizers.
extension ViewNames {
  /// Returns the name in sentences of an object that is private to the framework, or `nil` if the
  /// object has a name that an app knows.
  ///
  /// A private view is named after its feature, such as the keyboard, or else after the nearest
  /// ancestor that an app knows. The same applies to a view of a public class that the framework
  /// inserts next to an app's content, such as the dimming view behind a sheet.
  func spokenName(of object: AnyObject) -> String? {
    if let recognizer = object as? UIGestureRecognizer { return spokenName(of: recognizer) }
    guard let view = object as? UIView, ClassFacts.of(view).isFrameworks else { return nil }
    let isPrivate = ClassFacts.of(view).isPrivate
    var passed: [ObjectIdentifier] = []
    var place: UIView? = view
    var watch = CycleDetector()
    while let current = place, !watch.hasComeRound(to: current) {
      if !isPrivate, nameless.contains(ObjectIdentifier(current)) { break }
      passed.append(ObjectIdentifier(current))
      let facts = ClassFacts.of(current)
      if facts.isSystemPart, let part = current as? any SystemPart { return part.partName }
      if isPrivate, !facts.isPrivate { return text(of: current) }
      if !isPrivate, !facts.isFrameworks || current.next is UIViewController { break }
      place = current.superview
    }
    // Views may be nested 10,000 levels deep, and each of them may be queried.
    if !isPrivate, passed.count > 16 { nameless.formUnion(passed) }
    return nil
  }

  private func spokenName(of recognizer: UIGestureRecognizer) -> String? {
    switch recognizer {
    case is ScrollPanGestureRecognizer: "panGestureRecognizer"
    case is ScrollPinchGestureRecognizer: "pinchGestureRecognizer"
    case is DelayedTouchesRecognizer: "delaysContentTouches"
    default: nil
    }
  }
}
