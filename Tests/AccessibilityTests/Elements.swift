import TouchstoneTesting
import UIKit

/// Returns an element with a name and a frame.
@MainActor
func named(_ name: String, _ frame: CGRect) -> UIView {
  let view = UIView(frame: frame)
  view.isAccessibilityElement = true
  view.accessibilityLabel = name
  return view
}

extension Stage {
  /// The names of the elements that are read, in order.
  var read: [String] { accessibility.elements.map { $0.accessibilityLabel ?? "?" } }

  /// Returns the trace of some kinds of steps, without times.
  func steps(_ kinds: TraceRecord.Kind...) -> [String] {
    trace.filter { kinds.contains($0.kind) }.map { record in
      let line = record.description
      return String(line[line.index(after: line.firstIndex(of: " ") ?? line.startIndex)...])
    }
  }
}

/// Stores the locations of recognized taps.
@MainActor
final class TapTarget {
  var points: [CGPoint] = []
  func tapped(_ tap: UITapGestureRecognizer) { points.append(tap.location(in: nil)) }
}

/// Records its requests, and returns the configured answers.
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
