public import Foundation

// What `as?` takes out of an `NSValue`, and puts into one, as on iOS:
//
//     let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
//
// A value here knows how many numbers it wraps and not what they are, so that one of a point can also
// be read as a size.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Wraps it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  /// Reads what is wrapped.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.cgPointValue
  }

  /// Reads what is wrapped, where it has so many numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    guard source.wraps(2) else { return false }
    result = source.cgPointValue
    return true
  }

  /// Reads what is wrapped; zeros where nothing is.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.cgPointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Wraps it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  /// Reads what is wrapped.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.cgSizeValue
  }

  /// Reads what is wrapped, where it has so many numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    guard source.wraps(2) else { return false }
    result = source.cgSizeValue
    return true
  }

  /// Reads what is wrapped; zeros where nothing is.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.cgSizeValue ?? .zero
  }
}

extension CGVector: _ObjectiveCBridgeable {
  /// Wraps it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }

  /// Reads what is wrapped.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) {
    result = source.cgVectorValue
  }

  /// Reads what is wrapped, where it has so many numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGVector?
  ) -> Bool {
    guard source.wraps(2) else { return false }
    result = source.cgVectorValue
    return true
  }

  /// Reads what is wrapped; zeros where nothing is.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector {
    source?.cgVectorValue ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Wraps it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  /// Reads what is wrapped.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  /// Reads what is wrapped, where it has so many numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.wraps(4) else { return false }
    result = source.cgRectValue
    return true
  }

  /// Reads what is wrapped; zeros where nothing is.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  /// Wraps it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  /// Reads what is wrapped.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
    result = source.cgAffineTransformValue
  }

  /// Reads what is wrapped, where it has so many numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGAffineTransform?
  ) -> Bool {
    guard source.wraps(6) else { return false }
    result = source.cgAffineTransformValue
    return true
  }

  /// Reads what is wrapped; zeros where nothing is.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    source?.cgAffineTransformValue ?? CGAffineTransform(0, 0, 0, 0, 0, 0)
  }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  /// Wraps it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  /// Reads what is wrapped.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    result = source.uiEdgeInsetsValue
  }

  /// Reads what is wrapped, where it has so many numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIEdgeInsets?
  ) -> Bool {
    guard source.wraps(4) else { return false }
    result = source.uiEdgeInsetsValue
    return true
  }

  /// Reads what is wrapped; zeros where nothing is.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? .zero
  }
}
