public import Foundation

// Bridging between geometry types and `NSValue` for `as` and `as?`, as on iOS:
//
//     let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
//
// A value stores how many numbers it wraps but not their meaning, so a wrapped point can also be
// read as a size.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that wraps the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  /// Reads a point from a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.cgPointValue
  }

  /// Reads a point from a value, and returns whether the value wraps two numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    guard source.wraps(2) else { return false }
    result = source.cgPointValue
    return true
  }

  /// Reads a point from a value, or zeros if there is no value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.cgPointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that wraps the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  /// Reads a size from a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.cgSizeValue
  }

  /// Reads a size from a value, and returns whether the value wraps two numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    guard source.wraps(2) else { return false }
    result = source.cgSizeValue
    return true
  }

  /// Reads a size from a value, or zeros if there is no value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.cgSizeValue ?? .zero
  }
}

extension CGVector: _ObjectiveCBridgeable {
  /// Returns a value that wraps the vector.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }

  /// Reads a vector from a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) {
    result = source.cgVectorValue
  }

  /// Reads a vector from a value, and returns whether the value wraps two numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGVector?
  ) -> Bool {
    guard source.wraps(2) else { return false }
    result = source.cgVectorValue
    return true
  }

  /// Reads a vector from a value, or zeros if there is no value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector {
    source?.cgVectorValue ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns a value that wraps the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  /// Reads a rectangle from a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  /// Reads a rectangle from a value, and returns whether the value wraps four numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.wraps(4) else { return false }
    result = source.cgRectValue
    return true
  }

  /// Reads a rectangle from a value, or zeros if there is no value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  /// Returns a value that wraps the transform.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  /// Reads a transform from a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?)
  {
    result = source.cgAffineTransformValue
  }

  /// Reads a transform from a value, and returns whether the value wraps six numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGAffineTransform?
  ) -> Bool {
    guard source.wraps(6) else { return false }
    result = source.cgAffineTransformValue
    return true
  }

  /// Reads a transform from a value, or zeros if there is no value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    source?.cgAffineTransformValue ?? CGAffineTransform(0, 0, 0, 0, 0, 0)
  }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  /// Returns a value that wraps the insets.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  /// Reads insets from a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    result = source.uiEdgeInsetsValue
  }

  /// Reads insets from a value, and returns whether the value wraps four numbers.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIEdgeInsets?
  ) -> Bool {
    guard source.wraps(4) else { return false }
    result = source.uiEdgeInsetsValue
    return true
  }

  /// Reads insets from a value, or zeros if there is no value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? .zero
  }
}
