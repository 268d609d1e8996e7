import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// A scene of the Gallery on a stage, with the eyes of a person: views are found by name, answers
/// are read where the page shows them.
@MainActor
struct GalleryStage {
  let stage: Stage

  init(_ scene: String, sourceLocation: SourceLocation = #_sourceLocation) {
    stage = Stage(app: GalleryDelegate.self, scene: scene, sourceLocation: sourceLocation)
  }

  /// The view of a name.
  func view(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> UIView {
    try #require(find(name), "there is no view \"\(name)\"", sourceLocation: sourceLocation)
  }

  /// The view of a name, or nil where the scene has none just now.
  func find(_ name: String) -> UIView? {
    all.first { $0.accessibilityIdentifier == name }
  }

  /// Every view in the key window, the window included.
  var all: [UIView] { Self.branch(stage.window) }

  static func branch(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(branch) }

  /// The words in a view, its own captions and titles first.
  func words(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let view = try view(name, sourceLocation: sourceLocation)
    let labels = ([view] + view.subviews).compactMap { $0 as? UILabel }
    return labels.compactMap(\.text).joined(separator: " ")
  }

  /// How often a button says its action ran.
  func taps(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
    let view = try view(name, sourceLocation: sourceLocation)
    let button = try #require(view as? UIButton, sourceLocation: sourceLocation)
    let title = button.title(for: .normal) ?? ""
    guard let dot = title.lastIndex(of: "·") else { return 0 }
    return Int(title[title.index(after: dot)...].drop(while: { $0 == " " })) ?? -1
  }

  /// How often a box says it answered.
  func answers(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
    let words = try words(name, sourceLocation: sourceLocation)
    guard let start = words.range(of: "answered ") else { return 0 }
    return Int(words[start.upperBound...].prefix(while: \.isNumber)) ?? -1
  }

  /// The lines of a log.
  func lines(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    try words(name, sourceLocation: sourceLocation).split(separator: "\n").map(String.init)
  }

  /// A point of a view, given as fractions of its size, in screen points.
  func point(
    _ name: String, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CGPoint {
    let view = try view(name, sourceLocation: sourceLocation)
    return view.convert(
      CGPoint(
        x: view.bounds.minX + view.bounds.width * x, y: view.bounds.minY + view.bounds.height * y),
      to: nil)
  }

  /// Taps a view where it can be hit.
  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    stage.tap(
      try view(name, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
  }

  /// The name of what a touch at a point would hit.
  func hit(at point: CGPoint) -> String? { stage.explanation(at: point).hit?.identifier }

  /// What the explanation of a touch at a point says of a view that did not take it.
  func refusal(_ name: String, at point: CGPoint) -> String? {
    stage.explanation(at: point).refused.first { $0.subject.identifier == name }?.verdict
      .description
  }
}
