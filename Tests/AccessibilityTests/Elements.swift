import TouchstoneTesting
import UIKit

/// An element with a name, at a place.
@MainActor
func named(_ name: String, _ frame: CGRect) -> UIView {
  let view = UIView(frame: frame)
  view.isAccessibilityElement = true
  view.accessibilityLabel = name
  return view
}

extension Stage {
  /// The names of what is read, in order.
  var read: [String] { accessibility.elements.map { $0.accessibilityLabel ?? "?" } }

  /// The trace of one kind of step, without times.
  func steps(_ kinds: TraceRecord.Kind...) -> [String] {
    trace.filter { kinds.contains($0.kind) }.map { record in
      let line = record.description
      return String(line[line.index(after: line.firstIndex(of: " ") ?? line.startIndex)...])
    }
  }
}

/// Remembers where taps were recognized.
@MainActor
final class TapTarget {
  var points: [CGPoint] = []
  func tapped(_ tap: UITapGestureRecognizer) { points.append(tap.location(in: nil)) }
}

/// Writes down what it is asked for, and answers as it is told.
final class AskedView: UIView {
  var answers = true
  var asked: [String] = []
  override func accessibilityActivate() -> Bool { note("activate") }
  override func accessibilityPerformEscape() -> Bool { note("escape") }
  override func accessibilityPerformMagicTap() -> Bool { note("magicTap") }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    note("scroll \(direction)")
  }
  override func accessibilityIncrement() { _ = note("increment") }
  override func accessibilityDecrement() { _ = note("decrement") }
  override func accessibilityElementDidBecomeFocused() { _ = note("focused") }
  override func accessibilityElementDidLoseFocus() { _ = note("unfocused") }

  private func note(_ what: String) -> Bool {
    asked.append(what)
    return answers
  }

  func take() -> [String] {
    defer { asked = [] }
    return asked
  }
}
