internal import TouchstoneGeometry

/// The parts of values that a key path can name, such as the `x` of a point.
extension AnimatableValue {
  /// Returns the range of a part among the numbers of a value, or `nil` if no part has the name.
  private static func range(_ shape: Shape, _ part: String) -> Range<Int>? {
    switch (shape, part) {
    case (.point, "x"), (.size, "width"): 0..<1
    case (.point, "y"), (.size, "height"): 1..<2
    case (.rect, "origin"): 0..<2
    case (.rect, "size"): 2..<4
    case (.rect, "origin.x"): 0..<1
    case (.rect, "origin.y"): 1..<2
    case (.rect, "size.width"): 2..<3
    case (.rect, "size.height"): 3..<4
    default: nil
    }
  }

  /// Returns a part of the value, or `nil` if no part has the name.
  func part(_ name: String) -> Any? {
    if shape == .transform { return transformPart(name) }
    guard let range = Self.range(shape, name) else { return nil }
    let shape: Shape = range.count == 1 ? .number : name == "size" ? .size : .point
    return AnimatableValue(shape, Array(numbers[range])).value
  }

  /// Returns the value with a part replaced, or `nil` if the part or the replacement doesn't fit.
  func settingPart(_ name: String, _ part: AnimatableValue?) -> AnimatableValue? {
    guard let part else { return nil }
    if shape == .transform { return settingTransformPart(name, part.numbers) }
    guard let range = Self.range(shape, name), part.numbers.count == range.count else { return nil }
    var result = self
    result.numbers.replaceSubrange(range, with: part.numbers)
    return result
  }

  private var transformParts: TransformParts? {
    TransformParts(CATransform3D(elements: numbers.map { CGFloat($0) }))
  }

  private static func axis(_ name: Substring) -> Int? {
    switch name {
    case "x": 0
    case "y": 1
    case "z": 2
    default: nil
    }
  }

  /// Returns the rotation, scale or translation, as a whole or along one axis.
  ///
  /// A whole rotation is the rotation about z, a whole scale is the mean, and a whole translation
  /// is a size.
  private func transformPart(_ name: String) -> Any? {
    guard let parts = transformParts else { return nil }
    let names = name.split(separator: ".")
    let axis = names.count > 1 ? Self.axis(names[1]) : nil
    switch (names.first, axis) {
    case ("rotation", let axis): return CGFloat(parts.angles[axis ?? 2])
    case ("scale", let axis?): return CGFloat(parts.scale[axis])
    case ("scale", nil): return CGFloat(parts.scale.sum() / 3)
    case ("translation", let axis?): return CGFloat(parts.translation[axis])
    case ("translation", nil):
      return CGSize(width: parts.translation.x, height: parts.translation.y)
    default: return nil
    }
  }

  private func settingTransformPart(_ name: String, _ values: [Double]) -> AnimatableValue? {
    guard var parts = transformParts, let value = values.first else { return nil }
    let names = name.split(separator: ".")
    let axis = names.count > 1 ? Self.axis(names[1]) : nil
    switch (names.first, axis) {
    case ("rotation", let axis): parts.angles[axis ?? 2] = value
    case ("scale", let axis?): parts.scale[axis] = value
    case ("scale", nil): parts.scale = SIMD3(repeating: value)
    case ("translation", let axis?): parts.translation[axis] = value
    case ("translation", nil):
      guard values.count >= 2 else { return nil }
      parts.translation.x = values[0]
      parts.translation.y = values[1]
    default: return nil
    }
    return AnimatableValue(parts.transform)
  }
}
