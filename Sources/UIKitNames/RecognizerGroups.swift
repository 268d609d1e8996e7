internal import UIKitCore

/// The unnamed recognizers of a view, grouped by class.
///
/// Without these groups, naming each of a thousand recognizers would iterate over all of them.
@MainActor
struct RecognizerGroups {
  private let view: ObjectIdentifier
  private let version: Int
  private var places: [ObjectIdentifier: Int] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  /// Reads the recognizers of a view.
  init(on view: UIView) {
    self.view = ObjectIdentifier(view)
    version = RecognizerVersion.current
    for recognizer in view.gestureRecognizers ?? [] where ObjectLabels.word(recognizer) == nil {
      let type = ObjectIdentifier(type(of: recognizer))
      places[ObjectIdentifier(recognizer)] = counts[type, default: 0]
      counts[type, default: 0] += 1
    }
  }

  /// Returns whether these are the groups of a view, and no recognizer was attached, detached or
  /// renamed since.
  func isCurrent(on view: UIView) -> Bool {
    self.view == ObjectIdentifier(view) && version == RecognizerVersion.current
  }

  /// Returns the index of a recognizer in its group, and the size of the group.
  func place(of recognizer: UIGestureRecognizer) -> (place: Int, count: Int)? {
    places[ObjectIdentifier(recognizer)].map {
      ($0, counts[ObjectIdentifier(type(of: recognizer)), default: 0])
    }
  }
}
