internal import TouchstoneGeometry
internal import TouchstoneHitTree

extension CALayer {
  func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerAppearance, Value>, _ value: Value, _ key: String
  ) {
    guard appearance[keyPath: path] != value else { return }
    let change = beginChange(key)
    appearance[keyPath: path] = value
    change?.end()
  }

  func setNumbers<Value: Equatable & NumberHolding>(
    _ path: WritableKeyPath<LayerAppearance, Value>, _ value: Value, _ key: String,
    animates: Bool = true
  ) {
    let value = admit(value, else: appearance[keyPath: path], key)
    if animates { set(path, value, key) } else { appearance[keyPath: path] = value }
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != appearance.isHidden else { return }
    let change = beginChange("hidden")
    appearance.isHidden = isHidden
    node?.setFlag(.hidden, isHidden)
    if !isHidden, needsDisplayHereOrBelow { parent?.markBelow(.displayBelow, from: self) }
    change?.end()
  }

  func setOpacity(_ opacity: Float) {
    let opacity = admit(opacity, else: appearance.opacity, "opacity")
    guard opacity != appearance.opacity else { return }
    let change = beginChange("opacity")
    appearance.opacity = opacity
    node?.setFlag(.transparent, isTooTransparentForHits)
    change?.end()
  }

  /// Sets the contents. Contents can't be compared, so setting them always counts as a change.
  func setContents(_ contents: Any?) {
    let change = beginChange("contents")
    appearance.contents = contents
    drawing = nil
    change?.end()
  }

  /// Copies the geometry, appearance, timing, drawing, name and extra values of `layer`.
  func copyValues(from layer: CALayer) {
    geometry = layer.geometry
    appearance = layer.appearance
    timing = layer.timing
    extras = layer.extras
    drawing = layer.drawing
    drawnBounds = layer.drawnBounds
    name = layer.name
  }

  /// Returns whether the value for `key` differs from its value in a new layer.
  ///
  /// Values are compared as animations compare them. Values that can't be compared count as
  /// different.
  func differsFromDefault(_ key: String) -> Bool {
    let initial = type(of: self).defaultValue(forKey: key)
    guard let value = value(forKey: key) else { return initial != nil }
    guard let initial else { return true }
    return AnimatableValue(value) != AnimatableValue(initial)
  }
}
