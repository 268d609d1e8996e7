@_spi(Kit) internal import UIKitCore

// Names of what apps can't name: views, windows and recognizers that are private to the framework.
extension ViewNames {
  /// The name in sentences of an object that is private to the framework; `nil` if the object has a
  /// name that an app knows.
  ///
  /// A private view is spoken of as the feature that it belongs to, such as the keyboard, or else as the
  /// nearest view around it that an app knows. So is a view of a public class that the framework puts
  /// next to the content of an app, such as what dims the page behind a sheet.
  func spokenName(of object: AnyObject) -> String? {
    if let recognizer = object as? UIGestureRecognizer { return spokenName(of: recognizer) }
    guard let view = object as? UIView, ClassFacts.of(view).isFrameworks else { return nil }
    let isPrivate = ClassFacts.of(view).isPrivate
    var passed: [ObjectIdentifier] = []
    var place: UIView? = view
    var watch = RingWatch()
    while let current = place, !watch.hasComeRound(to: current) {
      if !isPrivate, nameless.contains(ObjectIdentifier(current)) { break }
      passed.append(ObjectIdentifier(current))
      let facts = ClassFacts.of(current)
      if facts.isSystemPart, let part = current as? any SystemPart { return part.partName }
      if isPrivate, !facts.isPrivate { return text(of: current) }
      if !isPrivate, !facts.isFrameworks || current.next is UIViewController { break }
      place = current.superview
    }
    // Views may lie 10,000 deep in each other, and each of them may be asked.
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
