import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// A scene of the Gallery on a stage, used like a person would: views are found by name, and
/// results are read from the page.
@MainActor
struct GalleryStage {
  let stage: Stage

  init(_ scene: String, sourceLocation: SourceLocation = #_sourceLocation) {
    stage = Stage(app: GalleryDelegate.self, scene: scene, sourceLocation: sourceLocation)
  }

  /// Returns the view with a name.
  func view(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> UIView {
    try #require(find(name), "there is no view \"\(name)\"", sourceLocation: sourceLocation)
  }

  /// Returns the view with a name, or `nil` if the scene currently has no such view.
  func find(_ name: String) -> UIView? {
    all.first { $0.accessibilityIdentifier == name }
  }

  /// Every view in the key window, including the window.
  var all: [UIView] { Self.branch(stage.window) }

  static func branch(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(branch) }

  /// Returns the text in a view, its own captions and titles first.
  func words(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let view = try view(name, sourceLocation: sourceLocation)
    let labels = ([view] + view.subviews).compactMap { $0 as? UILabel }
    return labels.compactMap(\.text).joined(separator: " ")
  }

  /// Returns the number of times that a button's action ran, as its title shows.
  func taps(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
    let view = try view(name, sourceLocation: sourceLocation)
    let button = try #require(view as? UIButton, sourceLocation: sourceLocation)
    let title = button.title(for: .normal) ?? ""
    guard let dot = title.lastIndex(of: "·") else { return 0 }
    return Int(title[title.index(after: dot)...].drop(while: { $0 == " " })) ?? -1
  }

  /// Returns the number of touches that a box handled, as its caption shows.
  func answers(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
    let words = try words(name, sourceLocation: sourceLocation)
    guard let start = words.range(of: "handled ") else { return 0 }
    return Int(words[start.upperBound...].prefix(while: \.isNumber)) ?? -1
  }

  /// Returns the lines of a log.
  func lines(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    try words(name, sourceLocation: sourceLocation).split(separator: "\n").map(String.init)
  }

  /// Returns a point of a view, given as fractions of its size, in screen coordinates.
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

  /// Taps a view at a point where it can be hit.
  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    stage.tap(
      try view(name, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
  }

  /// Returns the name of the view that a touch at a point would hit.
  func hit(at point: CGPoint) -> String? { stage.explanation(at: point).hit?.identifier }

  /// Returns the verdict about a view that didn't receive a touch at a point.
  func refusal(_ name: String, at point: CGPoint) -> String? {
    stage.explanation(at: point).refused.first { $0.subject.identifier == name }?.verdict
      .description
  }
}
