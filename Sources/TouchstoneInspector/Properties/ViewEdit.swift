internal import TouchstoneHost
package import TouchstoneKit

/// A change of one property of a view, to try its effect.
package struct ViewEdit: Equatable, Sendable {
  /// The properties that can be changed, with the names in messages as raw values.
  package enum Key: String, CaseIterable, Sendable {
    /// Whether the view is hidden.
    case hidden = "hidden"
    /// The view's opacity.
    case alpha = "alpha"
    /// Whether user interaction is enabled.
    case interaction = "interaction"
    /// Whether the view receives more than one touch.
    case multipleTouch = "multipleTouch"
    /// Whether the view clips its subviews to its bounds.
    case clips = "clips"
    /// The view's frame in its superview.
    case frame = "frame"
    /// The corner radius.
    case corner = "corner"
    /// Whether a control is enabled.
    case enabled = "enabled"
    /// The view's text.
    case text = "text"
    /// Whether one of the view's recognizers is enabled.
    case recognizer = "recognizer"
  }

  /// The value of a property.
  package enum Value: Equatable, Sendable {
    /// A Boolean value.
    case flag(Bool)
    /// A number.
    case number(Double)
    /// A string.
    case text(String)
    /// A rectangle: its left edge, its top edge, its width and its height.
    case rectangle([Double])
  }

  /// The property to change.
  package var key: Key
  /// The index if there are several such properties, counted from 0.
  package var part = 0
  /// The new value.
  package var value: Value

  /// Creates an edit.
  package init(_ key: Key, part: Int = 0, to value: Value) {
    self.key = key
    self.part = part
    self.value = value
  }
}

extension ViewEdit.Value {
  /// Creates a value from that of a property, or returns `nil` if its type can't be changed.
  init?(_ value: Any) {
    switch value {
    case let flag as Bool: self = .flag(flag)
    case let number as CGFloat: self = .number(number)
    case let frame as CGRect:
      self = .rectangle([frame.minX, frame.minY, frame.width, frame.height])
    default: return nil
    }
  }
}

extension ViewEdit.Value: CustomStringConvertible {
  /// The value as text.
  package var description: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): JSONText.number(number)
    case .text(let text): text
    case .rectangle(let numbers): numbers.map { JSONText.number($0) }.joined(separator: ", ")
    }
  }
}

extension ViewEdit {
  /// Returns the current value of a property, or `nil` if the view has no such property.
  @MainActor
  static func value(_ key: Key, part: Int, of view: UIView) -> Value? {
    switch key {
    case .corner: .number(view.layer.cornerRadius)
    case .recognizer: recognizer(part, of: view).map { .flag($0.isEnabled) }
    case .text: property(key, of: view).map { .text($0.read(view) as? String ?? "") }
    default: property(key, of: view).flatMap { Value($0.read(view)) }
    }
  }

  /// Changes the property of a view.
  ///
  /// - Returns: The previous value, or `nil` if nothing changed because the view has no such
  ///   property or the value isn't valid for it.
  @MainActor
  package func apply(to view: UIView) -> Value? {
    guard let before = Self.value(key, part: part, of: view) else { return nil }
    switch (key, value) {
    case (.alpha, .number(let number)):
      return Self.set(CGFloat(min(max(number, 0), 1)), key, of: view) ? before : nil
    case (.frame, .rectangle(let numbers)):
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
      let frame = CGRect(
        x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
      return Self.set(frame, key, of: view) ? before : nil
    case (.corner, .number(let number)): view.layer.cornerRadius = max(0, number)
    case (.recognizer, .flag(let flag)): Self.recognizer(part, of: view)?.isEnabled = flag
    case (_, .flag(let flag)): return Self.set(flag, key, of: view) ? before : nil
    case (_, .text(let text)): return Self.set(text, key, of: view) ? before : nil
    default: return nil
    }
    return before
  }

  /// Returns the property of the view's class record that a key names, or `nil` if the class
  /// has no such property.
  @MainActor
  private static func property(_ key: Key, of view: UIView) -> ClassProperty? {
    let record = ClassRecord.of(type(of: view))
    return switch key {
    case .text: record.shownText
    case .interaction: record.property(named: "userInteractionEnabled")
    case .multipleTouch: record.property(named: "multipleTouchEnabled")
    case .clips: record.property(named: "clipsToBounds")
    case .hidden, .alpha, .frame, .enabled: record.property(named: key.rawValue)
    case .corner, .recognizer: nil
    }
  }

  /// Sets a property, and returns whether the view has it and the value has its type.
  @MainActor
  private static func set(_ value: Any, _ key: Key, of view: UIView) -> Bool {
    property(key, of: view)?.write?(view, value) ?? false
  }

  @MainActor
  private static func recognizer(_ part: Int, of view: UIView) -> UIGestureRecognizer? {
    let all = view.gestureRecognizers ?? []
    return all.indices.contains(part) ? all[part] : nil
  }
}
